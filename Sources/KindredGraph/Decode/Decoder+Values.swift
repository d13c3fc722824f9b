import KindredDiagnostics
import KindredText
import KindredYAML

/// Reading single values, with a diagnostic where one is not what it should be.
extension Decoder {
    // MARK: Questions

    func kind(of node: Int) -> SourceValue.Kind { nodes[node].written.kind }
    func string(_ node: Int) -> String { String(decoding: texts[nodes[node].written], as: UTF8.self) }
    func place(of node: Int) -> SourceRange { tree.wording.place(of: nodes[node].written) }

    /// The first character of a mapping: the location of what has no id.
    func start(node: Int) -> SourceRange {
        var place = place(of: node)
        place.range.end = min(place.range.end, place.range.start + 1)
        return place
    }

    /// Whether nothing is written there: `key:` and no more.
    func isEmpty(_ node: Int) -> Bool {
        let written = nodes[node].written
        if written.isEmpty || written.isAbsent { return true }
        return written.isScalar && texts[written].isEmpty && tree.wording.isPlain(written)
    }

    func isPlain(_ node: Int, text: StaticString) -> Bool {
        let written = nodes[node].written
        guard written.isScalar, tree.wording.isPlain(written) else { return false }
        return isEqual(
            texts[written], other: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    // MARK: Walking

    /// Calls `body` with what is known of the key (nil for a word that the language does not have), key and value of each
    /// member. Only one walk over a mapping may report its keys that are no text.
    @inline(__always)
    mutating func forEachMember(
        of mapping: Int, after value: Int? = nil, reportsKeys: Bool = true,
        body: (inout Decoder, Key?, Int, Int) -> Void
    ) {
        guard nodes[mapping].written.isMapping else { return }
        var key = value.map { Int(nodes[$0].next) } ?? mapping + 1
        let end = Int(nodes[mapping].next)
        while key < end {
            let value = Int(nodes[key].next)
            guard value < end else { return }
            let written = nodes[key].written
            if written.isScalar {
                body(&self, Key.find(texts[written]), key, value)
            } else if reportsKeys {
                reportKey(key, value: value)
            }
            key = Int(nodes[value].next)
        }
    }

    /// Calls `body` for each item of a list; anything else is of a wrong type.
    @discardableResult
    @_optimize(speed)
    mutating func forEachItem(of list: Int, keyword: Keyword, body: (inout Decoder, Int) -> Void) -> Bool {
        guard kind(of: list) == .sequence else {
            expected("a list", of: "'\(keyword.rawValue)'", node: list, help: helpForList(list, keyword: keyword))
            return false
        }
        var item = list + 1
        while item < Int(nodes[list].next) {
            body(&self, item)
            item = Int(nodes[item].next)
        }
        return true
    }

    // MARK: Values

    /// An id where it is declared or referred to; absent after a diagnostic.
    mutating func id(_ node: Int, of what: @autoclosure () -> String) -> SourceValue {
        guard isScalar(node, expectation: "an id", of: what(), help: "write one id here") else { return .absent }
        let written = nodes[node].written
        if Identifier.isValid(texts[written]) { return written }
        let text = string(node)
        if let place = lastLine(of: node), text.contains(" -") {
            diagnostics.add(InvalidID.info, diagnostic: InvalidID.folded(text, at: place))
        } else {
            let (place, what) = (place(of: node), what())
            diagnostics.add(InvalidID.info, diagnostic: InvalidID.found(text: text, of: what, at: place))
        }
        document.lost.append(written)
        return .absent
    }

    mutating func text(_ node: Int, keyword: Keyword) -> SourceValue {
        isScalar(
            node, expectation: "text", of: "'\(keyword.rawValue)'",
            help: "write one text, in quotes if YAML would read it as something else")
            ? nodes[node].written : .absent
    }

    /// The boolean; the most likely one if it is written in another way, or nil.
    mutating func boolean(_ node: Int, keyword: Keyword) -> Bool? {
        if isPlain(node, text: "true") { return true }
        if isPlain(node, text: "false") { return false }
        guard isScalar(node, expectation: "true or false", of: "'\(keyword.rawValue)'", help: "write `true` or `false`")
        else {
            return nil
        }
        let (text, place) = (string(node), place(of: node))
        diagnostics.add(WrongType.info, diagnostic: WrongType.boolean(keyword.rawValue, written: text, at: place))
        return WrongType.meantBoolean(text)
    }

    /// The word; the most likely one if it is none of them, or nil.
    mutating func word<Word: RawRepresentable & CaseIterable>(
        _ node: Int, keyword: Keyword, of subject: String? = nil, _: Word.Type
    ) -> Word? where Word.RawValue == String {
        guard isScalar(node, expectation: "one word", of: "'\(keyword.rawValue)'", help: "write one of its values")
        else {
            return nil
        }
        let written = texts[nodes[node].written]
        if let word = Word.allCases.first(where: { isEqual(written, word: $0.rawValue) }) { return word }
        let valid = Word.allCases.map(\.rawValue)
        return unknownWord(node, keyword: keyword, of: subject, valid: valid).flatMap(Word.init)
    }

    /// Returns the word at a node, one of those that are valid, or nil after a diagnostic.
    mutating func word(_ node: Int, keyword: Keyword, valid: [String]) -> String? {
        guard isScalar(node, expectation: "one word", of: "'\(keyword.rawValue)'", help: "write one of its values")
        else { return nil }
        let written = texts[nodes[node].written]
        return valid.first { isEqual(written, word: $0) } ?? unknownWord(node, keyword: keyword, of: nil, valid: valid)
    }

    private mutating func unknownWord(
        _ node: Int, keyword: Keyword, of subject: String?, valid: [String]
    ) -> String? {
        if diagnostics.isFull {
            diagnostics.countDropped(UnknownValue.info)
            return nil
        }
        let (text, place) = (string(node), place(of: node))
        let foreign = ForeignWords.value(text, among: valid)
        let advice = adviceForWord(text, of: keyword, valid: valid)
        let near = advice == nil ? foreign ?? nearest.word(text, among: valid) : nil
        let help = advice ?? Suggestion.help(nearest: near, isForeign: foreign != nil)
        diagnostics.add(
            UnknownValue.info,
            diagnostic: UnknownValue.found(
                value: text, of: subject, key: keyword.rawValue, valid: valid, help: help, fix: near, at: place))
        guard let near, foreign != nil || nearest.isSurely(text, word: near) else { return nil }
        return near
    }

    // MARK: Diagnostics

    /// The keyword of a member of a mapping with a fixed set of keys; the most likely one if it is none of them.
    mutating func member(_ name: Key?, key: Int, of mapping: Int, shape: Shape.Name, noun: String) -> Keyword? {
        if let name, name.belongs(to: shape) { return name.keyword }
        return unknownKey(key, of: mapping, in: noun, valid: Shape.all[Int(shape.rawValue)].words)
    }

    /// Reports a key that a mapping doesn't have; returns the most likely key, so that reading can continue with it.
    ///
    /// - Parameter rivals: Words that the key may be meant as too, though the mapping doesn't have them.
    mutating func unknownKey(
        _ key: Int, of mapping: Int, in noun: String, valid: [String], rivals: [String] = []
    ) -> Keyword? {
        if isPlain(key, text: "<<") {
            let place = place(of: unmergeable(Int(nodes[key].next)))
            diagnostics.add(WrongType.info, diagnostic: WrongType.merge(at: place))
            markUnread(mapping)
            return nil
        }
        // What is only counted isn't looked at: it could be anything.
        if diagnostics.isFull {
            diagnostics.countDropped(UnknownKey.info)
            markUnread(key)
            markUnread(Int(nodes[key].next))
            return nil
        }
        let (text, place) = (string(key), place(of: key))
        let value = Int(nodes[key].next)
        let other = adviceForOther(text, value: value, valid: valid)
        let free =
            other != nil || isLong(mapping)
            ? [] : valid.filter { !has($0, mapping: mapping) && mayName($0, mapping: mapping) }
        let foreign = foreignKey(text, among: free)
        let near = foreign ?? nearestKey(text, among: free, of: other == nil ? valid : [])
        let isSure = near.map { foreign != nil || nearest.isSurely(text, word: $0) } ?? false
        let help = help(key: key, of: mapping, other: other, near: near, isForeign: foreign != nil, valid: valid)
        let fix = near.flatMap { stands(value, under: $0) && (isSure || isWord(value, of: $0)) ? $0 : nil }
        diagnostics.add(
            UnknownKey.info,
            diagnostic: UnknownKey.found(
                key: text, in: noun, valid: valid, rivals: rivals, help: help, fix: fix, at: place))
        if isSure, let keyword = near.flatMap(Keyword.init),
            fix != nil || Key.of(keyword).role != nil || isTelling(keyword)
        {
            return keyword
        }
        markUnread(key)
        markUnread(value)
        return nil
    }

    /// The nearest key that the mapping doesn't have; nil if one that it has is nearer.
    private mutating func nearestKey(_ text: String, among free: [String], of valid: [String]) -> String? {
        nearest.word(text, among: free + valid.filter { !free.contains($0) }).flatMap { free.contains($0) ? $0 : nil }
    }

    /// Whether a mapping has more keys than any of the language.
    private func isLong(_ mapping: Int) -> Bool {
        var (key, left) = (mapping + 1, 100)
        while key < Int(nodes[mapping].next), left > 0 {
            key = Int(nodes[Int(nodes[key].next)].next)
            left -= 1
        }
        return left == 0
    }

    func has(_ word: String, mapping: Int) -> Bool {
        var key = mapping + 1
        while key < Int(nodes[mapping].next) {
            if nodes[key].written.isScalar, isEqual(texts[nodes[key].written], word: word) { return true }
            key = Int(nodes[Int(nodes[key].next)].next)
        }
        return false
    }

    /// Whether a key isn't the id of several presentations, which can have none.
    private func mayName(_ word: String, mapping: Int) -> Bool {
        guard word == Keyword.id.rawValue else { return true }
        if isInScreen { return false }
        var key = mapping + 1
        while key < Int(nodes[mapping].next) {
            let value = Int(nodes[key].next)
            if kind(of: value) == .sequence, isPlain(key, text: "from") { return false }
            key = Int(nodes[value].next)
        }
        return true
    }

    /// Whether a key may be read though its value is not what it wants: that it can't be is part of the error.
    private func isTelling(_ keyword: Keyword) -> Bool { keyword == .anchor }

    /// Reports all required keys that a mapping doesn't have.
    mutating func missingKeys(_ keywords: [Keyword], in noun: String, mapping: Int) {
        let place = start(node: mapping)
        // A mapping with other keys may belong to the item before it; one diagnostic covers all of them.
        if keywords.count > 1, Int(nodes[mapping].next) > mapping + 1 {
            diagnostics.add(MissingKey.info, diagnostic: MissingKey.all(keywords.map(\.rawValue), in: noun, at: place))
        } else {
            for keyword in keywords {
                diagnostics.add(
                    MissingKey.info, diagnostic: MissingKey.found(key: keyword.rawValue, in: noun, at: place))
            }
        }
    }

    mutating func expected(_ expected: String, of what: String, node: Int, help: String) {
        let (place, kind) = (place(of: node), kind(of: node))
        if kind == .tagged {
            diagnostics.add(WrongType.info, diagnostic: WrongType.tag(at: place))
        } else {
            diagnostics.add(
                WrongType.info,
                diagnostic: WrongType.found(key: what, expected: expected, found: kind.noun, help: help, at: place))
        }
    }

    private mutating func isScalar(
        _ node: Int, expectation: @autoclosure () -> String, of what: @autoclosure () -> String, help: String
    ) -> Bool {
        if nodes[node].written.isScalar { return true }
        expected(expectation(), of: what(), node: node, help: help)
        markUnread(node)
        return false
    }
}

extension SourceValue.Kind {
    var noun: String {
        switch self {
        case .scalar: "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .tagged: "an explicit tag"
        }
    }
}
