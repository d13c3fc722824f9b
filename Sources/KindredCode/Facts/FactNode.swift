/// The sort of a fact: a declaration, a statement or an expression, as the reader names them.
package enum FactKind: String, CaseIterable, Sendable {
    case file, `class`, `struct`, `enum`, `protocol`, `extension`, type, generic, main
    case function = "func", param, label, returns, body, variable = "var", initial = "init", get, observer
    case alias, enumCase = "case", compiled, clause, macro, `static`, override, lazy, name
    case `return`, leave, `break`, `guard`, `for`, `do`, `if`, then, `else`, test, `let`, match, of, bind, `is`,
        `switch`
    case when, `default`, id, dot, member, call, arg, index, closure, array, dictionary, tuple, op, special, `nil`, bool
    case text, value, `as`, assign, choice, unknown

    static let names: [String: FactKind] = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

/// A number of a node in all files.
package typealias NodeIndex = Int32

/// One fact: what it is, where it begins, a text, and its children, as a list.
struct FactNode {
    var kind: FactKind
    var offset: Int32
    var text: Int32
    var child: NodeIndex = -1
    var next: NodeIndex = -1
}

/// The facts of all files, in one flat array.
package struct Facts: Sendable {
    package struct File: Sendable {
        package let path: String
        package let root: NodeIndex
        /// The offsets at which lines begin.
        let lines: [Int32]
        /// The place of the first text that the parser had to skip.
        package let skipped: Int32?
        /// The comments for Kindred.
        package let comments: [CodeComment]
    }

    package private(set) var files: [File] = []
    private var nodes: [FactNode] = []
    private var texts: [String] = [""]
    private var numbers: [String: Int32] = ["": 0]

    package init() {}

    func kind(_ node: NodeIndex) -> FactKind { nodes[Int(node)].kind }
    func text(_ node: NodeIndex) -> String { texts[Int(nodes[Int(node)].text)] }

    /// The children of a node.
    func children(_ node: NodeIndex) -> Children { Children(facts: self, first: nodes[Int(node)].child) }

    /// The first child of a kind.
    func first(_ kind: FactKind, in node: NodeIndex) -> NodeIndex? { children(node).first { self.kind($0) == kind } }

    struct Children: Sequence, IteratorProtocol {
        let facts: Facts
        var first: NodeIndex

        mutating func next() -> NodeIndex? {
            guard first >= 0 else { return nil }
            defer { first = facts.nodes[Int(first)].next }
            return first
        }
    }

    /// The file, line and column of a node.
    func place(_ node: NodeIndex) -> CodePlace { place(offset: nodes[Int(node)].offset, in: file(of: node)) }

    /// The number of the file that a node is in.
    func file(of node: NodeIndex) -> Int {
        var (low, high) = (0, files.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if files[middle].root <= node { low = middle } else { high = middle }
        }
        return low
    }

    package func place(offset: Int32, in file: Int) -> CodePlace {
        let lines = files[file].lines
        var (from, to) = (0, lines.count)
        while to - from > 1 {
            let middle = (from + to) / 2
            if lines[middle] <= offset { from = middle } else { to = middle }
        }
        return CodePlace(file: files[file].path, line: from + 1, column: Int(offset - lines[from]) + 1)
    }

    // MARK: - Making

    mutating func append(_ node: FactNode) -> NodeIndex {
        nodes.append(node)
        return NodeIndex(truncatingIfNeeded: nodes.count - 1)
    }

    mutating func connect(_ node: NodeIndex, to parent: NodeIndex, after last: NodeIndex) {
        if last >= 0 { nodes[Int(last)].next = node } else { nodes[Int(parent)].child = node }
    }

    mutating func number(of text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(truncatingIfNeeded: texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }

    mutating func append(_ file: File) { files.append(file) }
    var count: Int { nodes.count }
    mutating func truncate(to count: Int) { nodes.removeLast(nodes.count - count) }
}

/// A comment for Kindred: where `kindred:` begins, and the declaration or statement below that it is about.
package struct CodeComment: Sendable {
    package let mark: Int32
    /// The start of what it is about; -2 for its own line, -1 for nothing.
    package let start: Int32
    package let end: Int32
}

/// A place in Swift code.
package struct CodePlace: Hashable, Sendable, Comparable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
        (self.file, self.line, self.column) = (file, line, column)
    }

    package static func < (a: CodePlace, b: CodePlace) -> Bool {
        (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }
}
