import KindredGraph
import KindredQuestions
import KindredText

/// The content of flowcharts: a node for each family, for each block of shared screens and each screen in it, and one arrow
/// for all that one of two nodes opens in the other.
struct MermaidNodes {
    struct Node {
        /// The id in the flowchart, such as `f12`.
        let id: String
        /// The name, as a label.
        let label: String
        /// The title, then the members.
        fileprivate(set) var text: String
        fileprivate var members = 0
    }

    struct Arrow {
        let from: Int32
        let to: Int32
        fileprivate(set) var styles: [String] = []
        fileprivate(set) var pushes = 0
        fileprivate(set) var moves: [String] = []
        fileprivate var isShare = false

        /// The arrow, with what is on it.
        var sign: String {
            if isShare { return "-.-" }
            let pushed = pushes == 0 ? [] : [English.count(pushes, of: "push", many: "pushes")]
            return "\(styles.isEmpty ? "-->" : "==>")|\((styles + pushed + moves).joined(separator: ", "))|"
        }
    }

    /// The members that a node lists.
    private static let mostMembers = 100
    /// The levels below the root that have an indent each.
    private static let mostLevels = 6

    private(set) var nodes: [Node] = []
    private(set) var arrows: [Arrow] = []
    private let list: HomeList
    /// The node of each name; -1 if it isn't shown.
    private var numbers: [Int32]
    private var families: [Int32]
    private var known: [Int64: Int] = [:]

    /// - Parameter selected: Whose names are drawn, at home; nil for everything.
    init(_ hierarchy: ResolvedGraph, by naming: Naming, selected: ControllerSet?) {
        list = HomeList(hierarchy: hierarchy, by: naming, selected: selected)
        numbers = Array(repeating: -1, count: list.declarations.count)
        families = Array(repeating: -1, count: hierarchy.families.count)
        for family in hierarchy.familyIDs where list.contains(family) {
            let rows = list.rows(of: family)
            if rows.isEmpty { continue }
            families[Int(family.index)] = Int32(nodes.count)
            add("f\(family.index)", name: hierarchy.name(of: family), title: title(of: family))
            for row in rows { add(row) }
            close()
        }
        for block in list.blocks { add(block: block) }
        addArrows(of: hierarchy)
    }

    // MARK: Nodes

    private mutating func add(_ id: String, name: String, title: String) {
        nodes.append(Node(id: id, label: MermaidChart.label(name), text: "<b>\(title)</b>"))
    }

    /// Adds a row to the last node.
    private mutating func add(_ row: Homes.Row) {
        if case .home(let number) = row.item { numbers[Int(number)] = Int32(nodes.count - 1) }
        nodes[nodes.count - 1].members += 1
        if nodes[nodes.count - 1].members > Self.mostMembers { return }
        let indent = String(repeating: "\u{2003}", count: min(row.level, Self.mostLevels))
        nodes[nodes.count - 1].text += "<br>\(indent)\(text(of: row))"
    }

    private mutating func close() {
        let rest = nodes[nodes.count - 1].members - Self.mostMembers
        if rest > 0 { nodes[nodes.count - 1].text += "<br>and \(rest) more" }
    }

    private mutating func add(block index: Int) {
        let block = list.homes.blocks[index]
        let stacks = block.stacks.map { MermaidChart.label(list.declarations.name(of: $0)) }
        let start = Int32(nodes.count)
        add("b\(index)", name: block.name, title: "\(block.name), on \(English.list(stacks))")
        for row in list.rows(ofBlock: index) {
            guard case .home(let number) = row.item, row.level == 0 else {
                add(row)
                continue
            }
            close()
            numbers[Int(number)] = Int32(nodes.count)
            var arrow = Arrow(from: start, to: Int32(nodes.count))
            arrow.isShare = true
            arrows.append(arrow)
            add("c\(number)", name: list.declarations.name(of: number), title: text(of: row))
        }
        close()
    }

    private func text(of row: Homes.Row) -> String {
        switch row.item {
        case .home(let number):
            let name = list.declarations.name(of: number) + list.alias(of: row) + list.configurations(of: number)
            let kind = list.hierarchy[row.place].kind
            return MermaidChart.label(name) + (kind == .controller ? "" : ", \(kind.word)")
        case .reference(let number):
            return MermaidChart.label("↗ \(list.declarations.name(of: number))\(list.alias(of: row))")
        case .blocks(let blocks): return MermaidChart.label("+ \(list.blockNames(blocks))")
        }
    }

    private func title(of family: FamilyID) -> String {
        let hierarchy = list.hierarchy
        let windows = hierarchy.windows(of: family).map { MermaidChart.label(hierarchy.name(of: $0)) }
        let end = windows.isEmpty ? "" : ", \(English.form("window", for: windows.count)) "
        return "family \(MermaidChart.label(hierarchy.name(of: family)))\(end)\(enumeration(windows, atMost: 3))"
    }

    // MARK: Arrows

    private mutating func addArrows(of hierarchy: ResolvedGraph) {
        // What calls from whatever is on top has a node of its own.
        let any = Int32(nodes.count)
        if list.calls.hasAny { add(Caller.any, name: Caller.any, title: Caller.any) }
        func node(_ from: ControllerID?) -> Int32 { from.map { self.node($0) } ?? any }
        for id in hierarchy.presentationIDs {
            guard let family = hierarchy[id].family, let root = hierarchy[family].root else { continue }
            let own = families[Int(family.index)]
            guard hierarchy[id].from != nil || hierarchy[id].isFromAny,
                let index = arrow(from: node(hierarchy[id].from), to: own < 0 ? node(root) : own)
            else { continue }
            let style = hierarchy[id].shownStyle
            if !arrows[index].styles.contains(style) { arrows[index].styles.append(style) }
        }
        var pairs: Set<Int64> = []
        for push in hierarchy.pushes {
            guard push.from != nil || push.isFromAny, let to = push.to, node(push.from) != node(to),
                pairs.insert(Int64(push.from.map(number) ?? -1) << 32 | Int64(number(to))).inserted,
                let index = arrow(from: node(push.from), to: node(to))
            else { continue }
            arrows[index].pushes += 1
        }
        for id in hierarchy.moveIDs where hierarchy[id].kind.isStep {
            let (from, word) = (node(hierarchy[id].from), hierarchy[id].kind.rawValue)
            for target in hierarchy.arrivals(of: id) where node(target) != from {
                guard let index = arrow(from: from, to: node(target)) else { continue }
                if !arrows[index].moves.contains(word) { arrows[index].moves.append(word) }
            }
        }
    }

    /// The index of the arrow between two nodes; nil if one of them isn't drawn.
    private mutating func arrow(from: Int32, to: Int32) -> Int? {
        if from < 0 || to < 0 { return nil }
        let key = Int64(from) << 32 | Int64(to)
        if let index = known[key] { return index }
        known[key] = arrows.count
        arrows.append(Arrow(from: from, to: to))
        return arrows.count - 1
    }

    private func number(_ id: ControllerID) -> Declarations.Number {
        list.declarations[list.hierarchy.shownAs(id)]
    }

    private func node(_ id: ControllerID) -> Int32 { numbers[Int(number(id))] }
}
