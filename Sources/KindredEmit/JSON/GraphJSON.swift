import KindredBase
import KindredCore
import KindredYAML

/// Writes the resolved graph as JSON: output.md, "The graph as JSON".
///
/// Nothing is made a String on the way: ids come as bytes from the table of names and need no escape, what stands between
/// the values is prepared, and places are found by walking along each file once.
package enum GraphJSON {
    /// Large graphs are written by several threads, with the same bytes.
    package static func write(
        _ hierarchy: Hierarchy, compact: Bool, threads: Int = 1, to sink: @escaping ByteWriter.Sink
    ) {
        let parts = GraphPart.all(of: hierarchy)
        SharedOutput.write(parts: parts.count, threads: parts.count > 16 ? threads : 1, to: sink) { share in
            hierarchy.names.withAll { names in
                hierarchy.controllers.withUnsafeBufferPointer { controllers in
                    hierarchy.families.withUnsafeBufferPointer { families in
                        hierarchy.documents.withUnsafeBufferPointer { documents in
                            var emission = GraphEmission(
                                hierarchy: hierarchy, names: names, controllers: controllers, families: families,
                                documents: documents, pieces: GraphPieces(hierarchy, compact: compact),
                                files: hierarchy.documents.map(\.wording.file),
                                hints: Array(repeating: 0, count: documents.count))
                            var json = JSONWriter(share.writer, compact: compact)
                            while let part = share.next(after: &json.out) { emission.write(parts[part], &json) }
                        }
                    }
                }
            }
        }
    }
}

/// One thread's pass over a hierarchy, part by part.
///
/// What there is much of is read through pointers: an element of an array would be copied, and all it holds be counted.
struct GraphEmission: ~Copyable {
    let hierarchy: Hierarchy
    let names: NameTable.Names
    let controllers: UnsafeBufferPointer<Controller>
    let families: UnsafeBufferPointer<Family>
    let documents: UnsafeBufferPointer<Document>
    let pieces: GraphPieces
    let files: [SourceFile]
    /// By file: the line of the last place.
    var hints: [Int]

    mutating func write(_ part: GraphPart, _ json: inout JSONWriter) {
        if part.range.lowerBound > 0 { json.resume(level: 2) } else { begin(part.list, &json) }
        switch part.list {
        case .families: for index in part.range { family(FamilyID(index: Int32(index)), &json) }
        case .controllers: controllers(part.range, &json)
        case .presentations: for index in part.range { presentation(PresentationID(index: Int32(index)), &json) }
        case .pushes: for push in hierarchy.pushes[part.range] { self.push(push, &json) }
        }
        if part.isLastOfList { end(part.list, &json) }
    }

    private mutating func begin(_ list: GraphPart.List, _ json: inout JSONWriter) {
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

    private mutating func head(_ json: inout JSONWriter) {
        json.beginObject()
        json.key("format")
        json.string("kindred-graph" as StaticString)
        json.key("version")
        json.number(1)
        json.key("windows")
        json.beginArray()
        for id in hierarchy.windowIDs { window(id, &json) }
        json.endArray()
    }

    private mutating func window(_ id: WindowID, _ json: inout JSONWriter) {
        let window = hierarchy[id]
        json.beginObject()
        json.key("id")
        name(window.name, &json)
        json.key("families")
        json.beginArray()
        for (family, _) in window.families { name(hierarchy[family].name, &json) }
        json.endArray()
        json.key("rootViewControllers")
        json.beginArray()
        for (family, _) in window.families { name(hierarchy[family].root, &json) }
        json.endArray()
        end(at: window.key, in: window.file, &json)
    }

    private mutating func family(_ id: FamilyID, _ json: inout JSONWriter) {
        let index = Int(id.index)
        pieces.write(.family, &json)
        name(families[index].name, &json)
        pieces.write(.root, &json)
        name(families[index].root, &json)
        pieces.write(.members, &json)
        json.beginArray()
        for member in hierarchy.members(of: id) { name(controllers[Int(member)].name, &json) }
        json.endArray()
        if families[index].windows.isEmpty {
            pieces.write(.noWindows, &json)
        } else {
            pieces.write(.windows, &json)
            json.beginArray()
            for window in families[index].windows { name(hierarchy[window].name, &json) }
            json.endArray()
        }
        if families[index].presentations.isEmpty {
            pieces.write(.noPresentations, &json)
        } else {
            pieces.write(.presentations, &json)
            json.beginArray()
            for id in families[index].presentations { name(hierarchy.presentations[Int(id.index)].name, &json) }
            json.endArray()
        }
        end(at: families[index].key, in: families[index].file, &json)
    }

    private mutating func presentation(_ id: PresentationID, _ json: inout JSONWriter) {
        let presentation = hierarchy[id]
        let declaration = hierarchy.declaration(of: id)
        let effective = presentation.style.effective
        pieces.write(.presentation, &json)
        name(presentation.name, &json)
        pieces.write(.presentationFrom, &json)
        name(presentation.from, &json)
        pieces.write(.presentationFamily, &json)
        name(presentation.family.map { families[Int($0.index)].name } ?? .none, &json)
        pieces.write(.presentedRoot, &json)
        name(presentation.family.flatMap { families[Int($0.index)].root }, &json)
        json.key("style")
        json.string(presentation.style.rawValue)
        json.key("effectiveStyle")
        json.string(effective.rawValue)
        pieces.write(.transition, &json)
        json.string(declaration.transition.rawValue)
        if let presentsInFullscreen = presentation.presentsInFullscreen {
            json.key("presentsInFullscreen")
            json.bool(presentsInFullscreen)
        }
        if let anchor = declaration.anchor {
            json.key("anchor")
            json.string(anchor.rawValue)
        }
        pieces.write(.presenters, &json)
        json.beginArray()
        for presenter in hierarchy.presenters(of: id) { self.presenter(presenter, &json) }
        json.endArray()
        pieces.write(effective.removesPresenterView ? .removes : .removesNot, &json)
        end(at: declaration.mapping, in: presentation.file, &json)
    }

    private func presenter(_ presenter: Presenter, _ json: inout JSONWriter) {
        pieces.write(.presenter, &json)
        name(presenter.controller, &json)
        pieces.write(.reason, &json)
        json.string(presenter.reason.rawValue)
        pieces.write(.endOfPresenter, &json)
    }

    private mutating func push(_ push: Push, _ json: inout JSONWriter) {
        pieces.write(.push, &json)
        name(push.from, &json)
        pieces.write(.pushTo, &json)
        name(push.to, &json)
        json.key("kind")
        json.string(push.kind.rawValue)
        pieces.write(.container, &json)
        name(push.container, &json)
        end(at: hierarchy.declaration(of: push).mapping, in: push.file, &json)
    }

    // MARK: Values

    func name(_ name: NameID, _ json: inout JSONWriter) {
        if name.isNone { json.null() } else { json.string(plain: names[name.index]) }
    }

    func name(_ controller: ControllerID?, _ json: inout JSONWriter) {
        guard let controller else { return json.null() }
        name(controllers[Int(controller.index)].name, &json)
    }

    /// The location, and the end of what it belongs to. Asked for in order of declaration, each costs no more than the way
    /// from the last one.
    mutating func end(at written: Written, in file: Int32, _ json: inout JSONWriter) {
        let start = written.isInSource ? written.start : Int(documents[Int(file)].wording.range(of: written).start)
        let position = files[Int(file)].position(of: start, hint: &hints[Int(file)])
        pieces.writeLocation(in: file, &json)
        json.number(position.line)
        pieces.write(.column, &json)
        json.number(position.column)
        pieces.write(.end, &json)
    }
}
