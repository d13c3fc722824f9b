import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Writes the resolved graph as JSON, as Schemas/graph.schema.json describes it.
///
/// No Strings are made: ids are bytes from the table of names and need no escape, the text between the values is prepared,
/// and places are looked up in constant time.
package enum GraphJSON {
    /// Writes large graphs with several threads; the bytes are the same.
    package static func write(
        _ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, compact: Bool, threads: Int = 1,
        to sink: @escaping ByteWriter.Sink
    ) {
        let selected = selected.map { SelectedParts($0, of: hierarchy) }
        let parts = GraphPart.all(of: hierarchy, selected)
        OrderedOutput.write(parts: parts.count, threads: parts.count > 16 ? threads : 1, to: sink) { share in
            hierarchy.names.withAll { names in
                hierarchy.withPointers { pointers in
                    let emission = GraphEmission(
                        hierarchy: hierarchy, pointers: pointers, names: names, selected: selected,
                        pieces: GraphPieces(hierarchy, compact: compact))
                    var json = JSONWriter(share.writer, compact: compact)
                    while let part = share.next(after: &json.out) { emission.write(parts[part], &json) }
                }
            }
        }
    }
}

/// One thread's pass over a hierarchy, part by part.
struct GraphEmission: ~Copyable {
    let hierarchy: ResolvedGraph
    let pointers: HierarchyPointers
    let names: NameTable.Names
    /// What is written; nil for everything.
    let selected: SelectedParts?
    let pieces: GraphPieces

    var documents: UnsafeBufferPointer<Document> { pointers.documents }
    var controllers: UnsafeBufferPointer<Controller> { pointers.controllers }
    var families: UnsafeBufferPointer<Family> { pointers.families }

    func write(_ part: GraphPart, _ json: inout JSONWriter) {
        if part.isFirstOfList { begin(part.list, &json) }
        prefetch(part, &json.out)
        switch part.list {
        case .families: families(part, &json.out)
        case .controllers: controllers(part, &json.out)
        case .screens: screens(part, &json.out)
        case .presentations: presentations(part, &json.out)
        case .pushes: pushes(part, &json.out)
        }
        // Elements write their own commas and line breaks.
        if !part.range.isEmpty { json.resume(level: 2) }
        if part.isLastOfList { end(part.list, &json) }
    }

    private func begin(_ list: GraphPart.List, _ json: inout JSONWriter) {
        if list == .families { head(&json) } else { json.resume(level: 1) }
        json.key(list.key)
        json.beginArray()
    }

    private func end(_ list: GraphPart.List, _ json: inout JSONWriter) {
        json.endArray()
        guard list == .pushes else { return }
        json.endObject()
        json.finish()
    }

    private func head(_ json: inout JSONWriter) {
        json.beginObject()
        json.key("format")
        json.string("kindred-graph" as StaticString)
        json.key("version")
        json.number(1)
        json.key("windows")
        json.beginArray()
        let written = hierarchy.windows.indices.filter { selected?.contains(hierarchy.windows[$0]) != false }
        for index in written { window(index, isFirst: index == written[0], &json.out) }
        if !written.isEmpty { json.resume(level: 2) }
        json.endArray()
    }

    private func window(_ index: Int, isFirst: Bool, _ out: inout ByteWriter) {
        write(index..<index + 1, file: { hierarchy.windows[$0].file }) { index, file in
            let window = hierarchy.windows[index]
            pieces.write(.window, isFirst: isFirst, &out)
            name(window.name, &out)
            pieces.write(.families, &out)
            list(window.families, &out) { name(hierarchy[$0.family].name, &$1) }
            pieces.write(.roots, &out)
            list(window.families, &out) { name(hierarchy[$0.family].root, &$1) }
            end(at: window.key, &file, &out)
        }
    }

    private func families(_ part: GraphPart, _ out: inout ByteWriter) {
        write(part.range, file: { families[$0].file }) { index, file in
            let id = FamilyID(index: Int32(index))
            pieces.write(.family, isFirst: index == part.first, &out)
            name(families[index].name, &out)
            pieces.write(.root, &out)
            name(families[index].root, &out)
            pieces.write(.members, &out)
            list(hierarchy.members(of: id), &out) { name(ControllerID(index: $0), &$1) }
            pieces.write(.windows, &out)
            list(pointers.windowsByFamily[id.index], &out) { name(hierarchy.windows[Int($0.index)].name, &$1) }
            pieces.write(.presentations, &out)
            list(pointers.presentationsByFamily[id.index], &out) {
                name(pointers.presentations[Int($0.index)].name, &$1)
            }
            end(at: families[index].key, &file, &out)
        }
    }

    private func screens(_ part: GraphPart, _ out: inout ByteWriter) {
        guard let screens = hierarchy.screens else { return }
        write(part.range, file: { screens.templates[$0].node.file }) { index, file in
            let template = screens.templates[index]
            let node = documents[file.number].nodes[Int(template.node.node)]
            pieces.write(.declaredScreen, isFirst: index == part.first, &out)
            name(NameID(index: template.name), &out)
            if !node.className.isAbsent {
                pieces.write(.className, &out)
                out.quote(escaping: file.texts[node.className])
            }
            pieces.write(.places, &out)
            list(screens.places[Int32(index)], &out) { name($0, &$1) }
            end(at: node.id, &file, &out)
        }
    }

    private func presentations(_ part: GraphPart, _ out: inout ByteWriter) {
        write(part.range, file: { pointers.presentations[$0].file }) { index, file in
            pieces.write(.presentation, isFirst: index == part.first, &out)
            presentation(pointers.presentations[index], &file, &out)
        }
    }

    private func presentation(_ presentation: Presentation, _ file: inout FileAtHand, _ out: inout ByteWriter) {
        let declaration = documents[Int(presentation.file)].presentations[Int(presentation.declaration)]
        name(presentation.name, &out)
        pieces.write(.presentationFrom, &out)
        name(presentation.from, &out)
        pieces.write(.presentationFamily, &out)
        name(presentation.family.map { families[Int($0.index)].name } ?? .none, &out)
        pieces.write(.presentedRoot, &out)
        name(presentation.family.flatMap { families[Int($0.index)].root }, &out)
        pieces.write(.style, &out)
        word(presentation.style.rawValue, &out)
        pieces.write(.effectiveStyle, &out)
        word(presentation.effectiveWord, &out)
        pieces.write(.transition, &out)
        word(declaration.transition.rawValue, &out)
        if let presentsInFullscreen = presentation.presentsInFullscreen {
            pieces.write(presentsInFullscreen ? .fullscreen : .noFullscreen, &out)
        }
        if let anchor = declaration.anchor {
            pieces.write(.anchor, &out)
            word(anchor.rawValue, &out)
        }
        pieces.write(.presenters, &out)
        presenters(pointers.presenterLists[presentation.presenters], &out)
        pieces.write(presentation.removesPresenterView.map { $0 ? .removes : .removesNot } ?? .removesPerhaps, &out)
        end(at: declaration.mapping, &file, &out)
    }

    private func presenters(_ presenters: UnsafeBufferPointer<Presenter>, _ out: inout ByteWriter) {
        for (index, presenter) in presenters.enumerated() {
            pieces.write(.presenter, isFirst: index == 0, &out)
            name(presenter.controller, &out)
            pieces.write(.reason, &out)
            word(presenter.reason.rawValue, &out)
            pieces.write(.endOfPresenter, &out)
        }
        endList(isEmpty: presenters.isEmpty, &out)
    }

    private func pushes(_ part: GraphPart, _ out: inout ByteWriter) {
        write(part.range, file: { hierarchy.pushes[$0].file }) { index, file in
            let push = hierarchy.pushes[index]
            pieces.write(.push, isFirst: index == part.first, &out)
            name(push.from, &out)
            pieces.write(.pushTo, &out)
            name(push.to, &out)
            pieces.write(.pushKind, &out)
            word(push.kind.rawValue, &out)
            pieces.write(.container, &out)
            name(push.container, &out)
            end(at: documents[Int(push.file)].pushes[Int(push.declaration)].mapping, &file, &out)
        }
    }

    // MARK: Places

    /// The data of a file that is needed while its declarations are written.
    struct FileAtHand {
        let number: Int
        let texts: SourceTexts.Texts
        var lines: LineCursor
    }

    /// Writes elements file by file, with a file's texts and lines available while a closure runs.
    @inline(__always)
    func write(_ range: Range<Int>, file: (Int) -> Int32, _ body: (Int, inout FileAtHand) -> Void) {
        var next = range.lowerBound
        while next < range.upperBound {
            let number = file(next)
            let wording = documents[Int(number)].wording
            wording.withTexts { texts in
                wording.file.withLines { lines in
                    var atHand = FileAtHand(number: Int(number), texts: texts, lines: LineCursor(lines))
                    repeat {
                        body(next, &atHand)
                        next += 1
                    } while next < range.upperBound && file(next) == number
                }
            }
        }
    }

    /// Writes the location and the end of its object.
    @inline(__always)
    func end(at written: SourceValue, _ file: inout FileAtHand, _ out: inout ByteWriter) {
        let start = written.isInSource ? written.start : Int(documents[file.number].wording.range(of: written).start)
        let position = file.lines.position(of: start)
        pieces.writeLocation(in: file.number, &out)
        out.write(position.line)
        pieces.write(.column, &out)
        out.write(position.column)
        pieces.write(.end, &out)
    }

    /// The same for a node of any file.
    func end(at node: NodeReference, _ file: inout FileAtHand, _ out: inout ByteWriter) {
        let document = documents[Int(node.file)]
        let written = document.nodes[Int(node.node)].id
        if Int(node.file) == file.number { return end(at: written, &file, &out) }
        let position = document.wording.file.position(of: Int(document.wording.range(of: written).start))
        pieces.writeLocation(in: Int(node.file), &out)
        out.write(position.line)
        pieces.write(.column, &out)
        out.write(position.column)
        pieces.write(.end, &out)
    }

    // MARK: Values

    func name(_ name: NameID, _ out: inout ByteWriter) {
        if name.isNone { out.write("null" as StaticString) } else { out.quote(names.bounds(of: name.index), of: names) }
    }

    func name(_ controller: ControllerID?, _ out: inout ByteWriter) {
        guard let controller else { return out.write("null" as StaticString) }
        name(controllers[Int(controller.index)].name, &out)
    }

    func word(_ word: String, _ out: inout ByteWriter) {
        out.write(byte: 0x22)
        out.write(word)
        out.write(byte: 0x22)
    }

    /// The rest of a list that has been opened.
    @inline(__always)
    func list<Items: Sequence>(
        _ items: Items, _ out: inout ByteWriter, _ write: (Items.Element, inout ByteWriter) -> Void
    ) {
        var isEmpty = true
        for item in items {
            pieces.write(.item, isFirst: isEmpty, &out)
            write(item, &out)
            isEmpty = false
        }
        endList(isEmpty: isEmpty, &out)
    }

    @inline(__always)
    func endList(isEmpty: Bool, _ out: inout ByteWriter) {
        if isEmpty { out.write(byte: 0x5D) } else { pieces.write(.endOfList, &out) }
    }
}
