import KindredText

/// Pictures as `pictures.js` reads them: their looks, fonts and inks are numbered, and written once for all of them.
struct ViewerPictures {
    private struct Look: Hashable {
        let fill: Int
        let stroke: Int
        let width: Int
        let dash: Int
        let radius: Int
    }

    private struct Font: Hashable {
        let size: Int
        let flags: Int
        let ink: Int
    }

    private var inks = Numbers<Ink>()
    private var looks = Numbers<Look>()
    private var fonts = Numbers<Font>()

    /// Different values, each with its number.
    private struct Numbers<Value: Hashable> {
        private(set) var values: [Value] = []
        private var numbers: [Value: Int] = [:]

        mutating func number(_ value: Value) -> Int {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    mutating func write(_ drawing: Drawing, key: StaticString, to json: inout JSONWriter) {
        json.object(key) { json in
            json.array("size") { json in
                json.tenths(drawing.width.inTenths)
                json.tenths(drawing.height.inTenths)
            }
            json.array("items") { json in
                // The page has a head of its own.
                let isHead = { (item: Drawing.Item) in if case .open = item { false } else { true } }
                let first = drawing.items.firstIndex { !isHead($0) } ?? 0
                for item in drawing.items[first...] { write(item, to: &json) }
            }
            json.array("things") { json in
                let places = drawing.record.isByPlaces ? 4 : 1
                let kinds: [(Record.Section, Int)] = [
                    (.families, 0), (.controllers, places), (.blocks, 2), (.lanes, 3),
                ]
                for (section, kind) in kinds {
                    for row in drawing.record.rows(of: section) { write(thing: row, kind: kind, to: &json) }
                }
            }
            json.array("lines") { json in for row in drawing.record.rows(of: .lines) { write(line: row, to: &json) } }
            json.array("sets") { json in for row in drawing.record.rows(of: .sets) { write(set: row, to: &json) } }
        }
    }

    /// Writes what the pictures share, once all of them are written.
    func writeShared(to json: inout JSONWriter) {
        rows("looks", looks.values, to: &json) { look, json in
            for number in [look.fill, look.stroke] { json.number(number) }
            json.tenths(look.width)
            json.number(look.dash)
            json.tenths(look.radius)
        }
        rows("fonts", fonts.values, to: &json) { font, json in
            json.tenths(font.size)
            json.number(font.flags)
            json.number(font.ink)
        }
        rows("inks", inks.values, to: &json) { ink, json in
            json.string(Ink.hex(ink.light))
            json.string(Ink.hex(ink.dark))
        }
    }

    private func rows<Value>(
        _ key: StaticString, _ values: [Value], to json: inout JSONWriter, body: (Value, inout JSONWriter) -> Void
    ) {
        json.array(key) { json in for value in values { json.array { body(value, &$0) } } }
    }

    // MARK: Shapes

    private mutating func write(_ item: Drawing.Item, to json: inout JSONWriter) {
        switch item {
        case .open, .close: break
        case .shape(let shape):
            let look = number(shape)
            json.array { json in
                json.number(look)
                switch shape.outline {
                case .box(let area, _): write(area, to: &json)
                case .path(let segments): json.string(Self.path(segments))
                }
            }
        case .text(let words):
            let flags = (words.bold ? 1 : 0) + (words.italic ? 2 : 0) + (words.struck ? 4 : 0)
            let ink = inks.number(words.ink)
            let font = fonts.number(Font(size: words.size.inTenths, flags: flags, ink: ink))
            json.array { json in
                json.number(-1 - font)
                json.tenths(words.left.inTenths)
                json.tenths(words.at.y.inTenths)
                json.tenths(words.width.inTenths)
                json.string(words.text)
            }
        }
    }

    private mutating func number(_ shape: Drawing.Shape) -> Int {
        var radius = 0.0
        if case .box(let area, let wanted) = shape.outline { radius = min(wanted, area.width / 2, area.height / 2) }
        return looks.number(
            Look(
                fill: shape.fill.map { inks.number($0) } ?? -1, stroke: shape.stroke.map { inks.number($0) } ?? -1,
                width: shape.width.inTenths, dash: shape.dash.rawValue, radius: radius.inTenths))
    }

    /// The data of a path, each point as the way from the one before.
    private static func path(_ segments: [Drawing.Segment]) -> String {
        var text = ""
        var last = (x: 0, y: 0)
        func add(_ value: Int) {
            if value >= 0, text.utf8.last.map({ $0 < 0x61 }) == true { text += " " }
            text += (value < 0 ? "-" : "") + "\(abs(value) / 10)" + (value % 10 == 0 ? "" : ".\(abs(value) % 10)")
        }
        func add(_ letter: String, _ spots: Drawing.Spot...) {
            text += letter
            let origin = last
            for spot in spots {
                last = (spot.x.inTenths, spot.y.inTenths)
                add(last.x - origin.x)
                add(last.y - origin.y)
            }
        }
        for segment in segments {
            switch segment {
            case .move(let spot): add("m", spot)
            case .line(let spot): add("l", spot)
            case .curve(let corner, let spot): add("q", corner, spot)
            case .close: text += "z"
            }
        }
        return text
    }

    private func write(_ area: Drawing.Area, to json: inout JSONWriter) {
        let (x, y) = (area.x.inTenths, area.y.inTenths)
        for value in [x, y, area.right.inTenths - x, area.bottom.inTenths - y] { json.tenths(value) }
    }

    // MARK: What is drawn

    private func write(thing row: [Record.Member], kind: Int, to json: inout JSONWriter) {
        guard case .area(let area) = Self.value("rect", in: row), case .text = Self.value("id", in: row) else { return }
        json.array { json in
            json.number(kind)
            write("id", of: row, to: &json)
            write(area, to: &json)
        }
    }

    /// A line's kind, its ends, the number of presentations, and its points, each as the way from the one before.
    private func write(line row: [Record.Member], to json: inout JSONWriter) {
        json.array { json in
            for key: StaticString in ["kind", "from", "to"] { write(key, of: row, to: &json) }
            if case .number(let count) = Self.value("count", in: row) { json.number(count) } else { json.number(1) }
            guard case .points(let points) = Self.value("points", in: row) else { return }
            var last = (x: 0, y: 0)
            for point in points {
                let next = (x: point.x.inTenths, y: point.y.inTenths)
                json.tenths(next.x - last.x)
                json.tenths(next.y - last.y)
                last = next
            }
        }
    }

    private func write(set row: [Record.Member], to json: inout JSONWriter) {
        guard case .texts(let callers) = Self.value("callers", in: row) else { return }
        json.array { json in
            write("id", of: row, to: &json)
            for caller in callers { json.string(caller) }
        }
    }

    private func write(_ key: StaticString, of row: [Record.Member], to json: inout JSONWriter) {
        if case .text(let text) = Self.value(key, in: row) { json.string(text) } else { json.null() }
    }

    private static func value(_ key: StaticString, in row: [Record.Member]) -> Record.Value? {
        row.first { $0.key.description == key.description }?.value
    }
}

extension JSONWriter {
    fileprivate mutating func tenths(_ value: Int) {
        beginElement()
        out.write(tenths: value)
    }
}
