/// The strongly connected components of a graph, found without recursion (Tarjan).
package struct Components {
    /// The number of each vertex's component.
    package private(set) var numbers: [Int32]
    /// All vertices, component after component; a component comes after all that can be reached from it.
    package private(set) var order: [Int32] = []
    package private(set) var count: Int32 = 0

    private var lows: [Int32]
    private var indices: [Int32]
    private var stack: [Int32] = []
    private var nextIndex: Int32 = 0

    package init(_ edges: PackedLists<Int32>) {
        self = edges.withAll { Components($0) }
    }

    private init(_ edges: PackedLists<Int32>.All) {
        numbers = Array(repeating: -1, count: edges.count)
        lows = Array(repeating: 0, count: edges.count)
        indices = Array(repeating: -1, count: edges.count)
        order.reserveCapacity(edges.count)
        for vertex in 0..<Int32(edges.count) where indices[Int(vertex)] < 0 {
            // Most lead nowhere, so each is a component of its own.
            if edges[vertex].isEmpty { finishAlone(vertex) } else { visit(vertex, edges: edges) }
        }
    }

    private mutating func visit(_ start: Int32, edges: PackedLists<Int32>.All) {
        var path: [(vertex: Int32, next: Int)] = []
        enter(start, path: &path)
        while let (vertex, next) = path.last {
            let others = edges[vertex]
            if next < others.count {
                path[path.count - 1].next += 1
                let other = others[next]
                if indices[Int(other)] < 0 {
                    if edges[other].isEmpty { finishAlone(other) } else { enter(other, path: &path) }
                } else if numbers[Int(other)] < 0 {
                    lows[Int(vertex)] = min(lows[Int(vertex)], indices[Int(other)])
                }
            } else {
                path.removeLast()
                if let parent = path.last?.vertex { lows[Int(parent)] = min(lows[Int(parent)], lows[Int(vertex)]) }
                if lows[Int(vertex)] == indices[Int(vertex)] { finish(vertex) }
            }
        }
    }

    private mutating func finishAlone(_ vertex: Int32) {
        indices[Int(vertex)] = nextIndex
        numbers[Int(vertex)] = count
        order.append(vertex)
        nextIndex += 1
        count += 1
    }

    private mutating func enter(_ vertex: Int32, path: inout [(vertex: Int32, next: Int)]) {
        indices[Int(vertex)] = nextIndex
        lows[Int(vertex)] = nextIndex
        nextIndex += 1
        stack.append(vertex)
        path.append((vertex, 0))
    }

    private mutating func finish(_ vertex: Int32) {
        while let last = stack.popLast() {
            numbers[Int(last)] = count
            order.append(last)
            if last == vertex { break }
        }
        count += 1
    }
}
