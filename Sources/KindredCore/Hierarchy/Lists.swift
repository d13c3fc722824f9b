/// Lists that stand end to end in one array, each known by its number: a list costs no allocation.
@usableFromInline
package struct Lists<Element: Sendable>: Sendable {
    @usableFromInline var elements: [Element] = []
    /// Where each begins among them; one more, where the last one ends.
    @usableFromInline var bounds: [Int] = [0]

    package init() {}

    /// So many lists, whose elements come in any order and keep it within a list.
    ///
    /// `forEach` is called twice, to count and to fill, and names the same elements both times.
    init(count: Int, _ forEach: (_ add: (_ list: Int32, _ element: Element) -> Void) -> Void) {
        // While they are filled, the bound after a list's own says where its next element goes.
        var bounds = Array(repeating: 0, count: count + 2)
        forEach { list, _ in bounds[Int(list) + 2] += 1 }
        for list in 0..<count { bounds[list + 2] += bounds[list + 1] }
        elements = Array(unsafeUninitializedCapacity: bounds[count + 1]) { buffer, initializedCount in
            forEach { list, element in
                buffer.initializeElement(at: bounds[Int(list) + 1], to: element)
                bounds[Int(list) + 1] += 1
            }
            initializedCount = bounds[count]
        }
        bounds.removeLast()
        self.bounds = bounds
    }

    /// The number of a list from now on.
    package mutating func add(_ list: some Collection<Element>) -> Int32 {
        elements.append(contentsOf: list)
        bounds.append(elements.count)
        return Int32(truncatingIfNeeded: bounds.count - 2)
    }

    /// A list by its number; a negative one is empty.
    @inlinable
    package subscript(_ number: Int32) -> ArraySlice<Element> {
        number < 0 ? [] : elements[bounds[Int(number)]..<bounds[Int(number) + 1]]
    }

    @inlinable
    package func count(of number: Int32) -> Int {
        number < 0 ? 0 : bounds[Int(number) + 1] - bounds[Int(number)]
    }

    /// Quick access to all of them for as long as `body` runs.
    package func withAll<Result>(_ body: (All) -> Result) -> Result {
        elements.withUnsafeBufferPointer { elements in
            bounds.withUnsafeBufferPointer { body(All(elements: elements, bounds: $0)) }
        }
    }

    @usableFromInline
    package struct All {
        @usableFromInline let elements: UnsafeBufferPointer<Element>
        @usableFromInline let bounds: UnsafeBufferPointer<Int>

        @inlinable
        package subscript(_ number: Int32) -> UnsafeBufferPointer<Element> {
            if number < 0 { return UnsafeBufferPointer(start: nil, count: 0) }
            return UnsafeBufferPointer(rebasing: elements[bounds[Int(number)]..<bounds[Int(number) + 1]])
        }
    }
}
