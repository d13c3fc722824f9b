import KindredDiagnostics

/// A name that no scene has: in a reference, or for the start.
package enum MissingScene {
    package static let info = RuleInfo(
        "missing-scene", .warning, .imports, isUnmapped: true,
        summary: "a storyboard reference or `initialViewController` names a scene that doesn't exist",
        why: """
            A reference names a view controller by its storyboard identifier; without one it means the initial view \
            controller of the storyboard. The import writes a plain controller with a note in its place. A \
            storyboard whose initial view controller doesn't exist starts nothing (R97).
            """,
        facts: [.r97],
        bad: ExampleStoryboard.text(initial: "zzz", ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func identifier(_ identifier: String, storyboard: Storyboard, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "no view controller in '\(storyboard.file.path)' has the identifier '\(identifier)'",
            at: place, labels: [Diagnostic.Label(at: storyboard.place(of: storyboard.place), text: "this storyboard")])
    }

    static func initial(_ storyboard: Storyboard, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(storyboard.file.path)' has no initial view controller", at: place,
            labels: [Diagnostic.Label(at: storyboard.place(of: storyboard.place), text: "this storyboard")],
            help: "name the view controller by its identifier, or set an initial view controller")
    }

    static func ring(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this reference leads only to other references, never to a view controller", at: place)
    }

    static func start(id: String, storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the initial view controller '\(id)' doesn't exist",
            at: storyboard.place(of: storyboard.place))
    }
}
