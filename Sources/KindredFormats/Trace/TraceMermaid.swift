import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText

/// Traces as a Mermaid sequence diagram: controllers are side by side, and time runs down.
package enum TraceMermaid {
    package static func write(
        _ traces: [Trace], in graph: ResolvedGraph, options: TraceOptions = TraceOptions(),
        to out: consuming ByteWriter
    ) {
        var out = out
        out.write("sequenceDiagram\n" as StaticString)
        var diagram = TraceDiagram(traces: traces, graph: graph, options: options)
        diagram.writeParticipants(to: &out)
        for trace in traces { diagram.write(trace, to: &out) }
        out.flush()
    }
}

/// The participants of a diagram, and the lines between them.
private struct TraceDiagram {
    private let whole: ResolvedGraph
    /// The graph of the scenario at hand.
    private var graph: ResolvedGraph
    private let options: TraceOptions
    private let steps: StepText
    private let isAlone: Bool
    /// The controllers that get events, in order of their first event.
    private var controllers: [String] = []
    /// The numbers of the controllers as participants, by their names: scenarios may run in different configurations.
    private var numbers: [ExactText: Int] = [:]

    init(traces: [Trace], graph: ResolvedGraph, options: TraceOptions) {
        (whole, self.graph) = (graph, graph)
        self.options = options
        steps = StepText(graph: graph)
        isAlone = traces.count == 1
        for trace in traces {
            self.graph = trace.script.graph(else: graph)
            let filter = options.filter(of: trace.script)
            for event in trace.events where filter.passes(event) {
                guard case .callback(let controller, _, _) = event.what else { continue }
                // A forwarding container comes before its children.
                if let sender = sender(of: event) { join(sender) }
                join(controller)
            }
        }
    }

    private mutating func join(_ controller: ControllerID) {
        let name = graph.name(of: controller)
        if numbers[ExactText(name)] != nil { return }
        numbers[ExactText(name)] = controllers.count
        controllers.append(name)
    }

    /// The container that forwards an event; nil for UIKit.
    private func sender(of event: Event) -> ControllerID? {
        switch event.cause {
        case .step: nil
        case .forwarded(let container), .container(let container): container
        }
    }

    func writeParticipants(to out: inout ByteWriter) {
        out.write("    participant app as App\n    participant uikit as UIKit\n" as StaticString)
        for (number, controller) in controllers.enumerated() {
            out.write("    participant c\(number) as \(Mermaid.text(controller))\n")
        }
    }

    mutating func write(_ trace: Trace, to out: inout ByteWriter) {
        graph = trace.script.graph(else: whole)
        if !isAlone { note("scenario #quot;\(Mermaid.text(trace.script.name))#quot;", to: &out) }
        for item in TraceStory(trace: trace, filter: options.filter(of: trace.script)).items {
            switch item {
            case .step(let step, _): write(trace.script.steps[Int(step)], to: &out)
            case .again: break
            case .later(let step, _): note(text(after: trace.script.steps[Int(step)]), to: &out)
            case .turn(let turn): note(turn > 0 ? "turn \(turn)" : "built", to: &out)
            case .event(let position, _): write(trace.events[position], to: &out)
            case .diagnostic(let number, _): write(trace.reported[number], to: &out)
            }
        }
    }

    private func write(_ step: Step, to out: inout ByteWriter) {
        let text = Mermaid.text(steps.text(of: step))
        if case .mark = step.action { note(text, to: &out) } else { out.write("    app->>uikit: \(text)\n") }
    }

    private func write(_ event: Event, to out: inout ByteWriter) {
        switch event.what {
        case .mark: break
        case .callback(let controller, let callback, let argument):
            let parent = argument.map { graph.name(of: $0) } ?? "nil"
            let text = callback.rawValue + (callback.isMove ? "(\(Mermaid.text(parent)))" : "")
            out.write("    \(id(sender(of: event), or: "uikit"))->>\(id(controller, or: "uikit")): \(text)")
            let contested = event.facts.facts.filter { options.explains || $0.isContested }.map(\.id)
            if !contested.isEmpty {
                out.write(" (\(options.explains ? "" : "contested ")\(contested.joined(separator: " ")))")
            }
            out.write(byte: 0x0A)
        }
    }

    private func write(_ reported: Trace.Reported, to out: inout ByteWriter) {
        let diagnostic = reported.diagnostic
        note("\(diagnostic.severity.rawValue)#58; \(Mermaid.text(diagnostic.message)) (\(diagnostic.id))", to: &out)
    }

    private func note(_ text: String, to out: inout ByteWriter) {
        let last = controllers.isEmpty ? "uikit" : "c\(controllers.count - 1)"
        out.write("    Note over app,\(last): \(text)\n")
    }

    private func id(_ controller: ControllerID?, or other: String) -> String {
        controller.flatMap { numbers[ExactText(graph.name(of: $0))] }.map { "c\($0)" } ?? other
    }

    private func text(after step: Step) -> String {
        if case .async = step.action { return Mermaid.text(steps.text(of: step)) }
        return Mermaid.text("completion of \(steps.text(of: step).prefix { $0 != ":" })")
    }
}
