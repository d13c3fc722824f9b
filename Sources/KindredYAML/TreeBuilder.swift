import KindredDiagnostics
import KindredText

/// Puts the events of one file together to a flat tree, follows aliases and merges, and keeps the limits.
struct TreeBuilder: ~Copyable {
    /// A sequence or mapping whose end has not come yet.
    struct Open {
        var node: Int
        var isFlow: Bool
        var isMapping: Bool
        /// Whether what comes next in a mapping is a key.
        var awaitsKey = true
        /// Whether it contains a plain `<<`, most likely as a key.
        var mayMerge = false
        /// The keys so far, a bit each; equal keys have the same one.
        var keyBits: UInt64 = 0
        /// Whether two keys have the same bit, or one is not plain: then it is worth a closer look.
        var mayRepeatKey = false

        var isBlockSequence: Bool { node >= 0 && !isMapping && !isFlow }

        /// The outermost level, with nodes that are inside no other.
        static let nothing = Open(node: -1, isFlow: false, isMapping: false)
    }

    private(set) var isStopped = false
    let source: UnsafeRawBufferPointer
    var nodes: NodeBuffer
    var wording: SourceTexts
    private var documents: [Int32] = []
    private var additions: [SyntaxTree.Addition] = []
    private var diagnostics: DiagnosticBag
    /// The innermost, and those around it.
    private var open = Open.nothing
    private var outer: [Open] = []
    var anchors = Anchors()
    private var added = 0
    /// Nodes in flow collections at a depth where they cost much.
    private var deep = 0
    /// Nodes that merges have moved.
    var moved = 0
    /// The keys of the mapping that is being closed; kept to save allocations.
    var keys: [Int] = []
    /// The end of the last thing that has an end of its own: a block collection ends there too.
    private var lastEnd = 0

    init(source: UnsafeRawBufferPointer, file: SourceFile, limit: Int) {
        diagnostics = DiagnosticBag(limit: limit)
        self.source = source
        wording = SourceTexts(file: file)
        nodes = NodeBuffer(capacity: source.count / 8 + 16)
    }

    /// The number of collections that are open.
    var depth: Int { outer.count }

    consuming func outcome() -> YAMLReader.Outcome {
        let (documents, wording, additions, diagnostics) = (documents, wording, additions, diagnostics)
        let tree = SyntaxTree(nodes: nodes.finish(), documents: documents, wording: wording, additions: additions)
        return YAMLReader.Outcome(tree: tree, diagnostics: diagnostics)
    }

    mutating func report(_ rule: RuleInfo, diagnostic: @autoclosure () -> Diagnostic) {
        diagnostics.add(rule, diagnostic: diagnostic())
    }

    mutating func reportSyntax(_ reason: String, context: String?, range: ByteRange, contextPlace: ByteRange?) {
        let labels = contextPlace.map { [Diagnostic.Label(at: self.place(of: $0), text: context ?? "")] } ?? []
        let place = place(of: range)
        report(YAMLSyntax.info, diagnostic: YAMLSyntax.refused(reason, context: context, at: place, labels: labels))
        isStopped = true
    }

    /// The context is shown only if it is at another place than the cause.
    mutating func reportSyntax(_ cause: SyntaxCause, context: (place: ByteRange, text: String)?) {
        let isElsewhere = context.map { $0.place.start < cause.range.start } ?? false
        let labels = context.map { [Diagnostic.Label(at: place(of: $0.place), text: YAMLSyntax.plain($0.text))] } ?? []
        let primary = place(of: cause.range)
        report(
            YAMLSyntax.info,
            diagnostic: YAMLSyntax.found(
                message: cause.message, at: primary, labels: isElsewhere ? labels : [], help: cause.help))
        isStopped = true
    }

    mutating func startDocument() {
        anchors.removeAll()
    }

    /// A plain scalar on one line, without anchor or tag: most are.
    @inline(__always)
    mutating func verbatim(_ range: ByteRange) {
        let (start, end) = (Int(range.start), Int(range.end))
        lastEnd = end
        if end - start == 2, source[start] == 0x3C, source[start + 1] == 0x3C { open.mayMerge = true }
        if open.isMapping, open.awaitsKey { noteKey(start, end: end) }
        begin(SourceValue(form: .plain, start: start, end: end, kind: .scalar))
    }

    /// Notes the bit of a key: equal keys get the same one, others seldom.
    @inline(__always)
    private mutating func noteKey(_ start: Int, end: Int) {
        let first = start < end ? Int(source[start]) : 0
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: (end &- start) &* 10 &+ first)
        if open.keyBits & bit != 0 { open.mayRepeatKey = true }
        open.keyBits |= bit
    }

    mutating func scalar(
        _ text: UnsafeRawBufferPointer, range: ByteRange, isPlain: Bool, isVerbatim: Bool, isTagged: Bool,
        anchor: UnsafeMutablePointer<UInt8>?
    ) {
        let written = written(
            text, range: range, isPlain: isPlain, isVerbatim: isVerbatim, kind: isTagged ? .tagged : .scalar)
        lastEnd = Int(range.end)
        if isPlain, text.count == 2, text[0] == 0x3C, text[1] == 0x3C { open.mayMerge = true }
        if open.awaitsKey { open.mayRepeatKey = true }
        begin(written, anchor: anchor)
    }

    mutating func open(
        _ kind: SourceValue.Kind, at start: Int, isTagged: Bool, isFlow: Bool, anchor: UnsafeMutablePointer<UInt8>?
    ) {
        let node = begin(
            SourceValue(form: .plain, start: start, end: start, kind: isTagged ? .tagged : kind), anchor: anchor,
            isOpen: true)
        outer.append(open)
        open = Open(node: node, isFlow: isFlow, isMapping: kind == .mapping)
        if depth > LimitExceeded.maximumNesting {
            stop(LimitExceeded.nesting(place(of: ByteRange(start: start, end: start + 1))))
        }
    }

    mutating func close(endingAt end: Int) {
        guard let around = outer.popLast() else { return }
        let closed = open
        open = around
        if closed.isFlow { lastEnd = end }
        let written = nodes[closed.node].written
        if closed.mayRepeatKey || closed.mayMerge, written.kind == .mapping {
            collectKeys(of: closed.node)
            reportDuplicateKeys(mayMissDash: !closed.isFlow && open.isBlockSequence)
            if closed.mayMerge { merge(into: closed.node) }
        }
        let whole = SourceValue(
            form: .plain, start: written.start, end: max(lastEnd, written.start), kind: written.kind)
        nodes[closed.node] = SyntaxNode(written: whole, next: Int32(truncatingIfNeeded: nodes.count))
    }

    mutating func alias(_ name: UnsafeMutablePointer<UInt8>?, range: ByteRange) {
        lastEnd = Int(range.end)
        guard let name, let anchor = anchors[String(cString: name)] else {
            let written = name.map { String(cString: $0) } ?? ""
            var nearest = NearWords()
            let near = nearest.word(written, among: anchors.names)
            let cause = SyntaxCause(
                message: "there is no anchor '&\(written)' before this", range: range,
                help: English.didYouMean(near.map { "*" + $0 })
                    ?? "write '&\(written)' before the value that it stands for, or put the text in quotes")
            return reportSyntax(cause, context: nil)
        }
        let size = size(of: anchor)
        if size == 0 {
            let text = nodes[anchor.node].written
            let origin = ByteRange(start: text.start, end: min(text.start + 1, source.count))
            let places = (alias: place(of: range), anchor: place(of: origin))
            report(RecursiveAlias.info, diagnostic: RecursiveAlias.found(at: places.alias, anchor: places.anchor))
            begin(.absent)
            return
        }
        added += size
        if added > LimitExceeded.maximumAdditions { return stop(LimitExceeded.aliases(place(of: range))) }
        additions.append(SyntaxTree.Addition(place: range, count: size))
        if open.awaitsKey {
            open.mayRepeatKey = true
            open.mayMerge = true
        }
        enter()
        let copy = nodes.count
        append(anchor, size: size, broughtBy: range)
        if depth + height(copy, end: nodes.count) > LimitExceeded.maximumNesting {
            stop(LimitExceeded.nesting(place(of: range)))
        }
    }

    /// Appends a node that has nothing in it so far. Nothing is behind one that is open, by which an alias in it is known.
    @discardableResult
    @inline(__always)
    private mutating func begin(
        _ written: SourceValue, anchor: UnsafeMutablePointer<UInt8>? = nil, isOpen: Bool = false
    ) -> Int {
        enter()
        if depth > LimitExceeded.shallowNesting { countDeep(written) }
        let node = nodes.count
        nodes.append(SyntaxNode(written: written, next: isOpen ? 0 : Int32(truncatingIfNeeded: node + 1)))
        if let anchor { anchors.declare(String(cString: anchor), at: node) }
        return node
    }

    /// Gives what comes next its place in what is open.
    @inline(__always)
    private mutating func enter() {
        open.awaitsKey.toggle()
        if open.node < 0 { documents.append(Int32(truncatingIfNeeded: nodes.count)) }
    }

    func place(of range: ByteRange) -> SourceRange { SourceRange(inFileAlone: range) }

    /// Counts a deep node: in flow collections, the time that libyaml takes for a token grows with its depth.
    private mutating func countDeep(_ written: SourceValue) {
        guard open.isFlow else { return }
        deep += 1
        if deep > LimitExceeded.maximumDeepNodes {
            stop(LimitExceeded.deepNodes(place(of: wording.range(of: written))))
        }
    }

    mutating func stop(_ diagnostic: Diagnostic) {
        report(LimitExceeded.info, diagnostic: diagnostic)
        isStopped = true
    }

    private mutating func written(
        _ text: UnsafeRawBufferPointer, range: ByteRange, isPlain: Bool, isVerbatim: Bool, kind: SourceValue.Kind
    ) -> SourceValue {
        let (start, end) = (Int(range.start), Int(range.end))
        if isVerbatim { return SourceValue(form: .plain, start: start, end: end, kind: kind) }
        if !isPlain, end - start == text.count + 2,
            isEqual(UnsafeRawBufferPointer(rebasing: source[start + 1..<end - 1]), other: text)
        {
            return SourceValue(form: .quoted, start: start, end: end, kind: kind)
        }
        let first = Int32(truncatingIfNeeded: wording.pool.count)
        wording.pool.append(contentsOf: text)
        return special(
            IndirectValue(
                place: range, text: first..<Int32(truncatingIfNeeded: wording.pool.count), isPooled: true,
                isPlain: isPlain), kind: kind)
    }

    mutating func special(_ special: IndirectValue, kind: SourceValue.Kind) -> SourceValue {
        wording.specials.append(special)
        return SourceValue(form: .special, start: wording.specials.count - 1, end: 0, kind: kind)
    }
}
