/// The anchors of a document, which name nodes of the tree, or nodes that were set aside before merges moved or dropped them.
struct Anchors {
    struct Anchor {
        var node: Int
        var isSetAside = false
    }

    /// Copies of finished subtrees; `next` counts from the start of this array.
    var aside: [SyntaxNode] = []
    /// The latest declaration of each name.
    private var latest: [String: Int] = [:]
    private var declared: [Anchor] = []
    /// The declarations whose nodes are in the tree, in its order.
    private var inTree: [Int] = []

    subscript(_ name: String) -> Anchor? { latest[name].map { declared[$0] } }

    var names: [String] { latest.keys.sorted() }

    mutating func declare(_ name: String, at node: Int) {
        latest[name] = declared.count
        inTree.append(declared.count)
        declared.append(Anchor(node: node))
    }

    /// Whether any names a node of the tree that follows `node`.
    func areAny(after node: Int) -> Bool {
        inTree.last.map { declared[$0].node > node } ?? false
    }

    /// The nodes after `node` have been copied to `aside`, so many further on.
    mutating func setAside(after node: Int, shift: Int) {
        while areAny(after: node) {
            let anchor = inTree.removeLast()
            declared[anchor] = Anchor(node: declared[anchor].node + shift, isSetAside: true)
        }
    }

    mutating func removeAll() {
        aside.removeAll()
        latest.removeAll(keepingCapacity: true)
        declared.removeAll(keepingCapacity: true)
        inTree.removeAll(keepingCapacity: true)
    }
}
