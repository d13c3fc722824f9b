/// Looks up many texts at once. Each lookup reads memory that isn't in the cache; doing independent steps together lets the
/// processor wait for all of them at the same time.
extension NameTable {
    private static let batch = 64

    /// The numbers of texts, given now to those that are new; -1 for an empty one.
    package mutating func intern(count: Int, text: (Int) -> UnsafeRawBufferPointer) -> [Int32] {
        Self.inBatches(count, text: text, hash: hash) { range, hashes, numbers in
            for index in range {
                let text = text(index)
                numbers[index] = text.isEmpty ? -1 : intern(text, hash: hashes[index - range.lowerBound])
            }
        }
    }

    /// The numbers of texts; -1 for one that has none.
    package func numbers(count: Int, text: (Int) -> UnsafeRawBufferPointer) -> [Int32] {
        Self.inBatches(count, text: text, hash: hash) { range, hashes, numbers in
            for index in range { numbers[index] = candidate(hashes[index - range.lowerBound]) }
            withAll { names in
                for index in range where numbers[index] >= 0 && !isEqual(names[numbers[index]], other: text(index)) {
                    numbers[index] = number(of: text(index)) ?? -1
                }
            }
        }
    }

    private static func inBatches(
        _ count: Int, text: (Int) -> UnsafeRawBufferPointer, hash: NameHash,
        body: (Range<Int>, UnsafeMutableBufferPointer<UInt32>, inout UnsafeMutableBufferPointer<Int32>) -> Void
    ) -> [Int32] {
        // All threads share one empty array, and filling that would write to it.
        if count == 0 { return [] }
        return Array(unsafeUninitializedCapacity: count) { numbers, initializedCount in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: batch) { hashes in
                for start in stride(from: 0, to: count, by: batch) {
                    let range = start..<min(start + batch, count)
                    for index in range { hashes[index - start] = hash(text(index)) }
                    body(range, hashes, &numbers)
                }
            }
            initializedCount = count
        }
    }
}
