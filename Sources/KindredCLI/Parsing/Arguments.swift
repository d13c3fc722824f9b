import KindredSession
import KindredText

/// The words of a command line, sorted into operands and the values of options.
struct Arguments: Sendable {
    private(set) var operands: [String] = []
    /// The number of operands before `--`; nil without one.
    private(set) var divider: Int?
    private var values: [String: [String]] = [:]
    /// The values of options that aren't given, as far as others decide about them.
    private var inferred: [String: String] = [:]
    let syntax: Syntax

    var asksForHelp: Bool { has(.help) }

    /// Whether the command has the very option, and not another one of that name.
    func takes(_ option: Option) -> Bool {
        syntax.options.contains { $0.name == option.name && $0.about == option.about }
    }
    func has(_ option: Option) -> Bool { values[option.name] != nil }
    /// The last value that is given; most options can be given once.
    func value(_ option: Option) -> String? { values[option.name]?.last }
    func values(_ option: Option) -> [String] { values[option.name] ?? [] }
    func count(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }
    /// The value that counts: the one that is given, or else what follows from the rest.
    func word(_ option: Option) -> String? { value(option) ?? inferred[option.name] }

    init(words: some Sequence<String>, of syntax: Syntax) throws(Failure) {
        self.syntax = syntax
        var words = words.makeIterator()
        var takesOptions = true
        while let word = words.next() {
            if takesOptions, word == "--" {
                takesOptions = false
                divider = operands.count
            } else if takesOptions, word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-") {
                try read(word, words: &words)
            } else {
                operands.append(word)
            }
        }
        if asksForHelp { return }
        for option in syntax.options where !has(option) { inferred[option.name] = try option.inference?(self) }
        for option in syntax.options where has(option) {
            for condition in option.conditions {
                if let complaint = condition.complaint(option, self) { throw syntax.wrong(complaint) }
            }
        }
        try checkOperands()
    }

    private func checkOperands() throws(Failure) {
        if operands.count > syntax.operandLimit {
            throw syntax.wrong("unexpected argument '\(operands[syntax.operandLimit])'")
        }
        let missing = syntax.operands.filter(\.isRequired).dropFirst(operands.count).map(\.name)
        if !missing.isEmpty {
            throw syntax.wrong(
                "\(missing.joined(separator: " and ")) \(English.form("is", for: missing.count, many: "are")) missing")
        }
    }

    private mutating func read(_ word: String, words: inout some IteratorProtocol<String>) throws(Failure) {
        let (name, attached) = split(word)
        guard let option = syntax.option(name) else {
            // One letter is near to every other.
            let near = name.utf8.count < 4 ? nil : NearWords.word(name, among: (syntax.options + [.help]).map(\.name))
            throw syntax.wrong("unknown option '\(name)'" + English.suggestion(near))
        }
        if case .none = option.value {
            if attached != nil { throw syntax.wrong("option '\(option.name)' takes no value") }
            values[option.name] = [""]
            return
        }
        guard let value = attached ?? words.next(), attached != nil || !looksLikeOption(value), !value.isEmpty else {
            throw syntax.wrong("option '\(option.form)' needs a value")
        }
        try check(value, of: option)
        if !option.repeats, let other = values[option.name]?.last {
            throw syntax.wrong("option '\(option.name)' is given twice, with '\(other)' and '\(value)'")
        }
        values[option.name, default: []].append(value)
    }

    /// Splits `--name=value`, and `-ovalue`, into their parts.
    private func split(_ word: String) -> (name: String, value: String?) {
        if !word.utf8.starts(with: "--".utf8) {
            let name = String(Substring(word.utf8.prefix(2)))
            guard word.utf8.count > 2, syntax.option(name) != nil else { return (word, nil) }
            return (name, String(Substring(word.utf8.dropFirst(2))))
        }
        guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
        return (String(Substring(word.utf8[..<equals])), String(Substring(word.utf8[equals...].dropFirst())))
    }

    /// Whether a word starts with a dash, and is no number: as a value, it is more likely an option whose own value was forgotten.
    private func looksLikeOption(_ word: String) -> Bool {
        word.utf8.count > 1 && word.utf8.first == UInt8(ascii: "-") && Int(word) == nil
    }

    private func check(_ value: String, of option: Option) throws(Failure) {
        switch option.value {
        case .word(let words) where !words.contains(value):
            let near = English.suggestion(NearWords.word(value, among: words))
            throw syntax.wrong("\(option.name) must be \(Alternatives.text(words)), not '\(value)'" + near)
        case .path where value == "-":
            throw syntax.wrong("option '\(option.form)' needs a file, not '-'; './-' would be one of that name")
        case .count where Int(value).map({ $0 >= 0 && $0 <= 1_000_000 }) != true:
            throw syntax.wrong("'\(option.form)' needs a whole number, not '\(value)'")
        case .factor where Self.hundredths(value) == nil:
            throw syntax.wrong("'\(option.form)' needs a number such as 2 or 0.5, not '\(value)'")
        default:
            break
        }
    }

    /// The value of an option, in hundredths.
    func factor(_ option: Option) -> Int? { value(option).flatMap(Self.hundredths) }

    private static func hundredths(_ text: String) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E }), parts.allSatisfy({ 1...3 ~= $0.count }),
            let whole = Int(String(parts[0]) ?? "")
        else { return nil }
        guard parts.count == 2 else { return whole > 0 ? 100 * whole : nil }
        guard parts[1].count < 3, let part = Int(String(parts[1]) ?? "") else { return nil }
        let sum = 100 * whole + (parts[1].count == 1 ? 10 * part : part)
        return sum > 0 ? sum : nil
    }
}
