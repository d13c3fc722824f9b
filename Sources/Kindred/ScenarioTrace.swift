import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredYAML

/// The result of one scenario: the callbacks that UIKit would send, in order, and the contracts that were broken.
public struct ScenarioTrace: Sendable {
    /// The way in which a scenario ended.
    public enum Ending: String, Sendable {
        /// Every step ran and everything settled.
        case settled
        /// UIKit answers with an exception, or a step cannot be carried out: nothing after it ran.
        case stopped
        /// The scenario had too many events.
        case limit
    }

    /// An event of a scenario: a callback, or a mark.
    public struct Event: Sendable {
        /// The cause of an event.
        public enum Cause: Hashable, Sendable {
            /// The step itself.
            case step
            /// A container passes it on to what it shows.
            case forwarded(from: String)
            /// UIKit's own work for a container.
            case container(String)
        }

        /// The event as a scenario writes it: `Detail.viewDidAppear`, `Detail.didMove(Nav)`, `mark(name)`.
        public let text: String
        /// The id of the controller that gets the callback; nil for a mark.
        public let controller: String?
        /// The name of the callback, such as `viewDidLoad`; nil for a mark.
        public let callback: String?
        /// The number of the controller's instance, from 1; nil unless two have the same id at that moment.
        public let instance: Int?
        /// The step that it comes from; nil for what is built at the start.
        public let step: Location?
        /// The turn of the run loop, from 1; 0 for what is built at the start.
        public let turn: Int
        /// The cause of the event.
        public let cause: Cause
        /// The facts of UIKit that it rests on: `["R86"]`.
        public let facts: [String]
    }

    /// The name of the scenario.
    public let name: String
    /// The place where the scenario is declared.
    public let location: Location
    /// The way in which the scenario ended.
    public let ending: Ending
    /// The events in order, without those that the scenario leaves out.
    public let events: [Event]
    /// The diagnostics in the order in which they came up, without those that `expectDiagnostics` names.
    public let diagnostics: [Compilation.Diagnostic]
    /// Whether one of the diagnostics is an error: a claim that does not hold, or a call that UIKit refuses.
    public let fails: Bool
}

extension Compilation {
    /// The results of the scenarios, in the order in which they are written; empty if the specification itself has errors.
    public var traces: [ScenarioTrace] {
        let places = Places(pipeline.graph.files)
        return pipeline.traces.map { ScenarioTrace(trace: $0, graph: pipeline.graph, places: places) }
    }

    /// The bytes that `kindred simulate --format json` writes.
    public func traceJSON(compact: Bool = false) -> [UInt8] {
        Self.bytes { TraceFormat.json.write(pipeline.traces, in: pipeline.graph, compact: compact, to: $0) }
    }

    /// The text that `kindred simulate` prints, with `explain` also the cause of each event and the facts that it rests on.
    public func traceText(explain: Bool = false) -> String {
        let options = TraceOptions(explains: explain)
        let bytes = Self.bytes {
            TraceFormat.text.write(pipeline.traces, in: pipeline.graph, options: options, to: $0)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The sequence diagram that `kindred simulate --format mermaid` writes.
    public func traceMermaid() -> [UInt8] {
        Self.bytes { TraceFormat.mermaid.write(pipeline.traces, in: pipeline.graph, to: $0) }
    }
}

extension ScenarioTrace {
    fileprivate init(trace: Trace, graph: ResolvedGraph, places: Places) {
        name = trace.script.name
        location = places.location(of: trace.script.place)
        ending =
            switch trace.ending {
            case .settled: .settled
            case .stopped: .stopped
            case .limit: .limit
            }
        events = trace.events.filter(trace.script.filter.passes).map {
            Event(event: $0, trace: trace, graph: graph, places: places)
        }
        diagnostics = trace.reported.filter { !$0.isExpected }.map {
            Compilation.Diagnostic(diagnostic: $0.diagnostic, places: places)
        }
        fails = trace.fails
    }
}

extension ScenarioTrace.Event {
    fileprivate init(event: Event, trace: Trace, graph: ResolvedGraph, places: Places) {
        text = graph.text(of: event.what)
        switch event.what {
        case .mark: (controller, callback) = (nil, nil)
        case .callback(let id, let kind, _): (controller, callback) = (graph.name(of: id), kind.rawValue)
        }
        instance = event.instance > 0 ? Int(event.instance) : nil
        let steps = trace.script.steps
        step = steps.indices.contains(Int(event.step)) ? places.location(of: steps[Int(event.step)].place) : nil
        turn = Int(event.turn)
        cause =
            switch event.cause {
            case .step: .step
            case .forwarded(let container): .forwarded(from: graph.name(of: container))
            case .container(let container): .container(graph.name(of: container))
            }
        facts = event.facts.facts.map(\.id)
    }
}
