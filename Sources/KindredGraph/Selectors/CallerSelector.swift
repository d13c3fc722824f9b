import KindredText
import KindredYAML

/// A selector in `from`, which is answered by what is written, before there are places.
struct CallerSelector {
    private static let keys: [Selector.Key] = [.id, .screen, .kind, .class, .title, .tag, .file]

    private let selector: Selector

    /// Whether a text is no id, but a selector.
    static func isSelector(_ text: UnsafeRawBufferPointer) -> Bool {
        if Identifier.isValid(text) { return isOperator(text) }
        if text.contains(where: { ":*?".utf8.contains($0) }) { return true }
        let words = text.split { $0 == 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
        return words.contains { isOperator(UnsafeRawBufferPointer(rebasing: $0)) }
    }

    static func isOperator(_ word: UnsafeRawBufferPointer) -> Bool {
        // Nearly every text is longer.
        2...3 ~= word.count && (isEqual(word, word: "and") || isEqual(word, word: "or") || isEqual(word, word: "not"))
    }

    init(_ text: String) throws(Selector.Failure) {
        selector = try Selector(text)
        if let atom = selector.atoms.first(where: { !Self.keys.contains($0.key) }) {
            throw Self.unanswerable(atom.range, what: "'\(atom.key.rawValue):'")
        }
        if let view = selector.views.first { throw Self.unanswerable(view.range, what: "'view:'") }
        for operation in selector.operations {
            switch operation {
            case .within, .roots, .walk:
                throw Self.unanswerable(0..<text.utf8.count, what: "within(…), roots(…) or '+'")
            case .atom, .view, .or, .and, .not: break
            }
        }
    }

    private static func unanswerable(_ range: Range<Int>, what: String) -> Selector.Failure {
        let known = keys.map { "\($0.rawValue):" }.joined(separator: ", ")
        return Selector.Failure(
            range: range, message: "a selector in 'from' can't use \(what)",
            help: "use \(known), and, or, not")
    }

    /// The number of steps for a node.
    var cost: Int { selector.operations.count }

    /// Whether it selects a node that an author wrote.
    func selects(_ node: DeclaredNode, in file: DeclaredFile, texts: SourceTexts.Texts) -> Bool {
        // Nearly all are like this.
        if selector.operations.count == 1, let atom = selector.atoms.first {
            return Self.matches(atom, node, in: file, texts: texts)
        }
        var stack: [Bool] = []
        for operation in selector.operations {
            if case .atom(let index) = operation {
                stack.append(Self.matches(selector.atoms[index], node, in: file, texts: texts))
                continue
            }
            guard let last = stack.popLast() else { return false }
            switch operation {
            case .or: stack.append((stack.popLast() ?? false) || last)
            case .and: stack.append((stack.popLast() ?? false) && last)
            case .not: stack.append(!last)
            case .atom, .view, .within, .roots, .walk: break
            }
        }
        return stack.last ?? false
    }

    private static func matches(
        _ atom: Selector.Atom, _ node: DeclaredNode, in file: DeclaredFile, texts: SourceTexts.Texts
    ) -> Bool {
        let pattern = atom.pattern
        switch atom.key {
        case .id: return pattern.matches(texts[node.id])
        case .screen: return node.flags.contains(.isScreen) && pattern.matches(texts[node.id])
        case .kind: return pattern.matches(Array(node.kind.word.utf8))
        case .class: return node.className(in: texts).map { ClassName.matches(pattern, name: $0) } ?? false
        case .title:
            let title = file.details(of: node).title
            return !title.isAbsent && pattern.matches(texts[title])
        case .tag:
            return file.details(of: node).tags?.contains { pattern.matches(texts[file.tags[Int($0)].written]) }
                ?? false
        case .file: return pattern.matches(Array(file.texts.file.path.utf8))
        case .family, .window, .role, .style, .implicit: return false
        }
    }
}
