/// The bytes of one file with zeroes behind them: a scanner that ends at a zero can read them in place.
package struct SourceText: Sendable {
    /// The distance that a scanner may look ahead.
    package static let padding = 16

    package let count: Int
    private let padded: [UInt8]

    /// Takes the bytes over, without a copy if they are uniquely referenced and their storage has room for the padding.
    package init(_ bytes: consuming [UInt8]) {
        count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: Self.padding))
        padded = bytes
    }

    package var bytes: ArraySlice<UInt8> { padded[..<count] }

    /// The text alone; behind its end, in the same storage, are the zeroes.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        padded.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
}
