import KindredDraft
import KindredGraph

/// Makes a draft from a plan: nodes, families and presentations.
struct HierarchyDraft {
    private let plan: ImportPlan
    private(set) var draft = Draft(name: "hierarchy.kindred.yaml")
    private var ids: [String]
    private var nodes: [Draft.NodeID?]
    private let source: String

    init(plan: ImportPlan, source: String) {
        self.plan = plan
        self.source = source
        ids = HierarchyNames.ids(plan)
        nodes = Array(repeating: nil, count: plan.live.count)
    }

    mutating func write() {
        draft.heading = [
            "The view controllers of a running app at one moment, as printed in \(source).",
            """
            Stacks contain only what was on them then, page view controllers only the visible pages, and families that weren't \
            presented are missing. Add them, and the pushes.
            """,
        ]
        for index in plan.declared { append(index) }
        let reach = FamilyReach(plan: plan)
        let roots = reach.roots
        let names = FamilyNames.of(roots: roots.map { ids[Int($0)] })
        for (root, name) in zip(roots, names) {
            guard let node = nodes[Int(root)] else { continue }
            draft.families.append(Draft.Family(id: name, root: node))
        }
        if let first = names.first { draft.windows.append(Draft.Window(id: "main", families: [first])) }
        for (root, name) in zip(roots, names) where plan.presenter[Int(root)] >= 0 {
            present(root: root, family: name, reach: reach)
        }
    }

    // MARK: Nodes

    private mutating func append(_ index: Int32) {
        var node = Draft.Node(kind: plan.kinds[Int(index)], id: ids[Int(index)])
        node.className = plan.writtenClass(index)
        if plan.isClassic[Int(index)] { node.splitStyle = .unspecified }
        node.pageTransition = plan.pageTransition(index)
        if plan.definesContext(index) { node.booleans[.definesPresentationContext] = true }
        node.margin.place = plan.live.dump.place(of: index)
        // A column of a collapsed split view controller comes after what it has been nested in.
        if let parent = container(index) {
            nodes[Int(index)] = draft.append(node, to: parent, as: plan.roles[Int(index)])
        } else {
            nodes[Int(index)] = draft.appendRoot(node)
        }
    }

    private func container(_ index: Int32) -> Draft.NodeID? {
        let container = plan.container[Int(index)]
        return container < 0 ? nil : nodes[Int(container)]
    }

    // MARK: Presentations

    private mutating func present(root: Int32, family: String, reach: FamilyReach) {
        let presenter = plan.presenter[Int(root)]
        let way = reach.way(to: root)
        if way.needsContext, let node = nodes[Int(presenter)] { draft.defineContext(at: node) }
        let margin = Draft.Margin(place: plan.live.dump.place(of: root))
        let caller = plan.caller(of: root, way: way)
        draft.presentations.append(way.presentation(from: ids[Int(caller)], of: family, margin: margin))
    }
}

extension FamilyReach.Way {
    func presentation(from presenter: String, of family: String, margin: Draft.Margin) -> Draft.Presentation {
        var made = Draft.Presentation(from: presenter, present: family, style: style, margin: margin)
        if needsContext, style == .custom { made.presentsInFullscreen = false }
        if style == .popover {
            made.anchor = .sourceView
            made.margin.above.append("The popover's anchor isn't printed.")
        }
        if let seen = replaced {
            made.margin.above.append(
                "Printed with the style \(seen.rawValue), for which UIKit wouldn't choose this presenter.")
        }
        return made
    }
}

extension Draft {
    mutating func defineContext(at id: NodeID) {
        if !self[id].kind.definesContextByDefault { self[id].booleans[.definesPresentationContext] = true }
    }
}

extension ImportPlan {
    /// The way in which a page view controller turns pages, if a recording says so and it isn't the usual one.
    func pageTransition(_ index: Int32) -> PageTransition? {
        guard kinds[Int(index)] == .page, let recorded = live[index].recorded else { return nil }
        return recorded.curls ? nil : .scroll
    }

    /// Whether a recording says that it defines a presentation context, which its kind doesn't by default.
    func definesContext(_ index: Int32) -> Bool {
        live[index].recorded?.definesContext == true && !kinds[Int(index)].definesContextByDefault
    }

    /// The class if it has to be written; nil for what the kind says already.
    func writtenClass(_ index: Int32) -> String? {
        let name = className(index)
        if name == kinds[Int(index)].definition.className { return nil }
        // UIKit puts controllers there that can't be pushed.
        if name == SystemClass.imagePicker.rawValue, roles[Int(index)] == .stack { return nil }
        return name
    }
}
