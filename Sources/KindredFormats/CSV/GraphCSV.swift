import KindredGraph
import KindredText

/// A table with a row for each controller, under the keys of the graph's JSON.
///
/// A list has a space between its items, which no id contains. A location is as in messages.
package enum GraphCSV {
    package static func write(_ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter)
    {
        let fields = GraphField<ControllerID>.all
        var csv = CSVWriter(out)
        csv.row(fields: fields.map(\.key))
        for id in hierarchy.controllerIDs where selected?.contains(id) != false {
            csv.row(fields: fields.map { hierarchy.cell($0.value(of: id, in: hierarchy)) })
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
