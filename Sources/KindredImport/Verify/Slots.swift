import KindredCore

/// The declared children of one container, found by class or kind without looking at all of them.
struct Slots: Sendable {
    let members: [ControllerID]
    /// Positions in `members` by the last component of the class, rising.
    private var byClass: [Int32: [Int]] = [:]
    /// Positions of those without a class, by kind, rising.
    private var byKind: [[Int]] = Array(repeating: [], count: Kind.allCases.count)

    init(of container: ControllerID, in hierarchy: Hierarchy, _ classes: DeclaredClasses, _ forms: ClassForms) {
        members = Array(hierarchy.children(of: container))
        for (position, member) in members.enumerated() {
            let number = classes[member]
            if number >= 0 {
                byClass[forms.base(number), default: []].append(position)
            } else {
                byKind[Int(hierarchy[member].kind.rawValue)].append(position)
            }
        }
    }

    /// Whether a member is declared with a class that ends in the same component.
    func names(base: Int32) -> Bool { byClass[base] != nil }

    /// The first position from `start` on with such a class, or without one and of such a kind.
    func next(base: Int32, kinds: KindSet, from start: Int) -> Int? {
        var nearest = byClass[base].flatMap { Self.first($0, from: start) }
        for kind in Kind.allCases where kinds.contains(KindSet(kind)) {
            guard let position = Self.first(byKind[Int(kind.rawValue)], from: start) else { continue }
            nearest = min(nearest ?? position, position)
        }
        return nearest
    }

    private static func first(_ positions: [Int], from start: Int) -> Int? {
        guard let last = positions.last, last >= start else { return nil }
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < positions.count ? positions[low] : nil
    }
}
