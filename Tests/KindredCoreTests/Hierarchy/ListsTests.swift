import Testing

@testable import KindredCore

@Suite struct ListsTests {
    @Test("A list is known by its number, a negative number is an empty one")
    func lists() {
        var lists = Lists<Int32>()
        let numbers = [lists.add([1, 2]), lists.add([]), lists.add([3])]
        #expect(numbers == [0, 1, 2])
        #expect(numbers.map { Array(lists[$0]) } == [[1, 2], [], [3]])
        #expect(lists[-1].isEmpty)
        #expect(lists.count(of: 0) == 2)
    }
}
