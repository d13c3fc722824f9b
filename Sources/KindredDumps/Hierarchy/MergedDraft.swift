import KindredDraft
import KindredGraph

/// Writes down what a merge says: screens, families and presentations.
struct MergedDraft {
    private let merge: HierarchyMerge
    private(set) var draft = Draft(name: "hierarchy.kindred.yaml")
    private let ids: [String]

    init(merge: HierarchyMerge) {
        self.merge = merge
        ids = Self.ids(merge)
    }

    /// Screens have the first choice of names.
    private static func ids(_ merge: HierarchyMerge) -> [String] {
        let stems = HierarchyNames.stems(
            merge.nodes.map(\.base), kinds: merge.nodes.map(\.kind), first: merge.nodes.map(\.children.first))
        var names = DraftNames()
        var ids = Array(repeating: "", count: stems.count)
        for screen in merge.screens { ids[Int(screen)] = names.claimNumbered(stems[Int(screen)]) }
        for (index, node) in merge.nodes.enumerated() where ids[index].isEmpty {
            ids[index] = node.screen >= 0 ? ids[Int(node.screen)] : names.claimNumbered(stems[index])
        }
        return ids
    }

    mutating func write() {
        draft.heading = [
            "The view controllers of a running app, put together from what it printed at several moments.",
            """
            What is right above another on a stack is taken for pushed by it. Families, pushes and presentations that were \
            never seen are missing. Add them.
            """,
        ]
        for screen in merge.screens { draft.screens.append(append(screen)) }
        let names = FamilyNames.of(roots: merge.roots.map { ids[Int($0)] })
        var families: [Int32: String] = [:]
        for (root, name) in zip(merge.roots, names) {
            draft.families.append(Draft.Family(id: name, root: append(root)))
            let screen = merge.nodes[Int(root)].screen
            families[screen < 0 ? root : screen] = name
        }
        draft.windows += windows(families)
        for showing in merge.showings {
            if let family = families[showing.root] { present(showing: showing, family: family) }
        }
    }

    /// A window, or one for each idiom if several were seen.
    private func windows(_ families: [Int32: String]) -> [Draft.Window] {
        var (idioms, roots): ([String?], [[String]]) = ([], [])
        for (root, idiom) in merge.windowRoots {
            guard let family = families[root] else { continue }
            let index = idioms.firstIndex(of: idiom) ?? idioms.count
            if index == idioms.count { (idioms, roots) = (idioms + [idiom], roots + [[]]) }
            roots[index].append(family)
        }
        if idioms.count < 2 { return [Draft.Window(id: "main", families: roots.first ?? [])] }
        var names = DraftNames()
        return zip(idioms, roots).map { idiom, families in
            Draft.Window(id: names.claimNumbered(idiom.flatMap(DraftNames.cleaned) ?? "main"), families: families)
        }
    }

    // MARK: Controllers

    /// A tree, containers before what they contain, without recursion.
    private mutating func append(_ root: Int32) -> Draft.NodeID {
        let top = draft.appendRoot(node(root))
        var waiting = merge.nodes[Int(root)].children.reversed().map { ($0, top) }
        while let (index, parent) = waiting.popLast() {
            let id = draft.append(node(index), to: parent, as: merge.nodes[Int(index)].role)
            waiting += merge.nodes[Int(index)].children.reversed().map { ($0, id) }
        }
        return top
    }

    private func node(_ index: Int32) -> Draft.Node {
        let merged = merge.nodes[Int(index)]
        var node =
            merged.screen >= 0
            ? Draft.Node(placeOf: ids[Int(index)]) : Draft.Node(kind: merged.kind, id: ids[Int(index)])
        node.className = merged.className
        node.pageTransition = merged.pageTransition
        if merged.isClassic { node.splitStyle = .unspecified }
        if merged.definesContext, !merged.kind.definesContextByDefault {
            node.booleans[.definesPresentationContext] = true
        }
        if !merged.pushes.isEmpty {
            node.pushes = [
                Draft.Push(to: merged.pushes.map { ids[Int($0)] }, margin: Draft.Margin(place: merged.place))
            ]
        }
        node.margin = Draft.Margin(above: merged.comments, place: merged.place)
        return node
    }

    // MARK: Presentations

    private mutating func present(showing: HierarchyMerge.Showing, family: String) {
        var margin = Draft.Margin(place: showing.place)
        for style in showing.otherStyles { margin.above.append("Also seen with the style \(style.rawValue).") }
        draft.presentations.append(
            showing.way.presentation(from: ids[Int(showing.from)], of: family, margin: margin))
    }
}
