import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText
import KindredYAML

/// Traces as data: `Schemas/trace.schema.json` says what is in it.
package enum TraceJSON {
    package static func write(
        _ traces: [Trace], in graph: ResolvedGraph, options: TraceOptions = TraceOptions(), compact: Bool = false,
        to out: consuming ByteWriter
    ) {
        var json = JSONWriter(to: out, compact: compact)
        var facts = FactSet()
        json.object { json in
            json.member("format", text: "kindred-trace")
            json.member("version", value: 1)
            json.array("scenarios") { json in
                let files = graph.files
                for trace in traces {
                    let own = trace.script.graph(else: graph)
                    var part = TraceObject(trace: trace, graph: own, options: options, files: files)
                    part.write(to: &json)
                    facts.formUnion(part.facts)
                }
            }
            json.key("facts")
            write(facts, to: &json)
        }
        json.finish()
    }

    private static func write(_ set: FactSet, to json: inout JSONWriter) {
        json.array { json in
            for fact in set.facts {
                json.object { json in
                    json.member("id", text: fact.id)
                    json.member("text", text: fact.headline)
                    json.member("confidence", text: fact.confidence.rawValue)
                    json.member("contested", flag: fact.isContested)
                }
            }
        }
    }
}

/// One scenario.
private struct TraceObject {
    private let trace: Trace
    private let graph: ResolvedGraph
    private let filter: EventFilter
    private let files: [SourceFile]
    /// The facts that events cite.
    private(set) var facts = FactSet()
    /// The number of each event among the written ones, and their count at the end.
    private var numbers: [Int] = []

    init(trace: Trace, graph: ResolvedGraph, options: TraceOptions, files: [SourceFile]) {
        self.trace = trace
        self.graph = graph
        filter = options.filter(of: trace.script)
        self.files = files
        numbers.reserveCapacity(trace.events.count + 1)
        var count = 0
        for event in trace.events {
            numbers.append(count)
            if filter.passes(event) { count += 1 }
        }
        numbers.append(count)
    }

    mutating func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", text: trace.script.name)
        json.key("location")
        write(trace.script.place, to: &json)
        json.key("ending")
        writeEnding(to: &json)
        json.member("fails", flag: trace.fails)
        json.array("steps") { json in for start in trace.starts { write(start, to: &json) } }
        json.key("events")
        json.beginArray()
        for event in trace.events where filter.passes(event) {
            facts.formUnion(event.facts)
            write(event, to: &json)
        }
        json.endArray()
        json.array("diagnostics") { json in for each in trace.reported { write(each, to: &json) } }
        json.endObject()
    }

    private func writeEnding(to json: inout JSONWriter) {
        switch trace.ending {
        case .settled: json.string("settled" as StaticString)
        case .stopped: json.string("stopped" as StaticString)
        case .limit: json.string("limit" as StaticString)
        }
    }

    private func write(_ start: Trace.Start, to json: inout JSONWriter) {
        json.object { json in
            json.key("step")
            writeStep(start.step, to: &json)
            json.key("hook")
            writeHook(start.hook, to: &json)
            json.member("turn", value: Int(start.turn))
            json.member("position", value: number(start.position))
        }
    }

    private func write(_ event: Event, to json: inout JSONWriter) {
        json.object { json in
            json.member("event", text: graph.text(of: event.what))
            switch event.what {
            case .mark(let name):
                json.member("mark", text: name)
            case .callback(let controller, let callback, let argument):
                json.member("controller", text: graph.name(of: controller))
                json.member("callback", text: callback.rawValue)
                if callback.isMove {
                    json.member("parent", orNull: argument.map { graph.name(of: $0) })
                }
                if event.instance > 0 {
                    json.member("instance", value: Int(event.instance))
                }
            }
            json.key("step")
            writeStep(event.step, to: &json)
            json.key("hook")
            writeHook(event.hook, to: &json)
            json.member("turn", value: Int(event.turn))
            json.member("depth", value: Int(event.depth))
            json.key("cause")
            write(event.cause, to: &json)
            json.array("facts") { json in for fact in event.facts.facts { write(fact, to: &json) } }
        }
    }

    private func write(_ cause: Event.Cause, to json: inout JSONWriter) {
        let (kind, controller): (String, ControllerID?) =
            switch cause {
            case .step: ("step", nil)
            case .forwarded(let container): ("forwarded", container)
            case .container(let container): ("container", container)
            }
        json.object { json in
            json.member("kind", text: kind)
            json.member("controller", orNull: controller.map { graph.name(of: $0) })
        }
    }

    private func write(_ fact: Fact, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", text: fact.id)
            json.member("confidence", text: fact.confidence.rawValue)
        }
    }

    private func write(_ reported: Trace.Reported, to json: inout JSONWriter) {
        let diagnostic = reported.diagnostic
        json.object { json in
            json.member("id", text: diagnostic.id)
            json.member("severity", text: diagnostic.severity.rawValue)
            json.member("message", text: diagnostic.message)
            json.key("location")
            if graph.fileNumber(of: diagnostic) != nil, case .place(let place) = diagnostic.site {
                write(place, to: &json)
            } else {
                json.null()
            }
            json.key("step")
            writeStep(reported.step, to: &json)
            json.member("position", value: number(reported.position))
            json.member("expected", flag: reported.isExpected)
            json.member("uikit", orNull: diagnostic.uikit)
            json.member("help", orNull: diagnostic.help)
        }
    }

    /// The number of written events before it.
    private func number(_ position: Int32) -> Int {
        numbers.indices.contains(Int(position)) ? numbers[Int(position)] : numbers[numbers.count - 1]
    }

    private func writeStep(_ step: Int32, to json: inout JSONWriter) {
        guard trace.script.steps.indices.contains(Int(step)) else { return json.null() }
        write(trace.script.steps[Int(step)].place, to: &json)
    }

    private func writeHook(_ number: Int32, to json: inout JSONWriter) {
        guard trace.script.hooks.indices.contains(Int(number)) else { return json.null() }
        let hook = trace.script.hooks[Int(number)]
        json.string("\(graph.name(of: hook.controller)).\(hook.callback.rawValue)")
    }

    private func write(_ place: SourceRange, to json: inout JSONWriter) {
        let file = files[Int(place.file)]
        let position = file.position(of: Int(place.range.start))
        json.object { $0.members(file: file.path, line: position.line, column: position.column) }
    }
}
