/// Lists that stand end to end in one array, each known by its number: a list costs no allocation.
@usableFromInline
package struct Lists<Element: Sendable>: Sendable {
    @usableFromInline var elements: [Element] = []
    /// Where each begins among them; one more, where the last one ends.
    @usableFromInline var bounds: [Int] = [0]

    package init() {}

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
