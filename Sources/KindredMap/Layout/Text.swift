import KindredText

/// Widths of texts, from a table: the same picture on every machine, whatever fonts it has.
///
/// The numbers are the advance widths of Helvetica, which Arial and Liberation Sans share, in thousandths of the size.
enum Text {
    private static let regular: [UInt16] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ]
    private static let bold: [UInt16] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584,
    ]
    static let ellipsis = "…"

    /// The width in whole points, rounded up.
    static func width(_ text: String, size: Int32, bold: Bool = false) -> Int32 {
        points(units(text, table: bold ? Text.bold : regular), size: size)
    }

    struct Fitted {
        var text: String
        var width: Int32
        var isCut: Bool
    }

    /// A text that is too wide is cut after a whole character.
    static func fitted(_ text: String, size: Int32, bold: Bool = false, limit: Int32) -> Fitted {
        let width = width(text, size: size, bold: bold)
        if width <= limit { return Fitted(text: text, width: width, isCut: false) }
        let table = bold ? Text.bold : regular
        var sum = units("…", table: table)
        var end = text.startIndex
        for index in text.indices {
            sum += text[index].unicodeScalars.reduce(0) { $0 + units($1, table: table) }
            if points(sum, size: size) > limit { break }
            end = text.index(after: index)
        }
        let cut = String(text[..<end]) + ellipsis
        return Fitted(text: cut, width: self.width(cut, size: size, bold: bold), isCut: true)
    }

    /// The width of a text of any size, not rounded.
    static func width(_ text: String, size: Double, bold: Bool = false) -> Double {
        Double(units(text, table: bold ? Text.bold : regular)) * size / 1000
    }

    /// The same for a text of any size.
    static func shortened(_ text: String, size: Double, bold: Bool = false, limit: Double)
        -> (text: String, width: Double, isCut: Bool)
    {
        let width = width(text, size: size, bold: bold)
        if width <= limit { return (text, width, false) }
        let table = bold ? Text.bold : regular
        var sum = units("…", table: table)
        var end = text.startIndex
        for index in text.indices {
            sum += text[index].unicodeScalars.reduce(0) { $0 + units($1, table: table) }
            if Double(sum) * size / 1000 > limit { break }
            end = text.index(after: index)
        }
        let cut = String(text[..<end]) + ellipsis
        return (cut, self.width(cut, size: size, bold: bold), true)
    }

    /// Whether the table has the widths of all letters. Those of other scripts are narrower than it says, and some have to touch.
    static func isExact(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.value < 0x530 || 0x2000..<0x2600 ~= $0.value }
    }

    private static func units(_ text: String, table: [UInt16]) -> Int {
        var text = text
        let printable: Int? = text.withUTF8 { bytes in
            var sum = 0
            for byte in bytes {
                guard byte >= 0x20, byte < 0x7F else { return nil }
                sum += Int(table[Int(byte) - 0x20])
            }
            return sum
        }
        return printable ?? text.unicodeScalars.reduce(0) { $0 + units($1, table: table) }
    }

    private static func points(_ units: Int, size: Int32) -> Int32 {
        Int32(truncatingIfNeeded: min((units * Int(size) + 999) / 1000, 1 << 24))
    }

    static func width(of scalar: Unicode.Scalar, size: Double, bold: Bool) -> Double {
        Double(units(scalar, table: bold ? Text.bold : regular)) * size / 1000
    }

    /// Returns what pictures show for a scalar: itself, a space for a tab or the end of a line, U+FFFD for what controls.
    static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: " "
        case 0..<0x20, 0xFFFE, 0xFFFF: TerminalText.replacement
        default: ControlScalar.matches(scalar.value) ? TerminalText.replacement : scalar
        }
    }

    /// A generous width for what Helvetica lacks: another font supplies it.
    private static func units(_ scalar: Unicode.Scalar, table: [UInt16]) -> Int {
        switch scalar.value {
        case 0x20..<0x7F: return Int(table[Int(scalar.value) - 0x20])
        // Latin with marks is as wide as without; the widest lower-case letters decide.
        case 0xC0..<0x250: return scalar.properties.isUppercase ? 800 : 620
        case 0x2026, 0x2190...0x2193: return 1000
        case 0x0300..<0x0370, 0x200B...0x200D, 0xFE00...0xFE0F, 0xE0000..<0xE1000: return 0
        // East Asian scripts and pictographs.
        case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF00..<0xFF61:
            return 1000
        case 0x2600..<0x27C0, 0x1F000..<0x20000: return 1400
        case 0x20000...: return 1000
        case 0xFFFD: return 1000
        default:
            let shown = shown(scalar)
            if shown != scalar { return units(shown, table: table) }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 800
            }
        }
    }
}
