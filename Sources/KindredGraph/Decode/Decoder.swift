import KindredDiagnostics
import KindredText
import KindredYAML

/// Turns the syntax tree of one file into what its author declared, and reports every error of shape on the way.
struct Decoder {
    /// The outcome of decoding a file.
    struct Outcome: Sendable {
        var document: Document
        var diagnostics: DiagnosticBag
        /// Whether every document could be read; if one couldn't, what is missing proves nothing.
        var isWhole: Bool
    }

    /// The nodes of the tree, for as long as the decoder runs.
    let nodes: UnsafeBufferPointer<SyntaxNode>
    let tree: SyntaxTree
    let texts: SourceTexts.Texts
    var document: Document
    var diagnostics: DiagnosticBag
    var nearest = NearWords()
    /// The number of pushes that lists in both `from` and `to` declare.
    var listedPushes = 0
    /// Whether it is in a screen.
    var isInScreen = false
    /// The screen that it is in, if no key says what kind it is; else -1.
    var openScreen: Int32 = -1
    private var isWhole = true

    static func decode(_ tree: SyntaxTree, limit: Int = DiagnosticBag.usualLimit) -> Outcome {
        tree.wording.withTexts { texts in
            tree.nodes.withUnsafeBufferPointer { nodes in
                var decoder = Decoder(nodes: nodes, tree: tree, texts: texts, limit: limit)
                return decoder.run()
            }
        }
    }

    private init(nodes: UnsafeBufferPointer<SyntaxNode>, tree: SyntaxTree, texts: SourceTexts.Texts, limit: Int) {
        self.nodes = nodes
        self.tree = tree
        self.texts = texts
        diagnostics = DiagnosticBag(limit: limit)
        document = Document(texts: tree.wording)
    }

    private mutating func run() -> Outcome {
        let roots = tree.documents.enumerated().filter { $0.offset == 0 || !isEmpty(Int($0.element)) }.map {
            Int($0.element)
        }
        for root in roots { reportUnlessSpecification(root) }
        if roots.isEmpty {
            let place = SourceRange(inFileAlone: ByteRange(start: 0, end: 0))
            diagnostics.add(NoSpecification.info, diagnostic: NoSpecification.emptyDocument(at: place))
        }
        guard diagnostics.kept.isEmpty else {
            return Outcome(document: document, diagnostics: diagnostics, isWhole: false)
        }
        reserve()
        for root in roots where isSupported(root) { decodeDocument(root) }
        diagnostics.keepFirstOfOrigin()
        return Outcome(document: document, diagnostics: diagnostics, isWhole: isWhole)
    }

    /// Makes room for what a large file holds most of. An array that grows would for a moment be there twice; room that is
    /// never used costs no memory.
    private mutating func reserve() {
        document.declared.nodes.reserveCapacity(nodes.count / 8)
        document.declared.details.reserveCapacity(nodes.count / 16)
        document.declared.presentations.reserveCapacity(nodes.count / 32)
        document.declared.pushes.reserveCapacity(nodes.count / 32)
        document.declared.references.reserveCapacity(nodes.count / 32)
    }

    /// Reports a document without any of the top-level keys.
    private mutating func reportUnlessSpecification(_ root: Int) {
        if kind(of: root) == .tagged { return expected("a mapping", of: "a specification", node: root, help: "") }
        if isEmpty(root) {
            let place = place(of: root)
            return diagnostics.add(NoSpecification.info, diagnostic: NoSpecification.emptyDocument(at: place))
        }
        var hasKey = false
        var misspelt: (written: String, key: String)?
        forEachMember(of: root, reportsKeys: false) { decoder, name, key, _ in
            if name?.belongs(to: .document) ?? decoder.isExtension(key) { hasKey = true }
            guard !hasKey, misspelt == nil else { return }
            let text = decoder.string(key)
            misspelt = decoder.nearest.word(text, among: Shape.document.words).map { (text, $0) }
        }
        if hasKey { return }
        let place = start(node: root)
        diagnostics.add(NoSpecification.info, diagnostic: NoSpecification.noKnownKey(at: place, nearest: misspelt))
    }

    private mutating func isSupported(_ root: Int) -> Bool {
        var version: Int?
        forEachMember(of: root, reportsKeys: false) { decoder, name, _, value in
            if name?.keyword == .kindred, !decoder.isEmpty(value) { version = value }
        }
        if let version, isPlain(version, text: "1") { return true }
        isWhole = false
        let place = version.map(place) ?? start(node: root)
        let written = version.map(string)
        diagnostics.add(UnsupportedVersion.info, diagnostic: UnsupportedVersion.found(written: written, at: place))
        return false
    }

    private mutating func decodeDocument(_ root: Int) {
        forEachMember(of: root) { decoder, name, key, value in
            if name == nil, decoder.isExtension(key) { return }
            guard let keyword = decoder.member(name, key: key, of: root, shape: .document, noun: "a specification")
            else {
                // It may be any of the lists there are.
                if decoder.kind(of: value) == .sequence {
                    decoder.document.declared.losses.formUnion([.presentations, .pushes, .moves])
                }
                return
            }
            if !decoder.isEmpty(value) { decoder.decodeSection(keyword, value: value) }
        }
    }

    @_optimize(speed)
    mutating func decodeSection(_ keyword: Keyword, value: Int) {
        switch keyword {
        case .configurations: decodeConfigurations(value)
        case .windows: decodeWindows(value)
        case .screens: decodeScreens(value)
        case .families: decodeFamilies(value)
        case .presentations:
            forEachDeclaration(of: value, keyword: keyword, shape: .presentation) { $0.decodePresentation($1) }
        case .pushes: forEachDeclaration(of: value, keyword: keyword, shape: .push) { $0.decodePush($1) }
        case .moves: forEachDeclaration(of: value, keyword: keyword, shape: .move) { $0.decodeMove($1) }
        case .expect: decodeExpectations(value)
        case .scenarios: forEachItem(of: value, keyword: keyword) { $0.decodeScenario($1) }
        case .views: decodeViews(value)
        default: break
        }
    }

    private func isExtension(_ key: Int) -> Bool {
        let text = texts[nodes[key].written]
        return text.count >= 2 && text[0] == 0x78 && text[1] == 0x2D
    }
}
