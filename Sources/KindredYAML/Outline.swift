import KindredDiagnostics

/// The structure of a text: its nodes in preorder, as libyaml finds them.
///
/// The syntax tree has less, because it leaves out what nobody refers to. This is for questions about the text itself, such as
/// which node a comment is above.
package struct Outline: Sendable {
    package enum Kind: Sendable {
        case text
        /// Text behind `|` or `>`.
        case blockText
        case alias
        /// Lines, or brackets.
        case lines, brackets
    }

    package enum Role: Sendable {
        case root, item, key, value
    }

    package struct Node: Sendable {
        package let kind: Kind
        package let role: Role
        /// The start, behind an anchor; a list starts at its first dash.
        package let start: Int32
        /// The end, behind the last of its text or brackets.
        package fileprivate(set) var end: Int32
        /// The index after this node and everything in it.
        package fileprivate(set) var next: Int32
        /// Whether an alias repeats it elsewhere.
        package fileprivate(set) var isShared = false
    }

    package let nodes: [Node]
    /// The places where brackets end, and where `---` is.
    package let stops: [Int32]
}

/// Builds an outline event by event.
struct OutlineBuilder {
    private var nodes: [Outline.Node] = []
    private var stops: [Int32] = []
    private var open: [(node: Int, isMapping: Bool, count: Int)] = []
    /// The end of the last text or bracket.
    private var end: Int32 = 0
    /// The latest node of each anchor.
    private var anchored: [String: Int] = [:]
    private let bytes: UnsafeRawBufferPointer

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func startDocument(at start: Int, isImplicit: Bool) {
        if !isImplicit { stops.append(Int32(truncatingIfNeeded: start)) }
        anchored.removeAll()
    }

    mutating func leaf(_ kind: Outline.Kind, range: ByteRange, anchor: UnsafeMutablePointer<UInt8>? = nil) {
        let start = kind == .blockText ? afterHeader(range) : range.start
        end = range.end
        add(kind, at: start, anchor: anchor)
    }

    mutating func alias(_ name: UnsafeMutablePointer<UInt8>?, range: ByteRange) {
        if let name, let node = anchored[String(cString: name)] { nodes[node].isShared = true }
        leaf(.alias, range: range)
    }

    mutating func open(isMapping: Bool, isFlow: Bool, at start: Int, anchor: UnsafeMutablePointer<UInt8>?) {
        end = Int32(truncatingIfNeeded: start)
        add(isFlow ? .brackets : .lines, at: end, anchor: anchor)
        open.append((nodes.count - 1, isMapping, 0))
    }

    /// - Parameter end: For lines the start of whatever comes next.
    mutating func close(at end: Int) {
        guard let last = open.popLast() else { return }
        if nodes[last.node].kind == .brackets {
            // A pair in a list has no brackets of its own.
            self.end = max(self.end, Int32(truncatingIfNeeded: end))
            stops.append(self.end - 1)
        }
        nodes[last.node].end = self.end
        nodes[last.node].next = Int32(nodes.count)
    }

    /// The start of the last node.
    var lastStart: Int { nodes.last.map { Int($0.start) } ?? -1 }

    /// Returns the outline; what is still open contains all the rest.
    mutating func finish() -> Outline {
        for last in open {
            nodes[last.node].end = Int32(truncatingIfNeeded: bytes.count)
            nodes[last.node].next = Int32(nodes.count)
        }
        return Outline(nodes: nodes, stops: stops)
    }

    private mutating func add(_ kind: Outline.Kind, at start: Int32, anchor: UnsafeMutablePointer<UInt8>?) {
        if let anchor { anchored[String(cString: anchor)] = nodes.count }
        nodes.append(
            Outline.Node(kind: kind, role: role(), start: start, end: max(start, end), next: Int32(nodes.count + 1)))
    }

    private mutating func role() -> Outline.Role {
        guard let last = open.indices.last else { return .root }
        defer { open[last].count += 1 }
        if !open[last].isMapping { return .item }
        return open[last].count % 2 == 0 ? .key : .value
    }

    /// The header may have a comment; the text starts on the next line.
    private func afterHeader(_ range: ByteRange) -> Int32 {
        var offset = Int(range.start)
        while offset < Int(range.end), bytes[offset] != 0x0A { offset += 1 }
        return Int32(truncatingIfNeeded: offset)
    }
}
