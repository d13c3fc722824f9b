import KindredGraph
import KindredText

/// The head of a map of places, and its geometry.
extension PlacesDrawing {
    func head(_ geometry: Geometry, hasKey: Bool) -> PictureHead {
        let (chart, app) = (map.chart, map.app)
        var head = PictureHead(
            title: drawing.title, about: app.graph.screens == nil ? "" : "each place",
            counts: drawing.record.counts.words)
        if !hasKey { return head }
        let references = geometry.references.map(\.manner) + chart.families.flatMap(\.fromAny)
        let manners = geometry.lines.map(\.manner).filter { $0 >= 0 } + references
        head.add(signs: manners.map { chart.manners[Int($0)].sign })
        if geometry.lines.contains(where: { $0.kind == .pushes }) { head.key.append(PictureHead.push) }
        if geometry.lines.contains(where: { $0.kind == .select }) { head.key.append(PictureHead.select) }
        if let chip = manners.lazy.map({ chart.manners[Int($0)].chip }).first(where: { !$0.isEmpty }) {
            head.key.append(.configuration(chip))
        }
        if let reference = geometry.references.first(where: { chart.manners[Int($0.manner)].sign != .root }) {
            let sample = Text.shortened("→ " + chart.target(reference.to), size: 11, limit: 120).text
            head.key.append(.reference(sample, "presents what is drawn elsewhere"))
        }
        return head
    }

    // MARK: Geometry

    mutating func addFamilies(_ geometry: Geometry) {
        let table = LaneTable(map.app)
        drawing.summary = table.sentences
        for index in table.lanes.indices { drawing.record.add(.lanes, table.members(index)) }
        for (family, rect) in zip(map.chart.families, geometry.families) {
            drawing.record.add(.families, [("id", .text(family.id)), ("rect", .area(area(rect)))])
        }
    }

    mutating func addRows(_ geometry: Geometry) {
        let chart = map.chart
        for (box, rect) in zip(chart.boxes, geometry.boxes) {
            let home: Record.Value = box.parent < 0 ? .null : .text(chart.boxes[Int(box.parent)].id)
            drawing.record.add(.controllers, [("id", .text(box.id)), ("home", home), ("rect", .area(area(rect)))])
        }
        for line in geometry.lines { add(line, geometry: geometry) }
        for reference in geometry.references {
            let from = chart.boxes[Int(reference.from)].id
            addReference(from: from, to: chart.target(reference.to), manner: reference.manner, count: reference.count)
        }
        for reference in map.references {
            drawing.record.add(
                .references,
                [("kind", .text(reference.kind)), ("from", .text(reference.from)), ("to", .text(reference.to))])
        }
        for family in chart.families {
            for caller in family.outsideCallers { addReference(from: caller.id, to: family.id, manner: caller.manner) }
            for manner in family.fromAny { addReference(from: Caller.any, to: family.id, manner: manner) }
        }
    }

    private mutating func add(_ line: Geometry.Line, geometry: Geometry) {
        let ends = ends(of: line)
        var row: [Record.Member] = [("kind", .text(ends.kind)), ("from", .text(ends.from)), ("to", .text(ends.to))]
        if line.kind == .presents {
            row += map.chart.manners[Int(line.manner)].members(count: line.count)
            row.append(("mark", .area(area(geometry.mark(of: line)))))
        } else {
            row += map.members(ofLineFrom: line.from, to: line.to)
        }
        drawing.record.add(.lines, row + [("points", .points(geometry.points(of: line).map { spot($0) }))])
    }

    private mutating func addReference(from: String, to: String, manner: Int32, count: Int = 1) {
        let manner = map.chart.manners[Int(manner)]
        let row: [Record.Member] = [("kind", .text(manner.sign.kindOfLines)), ("from", .text(from)), ("to", .text(to))]
        drawing.record.add(.references, row + manner.members(count: count))
    }
}

extension Chart.Manner {
    fileprivate func members(count: Int) -> [Record.Member] {
        let presented: [Record.Member] = [("style", .text(style)), ("presenters", .texts(presenters))]
        return (sign == .root ? [] : presented) + (count > 1 ? [("count", .number(count))] : [])
            + (on.isEmpty ? [] : [("on", .texts(on))])
    }
}
