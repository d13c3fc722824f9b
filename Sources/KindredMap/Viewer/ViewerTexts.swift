import KindredGraph
import KindredQuestions
import KindredText

/// The texts of `explain` on each controller, screen and family, as `panel.js` reads them when they are asked for. Many texts have
/// lines in common: each line is written once, and texts are their numbers.
struct ViewerTexts {
    private let explainer: Explainer
    private var lines: [String] = []
    private var numbers: [ExactText: Int] = [:]

    /// The most controllers whose texts a page has: those of more would make it large, and `explain` alone has them.
    static let most = 1_000

    init(_ hierarchy: ResolvedGraph) { explainer = Explainer(hierarchy) }

    mutating func write(_ map: HierarchyChart, to writer: consuming ByteWriter) {
        var json = JSONWriter(to: writer, compact: true)
        let names = map.names
        json.object { json in
            json.array("rows") { json in
                for id in map.chart.boxes.map(\.id) + map.chart.families.map(\.id) + names { write(id, to: &json) }
            }
            json.strings("lines", texts: lines)
        }
        json.finish()
    }

    private mutating func write(_ id: String, to json: inout JSONWriter) {
        json.array { json in
            for line in explainer.lines(about: id) ?? [] {
                let key = ExactText(line)
                let number = numbers[key, default: lines.count]
                if number == lines.count {
                    numbers[key] = number
                    lines.append(line)
                }
                json.number(number)
            }
        }
    }
}
