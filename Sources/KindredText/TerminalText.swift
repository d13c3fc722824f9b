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
        if isVisible(text, with: []) { return text }
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { visible.append(form(of: scalar)) }
        return String(visible)
    }

    /// Returns a text whose line breaks and tabs stay.
    package static func text(_ text: String) -> String {
        if isVisible(text, with: [0x09, 0x0A]) { return text }
        var printable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            printable.append(scalar == "\t" || scalar == "\n" ? scalar : form(of: scalar))
        }
        return String(printable)
    }

    /// Whether nothing in a text has to be replaced, if some bytes may stay.
    private static func isVisible(_ text: String, with kept: [UInt8]) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return bytes.indices.allSatisfy { index in
                let byte = bytes[index]
                if byte < 0x20 { return kept.contains(byte) }
                return !ControlScalar.mayStart(with: byte) || ControlScalar.find(at: index, in: bytes) == nil
            }
        }
    }

    package static let replacement: Unicode.Scalar = "\u{FFFD}"
}
