/// Walks over a piece of a log.
struct TextCursor {
    private let text: ArraySlice<UInt8>
    var index: Int

    init(text: ArraySlice<UInt8>, at index: Int) {
        self.text = text
        self.index = index
    }

    mutating func skipBlanks() {
        while index < text.endIndex, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    }

    /// Goes past blanks and a word, if that is what comes next.
    mutating func skip(_ word: StaticString) -> Bool {
        let start = index
        skipBlanks()
        if starts(with: word, at: index) {
            index += word.utf8CodeUnitCount
            return true
        }
        index = start
        return false
    }

    mutating func skip(past byte: UInt8) -> Bool {
        guard let found = text[index...].firstIndex(of: byte) else { return false }
        index = found + 1
        return true
    }

    /// Goes past blanks and letters.
    mutating func word() -> String {
        skipBlanks()
        let start = index
        while index < text.endIndex, (0x61...0x7A).contains(text[index] | 0x20) { index += 1 }
        return String(decoding: text[start..<index], as: UTF8.self)
    }

    /// The range of the next word; the cursor doesn't move.
    func find(_ word: StaticString) -> Int? {
        guard word.utf8CodeUnitCount > 0 else { return nil }
        var start = index
        while let found = text[start...].firstIndex(of: word.utf8Start[0]) {
            if starts(with: word, at: found) { return found }
            start = found + 1
        }
        return nil
    }

    /// Goes past `<…>` with whatever brackets are in it, and gives what is between; nil where it does not end.
    mutating func bracketed() -> Range<Int>? {
        guard index < text.endIndex, text[index] == 0x3C else { return nil }
        var depth = 0
        for position in index..<text.endIndex {
            if text[position] == 0x3C { depth += 1 }
            if isClosing(position) { depth -= 1 }
            if depth == 0 {
                defer { index = position + 1 }
                return index + 1..<position
            }
        }
        return nil
    }

    /// The `<` that is still open before an index.
    func opening(before end: Int) -> Int? {
        var depth = 0
        var position = end - 1
        while position >= text.startIndex {
            if isClosing(position) { depth += 1 }
            if text[position] == 0x3C {
                if depth == 0 { return position }
                depth -= 1
            }
            position -= 1
        }
        return nil
    }

    /// A class without its address: `App.Home` of `App.Home 0x7f` and of `App.Home: 0x7f`.
    func name(in range: Range<Int>) -> Range<Int>? {
        var end = range.upperBound
        var digits = end
        while digits > range.lowerBound, isHexadecimal(text[digits - 1]) { digits -= 1 }
        if digits - 2 >= range.lowerBound, text[digits - 1] == 0x78, text[digits - 2] == 0x30 { end = digits - 2 }
        func isAround(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x3A || byte == 0x3B }
        while end > range.lowerBound, isAround(text[end - 1]) { end -= 1 }
        return end > range.lowerBound ? range.lowerBound..<end : nil
    }

    /// The `>` of an arrow closes nothing.
    private func isClosing(_ position: Int) -> Bool {
        text[position] == 0x3E && !(position > text.startIndex && text[position - 1] == 0x2D)
    }

    private func starts(with word: StaticString, at start: Int) -> Bool {
        guard text.endIndex - start >= word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where text[start + offset] != word.utf8Start[offset] { return false }
        return true
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }
}
