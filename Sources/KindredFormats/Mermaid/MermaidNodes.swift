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
        /// Whether it stands for what isn't drawn.
        fileprivate(set) var isOutside = false
    }

    struct Arrow {
        let from: Int32
        let to: Int32
        fileprivate var styles: [Way] = []
        fileprivate var pushes: [Way] = []
        fileprivate var moves: [Way] = []
        fileprivate var isShare = false

        /// The arrow, with what is on it.
        fileprivate(set) var sign = "-.-"

        fileprivate mutating func setSign(_ graph: ResolvedGraph) {
            if isShare { return }
            if !pushes.isEmpty { pushes[0].word = English.count(pushes[0].count, of: "push", many: "pushes") }
            let words = (styles + pushes + moves).map { way in
                let on = way.callers & ~way.set == 0 ? nil : graph.phrase(of: way.set)
                return way.word + (on.map { " " + $0 } ?? "")
            }
            sign = "\(styles.isEmpty ? "-->" : "==>")|\(words.joined(separator: ", "))|"
        }
    }

    /// A way in which one of two nodes opens something in the other.
    fileprivate struct Way {
        var word: String
        var count = 0
        /// The configurations that have it, and those that show one of its callers.
        var set = ConfigurationSet(0)
        var callers = ConfigurationSet(0)
    }

    private struct Outside: Hashable {
        let caller: Declarations.Number
        let family: FamilyID
        let style: PresentationStyle
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
    /// The node of whatever is on top, which comes after those of what is drawn.
    private var any: Int32 = 0
    /// The nodes of what isn't drawn, by their ids.
    private var outside: [String: Int32] = [:]
    /// The presentations by names, and the pairs of pushes, of which no end is drawn.
    private var outsidePresentations: Set<Outside> = []
    private var outsidePushes: Set<Int64> = []

    /// The sentence about what has no end in the diagrams; empty if there is nothing.
    var rest: String { English.outside(presentations: outsidePresentations.count, pushes: outsidePushes.count) }

    /// - Parameter selected: Whose names are drawn, at home; nil for everything.
    init(_ graph: ResolvedGraph, by naming: Naming, selected: ControllerSet?) {
        list = HomeList(graph: graph, by: naming, selected: selected)
        numbers = Array(repeating: -1, count: list.declarations.count)
        families = Array(repeating: -1, count: graph.families.count)
        for family in graph.familyIDs where list.contains(family) {
            let rows = list.rows(of: family)
            if rows.isEmpty { continue }
            families[Int(family.index)] = Int32(nodes.count)
            add("f\(family.index)", name: graph.name(of: family), title: title(of: family))
            for row in rows { add(row) }
            close()
        }
        for block in list.blocks { add(block: block) }
        addArrows(of: graph)
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
            let kind = list.graph[row.place].kind
            return MermaidChart.label(name) + (kind == .controller ? "" : ", \(kind.word)")
        case .reference(let number):
            return MermaidChart.label("↗ \(list.declarations.name(of: number))\(list.alias(of: row))")
        case .blocks(let blocks): return MermaidChart.label("+ \(list.blockNames(blocks))")
        }
    }

    private func title(of family: FamilyID) -> String {
        let graph = list.graph
        let windows = graph.windows(of: family).map { MermaidChart.label(graph.name(of: $0)) }
        let end = windows.isEmpty ? "" : ", \(English.form("window", for: windows.count)) "
        return "family \(MermaidChart.label(graph.name(of: family)))\(end)\(enumeration(windows, atMost: 3))"
    }

    // MARK: Arrows

    private mutating func addArrows(of graph: ResolvedGraph) {
        any = Int32(nodes.count)
        if list.calls.hasAny { add(Caller.any, name: Caller.any, title: Caller.any) }
        addPresentations(of: graph)
        addPushes(of: graph)
        addMoves(of: graph)
        for index in arrows.indices { arrows[index].setSign(graph) }
    }

    private mutating func addPresentations(of graph: ResolvedGraph) {
        for id in graph.presentationIDs {
            let from = graph[id].from
            guard let family = graph[id].family, let root = graph[family].root,
                from != nil || graph[id].isFromAny
            else { continue }
            let own = families[Int(family.index)]
            let stub = ("f\(family.index)", graph.name(of: family))
            guard let index = arrow(from: caller(from), to: own < 0 ? node(root) : own, stub: stub) else {
                outsidePresentations.insert(
                    Outside(caller: from.map(number) ?? -1, family: family, style: graph[id].style))
                continue
            }
            add(graph[id].shownStyle, on: graph.set(having: id), from: from, to: &arrows[index].styles)
        }
    }

    private mutating func addPushes(of graph: ResolvedGraph) {
        var pairs: Set<Int64> = []
        for (number, push) in graph.pushes.enumerated() {
            guard push.from != nil || push.isFromAny, let to = push.to else { continue }
            let pair = Int64(push.from.map(self.number) ?? -1) << 32 | Int64(self.number(to))
            let (start, end) = (caller(push.from), node(to))
            if start >= 0, start == end { continue }
            guard let index = arrow(from: start, to: end, stub: stub(to)) else {
                outsidePushes.insert(pair)
                continue
            }
            add("", on: graph.set(havingPush: Int32(number)), from: push.from, to: &arrows[index].pushes)
            if pairs.insert(pair).inserted { arrows[index].pushes[0].count += 1 }
        }
    }

    private mutating func addMoves(of graph: ResolvedGraph) {
        for id in graph.moveIDs where graph[id].kind.isStep {
            let (from, word) = (caller(graph[id].from), graph[id].kind.rawValue)
            for target in graph.arrivals(of: id) where node(target) != from {
                guard let index = arrow(from: from, to: node(target), stub: stub(target)) else { continue }
                add(word, on: graph.set(having: id), from: graph[id].from, to: &arrows[index].moves)
            }
        }
    }

    /// The node of a caller; nil stands for whatever is on top.
    private func caller(_ id: ControllerID?) -> Int32 { id.map { node($0) } ?? any }

    private func add(_ word: String, on set: ConfigurationSet, from: ControllerID?, to ways: inout [Way]) {
        let index = ways.firstIndex { $0.word == word } ?? ways.count
        if index == ways.count { ways.append(Way(word: word)) }
        guard let configured = list.graph.configured else { return }
        ways[index].set |= set
        ways[index].callers |=
            from.map { list.graph.set(showing: list.declarations.places(of: number($0))) } ?? configured.all
    }

    /// The index of the arrow between two nodes; nil if neither is drawn.
    ///
    /// - Parameter stub: The id and the name of a node for the target, if it isn't drawn.
    private mutating func arrow(from: Int32, to: Int32, stub: (id: String, name: String)) -> Int? {
        // The node for `any` isn't part of a selection.
        if to < 0, from < 0 || from == any { return nil }
        let from = from < 0 ? addStub("outside", name: "outside") : from
        let to = to < 0 ? addStub(stub.id, name: stub.name) : to
        let key = Int64(from) << 32 | Int64(to)
        if let index = known[key] { return index }
        known[key] = arrows.count
        arrows.append(Arrow(from: from, to: to))
        return arrows.count - 1
    }

    private func stub(_ id: ControllerID) -> (id: String, name: String) {
        ("c\(number(id))", list.declarations.name(of: number(id)))
    }

    private mutating func addStub(_ id: String, name: String) -> Int32 {
        if let known = outside[id] { return known }
        outside[id] = Int32(nodes.count)
        nodes.append(Node(id: id, label: MermaidChart.label(name), text: "", isOutside: true))
        return Int32(nodes.count - 1)
    }

    private func number(_ id: ControllerID) -> Declarations.Number {
        list.declarations[list.graph.shownAs(id)]
    }

    private func node(_ id: ControllerID) -> Int32 { numbers[Int(number(id))] }
}
