import KindredPlatform

extension String {
    /// Whether it comes first in the order of bytes: that of files, which no language and no form of a character changes.
    package func precedesInBytes(_ other: String) -> Bool {
        let isBefore = utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { isLess(one, other: $0) }
        }
        return isBefore.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

private func isLess(_ one: UnsafeBufferPointer<UInt8>, other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return one.count < other.count }
    let order = UnsafeRawPointer(first).order(second, count: min(one.count, other.count))
    return order == 0 ? one.count < other.count : order < 0
}
