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
        _ graph: ResolvedGraph, selected: ControllerSet? = nil, compact: Bool, threads: Int = 1,
        to sink: @escaping ByteWriter.Sink
    ) {
        let selected = selected.map { SelectedParts(controllers: $0, of: graph) }
        let parts = GraphPart.all(of: graph, selected: selected)
        if let configured = graph.configured, configured.parts.count > 1 {
            return ConfiguredJSON.write(
                graph, configured: configured, parts: parts, selected: selected, compact: compact,
                threads: threads, to: sink)
        }
        OrderedOutput.write(parts: parts.count, threads: parts.count > 16 ? threads : 1, to: sink) { share in
            graph.names.withAll { names in
                graph.withPointers { pointers, lists in
                    let emission = GraphEmission(
                        graph: graph, pointers: pointers, lists: lists, names: names, selected: selected,
                        pieces: GraphPieces(graph: graph, compact: compact))
                    var json = JSONWriter(to: share.writer, compact: compact)
                    while let part = share.next(after: &json.out) { emission.write(parts[part], to: &json) }
                }
            }
        }
    }
}

/// One thread's pass over a graph, part by part.
struct GraphEmission: ~Copyable {
    let graph: ResolvedGraph
    let pointers: LinkedPointers
    let lists: RelationPointers
    let names: NameTable.Names
    /// The parts that are written; nil for everything.
    let selected: SelectedParts?
    let pieces: GraphPieces

    var declared: UnsafeBufferPointer<DeclaredFile> { pointers.declared }
    var controllers: UnsafeBufferPointer<Controller> { pointers.controllers }
    var families: UnsafeBufferPointer<Family> { pointers.families }

    func write(_ part: GraphPart, to json: inout JSONWriter) {
        if part.isFirstOfList { begin(part.list, to: &json) }
        prefetch(part, to: &json.out)
        switch part.list {
        case .families: families(part, to: &json.out)
        case .controllers: controllers(part, to: &json.out)
        case .screens: screens(part, to: &json.out)
        case .presentations: presentations(part, to: &json.out)
        case .pushes: pushes(part, to: &json.out)
        case .moves: moves(part, to: &json.out)
        }
        // Elements write their own commas and line breaks.
        if !part.range.isEmpty { json.resume(level: 2) }
        if part.isLastOfList { end(part.list, to: &json) }
    }

    private func begin(_ list: GraphPart.List, to json: inout JSONWriter) {
        if list == .families {
            head(&json)
            windows(&json)
        } else {
            json.resume(level: 1)
        }
        open(list: list, to: &json)
    }

    func open(list: GraphPart.List, to json: inout JSONWriter) {
        json.key(escaping: list.rawValue)
        json.beginArray()
    }

    func end(_ list: GraphPart.List, to json: inout JSONWriter) {
        json.endArray()
        guard list == (GraphPart.isWritten(.moves, of: graph) ? .moves : .pushes) else { return }
        json.endObject()
        json.finish()
    }

    func head(_ json: inout JSONWriter) {
        json.beginObject()
        json.key("format")
        json.string("kindred-graph" as StaticString)
        json.key("version")
        json.number(1)
        configurations(&json)
        json.key("windows")
        json.beginArray()
    }

    private func windows(_ json: inout JSONWriter) {
        let written = graph.windows.indices.filter { selected?.contains(graph.windows[$0]) != false }
        for index in written {
            write(index..<index + 1, file: { graph.windows[$0].file }) { index, file in
                open(window: index, isFirst: index == written[0], to: &json.out)
                end(at: graph.windows[index].key, file: &file, to: &json.out)
            }
        }
        if !written.isEmpty { json.resume(level: 2) }
        json.endArray()
    }

    func configurations(_ json: inout JSONWriter) {
        guard let configurations = graph.configured?.configurations, !configurations.isEmpty else { return }
        json.key("configurations")
        json.beginArray()
        for (index, configuration) in configurations.enumerated() {
            write(index..<index + 1, file: { _ in configuration.file }) { index, file in
                pieces.write(.configuration, isFirst: index == 0, to: &json.out)
                name(of: NameID(index: configuration.name), to: &json.out)
                pieces.write(.width, to: &json.out)
                word(configuration.width.rawValue, to: &json.out)
                end(at: configuration.key, file: &file, to: &json.out)
            }
        }
        json.resume(level: 2)
        json.endArray()
    }

    private func families(_ part: GraphPart, to out: inout ByteWriter) {
        write(part.range, file: { families[$0].file }) { index, file in
            open(family: index, isFirst: index == part.first, to: &out)
            end(at: families[index].key, file: &file, to: &out)
        }
    }

    private func screens(_ part: GraphPart, to out: inout ByteWriter) {
        guard let screens = graph.screens else { return }
        write(part.range, file: { screens.templates[$0].node.file }) { index, file in
            open(screen: index, isFirst: index == part.first, texts: file.texts, to: &out)
            let node = declared[file.number].nodes[Int(screens.templates[index].node.node)]
            end(at: node.id, file: &file, to: &out)
        }
    }

    private func presentations(_ part: GraphPart, to out: inout ByteWriter) {
        write(part.range, file: { pointers.presentations[$0].file }) { index, file in
            open(presentation: index, isFirst: index == part.first, to: &out)
            let presentation = pointers.presentations[index]
            let declaration = declared[Int(presentation.file)].presentations[Int(presentation.declaration)]
            end(at: declaration.mapping, file: &file, to: &out)
        }
    }

    private func pushes(_ part: GraphPart, to out: inout ByteWriter) {
        write(part.range, file: { graph.pushes[$0].file }) { index, file in
            let push = graph.pushes[index]
            open(push: push, isFirst: index == part.first, to: &out)
            end(at: declared[Int(push.file)].pushes[Int(push.declaration)].mapping, file: &file, to: &out)
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
    func write(_ range: Range<Int>, file: (Int) -> Int32, body: (Int, inout FileAtHand) -> Void) {
        var next = range.lowerBound
        while next < range.upperBound {
            let number = file(next)
            let source = declared[Int(number)].texts
            source.withTexts { texts in
                source.file.withLines { lines in
                    var atHand = FileAtHand(number: Int(number), texts: texts, lines: LineCursor(lines: lines))
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
    func end(at written: SourceValue, file: inout FileAtHand, to out: inout ByteWriter) {
        let start = written.isInSource ? written.start : Int(declared[file.number].texts.range(of: written).start)
        let position = file.lines.position(of: start)
        pieces.writeLocation(in: file.number, to: &out)
        out.write(position.line)
        pieces.write(.column, to: &out)
        out.write(position.column)
        pieces.write(.end, to: &out)
    }

    /// The same for a node of any file.
    func end(at node: NodeReference, file: inout FileAtHand, to out: inout ByteWriter) {
        let other = declared[Int(node.file)]
        let written = other.nodes[Int(node.node)].id
        if Int(node.file) == file.number { return end(at: written, file: &file, to: &out) }
        let position = other.texts.file.position(of: Int(other.texts.range(of: written).start))
        pieces.writeLocation(in: Int(node.file), to: &out)
        out.write(position.line)
        pieces.write(.column, to: &out)
        out.write(position.column)
        pieces.write(.end, to: &out)
    }

    // MARK: Values

    func name(of name: NameID, to out: inout ByteWriter) {
        if name.isNone { out.write("null" as StaticString) } else { out.quote(names.bounds(of: name.index), of: names) }
    }

    func name(of controller: ControllerID?, to out: inout ByteWriter) {
        guard let controller else { return out.write("null" as StaticString) }
        name(of: controllers[Int(controller.index)].name, to: &out)
    }

    func word(_ word: String, to out: inout ByteWriter) {
        out.write(byte: 0x22)
        out.write(word)
        out.write(byte: 0x22)
    }

    /// The rest of a list that has been opened.
    @inline(__always)
    func list<Items: Sequence>(
        items: Items, to out: inout ByteWriter, write: (Items.Element, inout ByteWriter) -> Void
    ) {
        var isEmpty = true
        for item in items {
            pieces.write(.item, isFirst: isEmpty, to: &out)
            write(item, &out)
            isEmpty = false
        }
        endList(isEmpty: isEmpty, to: &out)
    }

    @inline(__always)
    func endList(isEmpty: Bool, to out: inout ByteWriter) {
        if isEmpty { out.write(byte: 0x5D) } else { pieces.write(.endOfList, to: &out) }
    }
}
