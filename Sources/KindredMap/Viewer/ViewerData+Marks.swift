import KindredText

/// The differences from another graph, as `difference.js` reads them.
extension ViewerData {
    func write(_ marks: MapMarks, to json: inout JSONWriter) {
        json.object("difference") { json in
            json.member("summary", text: marks.summaries.joined(separator: "; "))
            numbers("boxes", states: chart.boxes.map { marks.state(ofController: $0.id) }, to: &json)
            numbers("families", states: chart.families.map { marks.state(ofFamily: $0.id) }, to: &json)
            numbers("lines", states: geometry.lines.map { state(of: $0, marks: marks) }, to: &json)
            numbers("references", states: geometry.references.map { state(of: $0, marks: marks) }, to: &json)
            json.array("sections") { json in for section in marks.sections { write(section, to: &json) } }
        }
    }

    private func state(of line: Geometry.Line, marks: MapMarks) -> MapMarks.State? {
        let from = chart.boxes[Int(line.from)].id
        return line.kind == .presents
            ? marks.state(from: from, toFamily: chart.families[Int(line.to)].id)
            : marks.state(from: from, to: chart.boxes[Int(line.to)].id)
    }

    private func state(of reference: Geometry.Reference, marks: MapMarks) -> MapMarks.State? {
        let (from, to) = (Int(reference.from), Int(reference.to))
        // Those of `any`, and into what isn't on the map, aren't lines of any picture.
        guard chart.boxes.indices.contains(from), chart.families.indices.contains(to) else { return nil }
        return marks.state(from: chart.boxes[from].id, toFamily: chart.families[to].id)
    }

    /// Writes the states of what is marked, each with its number.
    private func numbers(_ key: StaticString, states: [MapMarks.State?], to json: inout JSONWriter) {
        rows(key, items: states.enumerated().filter { $0.element != nil }, to: &json) { item, json in
            json.number(item.offset)
            json.string(orNull: item.element?.rawValue)
        }
    }

    private func write(_ section: MapMarks.Section, to json: inout JSONWriter) {
        json.object { json in
            json.member("title", text: section.title)
            json.member("state", text: section.state.rawValue)
            json.array("items") { json in
                for item in section.items {
                    json.array { json in
                        write(item.pieces, to: &json)
                        json.string(item.place)
                        for consequence in item.consequences { write(consequence, to: &json) }
                    }
                }
            }
        }
    }

    /// Words as texts, ids in lists of one.
    private func write(_ pieces: [MapMarks.Piece], to json: inout JSONWriter) {
        json.array { json in
            for piece in pieces {
                switch piece {
                case .words(let words): json.string(words)
                case .id(let id): json.array { $0.string(id) }
                }
            }
        }
    }
}
