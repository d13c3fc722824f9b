import KindredGraph

/// A move that is certain: who makes it, and where to.
struct CodeMove: Sendable {
    let kind: MoveKind
    /// The classes that make it.
    let from: [String]
    /// The class that it goes to.
    let to: String?
    /// The number of the tab that it goes to.
    let index: Int?
    /// The name of the method that makes it.
    let method: String
    let place: CodePlace
}
