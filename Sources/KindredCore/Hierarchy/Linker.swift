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
    /// The containers around the node that is being added, from the outside in.
    var open: [Open] = []

    struct Bearers {
        var controllers: [Int32] = []
        var families: [Int32] = []
        var windows: [Int32] = []
        /// For a name that was made up: how many go by it, less one.
        var presentations: [Int32] = []
    }

    /// `isPartial` says that something could not be read, so that a missing name proves nothing.
    package static func link(_ documents: [Document], isPartial: Bool) -> (Hierarchy, DiagnosticBag) {
        var linker = Linker(documents, isPartial: isPartial)
        documents.withUnsafeBufferPointer { documents in
            linker.declareAll(documents)
            linker.referAll(documents)
        }
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
        bearers.presentations.reserveCapacity(names)
    }

    private mutating func declareAll(_ documents: UnsafeBufferPointer<Document>) {
        // Their names first: tables by name are as long as the last name in them.
        let families = names(documents) { $0.families.map { $0.hasValidID ? $0.key : .absent } }
        let windows = names(documents) { $0.windows.map { $0.hasValidID ? $0.key : .absent } }
        for file in documents.indices {
            declareFamilies(of: documents[file], Int32(file), families)
            for declaration in documents[file].windows { declareWindow(declaration, Int32(file), windows) }
        }
    }

    /// The name of each key, given to it now; -1 for one that is absent.
    private mutating func names(
        _ documents: UnsafeBufferPointer<Document>, _ keys: (borrowing Document) -> [Written]
    ) -> [Int32] {
        var names: [Int32] = []
        for file in documents.indices {
            let keys = keys(documents[file])
            if keys.isEmpty { continue }
            names += documents[file].wording.withTexts { texts in
                hierarchy.names.intern(count: keys.count) { texts[keys[$0]] }
            }
        }
        return names
    }

    /// Families and the controllers in them.
    private mutating func declareFamilies(of document: borrowing Document, _ file: Int32, _ familyNames: [Int32]) {
        if document.families.isEmpty { return }
        let nodeNames = document.wording.withTexts { texts in
            hierarchy.names.intern(count: document.nodes.count) { index in
                let node = document.nodes[index]
                return texts[node.flags.contains(.isNameless) ? .absent : node.id]
            }
        }
        for declaration in document.families {
            let id = FamilyID(index: Int32(hierarchy.families.count))
            hierarchy.families.append(Family(name: .none, file: file, key: declaration.key))
            declareName(familyNames[Int(id.index)], of: id)
            guard declaration.root >= 0 else { continue }
            hierarchy.families[Int(id.index)].root = ControllerID(index: Int32(hierarchy.controllers.count))
            addControllers(of: declaration.root, document, file, id, nodeNames)
        }
    }

    private mutating func declareName(_ name: Int32, of id: FamilyID) {
        if name < 0 { return }
        if let first = Self.claim(name, for: id.index, in: &bearers.families) {
            duplicate(name, "family") { ($0.place(id), $0.place(FamilyID(index: first))) }
        } else {
            hierarchy.families[Int(id.index)].name = NameID(index: name)
        }
    }

    private mutating func declareWindow(_ declaration: WindowDeclaration, _ file: Int32, _ names: [Int32]) {
        let id = WindowID(index: Int32(hierarchy.windows.count))
        hierarchy.windows.append(Window(name: .none, file: file, key: declaration.key, families: []))
        let name = names[Int(id.index)]
        if name < 0 { return }
        if let first = Self.claim(name, for: id.index, in: &bearers.windows) {
            duplicate(name, "window") { ($0.place(id), $0.place(WindowID(index: first))) }
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

    mutating func duplicate(_ name: Int32, _ what: String, _ places: (Hierarchy) -> (second: Place, first: Place)) {
        if diagnostics.isFull { return diagnostics.countUntold(DuplicateID.info) }
        let text = hierarchy.names.string(name)
        let places = places(hierarchy)
        diagnostics.add(DuplicateID.info, DuplicateID.found(text, what: what, at: places.second, first: places.first))
    }
}
