import KindredDiagnostics
import KindredText
import KindredYAML

/// Help texts: the advice on what to write instead.
extension Decoder {
    /// Notes everything in a node that is passed over: what others refer to may be declared in it.
    mutating func markUnread(_ node: Int) {
        for index in node..<Int(nodes[node].next) where nodes[index].written.isScalar || isTaggedText(index) {
            document.lost.append(nodes[index].written)
        }
    }

    private func isTaggedText(_ node: Int) -> Bool { kind(of: node) == .tagged && Int(nodes[node].next) == node + 1 }

    /// The last line of a plain scalar that runs over several.
    func lastLine(of node: Int) -> SourceRange? {
        var place = place(of: node)
        guard place.origin == nil, let lineBreak = texts[place.range].lastIndex(of: 0x0A) else { return nil }
        let line = texts[place.range][lineBreak...].dropFirst()
        let indentation = line.prefix { $0 <= 0x20 }.count
        place.range = ByteRange(
            start: Int(place.range.start) + line.startIndex + indentation, end: Int(place.range.end))
        return place
    }

    /// Returns the help for a value that should be a list and isn't.
    func helpForList(_ node: Int, keyword: Keyword) -> String {
        switch kind(of: node) {
        case .mapping where isInBraces(node):
            holdsOnlyKeys(node) || !mayHoldMappings(keyword)
                ? "put the items in brackets, not in braces"
                : "put brackets around it: '\(keyword.rawValue): [{…}]'"
        case .mapping where holdsOnlyKeys(node): "write '- ' before each item, and no colon behind it"
        case .mapping: "put '- ' before each item of '\(keyword.rawValue)'"
        case .scalar where isDashed(node) && isShort(node):
            string(node).contains(" -")
                ? "put a space after each dash" : "write '\(keyword.rawValue): [\(string(node).dropFirst())]'"
        case .scalar where isShort(node) && !holdsMappings(keyword): "write '\(keyword.rawValue): [\(string(node))]'"
        default: "list its items below '\(keyword.rawValue):', each after '- '"
        }
    }

    private func mayHoldMappings(_ keyword: Keyword) -> Bool {
        holdsMappings(keyword) || Key.of(keyword).role != nil || [.presents, .expect].contains(keyword)
    }

    /// Whether it is a plain text that begins with a dash and no space.
    private func isDashed(_ scalar: Int) -> Bool {
        let text = texts[nodes[scalar].written].prefix(2)
        let place = place(of: scalar)
        return text.first == 0x2D && text.last != 0x20 && place.origin == nil && texts[place.range].first == 0x2D
    }

    private func holdsMappings(_ keyword: Keyword) -> Bool {
        [.presentations, .pushes, .moves, .scenarios, .steps, .hooks, .completion, .block, .async].contains(keyword)
    }

    private func isInBraces(_ mapping: Int) -> Bool {
        let place = place(of: mapping)
        return place.origin == nil && texts[place.range].first == UInt8(ascii: "{")
    }

    /// Returns the text of a node as an example shows it.
    func example(_ node: Int) -> String {
        let text = isShort(node) ? string(node) : "…"
        return ForeignWords.meansNone(text) ? "null" : text
    }

    /// Whether it fits in a line of a message.
    func isShort(_ node: Int) -> Bool {
        let text = texts[nodes[node].written]
        return !text.isEmpty && text.count <= 60 && !text.contains(0x0A)
    }

    /// Whether a mapping has only keys without values, as `{a, b}` has.
    func holdsOnlyKeys(_ mapping: Int) -> Bool {
        var key = mapping + 1
        while key < Int(nodes[mapping].next) {
            let value = Int(nodes[key].next)
            guard nodes[key].written.isScalar, isEmpty(value) else { return false }
            key = Int(nodes[value].next)
        }
        return key > mapping + 1
    }

    // MARK: Keys

    /// Returns the help for a key that a mapping does not have.
    ///
    /// - Parameter other: The help if another mapping has the key.
    func help(
        key: Int, of mapping: Int, other: String?, near: String?, isForeign: Bool, valid: [String]
    ) -> String {
        let (text, value) = (string(key), Int(nodes[key].next))
        if text.isEmpty { return "write a key before the colon" }
        if let pair = missingSpace(text, valid: valid) { return "put a space after the colon: '\(pair)'" }
        if let advice = ForeignWords.advice(on: text) ?? other { return advice }
        if isPush(valid), PushKind(rawValue: text) != nil, !nodes[value].written.isMapping, !isEmpty(value),
            !has(Keyword.kind.rawValue, mapping: mapping)
        {
            let hasTarget = has(Keyword.to.rawValue, mapping: mapping) || ForeignWords.meansNone(string(value))
            return "write 'kind: \(text)\(hasTarget ? "" : ", to: \(example(value))")'"
        }
        if let near {
            if near == Keyword.anchor.rawValue, isForeign { return "write 'anchor: \(text)'" }
            return stands(value, under: near)
                ? Suggestion.help(nearest: near, isForeign: isForeign) ?? "remove '\(text)'"
                : "write '\(near)', and \(form(of: near)) as its value"
        }
        if isEmpty(value), let next = texts.byte(after: nodes[key].written), next == 0x2C || next == 0x7D {
            return "put the text before it in quotes: inside { } a comma ends a value"
        }
        if valid.contains(Keyword.is.rawValue), kind(of: value) == .mapping {
            return "write what must be true of '\(text)' under 'is'"
        }
        if valid == Shape.push.words, isShort(value), Identifier.isValid(texts[nodes[key].written]) {
            return "write '{from: \(text), to: \(string(value))}' if this is a push"
        }
        if valid.first == Keyword.kindred.rawValue {
            return "remove '\(text)', or start its name with 'x-' to have it ignored"
        }
        return valid.contains(Keyword.note.rawValue)
            ? "remove '\(text)', or write it as a 'note'" : "remove '\(text)'"
    }

    /// Whether these are the keys of a push, in a node or in a list of its own.
    func isPush(_ valid: [String]) -> Bool {
        valid == Shape.push.words || valid == Shape.nodePush.words
    }

    /// Returns the pair with a space after its colon: `from: Home` for `from:Home`.
    private func missingSpace(_ text: String, valid: [String]) -> String? {
        guard text.utf8.count <= 100, let colon = text.firstIndex(of: ":"), valid.contains(String(text[..<colon]))
        else {
            return nil
        }
        return "\(text[..<colon]): \(text[text.index(after: colon)...])"
    }

    /// Whether a value is of the type that a key wants.
    func stands(_ value: Int, under word: String) -> Bool {
        guard let keyword = Keyword(rawValue: word) else { return true }
        let key = Key.of(keyword)
        if key.kind != nil { return kind(of: value) == .scalar }
        if key.role != nil { return (kind(of: value) == .sequence) == key.holdsMany || isEmpty(value) }
        switch ValueForm.of(keyword) {
        case .mapping: return kind(of: value) == .mapping
        case .list: return kind(of: value) == .sequence || isEmpty(value)
        case .texts:
            let isOfTexts = Int(nodes[value].next) == value + 1 || nodes[value + 1].written.isScalar
            return kind(of: value) == .sequence && isOfTexts || isEmpty(value)
        case .text: return kind(of: value) == .scalar
        case .textOrList: return kind(of: value) != .mapping
        case .word where [.kind, .anchor].contains(keyword): return isWord(value, of: word)
        case .word, .any: return true
        }
    }

    /// Whether a value is one of those that a key with words can have.
    func isWord(_ value: Int, of word: String) -> Bool {
        let words = Keyword(rawValue: word).map(ValueForm.words) ?? []
        return words.isEmpty || words.contains { $0.contains(string(value)) }
    }

    private func form(of word: String) -> String {
        guard let keyword = Keyword(rawValue: word) else { return "a list" }
        let key = Key.of(keyword)
        if key.kind != nil { return "the controller's id" }
        if key.role != nil { return key.holdsMany ? "the list of its members" : "one node" }
        return switch ValueForm.of(keyword) {
        case .mapping: "a mapping"
        case .text, .textOrList: "text"
        case .word: ValueForm.words(of: keyword).first.map(Self.list) ?? "a word"
        case .list, .texts, .any: "a list"
        }
    }

    private static func list(_ words: [String]) -> String {
        words.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(words.last ?? "")'"
    }

    /// Reports a key that is no text. Hardly ever needed, so no walk has it inlined.
    @inline(never)
    mutating func reportKey(_ key: Int, value: Int) {
        expected("text", of: "a key", node: key, help: "write a word before the colon")
        markUnread(key)
        markUnread(value)
    }

    /// Returns what `<<` can't merge: its value, or the first item of a list there that isn't a mapping.
    func unmergeable(_ value: Int) -> Int {
        guard kind(of: value) == .sequence else { return value }
        var item = value + 1
        while item < Int(nodes[value].next), kind(of: item) == .mapping { item = Int(nodes[item].next) }
        return item < Int(nodes[value].next) ? item : value
    }
}
