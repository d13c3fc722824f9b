/// Text of any origin made safe for a terminal.
enum Printable {
    /// Control characters are drawn instead of obeyed; line breaks and tabs stay.
    static func text(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var printable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { printable.append(form(of: scalar)) }
        return String(printable)
    }

    private static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A: scalar
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: scalar
        }
    }
}
