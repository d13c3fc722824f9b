import KindredText

/// Writes the geometry of a picture as JSON, as Schemas/layout.schema.json describes it.
package enum DrawingJSON {
    package static func write(_ drawing: Drawing, to writer: consuming ByteWriter) {
        let record = drawing.record
        var json = JSONWriter(to: writer)
        json.object { json in
            json.member("format", text: "kindred-layout")
            json.member("version", value: 2)
            json.member("picture", text: record.picture.rawValue)
            json.member("by", text: record.isByPlaces ? "places" : "screens")
            json.member("title", text: drawing.title)
            json.lineObject("bounds") { write(Drawing.Area(0, 0, drawing.width, drawing.height), to: &$0) }
            json.lineObject("counts") { write(record.counts, to: &$0) }
            if !record.subject.isEmpty { json.lineObject("subject") { write(record.subject, to: &$0) } }
            for section in Record.Section.allCases {
                let rows = record.rows(of: section)
                if rows.isEmpty, !section.isFixed { continue }
                json.array(section.key) { json in
                    for row in rows { json.lineObject { write(row, to: &$0) } }
                }
            }
            json.array("labels") { json in
                for isOfPicture in [false, true] {
                    for case .text(let words) in drawing.items where (words.owner == nil) == isOfPicture {
                        json.lineObject { write(words, to: &$0) }
                    }
                }
            }
        }
        json.finish()
    }

    private static func write(_ counts: Record.Counts, to json: inout JSONWriter) {
        json.member("families", value: counts.families)
        json.member("controllers", value: counts.controllers)
        json.member("places", value: counts.places)
        json.member("presentations", value: counts.presentations)
        json.member("pushes", value: counts.pushes)
        json.object("outside") { json in
            json.member("presentations", value: counts.outsidePresentations)
            json.member("pushes", value: counts.outsidePushes)
        }
    }

    private static func write(_ row: [Record.Member], to json: inout JSONWriter) {
        for (key, value) in row {
            switch value {
            case .text(let text): json.member(key, text: text)
            case .number(let number): json.member(key, value: number)
            case .null: json.member(key, orNull: nil)
            case .texts(let texts): json.strings(key, texts: texts)
            case .area(let area): json.object(key) { write(area, to: &$0) }
            case .points(let points):
                json.array(key) { json in
                    for point in points {
                        json.lineObject { json in
                            write("x", point.x, to: &json)
                            write("y", point.y, to: &json)
                        }
                    }
                }
            }
        }
    }

    private static func write(_ words: Drawing.Words, to json: inout JSONWriter) {
        json.member("text", text: words.text)
        json.key("of")
        json.string(words.owner?.kind ?? "picture")
        if let owner = words.owner { json.member("id", text: owner.id) }
        write("size", words.size, to: &json)
        json.object("rect") { write(words.area, to: &$0) }
    }

    private static func write(_ area: Drawing.Area, to json: inout JSONWriter) {
        write("x", area.x, to: &json)
        write("y", area.y, to: &json)
        write("width", area.right.inTenths - area.x.inTenths, to: &json)
        write("height", area.bottom.inTenths - area.y.inTenths, to: &json)
    }

    private static func write(_ key: StaticString, _ value: Double, to json: inout JSONWriter) {
        write(key, value.inTenths, to: &json)
    }

    private static func write(_ key: StaticString, _ tenths: Int, to json: inout JSONWriter) {
        json.key(key)
        json.beginElement()
        json.out.write(tenths: tenths)
    }
}

extension Double {
    /// Rounded to the tenths that pictures have.
    var inTenths: Int { Int((self * 10).rounded()) }
}

extension ByteWriter {
    mutating func write(tenths: Int) {
        if tenths < 0 { write(byte: 0x2D) }
        let size = abs(tenths)
        write(size / 10)
        if size % 10 == 0 { return }
        write(byte: 0x2E)
        write(size % 10)
    }

    mutating func write(_ value: Double) { write(tenths: value.inTenths) }
}
