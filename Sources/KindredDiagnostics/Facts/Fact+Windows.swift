/// Windows: windows and scenes, and what `_printHierarchy` prints.
extension Fact {
    package static let r93 = Fact(
        id: "R93", section: .windows, source: .measured, confidence: .high,
        headline: "Each window has one root view controller of its own.",
        details: """
            Each scene has its own windows, and so its own families. A view controller can't be the root of two \
            windows, nor a root and a child.
            """,
        doubt: """
            What two windows with one root do is little known. Without a root, UIKit logs the text up to iOS 8 and \
            throws from iOS 9.
            """,
        uikit: """
            NSInternalInconsistencyException: Application windows are expected to have a root view controller at the \
            end of application launch
            """)

    package static let r94 = Fact(
        id: "R94", section: .windows, source: .measured, confidence: .medium,
        headline: "Replacing a window's root while something is presented leaves the presented family behind.",
        details: "Dismiss first: the old family's views stay or leak, and the family is detached (R55).",
        doubt: "It varies by version.")

    package static let r95 = Fact(
        id: "R95", section: .windows, source: .inference, confidence: .low,
        headline: "A presentation stays in the caller's window.",
        details: "A caller that isn't in any window can't present (R53).")

    package static let r96 = Fact(
        id: "R96", section: .windows, source: .measured, confidence: .high,
        headline: "`_printHierarchy` prints one line for each view controller, indented below its parent or presenter.",
        details: """
            A line has the class, the state, the view, whether the view is in the window, and the class of the \
            presentation controller. A child's line starts with `|`, a presented view controller's with `+`. Stacks \
            run from bottom to top; presented ones follow the children.
            """,
        doubt: "For the newest systems this is less certain.")
}
