import KindredDiagnostics

/// The lines of a text that is not YAML, as far as messages about it need them.
struct SyntaxLines {
    private let bytes: UnsafeRawBufferPointer

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int { bytes.count }

    func string(_ range: ByteRange) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }

    private func start(of offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    func end(of offset: Int) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }

    /// Returns how many spaces and tabs a line starts with.
    func indentation(at offset: Int) -> Int {
        let start = start(of: offset)
        return bytes[start..<end(of: offset)].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// The tabs in the indentation of a line up to a place.
    func indentingTab(at offset: Int) -> ByteRange? {
        let start = start(of: offset)
        let indentation = start..<start + indentation(at: offset)
        guard offset <= indentation.upperBound, let first = indentation.first(where: { bytes[$0] == 0x09 }) else {
            return nil
        }
        return ByteRange(start: first, end: first + bytes[first..<indentation.upperBound].prefix { $0 == 0x09 }.count)
    }

    // MARK: What a line says

    /// A line without its indentation, its dashes, its comment and the spaces at its end.
    func content(at offset: Int) -> ByteRange {
        content(from: startOfContent(at: offset))
    }

    func startOfContent(at offset: Int) -> Int { afterDashes(start(of: offset) + indentation(at: offset)) }

    /// The rest of a line, in the same way.
    func content(from start: Int) -> ByteRange {
        var end = end(of: start)
        for index in start..<end where bytes[index] == 0x23 && (index == start || bytes[index - 1] == 0x20) {
            end = index
            break
        }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return ByteRange(start: start, end: end)
    }

    /// The content of the line before that has any.
    func content(before offset: Int) -> ByteRange? {
        var line = start(of: offset)
        while line > 0 {
            let content = content(at: line - 1)
            if content.end > content.start { return content }
            line = start(of: line - 1)
        }
        return nil
    }

    private func afterDashes(_ start: Int) -> Int {
        var start = start
        while start + 1 < bytes.count, bytes[start] == 0x2D, bytes[start + 1] == 0x20 {
            start += 1
            while start < bytes.count, bytes[start] == 0x20 { start += 1 }
        }
        return start
    }

    /// Whether a line is an item of a list, by its content.
    func isItem(_ content: ByteRange) -> Bool {
        let start = start(of: Int(content.start))
        return start + indentation(at: start) < content.start
    }

    /// Returns how far a line is indented, by its content.
    func column(_ content: ByteRange) -> Int { indentation(at: Int(content.start)) }

    /// The value after the first colon of a content.
    func value(in content: ByteRange) -> ByteRange? {
        for index in Int(content.start)..<Int(content.end) - 1 where bytes[index] == 0x3A && bytes[index + 1] == 0x20 {
            return self.content(from: index + 1 + bytes[(index + 1)...].prefix { $0 == 0x20 }.count)
        }
        return nil
    }

    func key(in content: ByteRange) -> ByteRange {
        let key = bytes[Int(content.start)..<Int(content.end)].prefix { $0 != 0x3A }.count
        return ByteRange(start: Int(content.start), end: Int(content.start) + max(1, key))
    }

    func endsWithColon(_ content: ByteRange) -> Bool {
        content.end > content.start && bytes[Int(content.end) - 1] == 0x3A
    }

    // MARK: Around a place

    /// The text up to the next space.
    func word(at offset: Int) -> ByteRange {
        guard offset < bytes.count else { return ByteRange(start: bytes.count, end: bytes.count) }
        return ByteRange(start: offset, end: offset + max(1, bytes[offset...].prefix { $0 > 0x20 }.count))
    }

    func last(_ character: Unicode.Scalar, before offset: Int) -> Int? {
        let start = start(of: offset)
        return (start..<min(offset, bytes.count)).last { bytes[$0] == UInt8(ascii: character) }
    }

    /// Whether a quote is closed just before a place.
    func isAfterQuote(_ offset: Int) -> Bool {
        var before = min(offset, bytes.count)
        while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
        return before > 0 && (bytes[before - 1] == 0x22 || bytes[before - 1] == 0x27)
    }

    /// The rest of a line above from the quote on that is closed just before a place; nil if it opens on the same line.
    func openingAbove(_ offset: Int) -> ByteRange? {
        let line = start(of: offset)
        guard let closing = (line..<min(offset, bytes.count)).last(where: { bytes[$0] != 0x20 }) else { return nil }
        var opening = closing - 1
        while opening >= 0, bytes[opening] != bytes[closing] || isEscaped(opening) {
            opening -= bytes[opening] == bytes[closing] && bytes[closing] == 0x27 ? 2 : 1
        }
        return opening >= 0 && opening < line ? content(from: opening) : nil
    }

    /// Whether a quote is one of the text: the second of two single ones, or a double one after a backslash.
    private func isEscaped(_ quote: Int) -> Bool {
        if bytes[quote] == 0x27 { return quote > 0 && bytes[quote - 1] == 0x27 }
        return bytes[..<quote].reversed().prefix { $0 == 0x5C }.count % 2 == 1
    }
}
