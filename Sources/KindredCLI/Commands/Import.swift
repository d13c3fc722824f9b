extension Command {
    /// The group of what reads real apps.
    static let importing = Command(
        name: "import", summary: "read storyboards into a specification", usage: "WHAT …",
        about: "Reads what a real app consists of. Each has a help of its own: 'kindred help import storyboard'.",
        examples: [("import storyboard Sources --format edges", "what all storyboards below a folder declare")],
        exits: [wrongUsage],
        run: { _, _ in .usage },
        members: [.importStoryboard])
}
