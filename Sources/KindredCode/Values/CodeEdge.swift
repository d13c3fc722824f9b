/// A way in which a controller is shown, or contained.
package enum CodeEdgeKind: String, CaseIterable, Sendable {
    case present, push, showDetail, child, root, stack, tabs, column, pages, window, transition
}

/// The certainty of both ends of an edge.
package enum CodeState: String, Sendable, Comparable {
    case certain, conditional, unresolved

    package static func < (a: CodeState, b: CodeState) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .certain ? 0 : self == .conditional ? 1 : 2 }
}

/// One edge: who shows what, and where it is written.
package struct CodeEdge: Sendable {
    package let place: CodePlace
    package let chain: [CodePlace]
    package let kind: CodeEdgeKind
    package var from: [String]
    package var to: [String]
    package let state: CodeState
    /// The reason why it is unresolved.
    package let reason: String?
    package let isSystem: Bool
    package let style: String?
    package var askedBy: [String]
    /// The type and the name of the method that the place is in.
    var owner = ""
    var method = ""
    /// The column of a split view controller.
    var column: String?
    /// Whether it is `show(_:sender:)`, which pushes or presents.
    package var isShow = false
    /// The stack of another object that is shown, as `from` names it.
    var shownStack: String?
    /// The key of what a popover points at.
    var anchor: String?
    /// The screens that set a window's root.
    var setters: [String] = []

    /// The place of the call of UIKit's.
    package var site: CodePlace { chain.last ?? place }
}
