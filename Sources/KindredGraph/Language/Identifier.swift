/// The syntax of ids: a letter or `_`, then letters, marks, decimal digits, `_`, `-`, `.`.
package enum Identifier {
    @_optimize(speed)
    package static func isValid(_ text: UnsafeRawBufferPointer) -> Bool {
        guard let first = text.first else { return false }
        if first < 0x80, !isASCIILetter(first), first != 0x5F { return false }
        if text.count >= 8, holdsOnlyASCIICharacters(text) { return true }
        var isASCII = true
        for byte in text {
            if byte >= 0x80 {
                isASCII = false
            } else if (byte < 0x40 ? digitsAndMarks : letters) >> UInt64(byte & 0x3F) & 1 == 0 {
                return false
            }
        }
        return isASCII || isValid(String(decoding: text, as: UTF8.self))
    }

    /// Whether it is an id, or several with `/` between them.
    package static func isPath(_ text: UnsafeRawBufferPointer) -> Bool {
        isValid(text)
            || text.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy {
                isValid(UnsafeRawBufferPointer(rebasing: $0))
            }
    }

    /// Looks at eight bytes at a time, the last ones overlapping: there are many ids to check.
    @_optimize(speed)
    private static func holdsOnlyASCIICharacters(_ text: UnsafeRawBufferPointer) -> Bool {
        let last = text.count &- 8
        var offset = 0
        while offset < last {
            if !areASCIICharacters(text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
            offset &+= 8
        }
        return areASCIICharacters(text.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    }

    @inline(__always)
    private static func areASCIICharacters(_ word: UInt64) -> Bool {
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        /// The highest bit of each byte of `bytes`, none above 0x7F, that is in the range.
        func within(_ range: ClosedRange<UInt8>, _ bytes: UInt64) -> UInt64 {
            let ones: UInt64 = 0x0101_0101_0101_0101
            let reaches = bytes &+ UInt64(0x80 - range.lowerBound) &* ones
            let exceeds = bytes &+ UInt64(0x7F - range.upperBound) &* ones
            return reaches & ~exceeds
        }
        let letters = within(0x61...0x7A, low | 0x2020_2020_2020_2020)
        let others = within(0x30...0x39, low) | within(0x2D...0x2E, low) | within(0x5F...0x5F, low)
        return (letters | others) & ~word & 0x8080_8080_8080_8080 == 0x8080_8080_8080_8080
    }

    private static func isValid(_ text: String) -> Bool {
        for (index, scalar) in text.unicodeScalars.enumerated() where !scalar.isASCII {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
                continue
            case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
                if index == 0 { return false }
            default:
                return false
            }
        }
        return true
    }

    @inline(__always)
    private static func isASCIILetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

    // A bit for each ASCII character that an id may contain, below and from 0x40: there are many ids to check.
    private static var digitsAndMarks: UInt64 { 0x03FF_6000_0000_0000 }
    private static var letters: UInt64 { 0x07FF_FFFE_87FF_FFFE }
}
