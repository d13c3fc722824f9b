/// The words of a selector, and what to say of those that don't belong.
extension SelectorParser {
    static let plus = UInt8(ascii: "+")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
    static let connectives = ["and", "or"]

    func at(_ position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

    func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    mutating func skipSpace() { while isSpace(at(position)) { position += 1 } }

    /// Returns the range up to a space, a parenthesis or a `+`.
    func word(at start: Int) -> Range<Int> {
        var end = start
        while let byte = at(end), !isSpace(byte), byte != Self.open, byte != Self.close, byte != Self.plus { end += 1 }
        return start..<end
    }

    func digits(at start: Int) -> Range<Int> {
        var end = start
        while let byte = at(end), 0x30...0x39 ~= byte { end += 1 }
        return start..<end
    }

    /// Passes over a word if it comes next.
    mutating func take(_ word: String) -> Bool {
        skipSpace()
        let next = self.word(at: position)
        guard bytes[next].elementsEqual(word.utf8), at(next.upperBound) != Self.plus else { return false }
        position = next.upperBound
        return true
    }

    /// Whether a byte can be in an id, in a path or in a pattern for them.
    static func isOfID(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "_-./*?".utf8.contains(byte)
        }
    }

    func oddLetter(_ position: Int, in value: Range<Int>) -> Selector.Failure {
        let letter = text(position..<position + 1)
        let range = position..<position + 1
        let message = "'\(letter)' can't be in an id"
        return switch letter {
        case ",", "|": Selector.Failure(range: range, message: message, help: "write 'or' for both")
        case "&": Selector.Failure(range: range, message: message, help: "write 'and' for what is in both")
        case "!": Selector.Failure(range: range, message: message, help: "write 'not' for everything else")
        default: Selector.Failure(range: range, message: message)
        }
    }

    /// Returns the error where a selector should come and none does.
    func missing(_ isAfterPlus: Bool) -> Selector.Failure {
        let range = position..<min(position + 1, bytes.count)
        if !bytes.contains(where: { !isSpace($0) }) {
            return Selector.Failure(range: range, message: "the selector is empty", help: "'*' selects everything")
        }
        let end = bytes[..<position].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
        let start = bytes[..<end].lastIndex { isSpace($0) || $0 == Self.open || $0 == Self.close }.map { $0 + 1 } ?? 0
        let before = start < end ? text(start..<end) : end > 0 ? text(end - 1..<end) : ""
        if before.isEmpty {
            return Selector.Failure(range: range, message: "a selector is missing before '\(text(range))'")
        }
        return Selector.Failure(range: range, message: "a selector is missing after '\(before)'")
    }

    /// Returns the error for something that follows a selector.
    func unexpected() -> Selector.Failure {
        if at(position) == Self.close {
            return Selector.Failure(range: position..<position + 1, message: "this ')' has no '('")
        }
        let word = word(at: position)
        let range = word.isEmpty ? position..<position + 1 : word
        let written = text(range)
        let meant = ["&": "and", "&&": "and", "|": "or", "||": "or", ",": "or"][written]
        if let near = meant ?? Self.connectives.first(where: { $0 == written.lowercased() }) {
            return Selector.Failure(
                range: range, message: "'\(written)' can't connect two selectors", nearest: near)
        }
        return Selector.Failure(
            range: range, message: "'and' or 'or' is missing before '\(written)'",
            help: "write 'or' between two selectors for both, 'and' for what is in both")
    }
}
