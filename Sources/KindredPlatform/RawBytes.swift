#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Searches and comparisons by the C library, which looks at many bytes at once.
extension UnsafeRawPointer {
    /// Returns where a byte is first among so many.
    @inlinable
    package func first(_ byte: UInt8, count: Int) -> UnsafeRawPointer? {
        memchr(self, Int32(byte), count).map { UnsafeRawPointer($0) }
    }

    /// Returns how so many bytes are ordered: less than 0 if these come first, 0 if they are the same.
    @inlinable
    package func order(_ other: UnsafeRawPointer, count: Int) -> Int32 { memcmp(self, other, count) }
}

extension UnsafeMutableRawPointer {
    /// Frees what C has allocated.
    @inlinable
    package func freeInC() { free(self) }
}
