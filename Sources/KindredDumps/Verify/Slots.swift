import KindredDraft
import KindredGraph

/// The declared children of one container, found by class or kind without looking at all of them.
struct Slots: Sendable {
    let members: [ControllerID]
    /// Positions in `members`, rising: of those without a class by kind, then of those with one.
    private let lists: [[Int32]]
    private let byClass: ClassIndex
    private let bases: Set<Int32>

    private static let kinds = Kind.allCases
    private static let kindCount = kinds.count

    init(of container: ControllerID, in graph: ResolvedGraph, classes: DeclaredClasses, forms: ClassForms) {
        members = Array(graph.children(of: container))
        var byKind: [[Int32]] = Array(repeating: [], count: Self.kindCount)
        var byClass = ClassIndex()
        var bases: Set<Int32> = []
        for (position, member) in members.enumerated() {
            let number = classes[member]
            if number >= 0 {
                byClass.add(Int32(position), number: number, forms: forms)
                bases.insert(forms.base(number))
            } else {
                byKind[Int(graph[member].kind.rawValue)].append(Int32(position))
            }
        }
        lists = byKind + byClass.lists
        (self.byClass, self.bases) = (byClass, bases)
    }

    /// Members have rising indices.
    func position(of member: ControllerID) -> Int? {
        let position = members.end { $0.index < member.index }
        return position < members.count && members[position] == member ? position : nil
    }

    /// Whether a position is in one of these lists.
    func holds(_ lists: [Int], position: Int) -> Bool {
        lists.contains { list in
            let place = Self.first(self.lists[list], from: position)
            return place < self.lists[list].count && Int(self.lists[list][place]) == position
        }
    }

    /// Whether a member is declared with a class that ends in the same component.
    func names(base: Int32) -> Bool { bases.contains(base) }

    /// The lists of the members that have such a class, or none and such a kind.
    func fitting(_ number: Int32, kinds: KindSet, forms: ClassForms) -> [Int] {
        var lists = byClass.lists(for: number, forms: forms).map { $0 + Self.kindCount }
        for kind in Self.kinds where kinds.contains(KindSet(kind)) { lists.append(Int(kind.rawValue)) }
        return lists
    }

    func positions(_ list: Int) -> [Int32] { lists[list] }

    /// The first position from `start` on in one of these lists.
    func next(_ lists: [Int], from start: Int) -> Int? {
        var nearest: Int?
        for list in lists {
            let place = Self.first(self.lists[list], from: start)
            guard place < self.lists[list].count else { continue }
            let position = Int(self.lists[list][place])
            nearest = min(nearest ?? position, position)
        }
        return nearest
    }

    /// The place in a list where the positions from `start` on begin.
    static func first(_ positions: [Int32], from start: Int) -> Int {
        positions.end { $0 < start }
    }
}

/// The free places of a container, so that filled ones aren't looked at repeatedly.
struct FreeSlots {
    let slots: Slots
    private(set) var isFilled: [Bool]
    /// The next place that may be free, for each place in a list that was searched.
    private var skips: [Int: [Int32]] = [:]

    init(slots: Slots) {
        self.slots = slots
        isFilled = Array(repeating: false, count: slots.members.count)
    }

    mutating func fill(_ position: Int) { isFilled[position] = true }

    /// The first free position from `start` on in one of these lists.
    mutating func next(_ lists: [Int], from start: Int) -> Int? {
        var nearest: Int?
        for list in lists {
            guard let position = next(inList: list, from: start) else { continue }
            nearest = min(nearest ?? position, position)
        }
        return nearest
    }

    private mutating func next(inList list: Int, from start: Int) -> Int? {
        let positions = slots.positions(list)
        let first = Slots.first(positions, from: start)
        if skips[list] == nil { skips[list] = Array(0...Int32(positions.count)) }
        let place = Self.find(first, in: &skips[list, default: []], positions: positions, isFilled: isFilled)
        return place < positions.count ? Int(positions[place]) : nil
    }

    private static func find(_ start: Int, in skips: inout [Int32], positions: [Int32], isFilled: [Bool]) -> Int {
        var place = start
        while place < positions.count {
            if Int(skips[place]) != place {
                place = Int(skips[place])
            } else if isFilled[Int(positions[place])] {
                skips[place] = Int32(place + 1)
            } else {
                break
            }
        }
        // Path compression: the next search takes one step.
        var passed = start
        while passed < place {
            let next = Int(skips[passed])
            skips[passed] = Int32(place)
            passed = next
        }
        return place
    }
}
