import KindredBase
import KindredYAML

/// Makes one hierarchy of all documents: declares every name once, inserts the implicit navigation controllers, and looks
/// up what is referred to.
package struct Linker {
    var hierarchy: Hierarchy
    var diagnostics = DiagnosticBag()
    var nearest = Nearest()
    /// By name: who bears it in each name space, -1 for nobody.
    var bearers = Bearers()
    /// By name: how many presentations without an id go by it.
    var unnamedCounts: [Int32] = []
    /// Where such a name is put together.
    var unnamed: [UInt8] = []
    /// The containers around the node that is being added, from the outside in.
    var open: [Open] = []

    struct Bearers {
        var controllers: [Int32] = []
        var families: [Int32] = []
        var windows: [Int32] = []
        var presentations: [Int32] = []
    }

    /// `isPartial` says that something could not be read, so that a missing name proves nothing.
    package static func link(_ documents: [Document], isPartial: Bool) -> (Hierarchy, DiagnosticBag) {
        var linker = Linker(documents, isPartial: isPartial)
        linker.declareAll()
        linker.referAll()
        return (linker.hierarchy, linker.diagnostics)
    }

    private init(_ documents: [Document], isPartial: Bool) {
        hierarchy = Hierarchy(documents: documents)
        hierarchy.isPartial = isPartial
        reserve()
    }

    /// Room for everything at once: an array that grows would for a moment be there twice, and leave a hole.
    private mutating func reserve() {
        func sum(_ count: (Document) -> Int) -> Int { hierarchy.documents.reduce(0) { $0 + count($1) } }
        // The author writes most controllers; UIKit adds some.
        let controllers = sum(\.nodes.count) * 9 / 8
        let (families, presentations) = (sum(\.families.count), sum(\.presentations.count))
        let names = controllers + families + presentations
        hierarchy.names = NameTable(minimumCapacity: names)
        hierarchy.controllers.reserveCapacity(controllers)
        hierarchy.families.reserveCapacity(families)
        hierarchy.presentations.reserveCapacity(presentations)
        hierarchy.pushes.reserveCapacity(sum(\.pushes.count))
        hierarchy.expectations.reserveCapacity(sum(\.expectations.count))
        bearers.controllers.reserveCapacity(names)
        bearers.families.reserveCapacity(names)
        unnamedCounts.reserveCapacity(names)
    }

    private mutating func declareAll() {
        for (file, document) in hierarchy.documents.enumerated() {
            document.wording.withTexts { texts in
                for family in document.families { declareFamily(family, document, Int32(file), texts) }
                for window in document.windows { declareWindow(window, Int32(file), texts) }
            }
        }
    }

    private mutating func declareFamily(
        _ declaration: FamilyDeclaration, _ document: Document, _ file: Int32, _ texts: Wording.Texts
    ) {
        let id = FamilyID(index: Int32(hierarchy.families.count))
        hierarchy.families.append(Family(name: .none, file: file, key: declaration.key))
        if declaration.hasValidID {
            let name = hierarchy.names.intern(texts[declaration.key])
            if let first = Self.claim(name, for: id.index, in: &bearers.families) {
                let places = (hierarchy.place(id), hierarchy.place(FamilyID(index: first)))
                duplicate(name, "family", at: places.0, first: places.1)
            } else {
                hierarchy.families[Int(id.index)].name = NameID(index: name)
            }
        }
        guard declaration.root >= 0 else { return }
        hierarchy.families[Int(id.index)].root = ControllerID(index: Int32(hierarchy.controllers.count))
        addControllers(of: declaration.root, document, file, id, texts)
    }

    private mutating func declareWindow(_ declaration: WindowDeclaration, _ file: Int32, _ texts: Wording.Texts) {
        let id = WindowID(index: Int32(hierarchy.windows.count))
        hierarchy.windows.append(Window(name: .none, file: file, key: declaration.key, families: []))
        guard declaration.hasValidID else { return }
        let name = hierarchy.names.intern(texts[declaration.key])
        if let first = Self.claim(name, for: id.index, in: &bearers.windows) {
            let places = (hierarchy.place(id), hierarchy.place(WindowID(index: first)))
            duplicate(name, "window", at: places.0, first: places.1)
        } else {
            hierarchy.windows[Int(id.index)].name = NameID(index: name)
        }
    }

    /// Gives a name to its bearer; the earlier bearer where there is one.
    static func claim(_ name: Int32, for bearer: Int32, in bearers: inout [Int32]) -> Int32? {
        while bearers.count <= Int(name) { bearers.append(-1) }
        if bearers[Int(name)] >= 0 { return bearers[Int(name)] }
        bearers[Int(name)] = bearer
        return nil
    }

    mutating func duplicate(_ name: Int32, _ what: String, at place: Place, first: Place) {
        let text = hierarchy.names.string(name)
        diagnostics.add(DuplicateID.info, DuplicateID.found(text, what: what, at: place, first: first))
    }
}
