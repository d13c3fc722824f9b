import KindredGraph
import KindredText
import KindredYAML

/// Controllers, family after family: most of the output.
extension GraphEmission {
    func controllers(_ part: GraphPart, _ out: inout ByteWriter) {
        var last = LastRelations()
        write(part.range, file: { controllers[$0].file }) { index, file in
            controller(Int32(index), isFirst: index == part.first, &file, &last, &out)
        }
    }

    private func controller(
        _ index: Int32, isFirst: Bool, _ file: inout FileAtHand, _ last: inout LastRelations, _ out: inout ByteWriter
    ) {
        let controller = controllers[Int(index)]
        let node = documents[Int(controller.file)].nodes[Int(controller.declaration)]
        pieces.write(.controller, isFirst: isFirst, &out)
        name(controller.name, &out)
        pieces.write(kind: controller.kind, &out)
        name(families[Int(controller.family.index)].name, &out)
        pieces.write(role: controller.role, &out)
        out.write(Int(controller.index))
        if controller.isImplicit {
            pieces.write(.implicit, &out)
        } else {
            pieces.write(.explicit, &out)
            if !pointers.origins.isEmpty { place(pointers.origins[Int(index)], &out) }
            declared(node, of: controller, ControllerID(index: index), file.texts, &out)
        }
        pieces.write(controller.definesContext ? .context : .noContext, &out)
        relations(of: controller, index, &last, &out)
        if pointers.origins.isEmpty {
            end(at: node.id, &file, &out)
        } else {
            end(at: pointers.origins[Int(index)].location, &file, &out)
        }
    }

    /// What a place of a screen has.
    private func place(_ origin: PlaceOrigin, _ out: inout ByteWriter) {
        guard origin.isPlace, let screens = hierarchy.screens else { return }
        pieces.write(.screen, &out)
        name(NameID(index: screens.templates[Int(origin.template)].name), &out)
        pieces.write(origin.isDerived ? .derived : .notDerived, &out)
    }

    /// What the author declared, then what only the kind has.
    private func declared(
        _ node: NodeDeclaration, of controller: Controller, _ id: ControllerID, _ texts: SourceTexts.Texts,
        _ out: inout ByteWriter
    ) {
        text(.className, node.className, texts, &out)
        if node.details >= 0 {
            let details = documents[Int(controller.file)].details[Int(node.details)]
            text(.title, details.title, texts, &out)
            if details.remarks >= 0 {
                let remarks = documents[Int(controller.file)].remarks[Int(details.remarks)]
                text(.note, remarks.note, texts, &out)
                text(.source, remarks.source, texts, &out)
            }
            if let tags = details.tags {
                pieces.write(.tags, &out)
                list(tags, &out) { tag, out in
                    out.quote(escaping: texts[documents[Int(controller.file)].tags[Int(tag)].written])
                }
            }
        }
        if controller.kind.hasColumns {
            pieces.write(.style, &out)
            word(hierarchy.splitStyle(id).rawValue, &out)
        }
        if controller.kind.hasPages, let transition = hierarchy.pageTransition(id) {
            pieces.write(.transition, &out)
            word(transition.rawValue, &out)
        }
        if node.flags.contains(.declaresForwarding) {
            pieces.write(node.flags.contains(.forwardsByHand) ? .forwardsByHand : .forwards, &out)
        }
        if node.flags.contains(.declaresTransitionStyle) {
            pieces.write(node.flags.contains(.providesTransitionStyle) ? .providesStyle : .providesNoStyle, &out)
        }
    }

    private func relations(
        of controller: Controller, _ index: Int32, _ last: inout LastRelations, _ out: inout ByteWriter
    ) {
        name(controller.parent, &out)
        pieces.write(.children, &out)
        list(Children(controllers, from: index + 1, to: controller.end), &out) { name($0, &$1) }
        let nearest = controller.nearest
        last.lookups.write((nearest.navigation, nearest.tab, nearest.split), same: ==, &out) { out in
            pieces.write(.navigation, &out)
            name(nearest.navigation, &out)
            lookup(nearest.tab, .tabBar, .noTabBar, &out)
            lookup(nearest.split, .split, .noSplit, &out)
        }
        let presenting = families[Int(controller.family.index)].presenting
        last.lists.write((presenting, controller.presented), same: ==, &out) { out in
            pieces.write(.presenting, &out)
            list(pointers.controllerLists[presenting], &out) { name($0, &$1) }
            pieces.write(.presented, &out)
            list(pointers.controllerLists[controller.presented], &out) { name($0, &$1) }
        }
    }

    private func lookup(
        _ found: ControllerID?, _ some: GraphPiece, _ none: GraphPiece, _ out: inout ByteWriter
    ) {
        guard let found else { return pieces.write(none, &out) }
        pieces.write(some, &out)
        name(found, &out)
    }

    private func text(_ piece: GraphPiece, _ written: SourceValue, _ texts: SourceTexts.Texts, _ out: inout ByteWriter)
    {
        if written.isAbsent { return }
        pieces.write(piece, &out)
        out.quote(escaping: texts[written])
    }
}

/// What was last written about a controller: its neighbours mostly have the same.
private struct LastRelations {
    var lookups = Last<(ControllerID?, ControllerID?, ControllerID?)>()
    var lists = Last<(Int32, Int32)>()
}

/// Written bytes, and the key for reusing them.
private struct Last<Key> {
    private var written: (key: Key, start: ByteWriter.Position, end: ByteWriter.Position)?

    @inline(__always)
    mutating func write(
        _ key: Key, same: (Key, Key) -> Bool, _ out: inout ByteWriter, _ body: (inout ByteWriter) -> Void
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

    init(_ controllers: UnsafeBufferPointer<Controller>, from first: Int32, to end: Int32) {
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
