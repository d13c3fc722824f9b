import KindredBase

/// Puts the events of one file together to a flat tree, follows aliases and merges, and keeps the limits.
struct TreeBuilder {
    /// A sequence or mapping whose end has not come yet.
    struct Open {
        var node: Int
        /// A plain `<<` stands in it, as a key most likely.
        var mayMerge = false
        var isFlow: Bool
    }

    private(set) var isStopped = false
    let source: UnsafeRawBufferPointer
    private let file: Int32
    var tree: SyntaxTree
    private var diagnostics = DiagnosticBag()
    private(set) var open: [Open] = []
    private var anchors: [String: Int] = [:]
    private var added = 0
    /// The keys of the mapping that is being closed; kept to save allocations.
    var keys: [Int] = []
    /// Where the last thing that has an end of its own ended: a block collection ends there too.
    private var lastEnd = 0

    init(source: UnsafeRawBufferPointer, file: SourceFile, index: Int32) {
        self.source = source
        self.file = index
        tree = SyntaxTree(wording: Wording(file: file))
        tree.nodes.reserveCapacity(min(source.count / 8 + 16, 1 << 27))
    }

    func outcome() -> YAMLReader.Outcome {
        YAMLReader.Outcome(tree: tree, diagnostics: diagnostics)
    }

    mutating func report(_ rule: RuleInfo, _ diagnostic: @autoclosure () -> Diagnostic) {
        diagnostics.add(rule, diagnostic())
    }

    mutating func reportSyntax(_ problem: String, context: String?, _ range: ByteRange, contextPlace: ByteRange?) {
        let labels = contextPlace.map { [Diagnostic.Label(Place(file: file, range: $0), context ?? "")] } ?? []
        let place = place(range)
        report(YAMLSyntax.info, YAMLSyntax.refused(problem, context, at: place, labels))
        isStopped = true
    }

    mutating func startDocument() {
        anchors.removeAll(keepingCapacity: true)
    }

    mutating func scalar(
        _ text: UnsafeRawBufferPointer, _ range: ByteRange, isPlain: Bool, isVerbatim: Bool, isTagged: Bool,
        anchor: UnsafeMutablePointer<UInt8>?
    ) {
        let written = written(text, range, isPlain: isPlain, isVerbatim: isVerbatim, kind: isTagged ? .tagged : .scalar)
        lastEnd = Int(range.end)
        if isPlain, text.count == 2, text[0] == 0x3C, text[1] == 0x3C, !open.isEmpty {
            open[open.count - 1].mayMerge = true
        }
        begin(written, anchor)
    }

    mutating func open(
        _ kind: Written.Kind, _ range: ByteRange, isTagged: Bool, isFlow: Bool, anchor: UnsafeMutablePointer<UInt8>?
    ) {
        let node = begin(Written(form: .plain, Int(range.start), Int(range.end), isTagged ? .tagged : kind), anchor)
        tree.nodes[node].next = 0
        open.append(Open(node: node, isFlow: isFlow))
        if open.count > LimitExceeded.maximumNesting {
            stop(LimitExceeded.nesting(place(ByteRange(Int(range.start), Int(range.start) + 1))))
        }
    }

    mutating func close(_ range: ByteRange) {
        guard let closed = open.popLast() else { return }
        if closed.isFlow { lastEnd = Int(range.end) }
        let written = tree.nodes[closed.node].written
        if written.kind == .mapping {
            collectKeys(of: closed.node)
            reportDuplicateKeys()
            if closed.mayMerge { merge(into: closed.node) }
        }
        let whole = Written(form: .plain, written.start, max(lastEnd, written.start), written.kind)
        tree.nodes[closed.node] = SyntaxNode(written: whole, next: Int32(tree.nodes.count))
    }

    mutating func alias(_ name: UnsafeMutablePointer<UInt8>?, _ range: ByteRange) {
        lastEnd = Int(range.end)
        let anchor = name.flatMap { anchors[String(cString: $0)] }
        guard let anchor else {
            reportSyntax("found an undefined alias", context: nil, range, contextPlace: nil)
            return
        }
        let end = Int(tree.nodes[anchor].next)
        if end == 0 {
            let text = tree.nodes[anchor].written
            let origin = ByteRange(text.start, min(text.start + 1, source.count))
            let places = (alias: place(range), anchor: place(origin))
            report(RecursiveAlias.info, RecursiveAlias.found(at: places.alias, anchor: places.anchor))
            begin(.absent, nil)
            return
        }
        added += end - anchor
        if added > LimitExceeded.maximumAdditions {
            stop(LimitExceeded.aliases(place(range)))
        } else if open.count + height(anchor, end) > LimitExceeded.maximumNesting {
            stop(LimitExceeded.nesting(place(range)))
        } else {
            tree.additions.append(SyntaxTree.Addition(place: range, count: end - anchor))
            copy(anchor..<end, broughtBy: range)
        }
    }

    /// Appends a node that has nothing in it so far.
    @discardableResult
    private mutating func begin(_ written: Written, _ anchor: UnsafeMutablePointer<UInt8>?) -> Int {
        let node = tree.nodes.count
        if open.isEmpty { tree.documents.append(Int32(node)) }
        tree.nodes.append(SyntaxNode(written: written, next: Int32(node + 1)))
        if let anchor { anchors[String(cString: anchor)] = node }
        return node
    }

    func place(_ range: ByteRange) -> Place { Place(file: file, range: range) }

    private mutating func stop(_ diagnostic: Diagnostic) {
        report(LimitExceeded.info, diagnostic)
        isStopped = true
    }

    private mutating func written(
        _ text: UnsafeRawBufferPointer, _ range: ByteRange, isPlain: Bool, isVerbatim: Bool, kind: Written.Kind
    ) -> Written {
        let (start, end) = (Int(range.start), Int(range.end))
        if isVerbatim { return Written(form: .plain, start, end, kind) }
        if !isPlain, end - start == text.count + 2,
            isEqual(UnsafeRawBufferPointer(rebasing: source[start + 1..<end - 1]), text)
        {
            return Written(form: .quoted, start, end, kind)
        }
        let first = Int32(truncatingIfNeeded: tree.wording.pool.count)
        tree.wording.pool.append(contentsOf: text)
        return special(
            Special(
                place: range, text: first..<Int32(truncatingIfNeeded: tree.wording.pool.count), isPooled: true,
                isPlain: isPlain), kind)
    }

    mutating func special(_ special: Special, _ kind: Written.Kind) -> Written {
        tree.wording.specials.append(special)
        return Written(form: .special, tree.wording.specials.count - 1, 0, kind)
    }
}
