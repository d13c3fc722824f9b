import KindredSession

extension Command {
    static let tree = Command(
        name: "tree", summary: "show windows, families and controllers as a tree", usage: "[PATH…] [-o FILE] [options]",
        about: """
            Shows each window with its families, then the families that are presented, and in each what
            contains what, who presents whom and what is pushed. A screen is shown once: in its first
            container, or, if pushes put it on several stacks, in the block of these stacks ('+ shared A').
            '↗' names a screen that is shown elsewhere. The same as 'kindred compile --format tree'. If
            there are errors, nothing is shown.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.destination, .places), SelectionOptions.all, DrawingOptions.ofTree, CheckOptions.all,
            ReportOptions.all, ProjectOptions.all, GeneralOptions.all,
        ],
        examples: [
            ("tree", "everything below the current folder"), ("tree Specs/shop | less", "one folder, in pages"),
            ("tree --family checkout --depth 2", "the top of one family"),
        ],
        exits: exitsOfGraph
    ) { run throws(Failure) in
        try write(.tree, of: run)
    }
}
