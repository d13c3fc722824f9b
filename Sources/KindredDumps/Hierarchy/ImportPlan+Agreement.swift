import KindredDraft
import KindredGraph

/// The plans of several dumps of one app.
extension ImportPlan {
    /// The plans of dumps in which equal classes have one kind.
    static func plans(_ dumps: [Dump]) -> [ImportPlan] {
        var plans = dumps.map { ImportPlan(dump: $0) }
        for number in plans.indices { plans[number].guess() }
        let kinds = agreed(plans)
        for number in plans.indices {
            plans[number].take(kinds)
            plans[number].arrange()
        }
        return plans
    }

    /// The kinds that say most, first: a view that isn't loaded, or a container that is empty, says nothing.
    private static let order: [Kind] = [.tab, .split, .page, .navigation, .controller]

    private static func agreed(_ plans: [ImportPlan]) -> [String: Kind] {
        var kinds: [String: (kind: Kind, isSure: Bool)] = [:]
        for plan in plans {
            for index in plan.declared where !plan.isOnStack(index) {
                let (name, kind) = (plan.className(index), plan.kinds[Int(index)])
                let isSure = plan.live.kinds(index).only != nil
                guard let known = kinds[name] else {
                    kinds[name] = (kind, isSure)
                    continue
                }
                let isBetter = rank(kind) < rank(known.kind)
                if isSure == known.isSure ? isBetter : isSure { kinds[name] = (kind, isSure) }
            }
        }
        return kinds.mapValues(\.kind)
    }

    private static func rank(_ kind: Kind) -> Int { order.firstIndex(of: kind) ?? order.count }

    private mutating func take(_ agreed: [String: Kind]) {
        for index in declared where !isOnStack(index) {
            if let kind = agreed[className(index)] { kinds[Int(index)] = kind }
        }
    }
}

extension Dump {
    /// Whether two dumps say the same, whatever the addresses.
    struct Outline: Hashable {
        private struct Line: Hashable {
            let parent: Int32
            let presenter: Int32
            let texts: [String]
            let recorded: LiveController.Recorded?
        }

        private let lines: [Line]

        init(_ dump: Dump) {
            var numbers: [Int32: Int32] = [:]
            for (index, controller) in dump.controllers.enumerated() {
                if let id = controller.recorded?.id { numbers[id] = Int32(index) }
            }
            lines = dump.controllers.map { controller in
                var recorded = controller.recorded
                recorded?.id = 0
                recorded?.selected = 0
                recorded?.caller = controller.recorded.flatMap { numbers[$0.caller] } ?? -1
                return Line(
                    parent: controller.parent, presenter: controller.presenter,
                    texts: [
                        dump.string(controller.name), dump.string(controller.viewName),
                        dump.string(controller.presentation), controller.state.rawValue, controller.view.rawValue,
                        dump.idiom ?? "",
                    ], recorded: recorded)
            }
        }
    }

    /// The first of each.
    static func distinct(_ dumps: [Dump]) -> [Dump] {
        if dumps.count < 2 { return dumps }
        var seen: Set<Outline> = []
        return dumps.filter { seen.insert(Outline($0)).inserted }
    }
}
