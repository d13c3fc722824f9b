import KindredDiagnostics
import KindredGraph

/// One file of a specification as a value, before it is text: what an import makes.
///
/// Nodes are in a flat array and refer to each other by index, so that a stack can grow after its members are known.
package struct Draft: Sendable {
    /// The file's name, without a folder: `Main.kindred.yaml`.
    package var name: String
    /// The description at the top of the file, a paragraph each.
    package var heading: [String] = []
    package var windows: [Window] = []
    /// Roots of trees without a parent, the screens' ids.
    package var screens: [NodeID] = []
    package var families: [Family] = []
    package var presentations: [Presentation] = []
    package var pushes: [Push] = []
    /// Edges of code that the language has no place for: `x-code`.
    package var unread: [CodeEdge] = []
    package internal(set) var nodes: [Node] = []

    package init(name: String) {
        self.name = name
    }

    /// Whether nothing is declared. Scenes in the families of other files push and present all the same: a file without
    /// families can still declare something.
    package var isEmpty: Bool {
        windows.isEmpty && screens.isEmpty && families.isEmpty && presentations.isEmpty && pushes.isEmpty
            && unread.isEmpty
    }
}

extension Draft {
    /// Comments on a declaration for its readers, and where the declaration comes from.
    package struct Margin: Sendable {
        /// Comments on lines of their own before it, a paragraph each.
        package var above: [String]
        /// A comment at the end of its first line.
        package var beside: String?
        /// The place in the imported file; no part of the text that is written.
        package var place: SourceRange?

        package init(above: [String] = [], beside: String? = nil, place: SourceRange? = nil) {
            self.above = above
            self.beside = beside
            self.place = place
        }

        package var isEmpty: Bool { above.isEmpty && beside == nil }
    }

    package struct Window: Sendable {
        package var id: String
        /// The families that it can have, the first at launch.
        package var families: [String]
        package var margin: Margin

        package init(id: String, families: [String], margin: Margin = Margin()) {
            self.id = id
            self.families = families
            self.margin = margin
        }
    }

    package struct Family: Sendable {
        package var id: String
        package var root: NodeID
        package var margin: Margin

        package init(id: String, root: NodeID, margin: Margin = Margin()) {
            self.id = id
            self.root = root
            self.margin = margin
        }
    }

    package struct Presentation: Sendable {
        package var id: String?
        /// The callers: ids, or paths of places. Empty in the list of a node, which is the caller.
        package var from: [String]
        /// The family.
        package var present: String
        /// The style, or nil where nothing is said of it.
        package var style: PresentationStyle?
        package var transition: PresentationTransition?
        package var presentsInFullscreen: Bool?
        package var anchor: PopoverAnchor?
        package var sources: [String] = []
        package var margin: Margin

        package init(from: String, present: String, style: PresentationStyle? = nil, margin: Margin = Margin()) {
            self.init(present: present, style: style, margin: margin)
            self.from = [from]
        }

        /// A presentation in the list of a node.
        package init(present: String, style: PresentationStyle? = nil, margin: Margin = Margin()) {
            from = []
            self.present = present
            self.style = style
            self.margin = margin
        }
    }

    package struct Push: Sendable {
        /// Ids, or paths of places. Empty in the list of a node, which is the caller.
        package var from: [String]
        package var to: [String]
        package var kind: PushKind
        package var sources: [String] = []
        package var margin: Margin

        package init(from: String, to: String, kind: PushKind = .push, margin: Margin = Margin()) {
            self.init(from: [from], to: [to], kind: kind, margin: margin)
        }

        package init(from: [String] = [], to: [String], kind: PushKind = .push, margin: Margin = Margin()) {
            (self.from, self.to) = (from, to)
            self.kind = kind
            self.margin = margin
        }
    }

    /// A move in the list of a node, which makes it.
    package struct Move: Sendable {
        package var kind: MoveKind
        package var to: String?
        package var margin: Margin

        package init(kind: MoveKind, to: String? = nil, margin: Margin = Margin()) {
            (self.kind, self.to, self.margin) = (kind, to, margin)
        }
    }

    /// An edge of code that is carried along: the compiler doesn't read it.
    package struct CodeEdge: Sendable {
        package var kind: String
        package var from: [String]
        package var to: [String]
        package var sources: [String]
        package var why: String

        package init(kind: String, from: [String], to: [String], sources: [String], why: String) {
            (self.kind, self.from, self.to, self.sources, self.why) = (kind, from, to, sources, why)
        }
    }
}
