import KindredBase
import KindredCore

/// A name that no scene has: in a reference, or for the start.
enum MissingScene {
    static let info = RuleInfo(
        "missing-scene", .warning, .imports,
        summary: "a reference, or the initial controller, names a scene that does not exist",
        why: """
            A reference names a controller by its storyboard identifier, or without one the initial controller of the \
            file. A plain controller with a note is written in its place. A storyboard whose initial controller does not \
            exist starts nothing (R97).
            """,
        facts: [.r97],
        bad: ExampleStoryboard.text(initial: "zzz", ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func identifier(_ identifier: String, _ storyboard: Storyboard, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "no controller of '\(storyboard.file.path)' has the identifier '\(identifier)'", at: place,
            labels: [Diagnostic.Label(storyboard.place(storyboard.place), "this storyboard")])
    }

    static func initial(_ storyboard: Storyboard, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "'\(storyboard.file.path)' has no initial controller", at: place,
            labels: [Diagnostic.Label(storyboard.place(storyboard.place), "this storyboard")],
            help: "name the controller by its identifier, or set the initial one")
    }

    static func ring(_ place: Place) -> Diagnostic {
        Diagnostic(info, "this reference leads to references only, and never to a controller", at: place)
    }

    static func start(_ id: String, _ storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            info, "the initial controller '\(id)' does not exist", at: storyboard.place(storyboard.place))
    }
}
