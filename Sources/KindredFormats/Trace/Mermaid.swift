import KindredText

/// Text that Mermaid shows as it is.
enum Mermaid {
    /// Escapes every character that could have a meaning in Mermaid as `#` code `;`, and cursor movements as a space.
    static func text(_ text: String) -> String {
        var safe = ""
        for scalar in TerminalText.line(text).unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", "-", "(", ")", "'": safe.unicodeScalars.append(scalar)
            case _ where scalar.value >= 0x80 && scalar.value != 0x85: safe.unicodeScalars.append(scalar)
            default: safe += "#\(scalar.value);"
            }
        }
        // Mermaid ignores empty text.
        return safe.isEmpty ? "#8203;" : safe
    }
}
