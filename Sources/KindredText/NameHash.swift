/// Hashes names: multiplies and folds eight bytes at a time.
///
/// Its start and factor are random, so that nobody can write names that all have one hash. Results of a table don't depend
/// on them.
struct NameHash: Sendable {
    static let ofProcess = NameHash()

    private let start = UInt64.random(in: 0 ... .max)
    private let factor = UInt64.random(in: 0 ... .max) | 1

    private init() {}

    func callAsFunction(_ text: UnsafeRawBufferPointer) -> UInt32 {
        var hash = start ^ UInt64(text.count)
        var offset = 0
        while offset + 8 <= text.count {
            hash = mix(hash ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        return UInt32(truncatingIfNeeded: mix(hash ^ rest(of: text, from: offset)))
    }

    /// Returns up to seven bytes, of a longer text with those before them: their number is part of the hash already.
    @inline(__always)
    private func rest(of text: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
        if text.count >= 8 { return text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self) }
        return text[offset...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    @inline(__always)
    private func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }
}
