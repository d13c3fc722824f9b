import KindredDiagnostics
import KindredText
import KindredYAML

/// Makes one graph of all documents: declares every name once, inserts the implicit navigation controllers, and looks
/// up what is referred to.
struct Linker {
    var graph = LinkedGraph()
    private(set) var documents: [Document] = []
    private let expectedBytes: Int
    var diagnostics: DiagnosticBag
    /// Ids alone that are declared twice: if something couldn't be read, they may be places of a screen in it.
    private var bareDuplicates: DiagnosticBag
    /// Whether documents are only kept, from the first that uses screens on: any may declare what a bare id means.
    private var areDocumentsKept = false
    /// Whether screens go beyond a limit, which was reported: nothing is linked.
    var areScreensOverLimit = false
    /// The conditions; nil if nothing depends on configurations.
    var conditions: Conditions?
    /// Pushes that closed stacks keep from happening somewhere, by file and number.
    var closedPushes: [NodeReference] = []
    /// The places of screens, if there are any.
    var placement: Placement?
    var nearest = NearWords()
    /// The names in what couldn't be read, made when something is not found.
    lazy var lostNames = LostNames(documents: documents)
    /// The owner of each name in each name space, or -1.
    var holders = NameOwners()
    /// The containers around the node that is being added, from the outside in.
    var open: [Open] = []

    struct NameOwners {
        var controllers: [Int32] = []
        var families: [Int32] = []
        var windows: [Int32] = []
        /// The number of presentations that go by a made-up name, less one.
        var presentations: [Int32] = []

        /// Whether a controller or a template has a name.
        func isOfController(_ name: Int32?) -> Bool {
            name.map { Int($0) < controllers.count && controllers[Int($0)] != -1 } ?? false
        }
    }

    /// Makes a linker for documents of so many bytes together.
    init(documents: Int, bytes: Int, limit: Int = DiagnosticBag.usualLimit) {
        diagnostics = DiagnosticBag(limit: limit)
        bareDuplicates = DiagnosticBag(limit: limit)
        expectedBytes = bytes
        self.documents.reserveCapacity(documents)
        graph.declared.reserveCapacity(documents)
    }

    /// Takes documents over, of which nothing is declared yet.
    private mutating func take(_ documents: [Document]) {
        self.documents = documents
        graph.declared = documents.map(\.declared)
    }

    /// Changes how many diagnostics may be kept from now on.
    mutating func keep(atMost limit: Int) { diagnostics.limit = limit }

    /// Declares what is in a document; documents come in order.
    mutating func declare(_ document: Document) {
        if document.usesScreens { areDocumentsKept = true }
        if !areDocumentsKept, documents.isEmpty { makeRoom(for: document) }
        let file = Int32(documents.count)
        documents.append(document)
        graph.declared.append(document.declared)
        if areDocumentsKept { return }
        // Their names first: tables by name are as long as the last name in them.
        let families = names(of: document.families.map { $0.hasValidID ? $0.key : .absent }, document: document)
        let windows = names(of: document.windows.map { $0.hasValidID ? $0.key : .absent }, document: document)
        declareFamilies(of: document, file: file, familyNames: families)
        for (declaration, name) in zip(document.windows, windows) { declareWindow(declaration, file: file, name: name) }
        declarePresentations(of: document, file: file)
        declarePushes(of: document, file: file)
    }

    /// Looks up all references, once everything is declared. `isPartial` says that something could not be read, so that a
    /// missing name proves nothing.
    consuming func link(isPartial: Bool, threads: Int) -> (LinkedGraph, DiagnosticBag) {
        if areDocumentsKept {
            var linker = Linker(documents: 0, bytes: expectedBytes, limit: diagnostics.limit)
            var isPartial = isPartial
            let documents = CallerAnswers.answer(documents, isPartial: &isPartial, diagnostics: &linker.diagnostics)
            linker.take(documents)
            linker.declareAll(documents, isPartial: isPartial)
            return (consume linker).link(isPartial: isPartial, threads: threads)
        }
        graph.isPartial = isPartial || areScreensOverLimit
        if placement == nil { conditions = findConditions(documents) }
        limitControllers()
        if !isPartial, !graph.hasLost(.screens) { diagnostics.append(bareDuplicates) }
        referAll(documents, threads: threads)
        limitReferences()
        reportNowhere()
        reportAbsent(documents)
        graph.markUnknownStyles()
        diagnostics.finishPlaces()
        return (graph, diagnostics)
    }

    /// Makes room for everything at once: an array that grows would for a moment be there twice, and leave a hole. Where there
    /// is one document it is known what comes, else it is guessed; room that is never used costs nothing.
    mutating func makeRoom(for document: borrowing Document) {
        // The author writes most controllers; UIKit adds some.
        let controllers = max(document.declared.nodes.count * 9 / 8, expectedBytes / 96)
        let families = max(document.families.count, expectedBytes / 512)
        let presentations = max(document.declared.presentations.count, expectedBytes / 512)
        let names = controllers + families + presentations
        graph.names = NameTable(minimumCapacity: names)
        graph.controllers.reserveCapacity(controllers)
        graph.families.reserveCapacity(families)
        graph.presentations.reserveCapacity(presentations)
        graph.pushes.reserveCapacity(max(document.declared.pushes.count, expectedBytes / 512))
        graph.expectations.reserveCapacity(document.declared.expectations.count)
        holders.controllers.reserveCapacity(names)
        holders.presentations.reserveCapacity(names)
    }

    /// The name of each key, given to it now; -1 for one that is absent.
    mutating func names(of keys: [SourceValue], document: borrowing Document) -> [Int32] {
        if keys.isEmpty { return [] }
        return document.declared.texts.withTexts { texts in
            graph.names.intern(count: keys.count) { texts[keys[$0]] }
        }
    }

    /// Declares families and the controllers in them.
    private mutating func declareFamilies(of document: borrowing Document, file: Int32, familyNames: [Int32]) {
        if document.families.isEmpty { return }
        let nodeNames = document.declared.texts.withTexts { texts in
            graph.names.intern(count: document.declared.nodes.count) { index in
                let node = document.declared.nodes[index]
                return texts[node.flags.contains(.isNameless) ? .absent : node.id]
            }
        }
        for (declaration, name) in zip(document.families, familyNames) {
            let id = FamilyID(index: Int32(graph.families.count))
            graph.families.append(Family(name: .none, file: file, key: declaration.key))
            declareName(name, of: id)
            guard declaration.root >= 0 else { continue }
            graph.families[Int(id.index)].root = ControllerID(index: Int32(graph.controllers.count))
            addControllers(of: declaration.root, document: document, file: file, family: id, names: nodeNames)
        }
    }

    mutating func declareName(_ name: Int32, of id: FamilyID) {
        if name < 0 { return }
        if let first = Self.claim(name, for: id.index, in: &holders.families) {
            duplicate(name, what: "family") { ($0.place(of: id), $0.place(of: FamilyID(index: first))) }
        } else {
            graph.families[Int(id.index)].name = NameID(index: name)
        }
    }

    mutating func declareWindow(_ declaration: WindowDeclaration, file: Int32, name: Int32) {
        let id = WindowID(index: Int32(graph.windows.count))
        graph.windows.append(Window(name: .none, file: file, key: declaration.key, families: []))
        if name < 0 { return }
        if let first = Self.claim(name, for: id.index, in: &holders.windows) {
            duplicate(name, what: "window") { ($0.place(of: id), $0.place(of: WindowID(index: first))) }
        } else {
            graph.windows[Int(id.index)].name = NameID(index: name)
        }
    }

    /// Gives a name to its owner; returns the earlier owner if there is one. Negative ones but -1 are owners too.
    static func claim(_ name: Int32, for holder: Int32, in holders: inout [Int32]) -> Int32? {
        // Some more at once: names come in the order of their numbers, or nearly so.
        if holders.count <= Int(name) {
            holders.append(contentsOf: repeatElement(-1, count: Int(name) + 64 - holders.count))
        }
        if holders[Int(name)] != -1 { return holders[Int(name)] }
        holders[Int(name)] = holder
        return nil
    }

    /// - Parameters:
    ///   - isBare: Whether the second is an id alone.
    ///   - screen: The screen of a place that could have another name.
    mutating func duplicate(
        _ name: Int32, what: String, isBare: Bool = false, screen: String? = nil,
        places: (LinkedGraph) -> (second: SourceRange, first: SourceRange)
    ) {
        if diagnostics.isFull { return diagnostics.countDropped(DuplicateID.info) }
        let text = graph.names.string(name)
        let places = places(graph)
        let found = DuplicateID.found(id: text, what: what, screen: screen, at: places.second, first: places.first)
        if isBare {
            bareDuplicates.append(found)
        } else if let slash = text.lastIndex(of: "/") {
            diagnostics.add(found, on: text, of: String(text[slash...].dropFirst()))
        } else {
            diagnostics.append(found)
        }
    }
}
