import KindredGraph
import TestSupport
import Testing

@Suite struct ComponentsTests {
    @Test("Two vertices share a component exactly if each reaches the other, and what is reached comes first")
    func randomGraphs() {
        var random = Random(seed: 7)
        for _ in 0..<500 {
            let count = 1 + random.below(12)
            let edges = (0..<count).map { _ in (0..<random.below(4)).map { _ in Int32(random.below(count)) } }
            let components = Components(lists(edges))
            let reached = reachable(edges)
            #expect(components.order.sorted() == (0..<Int32(count)).map { $0 })
            for from in 0..<count {
                for to in 0..<count {
                    let areOne = reached[from][to] && reached[to][from]
                    #expect((components.numbers[from] == components.numbers[to]) == areOne)
                    if reached[from][to] { #expect(components.numbers[to] <= components.numbers[from]) }
                }
            }
        }
    }

    @Test("A chain of a hundred thousand needs no stack")
    func longChain() {
        let count = 100_000
        let components = Components(lists((0..<count).map { $0 + 1 < count ? [Int32($0 + 1)] : [] }))
        #expect(components.count == Int32(count))
        #expect(components.order.first == Int32(count - 1))
    }

    private func lists(_ edges: [[Int32]]) -> PackedLists<Int32> {
        edges.reduce(into: PackedLists()) { _ = $0.add($1) }
    }

    /// By Warshall: obviously right.
    private func reachable(_ edges: [[Int32]]) -> [[Bool]] {
        var reached = edges.indices.map { from in edges.indices.map { $0 == from || edges[from].contains(Int32($0)) } }
        for middle in edges.indices {
            for from in edges.indices where reached[from][middle] {
                for to in edges.indices where reached[middle][to] { reached[from][to] = true }
            }
        }
        return reached
    }
}
