import KindredGraph
import KindredText
import KindredYAML

/// Writes the graph of several configurations: of each element what is so in the first that has it, and what differs in others.
struct ConfiguredJSON {
    /// A pass over the graph of some configurations; an object, so that there can be an array of them.
    final class Pass {
        let emission: GraphEmission
        let configurations: ConfigurationSet
        let numbers: Restriction
        var graph: ResolvedGraph { emission.graph }

        init(_ emission: consuming GraphEmission, part: ConfiguredGraphs.Part) {
            self.emission = emission
            (configurations, numbers) = (part.configurations, part.restriction)
        }
    }

    let configured: ConfiguredGraphs
    let passes: [Pass]
    let words: [String]
    var last: [LastRelations]
    var repeated = RepeatedDifferences()

    static func write(
        _ graph: ResolvedGraph, configured: ConfiguredGraphs, parts: [GraphPart], selected: SelectedParts?,
        compact: Bool, threads: Int, to sink: @escaping ByteWriter.Sink
    ) {
        OrderedOutput.write(parts: parts.count, threads: parts.count > 16 ? threads : 1, to: sink) { share in
            graph.names.withAll { names in
                func emission(
                    _ own: ResolvedGraph, _ pointers: LinkedPointers, _ lists: RelationPointers
                ) -> GraphEmission {
                    GraphEmission(
                        graph: own, pointers: pointers, lists: lists, names: names, selected: selected,
                        pieces: GraphPieces(graph: own, compact: compact))
                }
                // The pointers into each graph are valid within the call that lends them.
                func writeAll(with passes: [Pass]) {
                    if passes.count < configured.parts.count {
                        let part = configured.parts[passes.count]
                        return part.graph.withPointers {
                            writeAll(with: passes + [Pass(emission(part.graph, $0, $1), part: part)])
                        }
                    }
                    graph.withPointers { pointers, lists in
                        let whole = emission(graph, pointers, lists)
                        var writer = ConfiguredJSON(configured: configured, passes: passes)
                        var json = JSONWriter(to: share.writer, compact: compact)
                        while let part = share.next(after: &json.out) {
                            writer.write(parts[part], of: whole, to: &json)
                        }
                    }
                }
                writeAll(with: [])
            }
        }
    }

    private init(configured: ConfiguredGraphs, passes: [Pass]) {
        (self.configured, self.passes) = (configured, passes)
        words = configured.names(of: configured.all)
        last = passes.map { _ in LastRelations() }
    }

    private mutating func write(_ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter) {
        if part.isFirstOfList {
            if part.list == .families { head(whole, to: &json) } else { json.resume(level: 1) }
            whole.open(list: part.list, to: &json)
        }
        switch part.list {
        case .families: families(part, of: whole, to: &json)
        case .controllers: controllers(part, of: whole, to: &json)
        case .screens: screens(part, of: whole, to: &json)
        case .presentations: presentations(part, of: whole, to: &json)
        case .pushes: pushes(part, of: whole, to: &json)
        case .moves: moves(part, of: whole, to: &json)
        }
        if !part.range.isEmpty { json.resume(level: 2) }
        if part.isLastOfList { whole.end(part.list, to: &json) }
    }

    // MARK: Lists

    private func head(_ whole: borrowing GraphEmission, to json: inout JSONWriter) {
        whole.head(&json)
        let all = whole.graph.windows.indices.filter {
            whole.selected?.contains(whole.graph.windows[$0]) != false
        }
        for index in all {
            whole.write(index..<index + 1, file: { whole.graph.windows[$0].file }) { index, file in
                guard let item = item(index, of: .windows) else { return }
                passes[item.first].emission.open(window: item.number, isFirst: index == all[0], to: &json.out)
                write(item, fields: Self.ofWindows, to: &json) { WindowID(index: Int32($0)) }
                whole.end(at: whole.graph.windows[index].key, file: &file, to: &json.out)
            }
        }
        if !all.isEmpty { json.resume(level: 2) }
        json.endArray()
    }

    private func families(_ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter) {
        whole.write(part.range, file: { whole.families[$0].file }) { index, file in
            guard let item = item(index, of: .families) else { return }
            passes[item.first].emission.open(family: item.number, isFirst: index == part.first, to: &json.out)
            write(item, fields: Self.ofFamilies, to: &json) { FamilyID(index: Int32($0)) }
            whole.end(at: whole.families[index].key, file: &file, to: &json.out)
        }
    }

    private mutating func controllers(
        _ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter
    ) {
        let twins = configured.twins?.controllers ?? []
        whole.write(part.range, file: { whole.controllers[$0].file }) { index, file in
            if !twins.isEmpty, twins[index] >= 0 { return }
            guard let item = item(index, of: .controllers) else { return }
            passes[item.first].emission.open(
                controller: Int32(item.number), isFirst: index == part.first, texts: file.texts,
                last: &last[item.first], to: &json.out)
            differences(of: item, to: &json)
            passes[item.first].emission.close(controller: Int32(item.number), file: &file, to: &json.out)
        }
    }

    private func screens(_ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter) {
        guard let screens = whole.graph.screens else { return }
        whole.write(part.range, file: { screens.templates[$0].node.file }) { index, file in
            guard let item = item(index, of: .screens) else { return }
            passes[item.first].emission.open(
                screen: index, isFirst: index == part.first, texts: file.texts, to: &json.out)
            write(item, fields: Self.ofScreens, to: &json) { ScreenID(index: Int32($0)) }
            let node = whole.declared[file.number].nodes[Int(screens.templates[index].node.node)]
            whole.end(at: node.id, file: &file, to: &json.out)
        }
    }

    private func presentations(_ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter) {
        let twins = configured.twins?.presentations ?? []
        whole.write(part.range, file: { whole.pointers.presentations[$0].file }) { index, file in
            if !twins.isEmpty, twins[index] >= 0 { return }
            guard let item = item(index, of: .presentations) else { return }
            passes[item.first].emission.open(presentation: item.number, isFirst: index == part.first, to: &json.out)
            if areAlike(presentations: item) {
                on(item, to: &json)
            } else {
                write(item, fields: Self.ofPresentations, to: &json) { PresentationID(index: Int32($0)) }
            }
            let presentation = whole.pointers.presentations[index]
            let declaration = whole.declared[file.number].presentations[Int(presentation.declaration)]
            whole.end(at: declaration.mapping, file: &file, to: &json.out)
        }
    }

    private func pushes(_ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter) {
        let twins = configured.twins?.pushes ?? []
        whole.write(part.range, file: { whole.graph.pushes[$0].file }) { index, file in
            if !twins.isEmpty, twins[index] >= 0 { return }
            guard let item = item(index, of: .pushes) else { return }
            let push = whole.graph.pushes[index]
            whole.open(push: push, isFirst: index == part.first, to: &json.out)
            on(item, to: &json)
            let declaration = whole.declared[file.number].pushes[Int(push.declaration)]
            whole.end(at: declaration.mapping, file: &file, to: &json.out)
        }
    }

    private func moves(_ part: GraphPart, of whole: borrowing GraphEmission, to json: inout JSONWriter) {
        whole.write(part.range, file: { whole.graph[MoveID(index: Int32($0))].file }) { index, file in
            guard let item = item(index, of: .moves) else { return }
            let id = MoveID(index: Int32(item.number))
            passes[item.first].emission.open(move: id, isFirst: index == part.first, to: &json.out)
            write(item, fields: Self.ofMoves, to: &json) { MoveID(index: Int32($0)) }
            let move = whole.graph[MoveID(index: Int32(index))]
            let declaration = whole.declared[file.number].moves[Int(move.declaration)]
            whole.end(at: declaration.mapping, file: &file, to: &json.out)
        }
    }
}
