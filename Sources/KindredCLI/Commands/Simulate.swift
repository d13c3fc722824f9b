import Kindred
import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredSystem
import KindredText

extension Command {
    static let simulate = Command(
        name: "simulate", summary: "run scenarios and show the callbacks that UIKit would send",
        usage: "[PATH…] [--scenario NAME] [-o FILE] [options]",
        about: """
            Runs the scenarios of the specifications and shows every step, turn of the run loop, callback
            and broken contract in order. A scenario fails if one of its claims ('expect', 'never', …)
            doesn't hold, or on an error that 'expectDiagnostics' doesn't name. Traces are written even
            then; problems go to standard error too.
            """,
        operands: [Command.paths],
        options: [scenario, format, events, explaining, .destination] + SelectionOptions.options + Option.common,
        examples: [
            ("simulate", "all scenarios below the current folder, as stories"),
            ("simulate --scenario push --explain", "one, with the facts behind each event"),
            ("simulate --events willMove,didMove", "only these kinds of events"),
            ("simulate --select tag:payment", "scenarios in which some view controllers get a callback"),
            ("simulate -o push.mmd Specs", "a sequence diagram for Mermaid"),
        ],
        exits: [
            (.done, "every scenario passes"),
            (.errors, "the specification or a scenario has errors, or warnings with --fail-on warning"),
            (.usage, "wrong usage, or no such scenario"),
            (.environment, "something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let destination = Destination(arguments.value(.destination))
        let form = try form(arguments, destination: destination)
        let options = TraceOptions(callbacks: try callbacks(arguments), explains: arguments.has(explaining))
        let selecting = try SelectionOptions(arguments)
        return try Reports.run(
            arguments: arguments, in: environment, paths: arguments.operands, result: destination
        ) { reports throws(Failure) in
            let specification = try Specification(
                paths: arguments.operands, arguments: arguments, in: environment, runsScenarios: true)
            try destination.check(against: specification.identities, in: environment)
            try reports.add(specification)
            guard specification.pipeline.isCompiled, specification.verdict != .environment else {
                try specification.outcome.write(reports)
                return specification.verdict
            }
            var traces = try chosen(specification, arguments: arguments)
            if let selected = try selecting.controllers(in: specification, environment: environment) {
                traces = traces.filter { $0.touches(selected) }
            }
            let outcome = specification.outcome(on: traces)
            try reports.write(outcome)
            try reports.write(destination) { stream in
                form.write(traces, in: specification.hierarchy, options: options, to: stream.write)
            }
            outcome.show(reports, onlyIfAny: true)
            return outcome.verdict
        }
    }

    private static let scenario = Option(
        name: "--scenario", value: .text("NAME"), repeats: true, about: "run only this scenario; may be repeated")
    private static let format = Option(
        name: "--format", value: .word(TraceFormat.words),
        about: "by default what the suffix of FILE names (\(TraceFormat.suffixList)), else text")
    private static let events = Option(
        name: "--events", value: .text("KINDS"),
        about: "show these kinds of events, separated by commas, instead of the scenario's own")
    private static let explaining = Option(
        name: "--explain", about: "show the cause of each event, and the facts behind it")

    private static func form(_ arguments: Arguments, destination: Destination) throws(Failure) -> TraceFormat {
        let form =
            arguments.value(format).flatMap(TraceFormat.init) ?? TraceFormat(suffix: destination.suffix ?? "") ?? .text
        if form == .json, arguments.has(explaining) {
            throw arguments.wrong("option '--explain' requires --format text or mermaid; json always names the facts")
        }
        return form
    }

    private static func callbacks(_ arguments: Arguments) throws(Failure) -> Set<Callback>? {
        guard let list = arguments.value(events) else { return nil }
        var callbacks: Set<Callback> = []
        for word in list.split(separator: ",").map({ String($0) }) {
            guard let callback = Callback(rawValue: word) else {
                let near = English.suggestion(NearWords.word(word, among: Callback.allCases.map(\.rawValue)))
                throw arguments.wrong("'\(word)' isn't a kind of event" + near)
            }
            callbacks.insert(callback)
        }
        if callbacks.isEmpty { throw arguments.wrong("option '\(events.form)' needs a kind of event") }
        return callbacks
    }

    /// The scenarios that are asked for, in their order.
    private static func chosen(_ specification: Specification, arguments: Arguments) throws(Failure) -> [Trace] {
        let traces = specification.pipeline.traces
        if traces.isEmpty {
            throw .usage("there is no scenario", "add one to a specification, under 'scenarios'")
        }
        let names = Set(traces.map { ExactText($0.script.name) })
        let wanted = arguments.values(scenario).map { ExactText($0) }
        for name in wanted where !names.contains(name) {
            let near = English.suggestion(NearWords.word(name.text, among: traces.map(\.script.name)))
            throw .usage("there is no scenario '\(name.text)'" + near)
        }
        return wanted.isEmpty ? traces : traces.filter { wanted.contains(ExactText($0.script.name)) }
    }
}
