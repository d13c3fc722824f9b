import KindredGraph
import KindredQuestions
import KindredText

/// The content of flowcharts, in preorder: a box for each name, at home, and for each block, and the arrows between
/// them.
struct MermaidBoxes {
    struct Box {
        /// The id in the flowchart, such as `c12`.
        let id: String
        /// The name, as a label.
        let label: String
        let title: String
        /// The container's index; nil at the top.
        let parent: Int32?
        /// The index after the box and everything in it.
        fileprivate(set) var end: Int32
        /// The family, around its root.
        var family: (id: String, label: String, title: String)?
        var isImplicit = false
        /// Whether it names something that is at home elsewhere.
        var isReference = false
    }

    /// One arrow. The target of a presentation is the presented root.
    struct Edge: Hashable {
        enum Look: Hashable {
            /// An edge from the presenter, with the style.
            case presents(String)
            /// An edge from the caller, if it isn't a presenter.
            case requests
            case pushes(PushKind)
            /// A `select` or `setRoot`.
            case moves(MoveKind)
        }

        let from: Int32
        let to: Int32
        let look: Look
    }

    private(set) var boxes: [Box] = []
    private(set) var edges: [Edge] = []
    private let list: HomeList
    /// The box of each name; -1 if it isn't shown.
    private var numbers: [Int32]
    private var open: [Int32] = []

    /// - Parameter selected: Whose names are drawn, at home; nil for everything.
    init(_ hierarchy: ResolvedGraph, by naming: Naming, selected: ControllerSet?) {
        list = HomeList(hierarchy, by: naming, selected: selected)
        numbers = Array(repeating: -1, count: list.declarations.count)
        for family in hierarchy.familyIDs where list.contains(family) {
            for row in list.rows(of: family) { add(row, level: row.level) }
        }
        for block in list.blocks {
            let title = title(ofBlock: block)
            add(Box(id: "b\(block)", label: title, title: title, parent: nil, end: 0), level: 0)
            for row in list.rows(ofBlock: block) { add(row, level: row.level + 1) }
        }
        close(to: 0)
        addEdges(of: hierarchy)
    }

    // MARK: Boxes

    private mutating func add(_ row: Homes.Row, level: Int) {
        let hierarchy = list.hierarchy
        let controller = hierarchy[row.place]
        var box: Box
        switch row.item {
        case .home(let number):
            let name = list.declarations.name(of: number) + list.alias(of: row) + list.configurations(of: number)
            box = Self.box("c\(number)", name: name, kind: controller.kind)
            box.isImplicit = controller.isImplicit
            numbers[Int(number)] = Int32(boxes.count)
        case .reference(let number):
            let name = "↗ \(list.declarations.name(of: number))\(list.alias(of: row))"
            box = Self.box("r\(boxes.count)", name: name)
            box.isReference = true
        case .blocks(let blocks):
            box = Self.box("r\(boxes.count)", name: "+ \(list.blockNames(blocks))")
            box.isReference = true
        }
        if controller.parent == nil, level == 0 {
            let (family, name) = (controller.family, hierarchy.name(of: controller.family))
            box.family = ("f\(family.index)", MermaidChart.label(name), title(of: family))
        }
        add(box, level: level)
    }

    private mutating func add(_ box: Box, level: Int) {
        close(to: level)
        boxes.append(
            Box(
                id: box.id, label: box.label, title: box.title, parent: open.last, end: 0, family: box.family,
                isImplicit: box.isImplicit, isReference: box.isReference))
        open.append(Int32(boxes.count - 1))
    }

    private mutating func close(to level: Int) {
        while open.count > level { boxes[Int(open.removeLast())].end = Int32(boxes.count) }
    }

    private static func box(_ id: String, name: String, kind: Kind? = nil) -> Box {
        let label = MermaidChart.label(name)
        let end = kind.map { $0 == .controller ? "" : ", \($0.word)" } ?? ""
        return Box(id: id, label: label, title: label + end, parent: nil, end: 0)
    }

    private func title(ofBlock index: Int) -> String {
        let block = list.homes.blocks[index]
        let stacks = block.stacks.map { MermaidChart.label(list.declarations.name(of: $0)) }
        return "\(block.name), on \(English.list(stacks))"
    }

    private func title(of family: FamilyID) -> String {
        let hierarchy = list.hierarchy
        let windows = hierarchy.windows(of: family).map { MermaidChart.label(hierarchy.name(of: $0)) }
        let end = windows.isEmpty ? "" : ", \(English.form("window", for: windows.count)) "
        return "family \(MermaidChart.label(hierarchy.name(of: family)))\(end)\(enumeration(windows, atMost: 3))"
    }

    // MARK: Arrows

    private mutating func addEdges(of hierarchy: ResolvedGraph) {
        var known: Set<Edge> = []
        let any = Int32(boxes.count)
        if list.calls.hasAny {
            boxes.append(Box(id: Caller.any, label: Caller.any, title: Caller.any, parent: nil, end: any + 1))
        }
        func add(_ from: ControllerID?, _ to: ControllerID, _ look: Edge.Look) {
            let (from, to) = (from.map(number) ?? any, number(to))
            if from < 0 || to < 0 { return }
            let edge = Edge(from: from, to: to, look: look)
            if known.insert(edge).inserted { edges.append(edge) }
        }
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            guard let root = presentation.family.flatMap({ hierarchy[$0].root }) else { continue }
            if presentation.isFromAny { add(nil, root, .presents(presentation.shownStyle)) }
            guard let from = presentation.from else { continue }
            let presenters = hierarchy.presenters(of: id).map(\.controller)
            for presenter in presenters { add(presenter, root, .presents(presentation.shownStyle)) }
            if !presenters.contains(from) { add(from, root, .requests) }
        }
        for push in hierarchy.pushes {
            if push.from != nil || push.isFromAny, let to = push.to { add(push.from, to, .pushes(push.kind)) }
        }
        for id in hierarchy.moveIDs where hierarchy[id].kind.isStep {
            for target in hierarchy.arrivals(of: id) { add(hierarchy[id].from, target, .moves(hierarchy[id].kind)) }
        }
    }

    private func number(_ id: ControllerID) -> Int32 { numbers[Int(list.declarations[list.hierarchy.shownAs(id)])] }
}
