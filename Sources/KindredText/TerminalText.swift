/// Text made safe for a terminal: what would move the cursor, change colours or reorder a line is drawn instead.
package enum TerminalText {
    /// Returns what is shown for a scalar: itself, unless it controls.
    package static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20..<0x7F: scalar
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
        case 0x7F: "\u{2421}"
        default: ControlScalar.matches(scalar.value) ? replacement : scalar
        }
    }

    /// Returns a text as one line.
    package static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { visible.append(form(of: scalar)) }
        return String(visible)
    }

    /// Returns a text whose line breaks and tabs stay.
    package static func text(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var printable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            printable.append(scalar == "\t" || scalar == "\n" ? scalar : form(of: scalar))
        }
        return String(printable)
    }

    package static let replacement: Unicode.Scalar = "\u{FFFD}"
}
