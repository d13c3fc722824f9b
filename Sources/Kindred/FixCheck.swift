import KindredDiagnostics
import KindredPlatform
import KindredText
import KindredYAML

/// A check of which suggested edits can be made: a fix replaces a text where it is written, and nothing else.
struct FixCheck {
    private let outline: Outline
    private let bytes: UnsafeRawBufferPointer
    /// Anchored nodes that aliases repeat, without those inside others.
    private var shared: [Range<Int32>] = []

    /// The fixes that are left of each diagnostic that has any, by its position.
    static func possible(in diagnostics: [Diagnostic], files: [SourceFile]) -> [Int: [Diagnostic.Fix]] {
        var suggested: [Int32: [(diagnostic: Int, fix: Diagnostic.Fix)]] = [:]
        var kept: [Int: [Diagnostic.Fix]] = [:]
        for (index, diagnostic) in diagnostics.enumerated() where !diagnostic.fixes.isEmpty {
            kept[index] = []
            for fix in diagnostic.fixes { suggested[fix.place.file, default: []].append((index, fix)) }
        }
        for (number, fixes) in suggested.sorted(by: { $0.key < $1.key }) {
            guard files.indices.contains(Int(number)) else {
                for (index, fix) in fixes { kept[index]?.append(fix) }
                continue
            }
            let file = files[Int(number)]
            let checked = file.text.withUnsafeBytes { check(fixes.map(\.fix), in: file, bytes: $0) }
            for (fix, checked) in zip(fixes, checked) {
                if let checked { kept[fix.diagnostic]?.append(checked) }
            }
        }
        return kept
    }

    /// Reads no further than the last fix, unless what comes behind could matter: an alias, or the other keys of a mapping.
    private static func check(
        _ fixes: [Diagnostic.Fix], in file: SourceFile, bytes: UnsafeRawBufferPointer
    ) -> [Diagnostic.Fix?] {
        let end = fixes.reduce(0) { max($0, Int($1.place.range.end)) }
        if end < bytes.count / 2, let rest = bytes.baseAddress.map({ $0 + end }),
            rest.first(UInt8(ascii: "*"), count: bytes.count - end) == nil
        {
            let start = FixCheck(outline: YAMLReader.outline(file, through: end), bytes: bytes)
            if !fixes.contains(where: { start.isKey($0.place) }) { return start.check(fixes) }
        }
        return FixCheck(outline: YAMLReader.outline(file), bytes: bytes).check(fixes)
    }

    private func isKey(_ place: SourceRange) -> Bool {
        leaf(at: place.range).0.map { outline.nodes[$0].role == .key } ?? false
    }

    private init(outline: Outline, bytes: UnsafeRawBufferPointer) {
        (self.outline, self.bytes) = (outline, bytes)
        for node in outline.nodes where node.isShared && node.start >= shared.last?.upperBound ?? 0 {
            shared.append(node.start..<max(node.start, node.end))
        }
    }

    private func check(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix?] {
        var checked: [Diagnostic.Fix?] = []
        var keys: [(key: Int, fix: Int)] = []
        for (index, fix) in fixes.enumerated() {
            let (leaf, next) = leaf(at: fix.place.range)
            checked.append(
                canReplace(leaf, next: next, at: fix.place) ? leaf.map { quoted(fix, leaf: $0) } ?? fix : nil)
            if checked[index] != nil, let leaf, outline.nodes[leaf].role == .key { keys.append((leaf, index)) }
        }
        for fix in repeated(keys, fixes: checked) { checked[fix] = nil }
        return checked
    }

    // MARK: One fix

    /// The last node that starts at or before a range, unless the range is behind its end, as in a comment; and the next node.
    private func leaf(at range: ByteRange) -> (Int?, next: Int) {
        var (low, high) = (0, outline.nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if outline.nodes[middle].start <= range.start { low = middle + 1 } else { high = middle }
        }
        return (low > 0 && range.start < outline.nodes[low - 1].end ? low - 1 : nil, low)
    }

    /// Whether a place can be edited: a text of its own, or a part of a comment. A text behind `|` or `>` starts after them.
    private func canReplace(_ leaf: Int?, next: Int, at place: SourceRange) -> Bool {
        guard place.origin == nil else { return false }
        guard let leaf else { return next == outline.nodes.count || place.range.end <= outline.nodes[next].start }
        return outline.nodes[leaf].kind == .text && place.range.end <= outline.nodes[leaf].end && !isShared(place.range)
    }

    private func isShared(_ range: ByteRange) -> Bool {
        var (low, high) = (0, shared.count)
        while low < high {
            let middle = (low + high) / 2
            if shared[middle].lowerBound <= range.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && range.start < shared[low - 1].upperBound
    }

    /// Keeps the quotes of a key in a fix: without them, `{"a":b}` would be something else.
    private func quoted(_ fix: Diagnostic.Fix, leaf: Int) -> Diagnostic.Fix {
        let first = bytes[Int(fix.place.range.start)]
        guard outline.nodes[leaf].role == .key, fix.place.range.start == outline.nodes[leaf].start,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        else { return fix }
        var fix = fix
        let quote = String(Unicode.Scalar(first))
        fix.replacement = quote + fix.replacement + quote
        return fix
    }

    // MARK: Keys

    /// The fixes that would give a mapping a key twice, or might: a merge may bring it, and an alias be it.
    private func repeated(_ keys: [(key: Int, fix: Int)], fixes: [Diagnostic.Fix?]) -> [Int] {
        if keys.isEmpty { return [] }
        let mappings = parents(of: keys.map(\.key))
        var byMapping: [Int: [(key: Int, fix: Int)]] = [:]
        for (key, mapping) in zip(keys, mappings) { byMapping[mapping, default: []].append(key) }
        var repeated: [Int] = []
        for (mapping, keys) in byMapping {
            let edited = Dictionary(keys.map { ($0.key, $0.fix) }) { first, _ in first }
            var counts: [ExactText: Int] = [:]
            var (node, isKnown) = (mapping + 1, true)
            while node < Int(outline.nodes[mapping].next) {
                isKnown = isKnown && saysItself(node)
                let text = edited[node].flatMap { fixes[$0]?.replacement }.map(Self.unquoted) ?? text(of: node)
                counts[ExactText(text), default: 0] += 1
                let value = Int(outline.nodes[node].next)
                if value >= outline.nodes.count { break }
                node = Int(outline.nodes[value].next)
            }
            isKnown = isKnown && counts[ExactText("<<")] == nil
            for (_, fix) in keys {
                guard let text = fixes[fix].map({ Self.unquoted($0.replacement) }) else { continue }
                if !isKnown || counts[ExactText(text), default: 0] > 1 { repeated.append(fix) }
            }
        }
        return repeated
    }

    /// The mapping of each key; the keys come in any order.
    private func parents(of keys: [Int]) -> [Int] {
        let wanted = Set(keys)
        var parents: [Int: Int] = [:]
        var open: [Int] = []
        for index in outline.nodes.indices {
            while let last = open.last, Int(outline.nodes[last].next) <= index { open.removeLast() }
            if wanted.contains(index) { parents[index] = open.last ?? 0 }
            let kind = outline.nodes[index].kind
            if kind == .lines || kind == .brackets { open.append(index) }
        }
        return keys.map { parents[$0] ?? 0 }
    }

    /// Whether a key is written as what it is: no alias, no tag, no escape.
    private func saysItself(_ node: Int) -> Bool {
        let node = outline.nodes[node]
        let bytes = bytes[Int(node.start)..<Int(node.end)]
        return node.kind == .text && bytes.first != UInt8(ascii: "!") && !bytes.contains(UInt8(ascii: "\\"))
    }

    private func text(of node: Int) -> String {
        let node = outline.nodes[node]
        return Self.unquoted(String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self))
    }

    private static func unquoted(_ text: String) -> String {
        guard text.utf8.count > 1, let first = text.utf8.first, first == text.utf8.last,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        else { return text }
        return String(text.dropFirst().dropLast())
    }
}
