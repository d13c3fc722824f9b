import KindredYAML

/// The lists of what controllers present: inherited from the parent, and merged with a controller's own where it presents.
struct PresentedLists {
    /// The lists of roots, after what was in there before.
    private(set) var lists: PackedLists<ControllerID>
    /// The number of the first list of roots.
    private let first: Int32
    /// The presentations behind each, so that lists of ancestors merge in order of declaration.
    private var behind = PackedLists<Int32>()
    /// Ids that the relations list so far.
    private var listed: Int
    private let presentations: [Presentation]
    private let families: [Family]
    private var merged: [Int32] = []
    private var roots: [ControllerID] = []
    private var seen: Marks

    /// Takes the lists that there are, and adds to them.
    init(of graph: LinkedGraph, lists others: inout PackedLists<ControllerID>, listed: Int) {
        self.listed = listed
        first = Int32(others.count)
        presentations = graph.presentations
        families = graph.families
        lists = PackedLists()
        swap(&lists, &others)
        seen = Marks(count: families.count)
    }

    /// Gives each controller its list; the controller at which the limit is passed, if it is.
    ///
    /// - Parameters:
    ///   - numbers: The number of each controller's list.
    ///   - own: Which presentations each controller is a presenter of.
    mutating func fill(
        _ numbers: inout [Int32], controllers: UnsafeBufferPointer<Controller>, own: PackedLists<Int32>.All
    ) -> ControllerID? {
        numbers = Array(repeating: -1, count: controllers.count)
        return numbers.withUnsafeMutableBufferPointer { fill($0, controllers: controllers, own: own) }
    }

    private mutating func fill(
        _ numbers: UnsafeMutableBufferPointer<Int32>, controllers: UnsafeBufferPointer<Controller>,
        own: PackedLists<Int32>.All
    ) -> ControllerID? {
        for index in controllers.indices {
            // Parents come before their children.
            var list = controllers[index].parent.map { numbers[Int($0.index)] } ?? -1
            let presentations = own[Int32(index)]
            if !presentations.isEmpty { list = add(presentations, to: list) }
            numbers[index] = list
            if list < 0 { continue }
            listed += lists[list].count
            if listed > LimitExceeded.maximumRelations { return ControllerID(index: Int32(index)) }
        }
        return nil
    }

    private mutating func add(_ own: UnsafeBufferPointer<Int32>, to inherited: Int32) -> Int32 {
        merge(behind[inherited < 0 ? -1 : inherited - first], other: own)
        _ = behind.add(merged)
        listed += merged.count
        collectRoots()
        return lists.add(roots)
    }

    private mutating func merge(_ one: ArraySlice<Int32>, other: UnsafeBufferPointer<Int32>) {
        merged.removeAll(keepingCapacity: true)
        var (left, right) = (one.startIndex, other.startIndex)
        while left < one.endIndex || right < other.endIndex {
            let takesLeft = right == other.endIndex || left < one.endIndex && one[left] <= other[right]
            let next = takesLeft ? one[left] : other[right]
            if takesLeft { left += 1 } else { right += 1 }
            if merged.last != next { merged.append(next) }
        }
    }

    private mutating func collectRoots() {
        roots.removeAll(keepingCapacity: true)
        seen.clear()
        for presentation in merged {
            guard let family = presentations[Int(presentation)].family, seen.insert(family.index),
                let root = families[Int(family.index)].root
            else { continue }
            roots.append(root)
        }
    }
}
