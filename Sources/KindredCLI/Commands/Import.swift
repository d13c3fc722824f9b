extension Command {
    /// The group of commands that read real apps.
    static let importing = Command(
        name: "import", summary: "read storyboards, Swift code or a running app",
        usage: "WHAT …",
        about: "Imports an existing app. Each command has its own help, such as 'kindred help import storyboard'.",
        examples: [
            ("import storyboard Sources -o Specs", "from all storyboards below a folder"),
            ("import swift Sources -o edges.json", "who shows what, by the code"),
            ("import hierarchy console.log", "from what the debugger printed"),
        ],
        exits: [wrongUsage],
        members: [.importStoryboard, .importSwift, .importHierarchy]
    ) { _ in .usage }
}
