/// JSON about the same thing under different conditions, as one: an element of a list that isn't in all of them has `on`, and an
/// object whose values differ otherwise has `differs`, as the graph does.
package enum JSONUnion {
    /// - Parameters:
    ///   - texts: What `JSONWriter` wrote.
    ///   - names: The names of the conditions of a text.
    package static func join(
        _ texts: [[UInt8]], compact: Bool, names: ([Int]) -> [String], to out: consuming ByteWriter
    ) {
        let values = texts.enumerated().map { number, text in
            var parser = Parser(text: dense(text)[...])
            return (parser.value(), number)
        }
        var json = JSONWriter(to: out, compact: compact)
        union(values, of: texts.count, names: names).write(to: &json)
        json.finish()
    }

    /// Leaves out the spaces and line breaks between values.
    private static func dense(_ text: [UInt8]) -> [UInt8] {
        var (isInString, isEscaped) = (false, false)
        return text.filter { byte in
            defer { isEscaped = isInString && byte == 0x5C && !isEscaped }
            if byte == 0x22, !isEscaped { isInString.toggle() }
            return isInString || byte > 0x20
        }
    }

    private typealias Names = ([Int]) -> [String]

    private static func union(_ values: [(Value, Int)], of count: Int, names: Names) -> Value {
        guard let first = values.first?.0 else { return .raw([]) }
        if values.allSatisfy({ $0.0 == first }) { return first }
        switch first {
        case .raw: return first
        case .array: return array(values, of: count, names: names)
        case .object: return object(values, of: count, names: names)
        }
    }

    private static func array(_ values: [(Value, Int)], of count: Int, names: Names) -> Value {
        var (numbers, elements): ([Value: Int], [(value: Value, texts: [Int])]) = ([:], [])
        for (value, text) in values {
            guard case .array(let own) = value else { continue }
            for element in own {
                if let known = numbers[element] {
                    if elements[known].texts.last != text { elements[known].texts.append(text) }
                } else {
                    numbers[element] = elements.count
                    elements.append((element, [text]))
                }
            }
        }
        return .array(
            elements.map { element, texts in
                guard case .object(let members) = element, texts.count < count else { return element }
                return .object(members + [("on", .strings(names(texts)))].map(Member.init))
            })
    }

    private static func object(_ values: [(Value, Int)], of count: Int, names: Names) -> Value {
        var members: [Member] = []
        var differing: [(names: [String], member: Member)] = []
        for (value, _) in values {
            guard case .object(let own) = value else { continue }
            for member in own where !members.contains(where: { $0.key == member.key }) {
                let all = values.compactMap { value, text in value[member.key].map { ($0, text) } }
                members.append(Member(key: member.key, value: union(all, of: count, names: names)))
                guard case .raw = member.value else { continue }
                for (other, text) in all where other != member.value {
                    differing.append((names([text]), Member(key: member.key, value: other)))
                }
            }
        }
        if differing.isEmpty { return .object(members) }
        var differs: [Member] = []
        for (names, member) in differing {
            for name in names {
                let key = ArraySlice(name.utf8)
                if let known = differs.firstIndex(where: { $0.key == key }),
                    case .object(let own) = differs[known].value
                {
                    differs[known].value = .object(own + [member])
                } else {
                    differs.append(Member(key: key, value: .object([member])))
                }
            }
        }
        return .object(members + [Member(key: ArraySlice("differs".utf8), value: .object(differs))])
    }

    /// A key, as it is written between its quotes, and its value.
    private struct Member: Hashable {
        let key: ArraySlice<UInt8>
        var value: Value

        init(key: ArraySlice<UInt8>, value: Value) { (self.key, self.value) = (key, value) }
        init(_ key: String, _ value: Value) { (self.key, self.value) = (ArraySlice(key.utf8), value) }
    }

    private indirect enum Value: Hashable {
        /// A word, a number, or a string with its quotes.
        case raw(ArraySlice<UInt8>)
        case array([Value])
        case object([Member])

        static func strings(_ texts: [String]) -> Value { .array(texts.map { .raw(ArraySlice("\"\($0)\"".utf8)) }) }

        subscript(_ key: ArraySlice<UInt8>) -> Value? {
            if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
        }

        func write(to json: inout JSONWriter) {
            switch self {
            case .raw(let text): json.raw(text)
            case .array(let elements):
                json.array { json in
                    for element in elements { element.write(to: &json) }
                }
            case .object(let members):
                json.object { json in
                    for member in members {
                        json.rawKey(member.key)
                        member.value.write(to: &json)
                    }
                }
            }
        }
    }

    /// Reads what `JSONWriter` wrote: there are no mistakes.
    private struct Parser {
        var text: ArraySlice<UInt8>

        mutating func value() -> Value {
            switch text.first {
            case 0x5B:
                var elements: [Value] = []
                text.removeFirst()
                while let next = text.first, next != 0x5D {
                    if next == 0x2C { text.removeFirst() }
                    elements.append(value())
                }
                text = text.dropFirst()
                return .array(elements)
            case 0x7B:
                var members: [Member] = []
                text.removeFirst()
                while let next = text.first, next != 0x7D {
                    if next == 0x2C { text.removeFirst() }
                    let key = string().dropFirst().dropLast()
                    text = text.dropFirst()
                    members.append(Member(key: key, value: value()))
                }
                text = text.dropFirst()
                return .object(members)
            case 0x22: return .raw(string())
            default:
                let word = text.prefix { ![0x2C, 0x5D, 0x7D, 0x0A].contains($0) }
                text = text.dropFirst(max(word.count, 1))
                return .raw(word)
            }
        }

        private mutating func string() -> ArraySlice<UInt8> {
            var end = text.index(after: text.startIndex)
            while end < text.endIndex, text[end] != 0x22 { end += text[end] == 0x5C ? 2 : 1 }
            end = min(end + 1, text.endIndex)
            defer { text = text[end...] }
            return text[..<end]
        }
    }
}
