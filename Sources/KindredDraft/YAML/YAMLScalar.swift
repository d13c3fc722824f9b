/// Text as a YAML scalar: plain if no reader could misread it, else in double quotes.
enum YAMLScalar {
    /// - Parameter inFlow: Whether it is within brackets or braces, where commas and brackets end a plain text.
    static func string(_ text: String, inFlow: Bool = false) -> String {
        if isPlain(text), !inFlow || !text.utf8.contains(where: { ",[]{}".utf8.contains($0) }) { return text }
        var bytes: [UInt8] = [0x22]
        for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
        bytes.append(0x22)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes.append(contentsOf: "\\\"".utf8)
        case "\\": bytes.append(contentsOf: "\\\\".utf8)
        case "\n": bytes.append(contentsOf: "\\n".utf8)
        case "\r": bytes.append(contentsOf: "\\r".utf8)
        case "\t": bytes.append(contentsOf: "\\t".utf8)
        case _ where isVisible(scalar): bytes.append(contentsOf: String(scalar).utf8)
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let isLong = scalar.value > 0xFFFF
            bytes.append(contentsOf: isLong ? "\\U".utf8 : "\\u".utf8)
            bytes.append(contentsOf: String(repeating: "0", count: (isLong ? 8 : 4) - digits.utf8.count).utf8)
            bytes.append(contentsOf: digits.utf8)
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        isPlainASCII(text) ?? isPlainUnicode(text)
    }

    /// The same for ASCII text, which most texts are; nil for others.
    private static func isPlainASCII(_ text: String) -> Bool? {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        guard let first = text.utf8.first, let last = text.utf8.last else { return false }
        let isLetter = first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
        let isDigit = first >= 0x30 && first <= 0x39
        guard isLetter || isDigit || first == UInt8(ascii: "_"), last != 0x20, last != UInt8(ascii: ":") else {
            return false
        }
        var previous: UInt8 = 0x20
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "#") && previous == 0x20
                || byte == 0x20 && previous == UInt8(ascii: ":")
            {
                return false
            }
            previous = byte
        }
        return !isOtherwiseRead(text)
    }

    private static func isPlainUnicode(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        guard first == "_" || isLetterOrDigit(first), last != " ", last != ":" else { return false }
        var previous: Unicode.Scalar = " "
        for scalar in scalars {
            if !isVisible(scalar) || scalar == "#" && previous == " " || scalar == " " && previous == ":" {
                return false
            }
            previous = scalar
        }
        return !isOtherwiseRead(text)
    }

    private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// Whether some YAML readers treat a text as something else, such as a number or a boolean.
    private static func isOtherwiseRead(_ text: String) -> Bool {
        if text.utf8.count < 6, words.contains(text.lowercased()) { return true }
        guard let first = text.utf8.first, first >= 0x30, first <= 0x39 else { return false }
        return text.utf8.allSatisfy { byte in
            byte >= 0x30 && byte <= 0x3A || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
                || "+-._xXoOT Z".utf8.contains(byte)
        }
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        default: false
        }
    }

    /// Whether a character is visible in a text or a comment.
    static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
            .unassigned:
            return false
        default:
            return true
        }
    }
}
