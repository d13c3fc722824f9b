import KindredBase
import KindredCore

/// One file of a specification as a value, before it is text: what an import makes.
///
/// Nodes are in a flat array and refer to each other by index, so that a stack can grow after its members are known.
package struct Draft: Sendable {
    /// The file's name, without a folder: `Main.kindred.yaml`.
    package var name: String
    /// What the file says of itself at its top, a paragraph each.
    package var heading: [String] = []
    package var windows: [Window] = []
    package var families: [Family] = []
    package var presentations: [Presentation] = []
    package var pushes: [Push] = []
    package private(set) var nodes: [Node] = []

    package init(name: String) {
        self.name = name
    }

    /// Scenes that stand in the families of other files push and present all the same: a file without families can
    /// still declare something.
    package var isEmpty: Bool { windows.isEmpty && families.isEmpty && presentations.isEmpty && pushes.isEmpty }
}

extension Draft {
    /// Comments on a declaration for its readers, and where the declaration comes from.
    package struct Margin: Sendable {
        /// Comments on lines of their own before it, a paragraph each.
        package var above: [String]
        /// A comment at the end of its first line.
        package var beside: String?
        /// Its place in the imported file; no part of the text that is written.
        package var place: Place?

        package init(above: [String] = [], beside: String? = nil, place: Place? = nil) {
            self.above = above
            self.beside = beside
            self.place = place
        }

        var isEmpty: Bool { above.isEmpty && beside == nil }
    }

    package struct Window: Sendable {
        package var id: String
        /// The families that it can have, the first at launch.
        package var families: [String]
        package var margin: Margin

        package init(_ id: String, families: [String], margin: Margin = Margin()) {
            self.id = id
            self.families = families
            self.margin = margin
        }
    }

    package struct Family: Sendable {
        package var id: String
        package var root: NodeID
        package var margin: Margin

        package init(_ id: String, root: NodeID, margin: Margin = Margin()) {
            self.id = id
            self.root = root
            self.margin = margin
        }
    }

    package struct Presentation: Sendable {
        package var id: String?
        /// One caller, or several.
        package var from: [String]
        /// The family.
        package var present: String
        /// Nil where nothing is said of it.
        package var style: PresentationStyle?
        package var transition: PresentationTransition?
        package var presentsInFullscreen: Bool?
        package var anchor: PopoverAnchor?
        package var margin: Margin

        package init(from: String, present: String, style: PresentationStyle? = nil, margin: Margin = Margin()) {
            self.from = [from]
            self.present = present
            self.style = style
            self.margin = margin
        }
    }

    package struct Push: Sendable {
        package var from: String
        package var to: String
        package var kind: PushKind
        package var margin: Margin

        package init(from: String, to: String, kind: PushKind = .push, margin: Margin = Margin()) {
            self.from = from
            self.to = to
            self.kind = kind
            self.margin = margin
        }
    }
}

// MARK: Nodes

extension Draft {
    package struct NodeID: Hashable, Sendable {
        package let index: Int32
    }

    package struct Node: Sendable {
        package var kind: Kind
        package var id: String
        /// The class, module-qualified or not.
        package var className: String?
        package var title: String?
        /// Of a split view controller.
        package var splitStyle: SplitStyle?
        /// Of a page view controller.
        package var pageTransition: PageTransition?
        package var definesPresentationContext: Bool?
        package var providesPresentationContextTransitionStyle: Bool?
        /// Of a plain controller.
        package var forwardsAppearance: Bool?
        package var source: String?
        /// A comment at the end of the line of `source`.
        package var sourceRemark: String?
        package var note: String?
        package var tags: [String] = []
        package var margin = Margin()

        package fileprivate(set) var role = Role.root
        package fileprivate(set) var parent: NodeID?
        fileprivate var firstChild: NodeID?
        fileprivate var lastChild: NodeID?
        fileprivate var next: NodeID?

        package init(_ kind: Kind, _ id: String) {
            self.kind = kind
            self.id = id
        }

        /// Whether it has no property except its id; it may have children.
        package var isBare: Bool {
            kind == .controller && className == nil && title == nil && definesPresentationContext == nil
                && providesPresentationContextTransitionStyle == nil && forwardsAppearance == nil && source == nil
                && note == nil && tags.isEmpty && margin.isEmpty
        }
    }

    /// Adds a node without a parent: the root of a later family.
    package mutating func appendRoot(_ node: Node) -> NodeID {
        var node = node
        (node.role, node.parent, node.firstChild, node.lastChild, node.next) = (.root, nil, nil, nil, nil)
        nodes.append(node)
        return NodeID(index: Int32(truncatingIfNeeded: nodes.count - 1))
    }

    /// Adds a node after its parent's other children. The caller makes sure that a column gets only one.
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

    /// In the order in which they were added.
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
