import KindredGraph

/// Explains one controller: what it is, what it finds, how it comes on screen, and what it presents and pushes.
struct ControllerExplanation {
    private(set) var lines = Lines()
    private let declarations: Declarations
    private let related: Related
    private var graph: ResolvedGraph { declarations.graph }
    private let id: ControllerID
    private let controller: Controller
    private let label: String
    private let family: String

    init(id: ControllerID, ways: FamilyWays) {
        (declarations, related) = (ways.declarations, ways.related)
        let graph = ways.declarations.graph
        self.id = id
        controller = graph[id]
        label = graph.label(id)
        family = graph.label(graph[id].family)
        addFacts()
        addReason()
        addParents()
        addLookups()
        addChildren()
        addWaysOnScreen()
        addPresenting(ways)
        addPresented()
        addRequests()
        addPushes()
        addMoves()
    }

    // MARK: What it is

    private mutating func addFacts() {
        lines.add("controller \(label)")
        let kind = "\(controller.kind.word) (\(controller.kind.definition.className))"
        var rows = [
            ["declared at", declarationPhrase],
            ["kind", kind + (controller.isImplicit ? ResolvedGraph.insertion : "")],
        ]
        rows += graph.screenRows(of: id)
        rows += declaredFacts()
        rows.append([
            "family", "\(family), declared at \(graph.location(of: graph.place(of: controller.family)))",
        ])
        rows.append(["role", controller.parent == nil ? "root" : "\(graph.rolePhrase(id)) of \(parentLabel)"])
        rows.append(["definesPresentationContext", contextPhrase])
        lines.table(rows, depth: 1)
    }

    private var declarationPhrase: String {
        let location = graph.location(of: graph.place(of: id))
        guard controller.isImplicit else { return location }
        return "\(location), around \(enumeration(graph.children(of: id).map { graph.label($0) }))"
    }

    private var parentLabel: String { controller.parent.map { graph.label($0) } ?? "nothing" }

    /// The declared properties; none for an implicit controller, whose declaration is about another one.
    private func declaredFacts() -> [[String]] {
        guard let node = graph.node(of: id) else { return [] }
        var words: [Keyword: String] = [:]
        for field in GraphField<ControllerID>.words(of: controller.kind) {
            guard case .text(let word) = field.value(of: id, in: graph) else { continue }
            Keyword(rawValue: field.key).map { words[$0] = word }
        }
        return graph.declaredRows(at: node, words: words)
    }

    private var contextPhrase: String {
        if let node = graph.node(of: id) { return graph.contextPhrase(at: node) }
        return "true, the default of \(controller.kind.definition.noun) (R45)"
    }

    private mutating func addReason() {
        guard let origin = graph.origin(of: id), origin.template >= 0 else { return }
        lines.heading("Why it exists")
        lines.table(PlaceReason.way(to: id, in: graph), depth: 2, of: .step)
    }

    // MARK: Parents and look-ups

    private mutating func addParents() {
        guard controller.parent != nil else {
            return lines.heading("parentViewController: nil, because it's the root of \(family)")
        }
        let root = graph.root(of: id) == controller.parent ? ", the root of" : ", and on up to the root of"
        lines.heading("parentViewController: \(parentLabel)\(root) \(family)\(doubt)")
        var child = id
        var rows: [[String]] = []
        for parent in graph.ancestors(of: id) {
            rows.append([
                graph.label(parent), graph.kindPhrase(parent),
                graph.location(of: graph.place(of: parent)),
                "contains \(graph.label(child)) as \(graph.rolePhrase(child))",
            ])
            child = parent
        }
        lines.table(rows, depth: 2)
    }

    /// The containers that it may have, if that is uncertain.
    private var doubt: String { graph.isParentUncertain(id) ? ", uncertain (R106)" : "" }

    private mutating func addLookups() {
        lines.heading("Look-ups go upward from the parent and never cross a presentation (R11, R12)")
        lines.table(
            Relation.lookups.map { relation, kind in
                [
                    relation.rawValue, controller.nearest[kind].map { graph.label($0) } ?? "nil",
                    trail(to: kind) + (kind == .navigation ? doubt : ""),
                ]
            }, depth: 2)
    }

    /// The controllers that are met on the way up to the first of a kind.
    private func trail(to kind: Kind) -> String {
        guard controller.parent != nil else { return "no parent to start from" }
        var met: [String] = []
        for ancestor in graph.ancestors(of: id) {
            let meeting = "\(graph.label(ancestor)) (\(graph[ancestor].kind.word))"
            if graph[ancestor].kind == kind {
                return (Self.abridged(met) + ["\(meeting): found"]).joined(separator: "; ")
            }
            met.append("\(meeting) - not it")
        }
        return (Self.abridged(met) + ["nothing above"]).joined(separator: "; ")
    }

    private static func abridged(_ met: [String]) -> [String] {
        met.count <= 5 ? met : met.prefix(2) + ["… \(met.count - 3) more - not it"] + met.suffix(1)
    }

    private mutating func addChildren() {
        let children = Array(graph.children(of: id))
        if children.isEmpty { return }
        lines.heading("children: \(graph.answerPhrase(children))")
        lines.table(
            children.prefix(Lines.maxRows + 1).map { child in
                [
                    graph.label(child), graph.kindPhrase(child),
                    graph.location(of: graph.place(of: child)),
                    "as \(graph.rolePhrase(child))",
                ]
            }, depth: 2)
    }

    // MARK: On screen

    private mutating func addWaysOnScreen() {
        let (windows, presentations) = (
            graph.windows(of: controller.family), graph.presentations(of: controller.family)
        )
        if windows.isEmpty, presentations.isEmpty {
            return lines.heading("\(family) never appears: it isn't in a window and is never presented")
        }
        lines.heading("How \(family) appears")
        var rows = windows.map { window in
            let isFirst = graph[window].families.first?.family == controller.family
            let when = isFirst ? "at launch" : "once the root is replaced"
            return [
                "window \(graph.label(window))", graph.location(of: graph.place(of: window)),
                "its root \(when)",
            ]
        }
        let groups = PresentationGroup.groups(presentations) { id in
            [graph.stylePhrase(id), graph.location(of: graph.place(of: id))]
        }
        rows += groups.map { group in
            [
                declarations.title(group), graph.location(of: group),
                "\(graph.stylePhrase(group.first)), presented from \(declarations.callers(group))",
            ]
        }
        lines.table(rows, depth: 2)
    }

    private mutating func addPresenting(_ ways: FamilyWays) {
        let presentations = graph.presentations(of: controller.family)
        let presenting = declarations.answer(graph.presenting(id))
        if presentations.isEmpty {
            return lines.heading("presentingViewController: \(presenting), because \(family) is never presented")
        }
        let graph = graph
        let doubt = presentations.lazy.compactMap { graph.doubtOnPresenter(of: $0) }.first
        lines.heading(
            "presentingViewController: \(presenting), for every member of \(family) (R13)"
                + (doubt.map { ", uncertain (\($0))" } ?? ""))
        PresenterExplanation(ways: ways).write(presentations, to: &lines)
    }

    // MARK: What it presents and pushes

    private mutating func addPresented() {
        let presented = graph.presented(id)
        if presented.isEmpty {
            return lines.heading("presentedViewController: nil, because neither it nor an ancestor presents")
        }
        let times = presented.count > 1 ? "; at any one time, that of the nearest presenter" : ""
        lines.heading("presentedViewController: \(declarations.answer(presented))\(times)")
        lines.table(presentedRows(), depth: 2)
    }

    /// The most rows that an ancestor gets here; what more there are is the same for all that is in it.
    private static let maxOfAncestor = 5

    private func presentedRows() -> [[String]] {
        let groups = presentedGroups()
        var counts: [Int32: (families: Int, presentations: Int)] = [:]
        for each in groups where each.presenter != id {
            counts[each.presenter.index, default: (0, 0)].families += 1
            counts[each.presenter.index, default: (0, 0)].presentations += each.group.presentations.count
        }
        var summed: Set<Int32> = []
        return groups.compactMap { each in
            guard let count = counts[each.presenter.index], count.families > Self.maxOfAncestor else {
                return row(each: each)
            }
            guard summed.insert(each.presenter.index).inserted else { return nil }
            let presenter = graph.label(each.presenter)
            return [
                "\(count.families) families", "\(count.presentations) presentations", "",
                "its ancestor \(presenter) presents (R13); 'kindred explain \(presenter)' lists them",
            ]
        }
    }

    /// The presented families in groups: of a family that several ask for, one group for each presenter.
    private func presentedGroups() -> [(presenter: ControllerID, group: PresentationGroup)] {
        let line = Set([id] + graph.ancestors(of: id))
        var presenters: [ControllerID] = []
        var presentations: [PresentationID] = []
        for presentation in related.presented(by: line) {
            guard let family = graph[presentation].family, graph[family].root != nil else { continue }
            for presenter in graph.presenters(of: presentation) where line.contains(presenter.controller) {
                presenters.append(presenter.controller)
                presentations.append(presentation)
            }
        }
        var places: [[Int32]: Int] = [:]
        var groups: [(presenter: ControllerID, group: PresentationGroup)] = []
        for (presenter, presentation) in zip(presenters, presentations) {
            let key = [presenter.index, graph[presentation].family?.index ?? -1]
            if let place = places[key] {
                groups[place].group.presentations.append(presentation)
            } else {
                places[key] = groups.count
                groups.append((presenter, PresentationGroup(presentations: [presentation])))
            }
        }
        return groups
    }

    private func row(each: (presenter: ControllerID, group: PresentationGroup)) -> [String] {
        let source =
            each.presenter == id
            ? "it presents" : "its ancestor \(graph.label(each.presenter)) presents (R13)"
        let root = graph[each.group.first].family.map { graph.rootPhrase($0) } ?? ""
        let callers = each.group.presentations.count == 1 ? "" : ", called by \(declarations.callers(each.group))"
        return [root, declarations.title(each.group), graph.location(of: each.group), source + callers]
    }

    private mutating func addRequests() {
        let requests = related.requests(of: [id])
        guard !requests.isEmpty else { return }
        lines.heading("Presentations that it requests")
        lines.table(
            requests.map { request in
                [
                    graph.name(of: request), graph.location(of: graph.place(of: request)),
                    graph.stylePhrase(request),
                    "presented by \(graph.presentersPhrase(request))",
                ]
            }, depth: 2)
    }

    private mutating func addPushes() {
        var rows = PushRows(id: id, by: declarations)
        for push in related.pushes(at: [id]) { rows.add(push) }
        guard !rows.isEmpty else { return }
        lines.heading("Pushes")
        lines.table(rows.cells, depth: 2)
    }

    private mutating func addMoves() {
        lines.addAny(declarations, of: "It is on top", in: [id])
        let moves = related.moves(at: [id])
        MoveRows(moves, declarations: declarations) { graph[$0].from == id }
            .write("Moves", from: false, to: &lines)
        MoveRows(moves, declarations: declarations) { graph[$0].from != id }
            .write("Moves that arrive here", from: true, to: &lines)
    }
}
