import KindredFormats
import KindredLifecycle
import KindredSession
import KindredText

extension Command {
    static let simulate = Command(
        name: "simulate", summary: "run scenarios and show the callbacks that UIKit would send",
        usage: "[PATH…] [--scenario NAME] [-o FILE] [options]",
        about: """
            Runs the scenarios of the specifications and shows every step, turn of the run loop, callback
            and broken contract in order. A scenario fails if one of its claims ('expect', 'never', …)
            doesn't hold, or on an error that 'expectDiagnostics' doesn't name. Traces are written even
            then; diagnostics go to standard error too.
            """,
        operands: [.paths],
        options: [
            ScenarioOptions.all, OutputOptions.only(.traceFormat, .destination), SelectionOptions.all, CheckOptions.all,
            ReportOptions.all, ProjectOptions.all, GeneralOptions.all,
        ],
        examples: [
            ("simulate", "all scenarios below the current folder, as stories"),
            ("simulate --scenario push --explain", "one, with the facts behind each event"),
            ("simulate --events willMove,didMove", "only these kinds of events"),
            ("simulate --select tag:payment", "scenarios in which some view controllers get a callback"),
            ("simulate --scenario push --format recording", "as if an app had been recorded"),
            ("simulate -o push.mmd Specs", "a sequence diagram for Mermaid"),
        ],
        exits: [
            (.done, "every scenario passes"),
            (.errors, "the specification or a scenario has errors, or warnings with --fail-on warning"),
            (.usage, "wrong usage, or no such scenario"),
            (.environment, "something could not be read or written"),
        ]
    ) { run throws(Failure) in
        let (destination, wanted) = (run.options.output.destination, run.options.scenarios)
        return try Reports.run(run, result: destination) { reports throws(Failure) in
            let session = try run.session(runsScenarios: true)
            try destination.check(against: session.identities, in: run.environment)
            try reports.add(session)
            guard session.pipeline.isCompiled, !session.hasUnreadable else {
                let outcome = session.judged()
                try outcome.write(reports)
                return outcome.verdict
            }
            var traces = try chosen(
                session.pipeline.traces, names: wanted.names, on: session.graph.chosen?.name)
            if let selected = try session.controllers(run.options.selection.part) {
                traces = traces.filter { $0.touches(selected) }
            }
            let outcome = session.judged(on: traces)
            try reports.write(outcome)
            let form = TraceFormat(rawValue: run.options.output.format) ?? .text
            if form == .recording, traces.count != 1 {
                throw .usage(
                    "a recording is of one scenario, not of \(traces.count)", "choose one: --scenario NAME")
            }
            let shown = TraceOptions(callbacks: wanted.callbacks, explains: wanted.areExplained)
            try reports.write(destination) { stream in
                form.write(traces, in: session.graph, options: shown, to: stream.write)
            }
            outcome.show(reports, onlyIfAny: true)
            return outcome.verdict
        }
    }

    /// The scenarios that are asked for, in their order.
    private static func chosen(
        _ traces: [Trace], names wanted: [String], on configuration: String?
    ) throws(Failure) -> [Trace] {
        if traces.isEmpty {
            let place = configuration.map { " on \($0)" } ?? ""
            throw .usage("there is no scenario" + place, "add one to a specification, under 'scenarios'")
        }
        let names = Set(traces.map { ExactText($0.script.name) })
        let wanted = wanted.map { ExactText($0) }
        for name in wanted where !names.contains(name) {
            let near = English.suggestion(NearWords.word(name.text, among: traces.map(\.script.name)))
            throw .usage("there is no scenario '\(name.text)'" + near)
        }
        return wanted.isEmpty ? traces : traces.filter { wanted.contains(ExactText($0.script.name)) }
    }
}
