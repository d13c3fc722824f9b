@testable import KindredGraph
import Testing

@Suite struct PackedListsTests {
    @Test("A list is known by its number, a negative number is an empty one")
    func lists() {
        var lists = PackedLists<Int32>()
        let numbers = [lists.add([1, 2]), lists.add([]), lists.add([3])]
        #expect(numbers == [0, 1, 2])
        #expect(numbers.map { Array(lists[$0]) } == [[1, 2], [], [3]])
        #expect(lists[-1].isEmpty)
        #expect(lists.count == 3)
    }

    @Test("Lists that are filled in any order keep the order of what is in each")
    func filled() {
        let pairs: [(Int32, Int32)] = [(2, 10), (0, 11), (2, 12), (1, 13), (0, 14)]
        let lists = PackedLists<Int32>(count: 4) { add in for (list, element) in pairs { add(list, element) } }
        #expect((0..<4).map { Array(lists[$0]) } == [[11, 14], [13], [10, 12], []])
    }

    @Test("Lists of nothing are empty, and more can be added")
    func empty() {
        var lists = PackedLists<Int32>(count: 3) { _ in }
        #expect(lists.isEmpty)
        #expect(lists[2].isEmpty)
        #expect(lists.add(7) == 3)
        #expect(PackedLists<Int32>(count: 0) { _ in }.count == 0)
    }
}
