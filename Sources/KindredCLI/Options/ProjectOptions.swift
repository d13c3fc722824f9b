import KindredSession

/// The options that say which project a command is about.
struct ProjectOptions: OptionGroup {
    static let heading = "Project"
    static let options: [Option] = [.config, .noConfig, .stdinFilename, .on]

    let choice: ProjectChoice
    /// The configuration that alone counts; nil for all.
    let configuration: String?

    init(arguments: Arguments) {
        choice = ProjectChoice(
            file: arguments.value(.config), ignoresFiles: arguments.has(.noConfig),
            standardInput: arguments.value(.stdinFilename))
        configuration = arguments.value(.on)
    }
}

extension Option {
    static let config = Option(
        name: "--config", value: .path("FILE"), conditions: [.excludes(.noConfig)],
        about: "the project file; by default the nearest kindred.yaml, up to the repository's root")
    static let on = Option(
        name: "--on", value: .text("NAME"), completion: .names([.configuration]),
        about: "one configuration alone, as if only what exists there were written")
    static let noConfig = Option(name: "--no-config", about: "ignore project files")
    static let stdinFilename = Option(
        name: "--stdin-filename", value: .path("PATH"),
        about: "read this specification from standard input, and the others as usual")
}
