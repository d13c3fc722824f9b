import KindredDraft
import KindredGraph

/// The way in which each family comes on screen, so that the printed presenter is also the resolved one.
struct FamilyReach {
    struct Way {
        var style: PresentationStyle?
        /// The presenter is found by definesPresentationContext.
        var needsContext = false
        /// The style that was seen, where it does not lead to the presenter that was seen.
        var replaced: PresentationStyle?
        /// Whether the app asked for the style, so that another one is another presentation.
        var isRecorded = false
    }

    /// The roots of families.
    private(set) var roots: [Int32] = []
    /// The ways by the roots of families.
    private var ways: [Int32: Way] = [:]
    /// The position among the roots of each controller's own.
    private var families: [Int32]
    /// The presenter for the members of each family that does not cover the screen; -1 for the family's own root.
    private var rerouted: [Int32] = []

    init(plan: ImportPlan) {
        families = Array(repeating: -1, count: plan.live.count)
        for index in plan.declared {
            let container = plan.container[Int(index)]
            families[Int(index)] = container < 0 ? Int32(roots.count) : families[Int(container)]
            if container < 0 { roots.append(index) }
        }
        for root in roots {
            let presenter = plan.presenter[Int(root)]
            guard presenter >= 0 else {
                ways[root] = Way()
                rerouted.append(-1)
                continue
            }
            let family = Int(families[Int(presenter)])
            var way = way(
                root, presenter: presenter, own: rerouted[family] >= 0 ? rerouted[family] : roots[family], plan: plan)
            way.isRecorded = plan.live[root].recorded?.style != nil
            ways[root] = way
            let covers = !way.needsContext || plan.isRoot(presenter) && rerouted[family] < 0
            rerouted.append(covers ? -1 : rerouted[family] >= 0 ? rerouted[family] : roots[family])
        }
    }

    func way(to root: Int32) -> Way { ways[root] ?? Way() }

    /// - Parameter own: Who presents for the presenter's family unless a context is looked for.
    private func way(_ root: Int32, presenter: Int32, own: Int32, plan: ImportPlan) -> Way {
        let name = plan.live.dump.string(plan.live[root].presentation)
        let recorded = plan.live[root].recorded
        let printed = name.isEmpty ? nil : PresentationControllers.styles(name)?.first
        let style = recorded?.style ?? printed
        if style?.usesContext(presentsInFullscreen: nil) == true { return Way(style: style, needsContext: true) }
        if presenter == own { return Way(style: style == .automatic ? nil : style) }
        // If no style is printed, only a presentation context explains such a presenter.
        guard let style else { return Way(style: .overCurrentContext, needsContext: true) }
        return Way(style: .custom, needsContext: true, replaced: style == .custom ? nil : style)
    }
}

extension ImportPlan {
    /// The controller that called present, if a recording says so and UIKit would find the same presenter from there; else
    /// the presenter.
    func caller(of root: Int32, way: FamilyReach.Way) -> Int32 {
        let presenter = presenter[Int(root)]
        guard let id = live[root].recorded?.caller, id >= 0,
            var caller = indices.first(where: { live[$0].recorded?.id == id })
        else { return presenter }
        while !isDeclared[Int(caller)] {
            guard live[caller].parent >= 0 else { return presenter }
            caller = live[caller].parent
        }
        var next = caller
        while next != presenter {
            let definesContext = kinds[Int(next)].definesContextByDefault || live[next].recorded?.definesContext == true
            if container[Int(next)] < 0 || way.needsContext && definesContext { return presenter }
            next = container[Int(next)]
        }
        return way.needsContext || isRoot(presenter) ? caller : presenter
    }
}
