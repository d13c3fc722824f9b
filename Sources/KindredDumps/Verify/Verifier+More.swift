import KindredDraft
import KindredGraph

/// Tabs that are reached through More.
extension Verifier {
    func more(in index: Int32) -> Int32? {
        live.dump.children(of: index).first { isOf(SystemControllers.more, index: $0) }
    }

    func isOf(_ name: String, index: Int32) -> Bool { matcher.forms.baseText(live.classNumber(index)) == name }

    /// A tab that was opened through More: pushed there, or, if it is a navigation controller, with its stack (R17).
    mutating func settleMore(_ container: inout Container) -> [Pair] {
        guard let more = more(in: container.index) else { return [] }
        let opened = live.dump.children(of: more).filter { !isOf(SystemControllers.moreList, index: $0) }
        if opened.isEmpty { return [] }
        var (best, bestWeight, bestPosition): ([Pair], Int32, Int) = ([], 0, -1)
        for position in container.isFilled.indices.filter({ !container.isFilled[$0] }).prefix(Self.maximumTabs) {
            let (pairs, weight) = pairs(opened, in: container.slots.members[position])
            if weight > bestWeight { (best, bestWeight, bestPosition) = (pairs, weight, position) }
        }
        if bestPosition >= 0 { container.free.fill(bestPosition) }
        let found = Set(best.map(\.0))
        let id = container.id
        for child in opened where !found.contains(child) {
            let near = near(child, among: container.slots.members)
            report(UndeclaredController.info) {
                UndeclaredController.found(index: child, in: id, matcher: $0, near: near)
            }
        }
        return best
    }

    /// The most tabs that are tried as the one that was opened.
    private static let maximumTabs = 64

    /// The part of a tab that is on the stack of More, and how well it fits.
    private mutating func pairs(_ opened: [Int32], in id: ControllerID) -> ([Pair], Int32) {
        var (pairs, sum): ([Pair], Int32) = ([], 0)
        if graph[id].kind == .navigation {
            let stack = matcher.slots(of: id).members
            for (child, position) in zip(opened, matcher.assign(opened, in: id)) where position >= 0 {
                pairs.append((child, stack[position]))
                sum += matcher.fit(child, id: stack[position])
            }
        } else if let first = opened.first {
            pairs.append((first, id))
            sum = matcher.fit(first, id: id)
        }
        return (pairs, sum)
    }
}
