import Foundation
import PackagePlugin

/// `swift package kindred check Specs`: the program itself, in the folder of the package.
@main
struct KindredCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: try context.tool(named: "kindred").path.string)
        program.arguments = arguments
        program.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
        try program.run()
        program.waitUntilExit()
        if program.terminationStatus != 0 { exit(program.terminationStatus) }
    }
}
