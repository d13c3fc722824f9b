import KindredPlatform

/// Reads JSON token by token, without recursion: no depth exhausts the stack, and nothing is kept but the open levels.
package struct JSONReader {
    package struct Failure: Error, Equatable {
        /// The message: what was expected and isn't there.
        package let message: String
        package let offset: Int
        package var isLimit = false
        /// Whether the text ends too early.
        package var isEnd = false
    }

    package enum Token: Equatable, Sendable {
        case beginObject, endObject, beginArray, endArray, key, text, number, null
        case flag(Bool)
        /// The end of the text.
        case end
    }

    private enum State { case value, firstItem, firstKey, key, afterValue }

    private let bytes: UnsafeRawBufferPointer
    private let deepest: Int
    private var position: Int
    private var state = State.value
    /// Whether each open level is an object.
    private var levels: [Bool] = []
    /// The range of the last token; that of a text is without its quotes.
    package private(set) var range: Range<Int>
    private var hasEscapes = false

    /// - Parameters:
    ///   - bytes: They must outlive the reader.
    ///   - deepest: The levels around the deepest value.
    package init(_ bytes: UnsafeRawBufferPointer, deepest: Int) {
        self.bytes = bytes
        self.deepest = deepest
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        range = position..<position
    }

    /// The number of objects and arrays that are open.
    package var depth: Int { levels.count }

    // MARK: Tokens

    package mutating func next() throws(Failure) -> Token {
        skipSpace()
        switch state {
        case .value: return try value()
        case .firstItem: return take(0x5D) ? close(.endArray) : try value()
        case .firstKey: return take(0x7D) ? close(.endObject) : try key()
        case .key: return try key()
        case .afterValue: return try afterValue()
        }
    }

    /// Whether nothing more is in the array whose beginning, or an item, was read last.
    package mutating func isAtEndOfArray() -> Bool {
        skipSpace()
        return byte == 0x5D
    }

    /// Passes over a value whose first token was read last.
    package mutating func skip(_ first: Token) throws(Failure) {
        guard first == .beginObject || first == .beginArray else { return }
        let outside = levels.count - 1
        while levels.count > outside { _ = try next() }
    }

    private mutating func afterValue() throws(Failure) -> Token {
        guard let isObject = levels.last else {
            if position < bytes.count { throw expected("nothing") }
            range = position..<position
            return .end
        }
        if take(0x2C) {
            skipSpace()
            return isObject ? try key() : try value()
        }
        if take(isObject ? 0x7D : 0x5D) { return close(isObject ? .endObject : .endArray) }
        throw expected(isObject ? "',' or '}'" : "',' or ']'")
    }

    private mutating func value() throws(Failure) -> Token {
        if levels.count > deepest {
            throw Failure(message: "this is nested deeper than \(deepest) levels", offset: position, isLimit: true)
        }
        switch byte {
        case 0x7B: return open(.beginObject, isObject: true)
        case 0x5B: return open(.beginArray, isObject: false)
        case 0x22:
            try string()
            state = .afterValue
            return .text
        default: return try word()
        }
    }

    private mutating func open(_ token: Token, isObject: Bool) -> Token {
        range = position..<position + 1
        position += 1
        levels.append(isObject)
        state = isObject ? .firstKey : .firstItem
        return token
    }

    private mutating func close(_ token: Token) -> Token {
        levels.removeLast()
        state = .afterValue
        return token
    }

    private mutating func key() throws(Failure) -> Token {
        guard byte == 0x22 else { throw expected("a key in double quotes") }
        try string()
        skipSpace()
        let key = range
        guard take(0x3A) else { throw expected("':'") }
        range = key
        state = .value
        return .key
    }

    /// The next byte, or zero at the end, which JSON never contains.
    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position &+= 1
            default: return
            }
        }
    }

    private mutating func take(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        range = position..<position + 1
        position += 1
        return true
    }

    private func expected(_ what: String) -> Failure {
        if position >= bytes.count {
            return Failure(message: "the file ends where \(what) is expected", offset: position, isEnd: true)
        }
        return Failure(message: "\(what) is expected here", offset: position)
    }

    // MARK: Texts and words

    private mutating func string() throws(Failure) {
        let start = position
        position += 1
        hasEscapes = false
        while position < bytes.count {
            switch bytes[position] {
            case 0x22:
                range = start + 1..<position
                position += 1
                return
            case 0x5C:
                hasEscapes = true
                let length = escapeLength(at: position)
                if length == 0, position + 1 < bytes.count {
                    throw Failure(message: "JSON has no such escape", offset: position)
                }
                position += max(2, length)
            case 0..<0x20:
                throw Failure(message: "this text isn't closed with a quote", offset: start)
            default: position &+= 1
            }
        }
        throw Failure(message: "this text isn't closed with a quote", offset: start, isEnd: true)
    }

    /// The length of an escape; 0 if there is no such escape.
    private func escapeLength(at start: Int) -> Int {
        guard start + 1 < bytes.count else { return 0 }
        if bytes[start + 1] == 0x75 { return unit(at: start) == nil ? 0 : 6 }
        return Self.escapes.contains { $0.0 == bytes[start + 1] } ? 2 : 0
    }

    private static let escapes: [(UInt8, UInt8)] = [
        (0x22, 0x22), (0x5C, 0x5C), (0x2F, 0x2F), (0x62, 0x08), (0x66, 0x0C), (0x6E, 0x0A), (0x72, 0x0D), (0x74, 0x09),
    ]

    /// The code unit of `\u` and four digits.
    private func unit(at start: Int) -> UInt16? {
        guard start + 6 <= bytes.count, bytes[start] == 0x5C, bytes[start + 1] == 0x75 else { return nil }
        var value: UInt16 = 0
        for index in start + 2..<start + 6 {
            guard let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue else { return nil }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(Failure) -> Token {
        var end = position
        while end < bytes.count, Self.isOfWord(bytes[end]) { end &+= 1 }
        let text = UnsafeRawBufferPointer(rebasing: bytes[position..<end])
        let token: Token
        switch byte {
        case 0x74 where text.elementsEqual("true".utf8): token = .flag(true)
        case 0x66 where text.elementsEqual("false".utf8): token = .flag(false)
        case 0x6E where text.elementsEqual("null".utf8): token = .null
        case 0x30...0x39, 0x2D:
            guard Self.isNumber(text) else { throw expected("a number of JSON") }
            token = .number
        default: throw expected("a value")
        }
        range = position..<end
        position = end
        state = .afterValue
        return token
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
        default: false
        }
    }

    private static func isNumber(_ text: UnsafeRawBufferPointer) -> Bool {
        var rest = text[...]
        func digits() -> Int {
            let count = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == 0x2D { rest = rest.dropFirst() }
        let isZero = rest.first == 0x30
        let whole = digits()
        guard whole == 1 || whole > 1 && !isZero else { return false }
        if rest.first == 0x2E {
            rest = rest.dropFirst()
            if digits() == 0 { return false }
        }
        if rest.first == 0x65 || rest.first == 0x45 {
            rest = rest.dropFirst()
            if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }

    // MARK: Values

    /// The whole number that was read last; nil for any other.
    package var integer: Int? {
        let (text, start) = (bytes[range], range.lowerBound)
        guard text.count < 18 else { return nil }
        let isNegative = bytes[start] == 0x2D
        var value = 0
        for digit in text.dropFirst(isNegative ? 1 : 0) {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return isNegative ? -value : value
    }

    /// Gives access to the bytes of the text that was read last, without escapes.
    package func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let text = UnsafeRawBufferPointer(rebasing: bytes[range])
        if !hasEscapes { return body(text) }
        return plain().withUnsafeBytes(body)
    }

    package var text: String { withText { String(decoding: $0, as: UTF8.self) } }

    private func plain() -> [UInt8] {
        var plain: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] != 0x5C {
                plain.append(bytes[index])
                index += 1
            } else if let unit = unit(at: index) {
                index += 6
                var units = [unit]
                if UTF16.isLeadSurrogate(unit), let trail = self.unit(at: index), UTF16.isTrailSurrogate(trail) {
                    units.append(trail)
                    index += 6
                }
                plain += String(decoding: units, as: UTF16.self).utf8
            } else {
                plain.append(Self.escapes.first { $0.0 == bytes[index + 1] }?.1 ?? bytes[index + 1])
                index += 2
            }
        }
        return plain
    }
}
