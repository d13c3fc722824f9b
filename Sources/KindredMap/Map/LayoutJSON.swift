import KindredText

/// Writes a geometry as JSON, as Schemas/layout.schema.json describes it: one line for each thing that has a place.
package enum LayoutJSON {
    package static func write(_ chart: Chart, geometry: Geometry, to writer: consuming ByteWriter) {
        var json = JSONWriter(to: writer)
        json.object { json in
            json.member("format", text: "kindred-layout")
            json.member("version", value: 1)
            json.lineObject("bounds") { write(geometry.bounds, to: &$0) }
            list(key: "families", items: chart.families.indices, to: &json) { index, json in
                write(id: chart.families[index].id, rect: geometry.families[index], to: &json)
            }
            list(key: "controllers", items: chart.boxes.indices, to: &json) { index, json in
                write(id: chart.boxes[index].id, rect: geometry.boxes[index], to: &json)
            }
            list(key: "lines", items: geometry.lines, to: &json) {
                write($0, chart: chart, geometry: geometry, to: &$1)
            }
            list(key: "references", items: geometry.references, to: &json) { reference, json in
                json.member("from", text: chart.boxes[Int(reference.from)].id)
                json.member("to", text: chart.target(reference.to))
            }
            list(key: "labels", items: geometry.labels, to: &json) { write($0, chart: chart, to: &$1) }
        }
        json.finish()
    }

    private static func list<Items: Sequence>(
        key: StaticString, items: Items, to json: inout JSONWriter,
        body: (Items.Element, inout JSONWriter) -> Void
    ) {
        json.key(key)
        json.array { json in
            for item in items { json.lineObject { body(item, &$0) } }
        }
    }

    private static func write(id: String, rect: Rect, to json: inout JSONWriter) {
        json.member("id", text: id)
        json.object("rect") { write(rect, to: &$0) }
    }

    private static func write(_ line: Geometry.Line, chart: Chart, geometry: Geometry, to json: inout JSONWriter) {
        json.member("kind", text: line.kind.rawValue)
        json.member("from", text: chart.boxes[Int(line.from)].id)
        json.member("to", text: line.kind == .presents ? chart.families[Int(line.to)].id : chart.boxes[Int(line.to)].id)
        list(key: "points", items: geometry.points(of: line), to: &json) { point, json in
            json.member("x", value: Int(point.x))
            json.member("y", value: Int(point.y))
        }
    }

    private static func write(_ label: Geometry.Label, chart: Chart, to json: inout JSONWriter) {
        json.member("text", text: label.text)
        json.key("of")
        switch label.owner {
        case .box(let index):
            json.string("controller" as StaticString)
            json.member("id", text: chart.boxes[Int(index)].id)
        case .family(let index):
            json.string("family" as StaticString)
            json.member("id", text: chart.families[Int(index)].id)
        case .picture:
            json.string("picture" as StaticString)
        }
        json.object("rect") { write(label.rect, to: &$0) }
    }

    private static func write(_ rect: Rect, to json: inout JSONWriter) {
        json.member("x", value: Int(rect.x))
        json.member("y", value: Int(rect.y))
        json.member("width", value: Int(rect.width))
        json.member("height", value: Int(rect.height))
    }
}
