/// Texts about the same thing under different conditions, as one: what is in all of them once, and behind anything else the
/// conditions under which it holds. What is below a heading, a line or a row stays there.
package struct TextTree {
    /// The conditions, a bit each.
    package typealias Texts = UInt8

    private final class Node {
        let entry: TextEntry
        /// The lines that can stand there, several if conditions differ.
        var variants: [(cells: [String], texts: Texts)]
        var texts: Texts
        var children: [Node] = []

        init(_ entry: TextEntry, cells: [String], texts: Texts) {
            (self.entry, self.texts) = (entry, texts)
            variants = [(cells, texts)]
        }

        var isRow: Bool { entry.kind != .line }
        var isSequence: Bool { children.contains { $0.entry.kind == .step } }
    }

    private let phrase: (Texts) -> String
    /// Whether only equal lines and rows are one.
    private let isExact: Bool

    /// - Parameters:
    ///   - all: All conditions, also those that have no text.
    ///   - phrase: The words for some conditions.
    package static func merge(
        _ texts: [(entries: [TextEntry], texts: Texts)], of all: Texts, isExact: Bool = false,
        phrase: @escaping (Texts) -> String
    ) -> [TextEntry] {
        let tree = TextTree(phrase: phrase, isExact: isExact)
        var roots: [Node] = []
        for text in texts {
            let nodes = nodes(of: text.entries, texts: text.texts)
            // Single roots are about one thing, even if nothing in them is the same.
            if !isExact, nodes.count == 1, roots.count == 1, !nodes[0].isSequence, !roots[0].isSequence {
                tree.merge(nodes[0], into: roots[0])
            } else {
                tree.merge(nodes, into: &roots)
            }
        }
        var entries: [TextEntry] = []
        for (index, root) in roots.enumerated() {
            let start = entries.count
            tree.write(root, below: all, to: &entries)
            let isBehindOthers = index > 0 && !roots[index - 1].children.isEmpty
            entries[start].isSpaced = index > 0 && (isBehindOthers || root.entry.isSpaced)
        }
        return entries
    }

    // MARK: Nodes

    private static func nodes(of entries: [TextEntry], texts: Texts) -> [Node] {
        var roots: [Node] = []
        var open: [(level: Int, node: Node)] = []
        func add(_ node: Node, level: Int) {
            while let last = open.last, last.level >= level { open.removeLast() }
            if let parent = open.last?.node { parent.children.append(node) } else { roots.append(node) }
            open.append((level, node))
        }
        for entry in entries {
            let level = entry.depth << 10
            let first = entry.cells.first ?? ""
            switch entry.kind {
            case .line: add(Node(entry, cells: entry.cells, texts: texts), level: level)
            case .row, .step:
                let room = first.utf8.prefix { $0 == 0x20 }.count
                add(Node(entry, cells: entry.cells, texts: texts), level: level + min(room, 1000))
            case .answer:
                if !first.isEmpty { add(Node(entry, cells: [first], texts: texts), level: level) }
                add(Node(entry, cells: [""] + entry.cells.dropFirst(), texts: texts), level: level + 1)
            }
        }
        return roots
    }

    // MARK: What is one

    private func merge(_ new: [Node], into old: inout [Node]) {
        if old.isEmpty {
            old = new
            return
        }
        var matches = Array(repeating: -1, count: new.count)
        var isUsed = Array(repeating: false, count: old.count)
        var places: [[String]: [Int]] = [:]
        for index in old.indices.reversed() {
            for variant in old[index].variants { places[variant.cells, default: []].append(index) }
        }
        for (number, node) in new.enumerated() {
            let equal = places[node.variants[0].cells] ?? []
            guard
                let place = equal.lastIndex(where: { isSame(node, as: old[$0]) })
                    ?? equal.lastIndex(where: { fits(node, into: old[$0]) })
            else { continue }
            let index = equal[place]
            places[node.variants[0].cells]?.remove(at: place)
            if isUsed[index] { continue }
            (matches[number], isUsed[index]) = (index, true)
        }
        if !isExact {
            for isNear in [true, false] { match(new, with: old, isNear: isNear, matches: &matches, isUsed: &isUsed) }
        }
        // New nodes come before the one that follows them in both.
        var (before, waiting) = ([[Node]](repeating: [], count: old.count), [Node]())
        for (number, node) in new.enumerated() {
            let index = matches[number]
            if index < 0 {
                waiting.append(node)
            } else {
                merge(node, into: old[index])
                before[index] += waiting
                waiting = []
            }
        }
        old = old.indices.flatMap { before[$0] + [old[$0]] } + waiting
    }

    /// Finds those of which one key is unique on both sides.
    private func match(_ new: [Node], with old: [Node], isNear: Bool, matches: inout [Int], isUsed: inout [Bool]) {
        var keys: [String: (old: [Int], new: [Int])] = [:]
        for index in old.indices where !isUsed[index] {
            for key in Set(old[index].variants.map({ Self.key($0.cells, of: old[index], isNear: isNear) })) {
                keys[key, default: ([], [])].old.append(index)
            }
        }
        for (number, node) in new.enumerated() where matches[number] < 0 {
            let key = Self.key(node.variants[0].cells, of: node, isNear: isNear)
            keys[key, default: ([], [])].new.append(number)
        }
        for (number, node) in new.enumerated() where matches[number] < 0 {
            guard let pair = keys[Self.key(node.variants[0].cells, of: node, isNear: isNear)], pair.new.count == 1,
                pair.old.count == 1, !isUsed[pair.old[0]], fits(node, into: old[pair.old[0]])
            else { continue }
            let index = pair.old[0]
            (matches[number], isUsed[index]) = (index, true)
        }
    }

    /// The text that says which thing a line or a row is about.
    private static func key(_ cells: [String], of node: Node, isNear: Bool) -> String {
        guard node.isRow else {
            let text = cells.first ?? ""
            if node.entry.depth == 0 {
                return String(text.map { $0.isNumber ? "#" : $0 }.prefix { $0 != "," })
            }
            return String(text.prefix { $0 != "," && $0 != ":" })
        }
        let name = cells.first.map(name) ?? ""
        if !isNear { return name }
        let places = cells.dropFirst(2).filter(isPlace)
        return ([name, cells.dropFirst().first.map { Self.name($0) } ?? ""] + places).joined(separator: "\0")
    }

    /// A cell without the number of places, and a number that it begins with.
    private static func name(_ cell: String) -> String {
        var words = cell.split(separator: " ", omittingEmptySubsequences: false)
        if let first = words.first?.first, first.isNumber { words[0] = "#" }
        let end = words.indices.first { index in
            words[index].hasPrefix("(")
                || words[index] == "in" && index + 1 < words.count && words[index + 1].first?.isNumber == true
        }
        return words[..<(end ?? words.count)].joined(separator: " ")
    }

    /// Whether a cell is a file with a line and a column.
    private static func isPlace(_ cell: String) -> Bool {
        let parts = cell.utf8.split(separator: UInt8(ascii: ":"))
        return parts.count > 2 && parts[parts.count - 1].allSatisfy { $0 > 0x2F && $0 < 0x3A }
    }

    /// Whether a text is already there; of what isn't a sequence, the line or the row is enough.
    private func isSame(_ new: Node, as old: Node) -> Bool {
        guard old.variants.contains(where: { $0.cells == new.variants[0].cells }) else { return false }
        guard new.isSequence || old.isSequence else { return new.entry.kind == old.entry.kind }
        return new.children.count == old.children.count
            && zip(new.children, old.children).allSatisfy { isSame($0, as: $1) }
    }

    private func fits(_ new: Node, into old: Node) -> Bool {
        guard new.entry.kind == old.entry.kind else { return false }
        let cells = new.variants[0].cells
        if !old.variants.contains(where: { $0.cells == cells }), !isLike(new, old: old) { return false }
        guard new.isSequence || old.isSequence else { return true }
        return new.children.count == old.children.count
            && zip(new.children, old.children).allSatisfy { fits($0, into: $1) }
    }

    private func isLike(_ new: Node, old: Node) -> Bool {
        if isExact { return false }
        let cells = new.variants[0].cells
        if new.isRow {
            let other = old.variants[0].cells
            guard cells.count == other.count, zip(cells, other).allSatisfy({ $0.isEmpty == $1.isEmpty }),
                cells.first.map(Self.name) == other.first.map(Self.name)
            else { return false }
            return cells.count <= 2 || zip(cells, other).dropFirst().contains { $0 == $1 && !$0.isEmpty }
        }
        if new.children.isEmpty, old.children.isEmpty { return new.entry.depth == 0 }
        return new.children.contains { child in
            old.children.contains { other in other.variants.contains { $0.cells == child.variants[0].cells } }
        }
    }

    private func merge(_ new: Node, into old: Node) {
        old.texts |= new.texts
        let cells = new.variants[0].cells
        if let index = old.variants.firstIndex(where: { $0.cells == cells }) {
            old.variants[index].texts |= new.texts
        } else {
            old.variants.append((cells, new.texts))
        }
        if old.isSequence {
            for (new, old) in zip(new.children, old.children) { merge(new, into: old) }
        } else {
            merge(new.children, into: &old.children)
        }
    }

    // MARK: Text

    private func write(_ node: Node, below texts: Texts, to entries: inout [TextEntry], name: String? = nil) {
        let entry = node.entry
        let end = node.texts == texts ? "" : phrase(node.texts)
        if entry.kind == .answer, name == nil, node.variants[0].cells.count == 1 {
            for (index, child) in node.children.enumerated() {
                write(child, below: texts, to: &entries, name: index == 0 ? node.variants[0].cells[0] : "")
            }
            return
        }
        if node.isRow {
            let made = (0..<node.variants[0].cells.count).map { column in
                ConditionalCell.cell(of: node.variants.map { ($0.cells[column], $0.texts) }, phrase: phrase)
            }
            var cells = made.map(\.text)
            if let name { cells[0] = name }
            // A cell that names all of the row's conditions says as much as its end.
            let isNamed = made.contains { $0.named == node.texts }
            entries.append(
                TextEntry(
                    entry.kind == .step ? .step : .row, cells: cells, depth: entry.depth, limit: entry.limit,
                    end: isNamed ? "" : end))
        } else {
            for (index, variant) in node.variants.enumerated() {
                entries.append(
                    TextEntry(
                        .line, cells: variant.cells, depth: entry.depth, isSpaced: index == 0 && entry.isSpaced,
                        end: node.variants.count == 1 ? end : phrase(variant.texts)))
            }
        }
        for child in node.children { write(child, below: node.texts, to: &entries) }
    }
}
