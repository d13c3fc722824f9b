import KindredText

/// The scalars of bytes that may not be UTF-8: what is invalid comes out as U+FFFD, with its length.
struct SourceScalars: IteratorProtocol {
    private var parser = Unicode.UTF8.ForwardParser()
    private var bytes: ArraySlice<UInt8>.Iterator

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes.makeIterator()
    }

    mutating func next() -> (scalar: Unicode.Scalar, length: Int)? {
        switch parser.parseScalar(from: &bytes) {
        case .valid(let encoded): (Unicode.UTF8.decode(encoded), encoded.count)
        case .error(let length): (TerminalText.replacement, length)
        case .emptyInput: nil
        }
    }

    /// The last scalar of bytes that are not empty; of a torn sequence each byte counts alone.
    static func last(of bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int) {
        let tail = bytes.suffix(4)
        let length = 1 + tail.dropFirst().reversed().prefix { $0 & 0xC0 == 0x80 }.count
        var scalars = SourceScalars(tail.suffix(length))
        guard let last = scalars.next(), last.length == length else { return (TerminalText.replacement, 1) }
        return last
    }
}
