import KindredDiagnostics
import KindredText

/// A text that isn't a valid id.
package enum InvalidID {
    package static let info = RuleInfo(
        "invalid-id", .error, .shape,
        summary: "a text isn't a valid id",
        why: """
            An id is a letter or `_`, then letters, marks, decimal digits, `_`, `-` and `.`. It therefore needs no quotes, and \
            paths and pictures can use it as it is. Text for people to read belongs in `title`.
            """,
        bad: "kindred: 1\nfamilies:\n  home: Home Screen\n",
        good: "kindred: 1\nfamilies:\n  home: Home-Screen\n")

    /// - Parameter key: What has the value, in quotes if it's a key.
    package static func found(
        text: String, of key: String = "", at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: text.isEmpty ? "an id can't be empty" : "'\(text)' isn't an id\(reason(text))",
            at: place,
            labels: labels, help: isSelector(text) && key.hasPrefix("'") ? helpForSelector(key) : help(text: text))
    }

    private static func helpForSelector(_ key: String) -> String {
        "\(key) takes ids, not selectors: write the id, or several in brackets"
    }

    /// Whether a text starts like a selector, such as `tag:list`.
    private static func isSelector(_ text: String) -> Bool {
        guard text.utf8.count <= 200, let colon = text.firstIndex(of: ":") else { return false }
        let word = text[..<colon].drop { $0 == "(" || $0 == "+" }
        return wordsOfSelectors.contains { word == $0 || word.hasSuffix(" \($0)") }
    }

    private static let wordsOfSelectors = [
        "id", "kind", "class", "tag", "family", "window", "role", "style", "file", "screen", "title", "implicit",
    ]

    /// The name of a configuration that is a width.
    static func width(_ word: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(word)' is a width, so no configuration can have that name", at: place,
            help: "name what has that width, such as 'phone' or 'pad'")
    }

    /// A path with a part that isn't an id.
    static func path(_ text: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(text)' isn't a path: a part of it isn't an id", at: place,
            help: "write ids with '/' between them, such as 'Tabs/Home'")
    }

    /// A line that continues the one before, but most likely is an item of its own.
    package static func folded(_ text: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this line continues the one before, and '\(text)' isn't an id", at: place,
            help: "indent the line like the item before it, and put a space after its dash")
    }

    /// The text of a key that belongs to the family before it.
    static func stray(_ key: String, of owner: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the value of the family '\(key)' isn't an id", at: place,
            help: "indent '\(key)' further if it belongs to '\(owner)'")
    }

    private static func help(text: String) -> String {
        let rule = "an id is a letter or '_', then letters, marks, decimal digits, '_', '-' or '.'"
        // A text may be as long as a file.
        if text.utf8.count > 200 { return rule }
        if text.contains("//") { return "start the comment with ' #'" }
        if text.contains("#") { return "put a space before '#' if a comment starts there" }
        if text.contains(": ") { return "if this is a mapping, put it in braces: {\(text)}" }
        if text.contains(":") { return "put a space after the colon" }
        if text.hasSuffix(",") || text.hasSuffix(";") { return "remove the '\(text.suffix(1))'" }
        if text.contains(",") { return "put several ids in brackets: [\(text)]" }
        if text.contains(where: "“”‘’„«»\"'".contains) {
            return "remove the quotes; YAML only supports straight quotes"
        }
        return similar(text).map { "write '\($0)', for example: \(rule)" } ?? rule
    }

    /// The text with `-` for what an id can't have.
    private static func similar(_ text: String) -> String? {
        guard text.utf8.count <= 60, !text.allSatisfy(\.isNumber) else { return nil }
        var id = ""
        for scalar in text.unicodeScalars {
            let isInside = "_\(Character(scalar))".withBytes(Identifier.isValid)
            let isDigit = "0"..."9" ~= scalar
            if id.isEmpty, isInside, !isDigit, !String(scalar).withBytes(Identifier.isValid) { continue }
            if isInside { id.unicodeScalars.append(scalar) } else if !id.isEmpty, !id.hasSuffix("-") { id += "-" }
        }
        if id.hasSuffix("-") { id.removeLast() }
        if !id.isEmpty, !id.withBytes(Identifier.isValid) { id = "_" + id }
        return id.count > 1 && id.withBytes(Identifier.isValid) ? id : nil
    }

    /// A text that is neither an id nor the default name of a presentation.
    package static func presentation(_ text: String, at place: SourceRange, labels: [Diagnostic.Label] = [])
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "'\(text)' isn't the name of a presentation", at: place, labels: labels,
            help: "write its id, or 'from->present' if it has none; the second of these is '…#2'")
    }

    /// The name of a scenario or a mark.
    package static func name(isEmpty: Bool, at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: isEmpty ? "a name can't be empty" : "a name can't have line breaks", at: place,
            labels: labels, help: "write the name as one line of text")
    }

    /// Returns the reason why a text isn't an id, as the end of a message.
    private static func reason(_ text: String) -> String {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isInside = String("_\(Character(scalar))").withBytes(Identifier.isValid)
            guard isInside else { return ": it contains \(named(scalar))" }
            if index == 0, !String(scalar).withBytes(Identifier.isValid) { return ": it starts with \(named(scalar))" }
        }
        return ""
    }

    /// Returns a character as messages name it: marks would be drawn on the quote before them, and spaces not at all.
    private static func named(_ scalar: Unicode.Scalar) -> String {
        if scalar == " " { return "a space" }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .spaceSeparator, .lineSeparator,
            .paragraphSeparator, .unassigned, .privateUse:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        default:
            return "'\(scalar)'"
        }
    }
}

extension String {
    fileprivate func withBytes(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
        var copy = self
        return copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
}
