/// What an id is made of: a letter or `_`, then letters, marks, decimal digits, `_`, `-`, `.`.
package enum Identifier {
    package static func isValid(_ text: UnsafeRawBufferPointer) -> Bool {
        guard let first = text.first else { return false }
        if first < 0x80, !isASCIILetter(first), first != 0x5F { return false }
        var isASCII = true
        for byte in text where !isASCIILetter(byte) && !isASCIIRest(byte) {
            if byte < 0x80 { return false }
            isASCII = false
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

    @inline(__always)
    private static func isASCIIRest(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x2D || byte == 0x2E
    }
}
