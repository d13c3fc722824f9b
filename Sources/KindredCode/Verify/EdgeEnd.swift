/// A kind of edge that code and specifications share.
enum SharedKind: String, Sendable {
    case present, push, show, showDetail
    case contain = "child"
    case window

    init(_ kind: CodeEdgeKind) {
        self =
            switch kind {
            case .present: .present
            case .push: .push
            case .showDetail: .showDetail
            case .window: .window
            case .child, .root, .stack, .tabs, .column, .pages, .transition: .contain
            }
    }

    /// The verb of a message.
    var verb: String {
        switch self {
        case .present: "presents"
        case .push: "pushes"
        case .show: "shows"
        case .showDetail: "shows in its detail"
        case .contain: "contains"
        case .window: "has the root"
        }
    }

    /// The key under which the edge is declared.
    var key: String {
        switch self {
        case .present: "presents"
        case .push, .show, .showDetail: "pushes"
        case .contain: "children"
        case .window: "windows"
        }
    }
}

/// One end of a declared edge.
enum EdgeEnd: Hashable, Sendable {
    /// A class, as the sources name it if they have it.
    case named(String)
    /// Any class of a sort, because none is declared.
    case any(ControllerSort)
    /// Whatever is on top.
    case anybody
    case window

    var name: String? { if case .named(let name) = self { name } else { nil } }
}
