import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText

/// Traces as text: each step as written, the events of each turn, and diagnostics inline.
package enum TraceText {
    package static func write(
        _ traces: [Trace], in graph: ResolvedGraph, options: TraceOptions = TraceOptions(),
        to out: inout ByteWriter
    ) {
        var facts = FactSet()
        let steps = StepText(graph: graph)
        for trace in traces {
            let own = trace.script.graph(else: graph)
            var page = Page(trace: trace, graph: own, options: options, steps: steps)
            page.write(to: &out)
            facts.formUnion(page.facts)
        }
        writeFacts(facts, to: &out)
        let failed = traces.count { $0.fails }
        let verdict = failed == 0 ? "" : ", \(failed) of them with errors"
        out.write(English.count(traces.count, of: "scenario") + "\(verdict)\n")
    }

    private static func writeFacts(_ set: FactSet, to out: inout ByteWriter) {
        let facts = set.facts
        if facts.isEmpty { return }
        let column = facts.map(\.id.utf8.count).max() ?? 0
        out.write("facts\n" as StaticString)
        for fact in facts {
            let confidence = fact.confidence.rawValue + (fact.isContested ? ", sources disagree" : "")
            out.write("  \(fact.id)")
            out.write(byte: 0x20, times: column - fact.id.utf8.count)
            out.write("  \(fact.headline) (\(confidence))\n")
        }
        out.write(byte: 0x0A)
    }
}

/// One scenario.
private struct Page {
    private let trace: Trace
    private let graph: ResolvedGraph
    private let options: TraceOptions
    private let steps: StepText
    private let files: [SourceFile]
    /// The facts that the page cites.
    private(set) var facts = FactSet()
    /// The turn's label, written once before the next line.
    private var turn = ""

    /// The column where events begin, after the number of the turn.
    private static let column = 14

    init(trace: Trace, graph: ResolvedGraph, options: TraceOptions, steps: StepText) {
        self.trace = trace
        self.graph = graph
        self.options = options
        self.steps = steps
        files = steps.files
    }

    mutating func write(to out: inout ByteWriter) {
        out.write("\(TerminalText.line(trace.script.name)) (\(location(of: trace.script.place)))\n\n")
        for item in TraceStory(trace: trace, filter: options.filter(of: trace.script)).items { write(item, to: &out) }
        out.write("  = \(outcome)\n\n")
    }

    private mutating func write(_ item: TraceStory.Item, to out: inout ByteWriter) {
        switch item {
        case .step(let step, let level): line("- \(text(of: step))", level: level, to: &out)
        case .again(let step, let level): line("… \(text(of: step))", level: level, to: &out)
        case .later(let step, let level): line(text(after: step), level: level, to: &out)
        case .turn(let number): turn = number > 0 ? "turn \(number)" : "built"
        case .event(let position, let level): line(text(of: trace.events[position]), level: level, to: &out)
        case .diagnostic(let position, let level): write(trace.reported[position], level: level, to: &out)
        }
    }

    private mutating func line(_ text: String, level: Int, to out: inout ByteWriter) {
        if level <= 0 {
            out.write(byte: 0x20, times: 2 + 2 * -level)
            out.write("\(text)\n")
            return
        }
        out.write("      \(turn)")
        out.write(byte: 0x20, times: max(1, Self.column - 6 - turn.utf8.count) + 2 * (level - 1))
        out.write("\(text)\n")
        turn = ""
    }

    private func text(of step: Int32) -> String { TerminalText.line(steps.text(of: trace.script.steps[Int(step)])) }

    /// The caption for a step's completion or queued block.
    private func text(after step: Int32) -> String {
        if case .async = trace.script.steps[Int(step)].action { return "… \(text(of: step))" }
        return "… completion of \(text(of: step).prefix { $0 != ":" })"
    }

    private mutating func text(of event: Event) -> String {
        var notes = event.instance > 0 ? ["instance \(event.instance)"] : []
        if options.explains {
            switch event.cause {
            case .step: break
            case .forwarded(let container): notes.append("forwarded by \(graph.name(of: container))")
            case .container(let container): notes.append("done by \(graph.name(of: container))")
            }
            notes += event.facts.facts.map(\.id)
            facts.formUnion(event.facts)
        } else {
            let contested = event.facts.facts.filter(\.isContested)
            if !contested.isEmpty { notes.append("contested: \(contested.map(\.id).joined(separator: ", "))") }
            facts.formUnion(event.facts.contested)
        }
        let text = TerminalText.line(graph.text(of: event.what))
        return notes.isEmpty ? text : "\(text)  (\(notes.joined(separator: "; ")))"
    }

    private mutating func write(_ reported: Trace.Reported, level: Int, to out: inout ByteWriter) {
        let diagnostic = reported.diagnostic
        let severity = diagnostic.severity.rawValue + (reported.isExpected ? ", expected" : "")
        let place: String = if case .place(let place) = diagnostic.site { " (\(location(of: place)))" } else { "" }
        line(
            "! \(severity): \(TerminalText.line(diagnostic.message)) [\(diagnostic.id)]\(place)", level: level, to: &out
        )
        for (title, text) in [("UIKit", diagnostic.uikit), ("help", diagnostic.help)] {
            guard let text else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                TerminalText.line(String($0))
            }
            for (index, each) in lines.enumerated() {
                // Text at the margin continues there.
                line((index == 0 ? "\(title): " : "  ") + each, level: level == 0 ? -1 : level + 1, to: &out)
            }
        }
    }

    private var outcome: String {
        let turns = Set(trace.events.map(\.turn)).filter { $0 > 0 }.count
        let events = trace.events.count { options.filter(of: trace.script).passes($0) }
        let unexpected = trace.reported.filter { !$0.isExpected }
        let counts: [(Int, String)] =
            [(events, "event")]
            + Severity.allCases.reversed().map { severity in
                (unexpected.count { $0.diagnostic.severity == severity }, severity.rawValue)
            }
        let parts = counts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map { Self.counted($0.element) }
        return parts[0] + " in \(Self.counted((turns, "turn")))" + parts.dropFirst().map { ", \($0)" }.joined() + ending
    }

    private var ending: String {
        switch trace.ending {
        case .settled: ""
        case .stopped: "; nothing after this ran"
        case .limit: "; too many events, nothing after this ran"
        }
    }

    private static func counted(_ count: (Int, String)) -> String { English.count(count.0, of: count.1) }

    private func location(of place: SourceRange) -> String {
        let file = files[Int(place.file)]
        let position = file.position(of: Int(place.range.start))
        return "\(TerminalText.line(file.path)):\(position.line):\(position.column)"
    }
}
