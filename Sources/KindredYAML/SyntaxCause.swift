import KindredDiagnostics

/// The reason why libyaml refuses a text, in plain words, as far as the lines around the place show.
///
/// libyaml says what it wanted to read, which often is a line after the one that has to change.
struct SyntaxCause {
    let message: String
    let range: ByteRange
    let help: String

    /// The message of libyaml, and its place.
    struct Refusal {
        let reason: String
        /// The byte at which it stopped, and the one where what it was reading began.
        let offset: Int
        let start: Int?
    }

    static func find(_ refusal: Refusal, in bytes: UnsafeRawBufferPointer) -> SyntaxCause? {
        let text = SyntaxLines(bytes: bytes)
        if let tab = text.indentingTab(at: refusal.offset) {
            return SyntaxCause(message: "tabs can't indent YAML", range: tab, help: "use spaces")
        }
        return switch refusal.reason {
        case "found character that cannot start any token", "mapping keys are not allowed in this context",
            "did not find expected alphabetic or numeric character", "did not find expected comment or line break",
            "found undefined tag handle", "did not find expected tag URI", "did not find expected '!'":
            unquoted(refusal, text: text)
        case "mapping values are not allowed in this context": colon(refusal, text: text)
        case "could not find expected ':'": noColon(refusal, text: text)
        case "did not find expected key", "did not find expected <document start>": noKey(refusal, text: text)
        case "did not find expected '-' indicator": noDash(refusal, text: text)
        case "did not find expected ',' or ']'": unclosed(refusal, closing: "]", text: text)
        case "did not find expected ',' or '}'": unclosed(refusal, closing: "}", text: text)
        case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote(refusal)
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            escape(refusal, text: text)
        case "block sequence entries are not allowed in this context":
            SyntaxCause(
                message: "a list can't start on the line of its key", range: text.word(at: refusal.offset),
                help: "put each '- ' on a line of its own, or the items in brackets")
        case "did not find expected node content":
            SyntaxCause(
                message: "a value is missing here", range: text.word(at: refusal.offset),
                help: "write a value, or remove the comma or colon before it")
        default: nil
        }
    }

    // MARK: Texts without quotes

    /// A text that starts with a character that means something in YAML.
    private static func unquoted(_ refusal: Refusal, text: SyntaxLines) -> SyntaxCause? {
        let start = min(refusal.start ?? refusal.offset, refusal.offset)
        let word = text.word(at: start)
        guard let first = text.string(word).unicodeScalars.first else { return nil }
        return SyntaxCause(
            message: "a text can't start with '\(Character(first))' without quotes", range: word,
            help: first == "&" || first == "*"
                ? "put the text in quotes, or name the anchor with ASCII letters" : "put the text in quotes")
    }

    private static func unclosedQuote(_ refusal: Refusal) -> SyntaxCause? {
        guard let start = refusal.start else { return nil }
        return SyntaxCause(
            message: "this quote is never closed", range: ByteRange(start: start, end: start + 1),
            help: "add the closing quote where the text ends")
    }

    private static func escape(_ refusal: Refusal, text: SyntaxLines) -> SyntaxCause? {
        let backslash = text.last("\\", before: refusal.offset + 1) ?? refusal.offset
        let range = ByteRange(start: backslash, end: min(backslash + 2, text.end(of: backslash)))
        return SyntaxCause(
            message: "'\(text.string(range))' isn't an escape sequence", range: range,
            help: "write '\\\\' for a backslash, or put the text in single quotes")
    }

    // MARK: Colons

    /// A colon where no key can be.
    private static func colon(_ refusal: Refusal, text: SyntaxLines) -> SyntaxCause? {
        let line = text.content(at: refusal.offset)
        if let value = text.value(in: line), Int(value.start) <= refusal.offset {
            return SyntaxCause(
                message: "a text that contains a colon needs quotes", range: value,
                help: text.endsWithColon(value)
                    ? "remove the last colon, or put the text in quotes"
                    : "put the text in quotes; a mapping starts on a line of its own, or is in braces")
        }
        guard let before = text.content(before: Int(line.start)) else { return nil }
        if let missing = missingColon(before, text: text) { return missing }
        let key = text.key(in: line)
        return SyntaxCause(
            message: "this line is indented further than the one before, which already has a value", range: key,
            help: "indent it like the line before, or write its key on the line above")
    }

    /// A line that is taken for a key, but has no colon.
    private static func noColon(_ refusal: Refusal, text: SyntaxLines) -> SyntaxCause? {
        guard let start = refusal.start else { return nil }
        return missingColon(text.content(from: start), text: text)
    }

    private static func missingColon(_ line: ByteRange, text: SyntaxLines) -> SyntaxCause? {
        if text.value(in: line) != nil || text.endsWithColon(line) { return nil }
        let written = text.string(line)
        guard written.utf8.count <= 200 else { return nil }
        if let colon = written.firstIndex(of: ":") {
            let pair = "\(written[..<colon]): \(written[written.index(after: colon)...])"
            return SyntaxCause(
                message: "a colon needs a space after it", range: line, help: "write '\(pair)'")
        }
        if written.hasPrefix("-") {
            return SyntaxCause(
                message: "a dash needs a space after it", range: line, help: "write '- \(written.dropFirst())'")
        }
        if let equals = written.firstIndex(of: "=") {
            let parts = (
                written[..<equals].filter { $0 != " " }, written[written.index(after: equals)...].drop { $0 == " " }
            )
            return SyntaxCause(
                message: "a value comes after a colon", range: line, help: "write '\(parts.0): \(parts.1)'")
        }
        if let before = text.content(before: Int(line.start)), text.isItem(before),
            text.column(line) == text.column(before)
        {
            return SyntaxCause(
                message: "this item of the list has no dash", range: line, help: "write '- \(written)'")
        }
        let pair = written.firstIndex(of: " ").map { "\(written[..<$0]):\(written[$0...])" } ?? written + ":"
        return SyntaxCause(message: "'\(written)' has no colon", range: line, help: "write '\(pair)'")
    }

    // MARK: Indentation

    /// Finds the cause where the next key of a mapping should be and something else is.
    private static func noKey(_ refusal: Refusal, text: SyntaxLines) -> SyntaxCause? {
        let word = text.word(at: refusal.offset)
        if refusal.offset > text.startOfContent(at: refusal.offset) {
            guard text.isAfterQuote(refusal.offset) else { return nil }
            if let opening = text.openingAbove(refusal.offset) {
                return SyntaxCause(
                    message: "the text in this quote ends on a later line, and something follows it there",
                    range: opening,
                    help: "close the quote on this line, or put all of the text in double quotes")
            }
            return SyntaxCause(
                message: "the text continues after its closing quote", range: word,
                help: "put all of it in double quotes, with \\\" for a quote inside")
        }
        return SyntaxCause(
            message: "the indentation of this line doesn't match any line above it", range: word,
            help: "align it with the line it belongs next to")
    }

    private static func noDash(_ refusal: Refusal, text: SyntaxLines) -> SyntaxCause? {
        guard refusal.offset == text.startOfContent(at: refusal.offset) else { return nil }
        return SyntaxCause(
            message: "this item of the list has no dash", range: text.key(in: text.content(at: refusal.offset)),
            help: "put '- ' before it, or indent it further if it belongs to the item above")
    }

    // MARK: Brackets

    private static func unclosed(_ refusal: Refusal, closing: String, text: SyntaxLines) -> SyntaxCause? {
        guard let start = refusal.start else { return nil }
        let isSameLine = text.content(at: start) == text.content(at: refusal.offset)
        let isOutside = text.indentation(at: refusal.offset) <= text.indentation(at: start)
        if !isSameLine, isOutside || refusal.offset >= text.count {
            let opening = closing == "]" ? "[" : "{"
            return SyntaxCause(
                message: "'\(opening)' is never closed", range: ByteRange(start: start, end: start + 1),
                help: "add '\(closing)' where the \(closing == "]" ? "list" : "mapping") ends")
        }
        return SyntaxCause(
            message: "a comma or '\(closing)' is missing before this", range: text.word(at: refusal.offset),
            help: "put a comma between the entries, and quote a text that contains a comma or colon")
    }
}
