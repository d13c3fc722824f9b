/// Lists that are stored end to end in one array, each identified by its number: a list needs no allocation.
@usableFromInline
package struct PackedLists<Element: Sendable>: Sendable {
    @usableFromInline var elements: [Element] = []
    /// The start of each list among the elements; one more, where the last one ends.
    @usableFromInline var bounds: [Int32] = [0]

    package init() {}

    /// Makes so many lists, whose elements come in any order and keep it within a list.
    ///
    /// `forEach` is called twice, to count and to fill, and names the same elements both times.
    package init(count: Int, forEach: (_ add: (_ list: Int32, _ element: Element) -> Void) -> Void) {
        // While they are filled, the bound after a list's own says where its next element goes.
        bounds = Array(unsafeUninitializedCapacity: count + 2) { bounds, boundCount in
            bounds.initialize(repeating: 0)
            forEach { list, _ in bounds[Int(list) + 2] += 1 }
            for list in 0..<count { bounds[list + 2] += bounds[list + 1] }
            boundCount = count + 1
            // All threads share one empty array, and filling that would write to it.
            if bounds[count + 1] == 0 { return }
            elements = Array(unsafeUninitializedCapacity: Int(bounds[count + 1])) { elements, elementCount in
                forEach { list, element in
                    elements.initializeElement(at: Int(bounds[Int(list) + 1]), to: element)
                    bounds[Int(list) + 1] += 1
                }
                elementCount = Int(bounds[count])
            }
        }
    }

    /// The number of lists.
    package var count: Int { bounds.count - 1 }
    /// Whether all lists are empty.
    var isEmpty: Bool { elements.isEmpty }

    mutating func reserve(lists: Int, elements: Int) {
        self.elements.reserveCapacity(elements)
        bounds.reserveCapacity(lists + 1)
    }

    /// The number of a list from now on.
    package mutating func add(_ list: some Collection<Element>) -> Int32 {
        elements.append(contentsOf: list)
        return close()
    }

    /// The number of a list of one.
    mutating func add(_ element: Element) -> Int32 {
        elements.append(element)
        return close()
    }

    private mutating func close() -> Int32 {
        bounds.append(Int32(truncatingIfNeeded: elements.count))
        return Int32(truncatingIfNeeded: count - 1)
    }

    /// A list by its number; a negative one is empty.
    @inlinable
    package subscript(_ number: Int32) -> ArraySlice<Element> {
        number < 0 ? [] : elements[Int(bounds[Int(number)])..<Int(bounds[Int(number) + 1])]
    }

    /// The number of elements of a list.
    func count(of number: Int32) -> Int {
        number < 0 ? 0 : Int(bounds[Int(number) + 1] - bounds[Int(number)])
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
        @usableFromInline let bounds: UnsafeBufferPointer<Int32>

        var count: Int { bounds.count - 1 }

        @inlinable
        package subscript(_ number: Int32) -> UnsafeBufferPointer<Element> {
            if number < 0 { return UnsafeBufferPointer(start: nil, count: 0) }
            let bounds = (Int(bounds[Int(number)]), Int(bounds[Int(number) + 1]))
            return UnsafeBufferPointer(rebasing: elements[bounds.0..<bounds.1])
        }
    }
}
