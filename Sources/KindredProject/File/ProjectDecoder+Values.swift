import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Reading single values, with a diagnostic where one is not what it should be.
extension ProjectDecoder {
    // MARK: Questions

    func place(of node: Int) -> SourceRange { tree.wording.place(of: tree.nodes[node].written) }
    func string(_ node: Int) -> String { String(decoding: texts[tree.nodes[node].written], as: UTF8.self) }

    /// The first character of a mapping.
    func start(node: Int) -> SourceRange {
        var place = place(of: node)
        place.range.end = min(place.range.end, place.range.start + 1)
        return place
    }

    /// Whether nothing is written there: `key:` and no more.
    func isEmpty(_ node: Int) -> Bool {
        let written = tree.nodes[node].written
        if written.isEmpty || written.isAbsent { return true }
        return written.isScalar && texts[written].isEmpty && tree.wording.isPlain(written)
    }

    func isPlain(_ node: Int, text: String) -> Bool {
        let written = tree.nodes[node].written
        return written.isScalar && tree.wording.isPlain(written) && texts[written].elementsEqual(text.utf8)
    }

    // MARK: Walking

    /// The members of a mapping with a fixed set of keys, each once. A misspelt key counts as the one that was surely meant.
    mutating func members<Key: RawRepresentable<String> & CaseIterable>(
        of mapping: Int, noun: String, _: Key.Type
    ) -> [(key: Key, value: Int)] {
        var members: [(key: Key, value: Int)] = []
        var strangers: [(key: Int, value: Int)] = []
        forEachMember(of: mapping, what: noun) { decoder, key, value in
            let word = decoder.string(key)
            if let known = Key(rawValue: word) {
                members.append((known, value))
            } else if Key.self != ProjectKey.self || !word.utf8.starts(with: "x-".utf8) {
                strangers.append((key, value))
            }
        }
        let all = Key.allCases.map(\.rawValue)
        var free = all.filter { word in !members.contains { $0.key.rawValue == word } }
        for (key, value) in strangers {
            if diagnostics.isFull { return members }
            guard let meant = unknownKey(key, noun: noun, valid: all, free: free), let known = Key(rawValue: meant)
            else { continue }
            members.append((known, value))
            free.removeAll { $0 == meant }
        }
        return members
    }

    /// Reports a key that a mapping doesn't have; returns the key that was surely meant.
    private mutating func unknownKey(_ key: Int, noun: String, valid: [String], free: [String]) -> String? {
        let word = string(key)
        let near = nearest.word(word, among: free)
        report(InvalidProject.unknownKey(word, in: noun, valid: valid, nearest: near, at: place(of: key)))
        return near.flatMap { nearest.isSurely(word, word: $0) ? $0 : nil }
    }

    /// Calls `body` with each key that is text, and its value.
    mutating func forEachMember(
        of mapping: Int, what: String, body: (inout ProjectDecoder, _ key: Int, _ value: Int) -> Void
    ) {
        guard isMapping(mapping, what: what) else { return }
        var key = mapping + 1
        while key < Int(tree.nodes[mapping].next) {
            let value = Int(tree.nodes[key].next)
            if tree.nodes[key].written.isScalar {
                body(&self, key, value)
            } else {
                report(InvalidProject.keyType(at: place(of: key)))
            }
            key = Int(tree.nodes[value].next)
        }
    }

    /// Calls `body` for each item of a list; anything else is of a wrong type.
    @discardableResult
    mutating func forEachItem(
        of list: Int, what: String, body: (inout ProjectDecoder, Int) -> Void
    ) -> Bool {
        guard tree.nodes[list].written.kind == .sequence else {
            report(
                InvalidProject.type(what, expected: "a list", found: tree.nodes[list].written.kind, at: place(of: list))
            )
            return false
        }
        var item = list + 1
        while item < Int(tree.nodes[list].next) {
            body(&self, item)
            item = Int(tree.nodes[item].next)
        }
        return true
    }

    // MARK: Values

    mutating func isMapping(_ node: Int, what: String, expected: String = "a mapping") -> Bool {
        let written = tree.nodes[node].written
        if written.isMapping { return true }
        report(InvalidProject.type(what, expected: expected, found: written.kind, at: place(of: node)))
        return false
    }

    mutating func isScalar(_ node: Int, what: String, expected: String = "text") -> Bool {
        let written = tree.nodes[node].written
        if written.isScalar { return true }
        report(InvalidProject.type(what, expected: expected, found: written.kind, at: place(of: node)))
        return false
    }

    /// A text that says something.
    mutating func text(_ node: Int, what: String) -> SourceValue? {
        guard isScalar(node, what: what) else { return nil }
        if !texts[tree.nodes[node].written].isEmpty { return tree.nodes[node].written }
        report(InvalidProject.empty(what, at: place(of: node)))
        return nil
    }

    /// A path; `-` is none, because a project has no standard input.
    mutating func path(_ node: Int, what: String) -> SourceValue? {
        guard let written = text(node, what: what) else { return nil }
        if texts[written].contains(0) {
            report(InvalidProject.zero(what, at: place(of: node)))
            return nil
        }
        if !texts[written].elementsEqual("-".utf8) { return written }
        report(InvalidProject.dash(what, at: place(of: node)))
        return nil
    }

    /// One of the words; the one that was surely meant if it is none of them.
    mutating func word(_ node: Int, what: String, valid: [String]) -> String? {
        guard isScalar(node, what: what, expected: "one word") else { return nil }
        let word = string(node)
        if valid.contains(word) { return word }
        report(unknown: word, what: what, valid: valid, at: place(of: node))
        return nil
    }

    mutating func report(unknown word: String, what: String, valid: [String], at place: SourceRange) {
        if word == PresentationStyle.automatic.rawValue, valid == HouseRule.styleWords {
            return report(InvalidProject.automaticStyle(what, at: place))
        }
        report(InvalidProject.word(word, of: what, valid: valid, nearest: nearest.word(word, among: valid), at: place))
    }

    mutating func boolean(_ node: Int, what: String) -> Bool? {
        if isPlain(node, text: "true") { return true }
        if isPlain(node, text: "false") { return false }
        guard isScalar(node, what: what, expected: "true or false") else { return nil }
        if ["true", "false"].contains(string(node)) {
            report(InvalidProject.quoted(what, expected: "true or false", at: place(of: node)))
            return nil
        }
        report(
            InvalidProject.word(string(node), of: what, valid: ["true", "false"], nearest: nil, at: place(of: node)))
        return nil
    }

    // MARK: Diagnostics

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}
