/// A cell of a table that differs under some conditions: what they share, then the rest of each, as in
/// `presented by ComposeNav; PhoneTabs on phone; PadSplit on pad`.
enum ConditionalCell {
    typealias Variant = (text: String, texts: TextTree.Texts)

    /// Returns the text, and the conditions that are named in it.
    static func cell(
        of all: [Variant], phrase: (TextTree.Texts) -> String
    ) -> (text: String, named: TextTree.Texts) {
        var named = TextTree.Texts(0)
        let text = text(of: all) { texts in
            named |= texts
            return phrase(texts)
        }
        return (text, named)
    }

    private static func text(of all: [Variant], phrase: (TextTree.Texts) -> String) -> String {
        var variants: [Variant] = []
        for variant in all {
            if let index = variants.firstIndex(where: { $0.text == variant.text }) {
                variants[index].texts |= variant.texts
            } else {
                variants.append(variant)
            }
        }
        if variants.count == 1 { return variants[0].text }
        if let inner = inParentheses(variants) {
            return "\(inner.before)(\(text(of: inner.variants, phrase: phrase)))"
        }
        if let doubt = variants[0].text.firstRange(of: ", uncertain (").map({
            String(variants[0].text[$0.lowerBound...])
        }),
            variants.allSatisfy({ $0.text.hasSuffix(doubt) })
        {
            let known = variants.map { (String($0.text.dropLast(doubt.count)), $0.texts) }
            return text(of: known, phrase: phrase) + doubt
        }
        let words = variants.map { $0.text.split(separator: " ", omittingEmptySubsequences: false) }
        let start = sharedWords(words)
        let prefix = words[0][..<start].map { $0 + " " }.joined()
        let rests = words.map { $0[start...].joined(separator: " ") }
        return prefix + list(of: Array(zip(rests, variants.map(\.texts))), phrase: phrase)
    }

    /// The texts in parentheses at the end of each, if nothing else differs.
    private static func inParentheses(_ variants: [Variant]) -> (before: Substring, variants: [Variant])? {
        var (before, inner) = (Substring(), [Variant]())
        for variant in variants {
            guard variant.text.last == ")", let open = variant.text.firstIndex(of: "(") else { return nil }
            let start = variant.text[..<open]
            if !inner.isEmpty, start != before { return nil }
            before = start
            let text = variant.text[variant.text.index(after: open)...].dropLast()
            if text.contains("(") { return nil }
            inner.append((String(text), variant.texts))
        }
        return (before, inner)
    }

    /// The number of words with which all begin, up to one that leads to what follows: what the rest is about isn't left out.
    private static func sharedWords(_ words: [[Substring]]) -> Int {
        var count = 0
        while words.allSatisfy({ $0.count > count + 1 && $0[count] == words[0][count] && $0[count + 1] != "and" }),
            let word = words[0][count].first, !word.isNumber, words[0][count].last != ","
        {
            count += 1
        }
        while count > 0, !leads(words[0][count - 1]) { count -= 1 }
        return count
    }

    private static func leads(_ word: Substring) -> Bool {
        word.last == ":"
            || ["as", "at", "by", "from", "in", "of", "presenter", "presenters", "see", "to", "with"].contains(word)
    }

    private static func list(of variants: [Variant], phrase: (TextTree.Texts) -> String) -> String {
        var items: [(text: String, texts: TextTree.Texts)] = []
        for variant in variants {
            for item in Self.items(of: variant.text) {
                if let index = items.firstIndex(where: { $0.text == item }) {
                    items[index].texts |= variant.texts
                } else {
                    items.append((item, variant.texts))
                }
            }
        }
        let all = variants.reduce(0) { $0 | $1.texts }
        // Names may have parentheses behind them; all else is a sentence.
        let areNames = items.allSatisfy { !($0.text.split(separator: "(").first ?? "").dropLast().contains(" ") }
        let shared = !areNames ? [] : items.filter { $0.texts == all }.map(\.text)
        if shared.isEmpty { return variants.map { "\($0.text) \(phrase($0.texts))" }.joined(separator: "; ") }
        var sets: [TextTree.Texts] = []
        for item in items where item.texts != all && !sets.contains(item.texts) { sets.append(item.texts) }
        let others = sets.map { set in
            let own = items.filter { $0.texts == set }.map(\.text)
            return "\(English.list(own, atMost: .max)) \(phrase(set))"
        }
        return ([English.list(shared, atMost: .max)] + others).joined(separator: "; ")
    }

    /// The items of a list; one if there may be others than it shows.
    private static func items(of text: String) -> [String] {
        if text.contains("…") || text.hasSuffix(" more") || text.contains(" more (") { return [text] }
        var (items, depth) = ([""], 0)
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        for word in words {
            if depth == 0, word == "and" {
                items.append("")
                continue
            }
            if items[items.count - 1].isEmpty == false { items[items.count - 1] += " " }
            items[items.count - 1] += word
            for byte in word.utf8 {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
            }
            if depth == 0, word.last == "," {
                items[items.count - 1].removeLast()
                items.append("")
            }
        }
        return items
    }
}
