import KindredDiagnostics
import KindredText

/// The outlines of what differs in each of several configurations, as one: what is so in all is in it once.
package struct ConfiguredOutline {
    /// A difference, and the configuration that it is of; nil if it is that of all.
    package typealias Comparison = (configuration: String?, difference: GraphDifference)

    /// A sentence, and the configurations in which it holds.
    package struct Line {
        package let phrase: DifferencePhrase
        /// The configurations; none if it holds in all of what it is below.
        package let on: [String]

        /// `on phone and pad`; empty if that need not be said.
        package var end: String { ConfiguredOutline.phrase(on) }
        /// All of it, made safe for a terminal.
        package var text: String { phrase.text + (on.isEmpty ? "" : "  " + end) }
    }

    /// A heading as one or several configurations have it, for pictures.
    package struct Variant {
        /// `on phone`; empty if all have it.
        package let on: String
        package let difference: GraphDifference
        package let subject: DifferenceOutline.Subject
    }

    package struct Entry {
        package let heading: Line
        /// `file:line:column`
        package let place: String?
        package let change: GraphDifference.Cause.Change
        package let consequences: [Line]
        /// The consequences that say something else than pictures of the variants.
        package let undrawn: [Line]
        /// The variants that look different.
        package let variants: [Variant]
    }

    fileprivate static func phrase(_ configurations: [String]) -> String {
        configurations.isEmpty ? "" : Diagnostic.phrase(configurations)
    }

    package let entries: [Entry]
    /// `1 presentation changed`, one for each number of configurations of which it is true.
    package let summaries: [Line]

    package init(_ comparisons: [Comparison]) {
        let outlines = comparisons.map { DifferenceOutline(difference: $0.difference) }
        let maker = OutlineUnion(comparisons: comparisons, outlines: outlines)
        entries = maker.entries()
        summaries = OutlineUnion.merged(outlines.map { [$0.summary] }).map { text, numbers in
            Line(
                phrase: "\(words: text)",
                on: maker.names(numbers.map(\.list), within: Array(comparisons.indices)))
        }
    }
}

private struct OutlineUnion {
    typealias Outline = ConfiguredOutline

    private struct Heading: Hashable {
        let phrase: DifferencePhrase
        let place: String?
    }

    /// The position of something in one of the lists.
    struct Position {
        let list: Int
        let index: Int
    }

    private struct Numbered<Value: Hashable>: Hashable {
        let value: Value
        /// The number of equal ones before it in its list.
        let number: Int
    }

    /// The most consequences that are shown below a heading.
    private static let mostConsequences = 5

    let comparisons: [Outline.Comparison]
    let outlines: [DifferenceOutline]

    func entries() -> [Outline.Entry] {
        let headings = zip(comparisons, outlines).map { comparison, outline in
            let words = DifferenceWords(difference: comparison.difference)
            return outline.entries.map {
                Heading(phrase: $0.heading, place: $0.location.map { TerminalText.line(words.place(of: $0)) })
            }
        }
        return Self.merged(headings).map { heading, positions in
            let numbers = positions.map(\.list)
            let entries = positions.map { outlines[$0.list].entries[$0.index] }
            let lines = Self.merged(entries.map(\.consequences)).map { phrase, places in
                let isDrawn = places.allSatisfy { $0.index < entries[$0.list].drawnLines }
                let on = names(places.map { numbers[$0.list] }, within: numbers)
                return (line: Outline.Line(phrase: phrase, on: on), isDrawn: isDrawn)
            }
            let shown = lines.prefix(Self.mostConsequences)
            let rest = Self.rest(lines.count - shown.count)
            return Outline.Entry(
                heading: Outline.Line(
                    phrase: heading.phrase, on: names(numbers, within: Array(comparisons.indices))),
                place: heading.place, change: entries[0].change, consequences: shown.map(\.line) + rest,
                undrawn: shown.filter { !$0.isDrawn }.map(\.line) + rest,
                variants: variants(entries, numbers: numbers))
        }
    }

    /// A line for the consequences that are left out; none if there are none.
    private static func rest(_ count: Int) -> [Outline.Line] {
        count > 0 ? [Outline.Line(phrase: "and \(words: English.count(count, of: "more consequence"))", on: [])] : []
    }

    /// The entries of one heading, those that look alike as one.
    private func variants(_ entries: [DifferenceOutline.Entry], numbers: [Int]) -> [Outline.Variant] {
        var order: [[DifferencePhrase]] = []
        var alike: [[DifferencePhrase]: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            if alike[entry.drawn] == nil { order.append(entry.drawn) }
            alike[entry.drawn, default: []].append(index)
        }
        return order.compactMap { alike[$0] }.map { indices in
            Outline.Variant(
                on: Outline.phrase(names(indices.map { numbers[$0] }, within: numbers)),
                difference: comparisons[numbers[indices[0]]].difference, subject: entries[indices[0]].subject)
        }
    }

    /// The names of some comparisons; none if these are all.
    func names(_ numbers: [Int], within all: [Int]) -> [String] {
        numbers.count == all.count ? [] : numbers.compactMap { comparisons[$0].configuration }
    }

    /// Lists as one: what only a later one has comes before what follows it in both.
    static func merged<Value: Hashable>(_ lists: [[Value]]) -> [(value: Value, positions: [Position])] {
        var order: [Numbered<Value>] = []
        var positions: [Numbered<Value>: [Position]] = [:]
        for (number, list) in lists.enumerated() {
            var counts: [Value: Int] = [:]
            var before: [Numbered<Value>: [Numbered<Value>]] = [:]
            var waiting: [Numbered<Value>] = []
            for (index, value) in list.enumerated() {
                let item = Numbered(value: value, number: counts[value, default: 0])
                counts[value, default: 0] += 1
                if positions[item] == nil {
                    waiting.append(item)
                } else {
                    before[item] = waiting
                    waiting = []
                }
                positions[item, default: []].append(Position(list: number, index: index))
            }
            order = order.flatMap { (before[$0] ?? []) + [$0] } + waiting
        }
        return order.map { ($0.value, positions[$0] ?? []) }
    }
}
