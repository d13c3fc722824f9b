/// What an id is made of: a letter or `_`, then letters, marks, decimal digits, `_`, `-`, `.`.
package enum Identifier {
    package static func isValid(_ text: UnsafeRawBufferPointer) -> Bool {
        guard let first = text.first else { return false }
        if first < 0x80, !isASCIILetter(first), first != 0x5F { return false }
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

    // A bit for each character of ASCII that may stand in an id, below and from 0x40: there are many ids to check.
    private static var digitsAndMarks: UInt64 { 0x03FF_6000_0000_0000 }
    private static var letters: UInt64 { 0x07FF_FFFE_87FF_FFFE }
}
