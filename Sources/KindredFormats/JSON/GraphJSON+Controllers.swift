import KindredGraph
import KindredText
import KindredYAML

/// Controllers, family after family: most of the output.
extension GraphEmission {
    func controllers(_ part: GraphPart, to out: inout ByteWriter) {
        var last = LastRelations()
        write(part.range, file: { controllers[$0].file }) { index, file in
            open(
                controller: Int32(index), isFirst: index == part.first, texts: file.texts, last: &last, to: &out)
            close(controller: Int32(index), file: &file, to: &out)
        }
    }

    /// Writes all of a controller but its location.
    @inline(__always)
    func open(
        controller index: Int32, isFirst: Bool, texts: SourceTexts.Texts, last: inout LastRelations,
        to out: inout ByteWriter
    ) {
        let controller = controllers[Int(index)]
        let node = declared[Int(controller.file)].nodes[Int(controller.declaration)]
        pieces.write(.controller, isFirst: isFirst, to: &out)
        name(of: controller.name, to: &out)
        pieces.write(kind: controller.kind, to: &out)
        name(of: families[Int(controller.family.index)].name, to: &out)
        pieces.write(role: controller.role, to: &out)
        out.write(Int(controller.index))
        if controller.isImplicit {
            pieces.write(.implicit, to: &out)
            if !graph.areAllShown { shown(index, to: &out) }
        } else {
            pieces.write(.explicit, to: &out)
            if !pointers.origins.isEmpty { place(of: pointers.origins[Int(index)], to: &out) }
            if !graph.areAllShown { shown(index, to: &out) }
            declared(node, of: controller, id: ControllerID(index: index), texts: texts, to: &out)
        }
        pieces.write(controller.definesContext ? .context : .noContext, to: &out)
        relations(of: controller, index: index, last: &last, to: &out)
    }

    @inline(__always)
    func close(controller index: Int32, file: inout FileAtHand, to out: inout ByteWriter) {
        if pointers.origins.isEmpty {
            let controller = controllers[Int(index)]
            let node = declared[Int(controller.file)].nodes[Int(controller.declaration)]
            end(at: node.id, file: &file, to: &out)
        } else {
            end(at: pointers.origins[Int(index)].location, file: &file, to: &out)
        }
    }

    /// Writes what only places of screens have.
    private func place(of origin: PlaceOrigin, to out: inout ByteWriter) {
        guard origin.isPlace, let screens = graph.screens else { return }
        pieces.write(.screen, to: &out)
        name(of: NameID(index: screens.templates[Int(origin.template)].name), to: &out)
        pieces.write(origin.isDerived ? .derived : .notDerived, to: &out)
    }

    private func shown(_ index: Int32, to out: inout ByteWriter) {
        if !graph.isShown(ControllerID(index: index)) { pieces.write(NodeFlag.shown, value: false, to: &out) }
    }

    /// Writes what the author declared, then what only some kinds have.
    private func declared(
        _ node: DeclaredNode, of controller: Controller, id: ControllerID, texts: SourceTexts.Texts,
        to out: inout ByteWriter
    ) {
        if let className = node.className(in: texts) {
            pieces.write(NodeText.className, to: &out)
            out.quote(escaping: className)
        }
        if node.details >= 0 {
            let details = declared[Int(controller.file)].details[Int(node.details)]
            text(.title, written: details.title, texts: texts, to: &out)
            var rareDetails: RareDetails?
            if details.rareDetails >= 0 {
                let own = declared[Int(controller.file)].rareDetails[Int(details.rareDetails)]
                for (key, value) in own.texts { text(key, written: value, texts: texts, to: &out) }
                rareDetails = own
            }
            for key in NodeList.allCases {
                guard let items = details.items(of: key, rareDetails: rareDetails) else { continue }
                list(key, items: items, file: controller.file, to: &out)
            }
        }
        if controller.kind != .controller || node.flags.contains(.isAlert) {
            pieces.writeWords(of: id, kind: controller.kind, graph: graph, to: &out)
        }
        if node.booleans.declared & pieces.flagsInGraph != 0 { flags(node.booleans, to: &out) }
    }

    /// Writes the keys that are true or false. Few nodes have any.
    private func flags(_ booleans: DeclaredNode.Booleans, to out: inout ByteWriter) {
        for flag in NodeFlag.allCases where flag.isInGraph {
            if let value = booleans[flag] { pieces.write(flag, value: value, to: &out) }
        }
    }

    private func relations(
        of controller: Controller, index: Int32, last: inout LastRelations, to out: inout ByteWriter
    ) {
        name(of: controller.parent, to: &out)
        pieces.write(.children, to: &out)
        list(items: Children(controllers: controllers, from: index + 1, to: controller.end), to: &out) {
            name(of: $0, to: &$1)
        }
        let nearest = controller.nearest
        last.lookups.write((nearest.navigation, nearest.tab, nearest.split), same: ==, to: &out) { out in
            pieces.write(.navigation, to: &out)
            name(of: nearest.navigation, to: &out)
            lookup(nearest.tab, some: .tabBar, none: .noTabBar, to: &out)
            lookup(nearest.split, some: .split, none: .noSplit, to: &out)
        }
        let (presenting, presented) = (lists.presenting(of: controller.family), lists.presented(of: index))
        last.lists.write((presenting, presented), same: ==, to: &out) { out in
            pieces.write(.presenting, to: &out)
            list(items: lists.controllers(inList: presenting), to: &out) { name(of: $0, to: &$1) }
            pieces.write(.presented, to: &out)
            list(items: lists.controllers(inList: presented), to: &out) { name(of: $0, to: &$1) }
        }
    }

    private func lookup(
        _ found: ControllerID?, some: GraphPiece, none: GraphPiece, to out: inout ByteWriter
    ) {
        guard let found else { return pieces.write(none, to: &out) }
        pieces.write(some, to: &out)
        name(of: found, to: &out)
    }

    private func text(_ key: NodeText, written: SourceValue, texts: SourceTexts.Texts, to out: inout ByteWriter) {
        if written.isAbsent { return }
        pieces.write(key, to: &out)
        out.quote(escaping: texts[written])
    }
}

/// The relations that were last written: neighbouring controllers mostly have the same.
struct LastRelations {
    var lookups = Last<(ControllerID?, ControllerID?, ControllerID?)>()
    var lists = Last<(Int32, Int32)>()
}

/// Written bytes, and the key for reusing them.
struct Last<Key> {
    private var written: (key: Key, start: ByteWriter.Position, end: ByteWriter.Position)?

    @inline(__always)
    mutating func write(
        _ key: Key, same: (Key, Key) -> Bool, to out: inout ByteWriter, body: (inout ByteWriter) -> Void
    ) {
        if let written, same(written.key, key), out.repeatWritten(from: written.start, to: written.end) { return }
        let start = out.position
        body(&out)
        written = (key, start, out.position)
    }
}

/// The direct children of a container.
private struct Children: Sequence, IteratorProtocol {
    private let controllers: UnsafeBufferPointer<Controller>
    private var position: Int32
    private let end: Int32

    init(controllers: UnsafeBufferPointer<Controller>, from first: Int32, to end: Int32) {
        self.controllers = controllers
        self.position = first
        self.end = end
    }

    mutating func next() -> ControllerID? {
        guard position < end else { return nil }
        defer { position = controllers[Int(position)].end }
        return ControllerID(index: position)
    }
}
