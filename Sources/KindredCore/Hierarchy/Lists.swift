/// Lists that stand end to end in one array, each known by its number: a list costs no allocation.
@usableFromInline
package struct Lists<Element: Sendable>: Sendable {
    @usableFromInline var elements: [Element] = []
    @usableFromInline var ends: [Int] = []

    package init() {}

    /// The number of a list from now on.
    package mutating func add(_ list: some Collection<Element>) -> Int32 {
        elements.append(contentsOf: list)
        ends.append(elements.count)
        return Int32(truncatingIfNeeded: ends.count - 1)
    }

    /// A list by its number; a negative one is empty.
    @inlinable
    package subscript(_ number: Int32) -> ArraySlice<Element> {
        elements[range(number)]
    }

    @inlinable
    package func count(of number: Int32) -> Int { range(number).count }

    @inlinable
    func range(_ number: Int32) -> Range<Int> {
        if number < 0 { return 0..<0 }
        return (number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)]
    }
}
