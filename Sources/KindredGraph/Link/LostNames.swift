import KindredYAML

/// The words in what could not be read: who refers to one of them may be right.
struct LostNames {
    private var words: Set<String> = []

    init(documents: [Document]) {
        for document in documents where !document.lost.isEmpty {
            document.declared.texts.withTexts { texts in
                for written in document.lost { note(String(decoding: texts[written], as: UTF8.self)) }
            }
        }
    }

    func contains(_ name: String) -> Bool { words.contains(name) }

    /// The ids in a text, all of them together, and an id that a class has its name from.
    private mutating func note(_ text: String) {
        var (parts, part) = ([String](), "")
        for scalar in text.unicodeScalars {
            if Self.isInside(scalar) {
                part.unicodeScalars.append(scalar)
            } else if !part.isEmpty {
                parts.append(part)
                part = ""
            }
        }
        parts.append(part)
        for part in parts + [parts.joined()] {
            words.insert(part)
            for suffix in ["ViewController", "Controller"] where part.hasSuffix(suffix) {
                words.insert(String(part.dropLast(suffix.count)))
            }
        }
    }

    private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" || scalar == "-" || scalar == "." { return true }
        if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber:
            return true
        default: return false
        }
    }
}
