import KindredText

/// Reads a selector by recursive descent; parentheses can't nest deeper than a limit.
struct SelectorParser {
    typealias Failure = Selector.Failure

    /// The limit on how deep parentheses nest.
    static let deepest = 100

    var bytes: [UInt8]
    var position = 0
    var operations: [Selector.Operation] = []
    var atoms: [Selector.Atom] = []
    var views: [Selector.ViewName] = []
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func parse() throws(Failure) {
        try selector()
        skipSpace()
        if position < bytes.count { throw unexpected() }
    }

    private mutating func selector() throws(Failure) {
        try term()
        while take("or") {
            try term()
            operations.append(.or)
        }
    }

    private mutating func term() throws(Failure) {
        try factor()
        while take("and") {
            try factor()
            operations.append(.and)
        }
    }

    private mutating func factor() throws(Failure) {
        var isNegated = false
        while take("not") { isNegated.toggle() }
        let back = try hopsBefore()
        try atom(isAfterPlus: back != nil)
        let forth = try hopsAfter()
        if back != nil || forth != nil { operations.append(.walk(back: back, forth: forth)) }
        if isNegated { operations.append(.not) }
    }

    // MARK: Steps along the graph

    /// The number before a `+`, without one all.
    private mutating func hopsBefore() throws(Failure) -> Int? {
        skipSpace()
        let start = position
        let digits = digits(at: start)
        guard at(digits.upperBound) == Self.plus else {
            if digits.isEmpty { return nil }
            let word = word(at: start)
            throw Failure(range: word, message: "'\(text(word))' can't be an id, because it starts with a digit")
        }
        position = digits.upperBound + 1
        let after = self.digits(at: position)
        if !after.isEmpty {
            let name = word(at: after.upperBound)
            throw Failure(
                range: start..<name.upperBound, message: "the number of steps goes before '+'",
                nearest: name.isEmpty ? nil : "\(text(after))+\(text(name))")
        }
        if isSpace(at(position)) {
            throw Failure(range: start..<position, message: "there can't be a space after '+'")
        }
        return hops(digits)
    }

    /// The number behind a `+`, without one all.
    private mutating func hopsAfter() throws(Failure) -> Int? {
        guard at(position) == Self.plus else { return nil }
        let start = position
        let digits = digits(at: position + 1)
        position = digits.upperBound
        if let next = at(position), !isSpace(next), next != Self.close {
            let end = max(position + 1, word(at: position).upperBound)
            throw Failure(
                range: start..<end, message: "only a number of steps can follow '+'",
                help: "write 'or' between two selectors for both, 'and' for what is in both")
        }
        return hops(digits)
    }

    private func hops(_ digits: Range<Int>) -> Int {
        digits.isEmpty ? .max : digits.count > 9 ? 1_000_000_000 : Int(text(digits)) ?? .max
    }

    // MARK: Atoms

    private mutating func atom(isAfterPlus: Bool) throws(Failure) {
        skipSpace()
        guard let first = at(position) else { throw missing(isAfterPlus) }
        if first == Self.open { return try parentheses(from: position) }
        let word = word(at: position)
        if word.isEmpty { throw missing(isAfterPlus) }
        if Self.connectives.contains(text(word)) {
            throw Failure(
                range: word, message: "a selector is missing before '\(text(word))'",
                help: "a controller called '\(text(word))' is 'id:\(text(word))'")
        }
        position = word.upperBound
        if isBeforeParenthesis { return try function(word) }
        guard let colon = bytes[word].firstIndex(of: UInt8(ascii: ":")) else {
            return try add(.id, value: word, range: word)
        }
        try keyed(word.lowerBound..<colon, value: colon + 1..<word.upperBound)
    }

    private mutating func parentheses(from start: Int) throws(Failure) {
        skipSpace()
        let open = position
        depth += 1
        if depth > Self.deepest {
            throw Failure(
                range: open..<open + 1, message: "parentheses can't nest deeper than \(Self.deepest) levels")
        }
        position += 1
        try selector()
        skipSpace()
        guard let next = at(position) else {
            throw Failure(range: open..<open + 1, message: "this '(' is never closed", help: "close it with ')'")
        }
        if next != Self.close { throw unexpected() }
        position += 1
        depth -= 1
    }

    private var isBeforeParenthesis: Bool {
        var next = position
        while isSpace(at(next)) { next += 1 }
        return at(next) == Self.open
    }

    private mutating func function(_ word: Range<Int>) throws(Failure) {
        let name = text(word)
        guard let number = Selector.functions.firstIndex(of: name) else {
            if Selector.Key(rawValue: name) != nil || name == Selector.viewKey {
                throw Failure(
                    range: word, message: "'\(name)' isn't a function", help: "write '\(name):' and a pattern")
            }
            throw Failure(
                range: word, message: "there is no function '\(name)'", nearest: near(name, words: Selector.functions),
                help: "the functions are within(…) and roots(…)")
        }
        try parentheses(from: word.lowerBound)
        operations.append(number == 0 ? .within : .roots)
    }

    private mutating func keyed(_ name: Range<Int>, value: Range<Int>) throws(Failure) {
        let (key, written) = (text(name), text(value))
        let keys = Selector.Key.allCases.map(\.rawValue) + [Selector.viewKey]
        guard keys.contains(key) else {
            throw Failure(
                range: name, message: key.isEmpty ? "a key is missing before ':'" : "there is no key '\(key)'",
                nearest: near(key, words: keys), help: "the keys are \(keys.joined(separator: ", "))")
        }
        if value.isEmpty {
            throw Failure(range: name.lowerBound..<value.upperBound, message: "'\(key):' needs a value")
        }
        guard let key = Selector.Key(rawValue: key) else {
            operations.append(.view(views.count))
            views.append(Selector.ViewName(name: written, range: value))
            return
        }
        try add(key, value: value, range: name.lowerBound..<value.upperBound)
    }

    private mutating func add(_ key: Selector.Key, value: Range<Int>, range: Range<Int>) throws(Failure) {
        let pattern = Wildcards(bytes[value])
        if key.holdsIDs, let odd = value.first(where: { !Self.isOfID(bytes[$0]) }) { throw oddLetter(odd, in: value) }
        if let words = key.words, !words.contains(where: { pattern.matches(Array($0.utf8)) }) {
            let written = text(value)
            let isAutomatic = written == PresentationStyle.automatic.rawValue && key == .style
            throw Failure(
                range: value, message: "'\(key.rawValue)' must be \(Alternatives.text(words)), not '\(written)'",
                nearest: isAutomatic ? PresentationStyle.automatic.effective.rawValue : near(written, words: words),
                help: "write one of these words")
        }
        operations.append(.atom(atoms.count))
        atoms.append(Selector.Atom(key: key, pattern: pattern, range: range))
    }

    private func near(_ word: String, words: [String]) -> String? {
        var nearest = NearWords(budget: 100_000)
        return nearest.word(word, among: words)
    }
}
