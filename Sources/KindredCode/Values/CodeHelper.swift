/// A function that shows a controller, as a team says.
package struct CodeHelper: Sendable {
    let call: String
    let kind: CodeEdgeKind
    /// The number of the argument that is shown; -1 is `self`.
    let to: Int
    let from: Int

    package init(call: String, kind: CodeEdgeKind, to: Int, from: Int) {
        (self.call, self.kind, self.to, self.from) = (call, kind, to, from)
    }
}
