import KindredGraph

extension Draft {
    package struct NodeID: Hashable, Sendable {
        package let index: Int32
    }

    package struct Node: Sendable {
        package var kind: Kind
        /// The id; of a place, the name that sets it apart from the others in its container.
        package var id: String
        /// The screen that this is a place of. Nothing else is said of a place.
        package private(set) var screen: String?
        /// The class, module-qualified or not.
        package var className: String?
        package var title: String?
        /// The style of a split view controller.
        package var splitStyle: SplitStyle?
        /// The transition of a page view controller.
        package var pageTransition: PageTransition?
        package var booleans = DeclaredNode.Booleans()
        package var pushes: [Push] = []
        package var presents: [Presentation] = []
        package var moves: [Move] = []
        package var source: String?
        /// A comment at the end of the line of `source`.
        package var sourceComment: String?
        package var note: String?
        package var tags: [String] = []
        package var margin = Margin()

        package fileprivate(set) var role = Role.root
        package fileprivate(set) var parent: NodeID?
        fileprivate var firstChild: NodeID?
        fileprivate var lastChild: NodeID?
        fileprivate var next: NodeID?

        package init(kind: Kind, id: String) {
            self.kind = kind
            self.id = id
        }

        /// A place of a screen.
        package init(placeOf screen: String, as name: String? = nil) {
            kind = .controller
            id = name ?? screen
            self.screen = screen
        }

        /// Whether there is nothing to say of it but its id; it may have children all the same.
        package var isBare: Bool {
            kind == .controller && className == nil && title == nil && booleans.declared == 0 && pushes.isEmpty
                && presents.isEmpty && moves.isEmpty && source == nil && note == nil && tags.isEmpty && margin.isEmpty
        }
    }

    /// Adds a node that has no parent: the root of a family, or a screen.
    package mutating func appendRoot(_ node: Node) -> NodeID {
        var node = node
        (node.role, node.parent, node.firstChild, node.lastChild, node.next) = (.root, nil, nil, nil, nil)
        nodes.append(node)
        return NodeID(index: Int32(truncatingIfNeeded: nodes.count - 1))
    }

    /// Adds a node behind its parent's other children. A column has room for one: the caller sees to that.
    package mutating func append(_ node: Node, to parent: NodeID, as role: Role) -> NodeID {
        let id = appendRoot(node)
        self[id].role = role
        self[id].parent = parent
        if let last = self[parent].lastChild { self[last].next = id } else { self[parent].firstChild = id }
        self[parent].lastChild = id
        return id
    }

    package subscript(_ id: NodeID) -> Node {
        get { nodes[Int(id.index)] }
        set { nodes[Int(id.index)] = newValue }
        _modify { yield &nodes[Int(id.index)] }
    }

    /// The children in the order in which they were added.
    package func children(of id: NodeID) -> [NodeID] {
        var children: [NodeID] = []
        var next = self[id].firstChild
        while let child = next {
            children.append(child)
            next = self[child].next
        }
        return children
    }

    package func hasChildren(_ id: NodeID) -> Bool { self[id].firstChild != nil }
}
