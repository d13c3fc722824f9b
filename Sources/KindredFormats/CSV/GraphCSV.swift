import KindredGraph
import KindredText

/// A table with a row for each controller, under the keys of the graph's JSON.
///
/// A list has a space between its items, which no id contains. A location is as in messages.
package enum GraphCSV {
    /// Whether a table has a column only if some controller has a value: earlier versions had none.
    private static func isAdded(_ field: GraphField<ControllerID>) -> Bool {
        if case (.word, .someWhere) = (field.values, field.presence) { return true }
        return field.key == Keyword.shown.rawValue
    }

    package static func write(_ graph: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter) {
        let fields = GraphField<ControllerID>.all.filter { field in
            !isAdded(field)
                || graph.controllerIDs.contains { field.value(of: $0, in: graph) != nil }
        }
        var csv = CSVWriter(out: out)
        let hasConfigurations = graph.configured?.configurations.isEmpty == false
        // As in JSON, the location comes last.
        func row(_ cells: [String], on: String) {
            csv.row(fields: hasConfigurations ? cells.dropLast() + [on] + cells.suffix(1) : cells)
        }
        row(fields.map(\.key), on: Keyword.on.rawValue)
        for id in graph.controllerIDs where selected?.contains(id) != false && !graph.isRepeated(id) {
            let (part, own) = graph.first(having: id)
            row(
                fields.map { part.cell($0.value(of: own, in: part)) },
                on: graph.configurations(having: [id]).joined(separator: " "))
        }
        csv.finish()
    }
}

extension ResolvedGraph {
    /// Returns a value as the text of a cell; nothing if there is none.
    func cell(_ value: FieldValue?) -> String {
        switch value {
        case nil, .null: return ""
        case .name(let name): return string(name)
        case .names(let names): return names.map { string($0) }.joined(separator: " ")
        case .text(let text): return text
        case .texts(let texts): return texts.joined(separator: " ")
        case .flag(let flag): return String(flag)
        case .number(let number): return String(number)
        case .presenters(let presenters): return presenters.map { name(of: $0.controller) }.joined(separator: " ")
        case .location(let place):
            let file = file(place.file)
            let position = file.position(of: Int(place.range.start))
            return "\(file.path):\(position.line):\(position.column)"
        }
    }
}

/// Writes comma-separated values as RFC 4180 has them.
///
/// Control characters other than line breaks and tabs, which no quotes make harmless, become U+FFFD.
struct CSVWriter: ~Copyable {
    private var out: ByteWriter

    init(out: consuming ByteWriter) {
        self.out = out
    }

    mutating func finish() {
        out.flush()
    }

    mutating func row(fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { out.write(byte: 0x2C) }
            write(field)
        }
        out.write("\r\n" as StaticString)
    }

    private mutating func write(_ field: String) {
        // Programs trim what has no quotes.
        let isPlain = field.utf8.allSatisfy { 0x21..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x2C }
        if isPlain { return out.write(field) }
        out.write(byte: 0x22)
        var safe = String.UnicodeScalarView()
        for scalar in field.unicodeScalars {
            if scalar == "\"" { safe.append(scalar) }
            safe.append(Self.form(of: scalar))
        }
        out.write(String(safe))
        out.write(byte: 0x22)
    }

    private static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\n", "\t": scalar
        case _ where scalar.value < 0x20 || ControlScalar.matches(scalar.value): "\u{FFFD}"
        default: scalar
        }
    }
}
