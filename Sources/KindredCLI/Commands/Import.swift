extension Command {
    /// The group of what reads real apps.
    static let importing = Command(
        name: "import", summary: "read storyboards, or what a running app printed, into a specification",
        usage: "WHAT …",
        about: "Reads what a real app consists of. Each has a help of its own: 'kindred help import storyboard'.",
        examples: [
            ("import storyboard Sources -o Specs", "of all storyboards below a folder"),
            ("import hierarchy console.log", "of what the debugger printed"),
        ],
        exits: [wrongUsage],
        run: { _, _ in .usage },
        members: [.importStoryboard, .importHierarchy])
}
