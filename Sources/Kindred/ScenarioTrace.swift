import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredYAML

/// The result of one scenario: the callbacks that UIKit would send, in order, and the contracts that were broken.
public struct ScenarioTrace: Sendable {
    public enum Ending: String, Sendable {
        /// Every step ran and everything settled.
        case settled
        /// UIKit answers with an exception, or a step cannot be carried out: nothing after it ran.
        case stopped
        /// Too many events.
        case limit
    }

    public struct Event: Sendable {
        public enum Cause: Hashable, Sendable {
            /// The step itself.
            case step
            /// A container passes it on to what it shows.
            case forwarded(from: String)
            /// UIKit's own work for a container.
            case container(String)
        }

        /// As it is written in a scenario: `Detail.viewDidAppear`, `Detail.didMove(Nav)`, `mark(name)`.
        public let text: String
        /// Nil for a mark.
        public let controller: String?
        /// `viewDidLoad` and so on; nil for a mark.
        public let callback: String?
        /// Which instance of the controller, from 1; nil unless two have the same id at that moment.
        public let instance: Int?
        /// The step that it comes from; nil for what is built at the start.
        public let step: Location?
        /// Of the run loop, from 1.
        public let turn: Int
        public let cause: Cause
        /// The facts of UIKit that it rests on: `["R86"]`.
        public let facts: [String]
    }

    public let name: String
    public let location: Location
    public let ending: Ending
    /// Narrowed as the scenario says.
    public let events: [Event]
    /// In the order in which they came up; those that `expectDiagnostics` names are not among them.
    public let diagnostics: [Problem]
    /// Whether one of these is an error: a claim that does not hold, or a call that UIKit refuses.
    public let fails: Bool
}

extension Compilation {
    /// The results of the scenarios, in the order in which they are written; empty if the specification itself has errors.
    public var traces: [ScenarioTrace] {
        let places = Places(pipeline.hierarchy.documents.map(\.wording.file))
        return pipeline.traces.map { ScenarioTrace(trace: $0, hierarchy: pipeline.hierarchy, places: places) }
    }

    /// The bytes that `kindred simulate --format json` writes.
    public func traceJSON(compact: Bool = false) -> [UInt8] {
        Self.bytes { TraceFormat.json.write(pipeline.traces, in: pipeline.hierarchy, compact: compact, to: $0) }
    }

    /// What `kindred simulate` prints, with `explain` also the cause of each event and the facts that it rests on.
    public func traceText(explain: Bool = false) -> String {
        let options = TraceOptions(explains: explain)
        let bytes = Self.bytes {
            TraceFormat.text.write(pipeline.traces, in: pipeline.hierarchy, options: options, to: $0)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What `kindred simulate --format mermaid` writes: a sequence diagram.
    public func traceMermaid() -> [UInt8] {
        Self.bytes { TraceFormat.mermaid.write(pipeline.traces, in: pipeline.hierarchy, to: $0) }
    }
}

extension ScenarioTrace {
    fileprivate init(trace: Trace, hierarchy: ResolvedGraph, places: Places) {
        name = trace.script.name
        location = places.location(trace.script.place)
        ending =
            switch trace.ending {
            case .settled: .settled
            case .stopped: .stopped
            case .limit: .limit
            }
        events = trace.events.filter(trace.script.filter.passes).map {
            Event(event: $0, trace: trace, hierarchy: hierarchy, places: places)
        }
        diagnostics = trace.remarks.filter { !$0.isExpected }.map { Problem(diagnostic: $0.diagnostic, places: places) }
        fails = trace.fails
    }
}

extension ScenarioTrace.Event {
    fileprivate init(event: Event, trace: Trace, hierarchy: ResolvedGraph, places: Places) {
        text = hierarchy.text(of: event.what)
        switch event.what {
        case .mark: (controller, callback) = (nil, nil)
        case .callback(let id, let kind, _): (controller, callback) = (hierarchy.name(id), kind.rawValue)
        }
        instance = event.instance > 0 ? Int(event.instance) : nil
        let steps = trace.script.steps
        step = steps.indices.contains(Int(event.step)) ? places.location(steps[Int(event.step)].place) : nil
        turn = Int(event.turn)
        cause =
            switch event.cause {
            case .step: .step
            case .forwarded(let container): .forwarded(from: hierarchy.name(container))
            case .container(let container): .container(hierarchy.name(container))
            }
        facts = event.facts.facts.map(\.id)
    }
}
