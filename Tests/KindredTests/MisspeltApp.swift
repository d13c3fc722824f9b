import KindredText
import TestSupport

/// A small specification with mistakes of spelling, as text in many guises: block and flow style, quotes, block scalars, anchors,
/// aliases, merges, comments, both line ends.
struct MisspeltApp {
    indirect enum Value {
        case text(String)
        case list([Value])
        case map([(String, Value)])
    }

    private(set) var text = ""
    /// The words that are misspelt.
    private(set) var planted: Set<String> = []
    /// How many comments there are: `# c1`, `# c2` …
    private(set) var comments = 0
    private var random: Random
    private var names = 0
    /// Texts with an anchor, and mappings to merge.
    private var anchored: [String: String] = [:]
    private var merges: [String] = []
    private let quoteRate: Int
    private let anchorRate: Int
    private let flowRate: Int
    private let blockRate: Int
    private let commentRate: Int
    private let slipRate: Int

    init(seed: UInt64) {
        random = Random(seed: seed)
        quoteRate = random.pick([2, 5, 30], or: 2)
        anchorRate = random.pick([3, 8, 1_000], or: 3)
        flowRate = random.pick([2, 3, 6], or: 2)
        blockRate = random.pick([3, 10, 1_000], or: 3)
        commentRate = random.pick([2, 6, 1_000], or: 2)
        slipRate = random.pick([4, 9, 20], or: 4)
        text = document()
        if random.oneIn(4) { text = text.replacing("\n", with: "\r\n") }
    }

    // MARK: What it says

    private mutating func document() -> String {
        var pairs: [(String, Value)] = [("kindred", .text(random.oneIn(12) ? plant("1.0") : "1"))]
        let shared = random.oneIn(2) ? [("x-shared", Value.map(members(3)))] : []
        let screens: [(String, Value)] = (0..<random.below(3)).map { ("Screen\($0)", node(depth: 1, isScreen: true)) }
        if !screens.isEmpty { pairs.append(("screens", .map(screens))) }
        pairs.append(("families", .map((0...random.below(2)).map { ("family\($0)", node(depth: 2, isScreen: false)) })))
        if random.oneIn(2) {
            pairs.append((key("presentations"), .list((0...random.below(1)).map { _ in presentation() })))
        }
        if random.oneIn(2) {
            let from = Value.text(reference())
            pairs.append((key("pushes"), .list([.map([(key("from"), from), (key("to"), .text(reference()))])])))
        }
        if random.oneIn(3) {
            pairs.append(
                (
                    "expect",
                    .map(
                        (0...random.below(2)).map { _ in
                            (reference(), .map([(key("tabBarController"), .text(reference()))]))
                        })
                ))
        }
        return shared.map { "x-shared: " + merged($0.1) }.joined() + block(pairs, 0, isTop: true)
    }

    private mutating func node(depth: Int, isScreen: Bool) -> Value {
        let kinds = [
            ("navigation", "stack"), ("tab", "tabs"), ("page", "pages"), ("controller", "children"),
            ("split", "primary"),
        ]
        let (kind, children) = random.pick(kinds, or: kinds[0])
        var pairs: [(String, Value)] = isScreen ? [] : [(key(kind), .text(id()))]
        pairs += members(random.below(3))
        let items: [Value] = (0...random.below(2)).map { _ in
            depth == 0 || random.oneIn(2) ? Value.text(id()) : node(depth: depth - 1, isScreen: false)
        }
        if random.oneIn(8) { pairs.append((key(children), .list([.text(id())]))) }
        pairs.append((key(children), children == "primary" ? items[0] : .list(items)))
        return .map(Self.withoutRepeated(pairs))
    }

    private static func withoutRepeated(_ pairs: [(String, Value)]) -> [(String, Value)] {
        pairs.enumerated().filter { index, pair in !pairs[..<index].contains { $0.0 == pair.0 } }.map(\.element)
    }

    private mutating func members(_ count: Int) -> [(String, Value)] {
        let pairs: [(String, Value)] = (0..<count).map { number in
            switch (number + random.below(2)) % 4 {
            case 0: (key("definesPresentationContext"), .text(boolean()))
            case 1: (key("title"), .text(random.pick(["Home", "yes", "stak"], or: "")))
            case 2: (key("tags"), .list([.text("a"), .text("b")]))
            default: (key("class"), .text("HomeViewController"))
            }
        }
        return Self.withoutRepeated(pairs)
    }

    private mutating func presentation() -> Value {
        let style = key("formSheet")
        return .map([
            (key("from"), .text(reference())), (key("present"), .text(random.oneIn(3) ? reference() : "family0")),
            (key("style"), .text(style)),
        ])
    }

    private mutating func boolean() -> String {
        random.oneIn(2) ? plant(random.pick(["yes", "no", "On", "True", "1"], or: "yes")) : "true"
    }

    private var lastID = 0
    private mutating func id() -> String {
        lastID += 1
        return "Screen\(lastID + 2)"
    }

    private mutating func reference() -> String { plant(key("Screen\(3 + random.below(5))")) }

    private mutating func plant(_ word: String) -> String {
        planted.insert(word)
        return word
    }

    /// The word, or one with a slip.
    private mutating func key(_ word: String) -> String {
        guard random.oneIn(slipRate) else { return word }
        var letters = Array(word)
        let index = random.below(letters.count)
        switch random.below(4) {
        case 0: letters.remove(at: index)
        case 1: letters[index] = "e"
        case 2: letters[index] = Character(letters[index].uppercased())
        default: letters.insert(letters[index], at: index)
        }
        let slip = String(letters)
        return slip == word || slip.isEmpty || slip.first?.isNumber == true ? word : plant(slip)
    }

    // MARK: How it is written

    private mutating func comment() -> String {
        guard random.oneIn(commentRate) else { return "" }
        comments += 1
        return " # c\(comments)"
    }

    private mutating func anchor() -> String {
        names += 1
        return "a\(names)"
    }

    /// A mapping with an anchor, for other mappings to merge.
    private mutating func merged(_ value: Value) -> String {
        let name = anchor()
        let text = "&\(name) " + flow(value) + comment() + "\n"
        merges.append(name)
        return text
    }

    private mutating func scalar(_ text: String, isKey: Bool) -> String {
        if let name = anchored[text], random.oneIn(2) { return "*\(name)" + (isKey ? " " : "") }
        var prefix = ""
        if random.oneIn(anchorRate) {
            let name = anchor()
            prefix = "&\(name) "
            anchored[text] = name
        }
        guard random.oneIn(quoteRate) else { return prefix + text }
        return prefix + random.pick(["'\(text)'", "\"\(text)\"", "\"\\x\(hex(text))\""], or: text)
    }

    /// The first character as an escape, then the others.
    private func hex(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, first.value < 0x80 else { return text }
        let digits = String(first.value, radix: 16)
        return (digits.count < 2 ? "0" : "") + digits + text.dropFirst()
    }

    private mutating func flow(_ value: Value) -> String {
        switch value {
        case .text(let text): return scalar(text, isKey: false)
        case .list(let items): return "[" + items.map { flow($0) }.joined(separator: ", ") + "]"
        case .map(let pairs):
            let members = pairs.map { key, value in
                let key = scalar(key, isKey: true)
                return key + (key.hasSuffix("\"") && random.oneIn(2) ? ":" : ": ") + flow(value)
            }
            return "{" + (merge().map { [$0] + members } ?? members).joined(separator: ", ") + "}"
        }
    }

    private mutating func merge() -> String? {
        guard random.oneIn(anchorRate), let name = random.pick(merges) else { return nil }
        return "<<: *\(name)"
    }

    private mutating func block(_ pairs: [(String, Value)], _ depth: Int, isTop: Bool = false) -> String {
        let indent = String(repeating: "  ", count: depth)
        var text = ""
        if !isTop, let merge = merge() { text += indent + merge + comment() + "\n" }
        for (key, value) in pairs {
            let line = comment()
            if !line.isEmpty { text += indent + line.dropFirst() + "\n" }
            text += indent + scalar(key, isKey: true) + ":" + self.value(value, depth)
        }
        return text
    }

    /// What follows a colon, to the end of its last line.
    private mutating func value(_ value: Value, _ depth: Int) -> String {
        let indent = String(repeating: "  ", count: depth + 1)
        switch value {
        case .text(let text) where random.oneIn(blockRate):
            return random.pick([" |-", " >-", " |"], or: " |-") + comment() + "\n" + indent + text + "\n"
        case .text(let text): return " " + scalar(text, isKey: false) + comment() + "\n"
        case .list, .map: break
        }
        if random.oneIn(flowRate) { return " " + flow(value) + comment() + "\n" }
        let start = (random.oneIn(anchorRate) ? " &" + anchor() : "") + comment() + "\n"
        if case .map(let pairs) = value { return start + block(pairs, depth + 1) }
        guard case .list(let items) = value else { return start }
        return start + items.map { indent + "-" + self.value($0, depth + 1) }.joined()
    }
}
