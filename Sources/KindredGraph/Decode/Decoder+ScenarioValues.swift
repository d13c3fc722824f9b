import KindredDiagnostics
import KindredYAML

/// Reading single values that only scenarios have.
extension Decoder {
    /// Whether a node is a plain `null` or `~`, where they mean none.
    func isNone(_ node: Int) -> Bool { isPlain(node, text: "null") || isPlain(node, text: "~") }

    /// Reads a text of one line; absent after a diagnostic.
    mutating func name(of node: Int, keyword: Keyword) -> SourceValue {
        let written = text(node, keyword: keyword)
        if written.isAbsent { return written }
        let text = texts[written]
        if !text.isEmpty, !text.contains(0x0A), !text.contains(0x0D) { return written }
        let place = place(of: node)
        diagnostics.add(InvalidID.info, diagnostic: InvalidID.name(isEmpty: text.isEmpty, at: place))
        return .absent
    }

    /// A plain decimal number that is not negative.
    mutating func seconds(_ node: Int, keyword: Keyword) -> Double? {
        if kind(of: node) == .scalar, tree.wording.isPlain(nodes[node].written),
            Self.isDecimal(texts[nodes[node].written]),
            let number = Double(string(node)), number.isFinite
        {
            return number
        }
        let expectation = "a number of seconds such as 0.5"
        guard kind(of: node) == .scalar else {
            expected(expectation, of: "'\(keyword.rawValue)'", node: node, help: "write the seconds as a plain number")
            return nil
        }
        let (text, place) = (string(node), place(of: node))
        diagnostics.add(
            WrongType.info,
            diagnostic: WrongType.found(
                key: "'\(keyword.rawValue)'", expected: expectation, found: "'\(text)'",
                help: "write the seconds as a plain number", at: place))
        return nil
    }

    /// Whether a text is digits, with a fraction if there is a point.
    private static func isDecimal(_ text: UnsafeRawBufferPointer) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// The name of a presentation: an id, or what one without an id is known as.
    mutating func presentation(_ node: Int, keyword: Keyword) -> SourceValue {
        let written = nodes[node].written
        guard written.isScalar, texts[written].contains(0x3E) else { return id(node, of: "'\(keyword.rawValue)'") }
        if Self.isMadeUp(texts[written]) { return written }
        let (text, place) = (string(node), place(of: node))
        diagnostics.add(InvalidID.info, diagnostic: InvalidID.presentation(text, at: place))
        return .absent
    }

    mutating func presentations(_ list: Int, keyword: Keyword) -> Range<Int32> {
        references(list, keyword: keyword) { $0.presentation($1, keyword: keyword) }
    }

    /// Whether a text is a made-up name: `from->present`, with `#2` and so on from the second of that name.
    private static func isMadeUp(_ text: UnsafeRawBufferPointer) -> Bool {
        guard let arrow = text.indices.first(where: { text[$0] == 0x3E }), arrow > 0, text[arrow - 1] == 0x2D else {
            return false
        }
        let hash = text[arrow...].firstIndex(of: 0x23) ?? text.count
        let number = text[min(hash + 1, text.count)...]
        func part(_ range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: text[range]) }
        return Identifier.isPath(part(0..<arrow - 1)) && Identifier.isValid(part(arrow + 1..<hash))
            && (hash == text.count || !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) })
    }

    mutating func words(_ list: Int, keyword: Keyword) -> Range<Int32> {
        references(list, keyword: keyword) { $0.text($1, keyword: keyword) }
    }

    mutating func callbacks(_ list: Int) -> [Callback] {
        var found: [Callback] = []
        forEachItem(of: list, keyword: .events) { decoder, item in
            if let callback = decoder.word(item, keyword: .events, Callback.self) { found.append(callback) }
        }
        return found
    }

    mutating func missing(_ field: Field, in noun: String, mapping: Int) {
        let place = start(node: mapping)
        let value =
            switch field.value {
            case .name: "a text"
            case .boolean: "true or false"
            case .idOrNone: "an id or null"
            case .idList: "a list of ids"
            default: "an id"
            }
        diagnostics.add(
            MissingKey.info,
            diagnostic: MissingKey.found(key: field.keyword.rawValue, in: noun, value: value, at: place))
    }
}
