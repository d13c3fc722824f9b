import PackagePlugin

/// Checks the specifications below the folder of a target before each build; an error in one fails the build.
@main
struct KindredCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        [
            .prebuildCommand(
                displayName: "Checking the specifications of \(target.name)",
                executable: try context.tool(named: "kindred").path,
                arguments: ["check", target.directory.string],
                outputFilesDirectory: context.pluginWorkDirectory)
        ]
    }
}
