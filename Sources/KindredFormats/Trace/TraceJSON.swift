import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText
import KindredYAML

/// Traces as data: `Schemas/trace.schema.json` says what is in it.
package enum TraceJSON {
    package static func write(
        _ traces: [Trace], in hierarchy: ResolvedGraph, options: TraceOptions = TraceOptions(), compact: Bool = false,
        to out: consuming ByteWriter
    ) {
        var json = JSONWriter(to: out, compact: compact)
        var facts = FactSet()
        json.object { json in
            json.key("format" as StaticString)
            json.string("kindred-trace" as StaticString)
            json.key("version" as StaticString)
            json.number(1)
            json.key("scenarios" as StaticString)
            json.array { json in
                let files = hierarchy.files
                for trace in traces {
                    var part = TraceObject(trace: trace, hierarchy: hierarchy, options: options, files: files)
                    part.write(to: &json)
                    facts.formUnion(part.facts)
                }
            }
            json.key("facts" as StaticString)
            write(facts, to: &json)
        }
        json.finish()
    }

    private static func write(_ set: FactSet, to json: inout JSONWriter) {
        json.array { json in
            for fact in set.facts {
                json.object { json in
                    json.key("id" as StaticString)
                    json.string(fact.id)
                    json.key("text" as StaticString)
                    json.string(fact.headline)
                    json.key("confidence" as StaticString)
                    json.string(fact.confidence.rawValue)
                    json.key("contested" as StaticString)
                    json.bool(fact.isContested)
                }
            }
        }
    }
}

/// One scenario.
private struct TraceObject {
    private let trace: Trace
    private let hierarchy: ResolvedGraph
    private let filter: EventFilter
    private let files: [SourceFile]
    /// The facts that events cite.
    private(set) var facts = FactSet()
    /// The number of each event among the written ones, and their count at the end.
    private var numbers: [Int] = []

    init(trace: Trace, hierarchy: ResolvedGraph, options: TraceOptions, files: [SourceFile]) {
        self.trace = trace
        self.hierarchy = hierarchy
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
        json.key("name" as StaticString)
        json.string(trace.script.name)
        json.key("location" as StaticString)
        write(trace.script.place, to: &json)
        json.key("ending" as StaticString)
        writeEnding(to: &json)
        json.key("fails" as StaticString)
        json.bool(trace.fails)
        json.key("steps" as StaticString)
        json.array { json in for start in trace.starts { write(start, to: &json) } }
        json.key("events" as StaticString)
        json.beginArray()
        for event in trace.events where filter.passes(event) {
            facts.formUnion(event.facts)
            write(event, to: &json)
        }
        json.endArray()
        json.key("diagnostics" as StaticString)
        json.array { json in for each in trace.reported { write(each, to: &json) } }
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
            json.key("step" as StaticString)
            writeStep(start.step, to: &json)
            json.key("hook" as StaticString)
            writeHook(start.hook, to: &json)
            json.key("turn" as StaticString)
            json.number(Int(start.turn))
            json.key("position" as StaticString)
            json.number(number(start.position))
        }
    }

    private func write(_ event: Event, to json: inout JSONWriter) {
        json.object { json in
            json.key("event" as StaticString)
            json.string(hierarchy.text(of: event.what))
            switch event.what {
            case .mark(let name):
                json.key("mark" as StaticString)
                json.string(name)
            case .callback(let controller, let callback, let argument):
                json.key("controller" as StaticString)
                json.string(hierarchy.name(of: controller))
                json.key("callback" as StaticString)
                json.string(callback.rawValue)
                if callback.isMove {
                    json.key("parent" as StaticString)
                    json.string(orNull: argument.map { hierarchy.name(of: $0) })
                }
                if event.instance > 0 {
                    json.key("instance" as StaticString)
                    json.number(Int(event.instance))
                }
            }
            json.key("step" as StaticString)
            writeStep(event.step, to: &json)
            json.key("hook" as StaticString)
            writeHook(event.hook, to: &json)
            json.key("turn" as StaticString)
            json.number(Int(event.turn))
            json.key("depth" as StaticString)
            json.number(Int(event.depth))
            json.key("cause" as StaticString)
            write(event.cause, to: &json)
            json.key("facts" as StaticString)
            json.array { json in for fact in event.facts.facts { write(fact, to: &json) } }
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
            json.key("kind" as StaticString)
            json.string(kind)
            json.key("controller" as StaticString)
            json.string(orNull: controller.map { hierarchy.name(of: $0) })
        }
    }

    private func write(_ fact: Fact, to json: inout JSONWriter) {
        json.object { json in
            json.key("id" as StaticString)
            json.string(fact.id)
            json.key("confidence" as StaticString)
            json.string(fact.confidence.rawValue)
        }
    }

    private func write(_ reported: Trace.Reported, to json: inout JSONWriter) {
        let diagnostic = reported.diagnostic
        json.object { json in
            json.key("id" as StaticString)
            json.string(diagnostic.id)
            json.key("severity" as StaticString)
            json.string(diagnostic.severity.rawValue)
            json.key("message" as StaticString)
            json.string(diagnostic.message)
            json.key("location" as StaticString)
            if hierarchy.fileNumber(of: diagnostic) != nil, case .place(let place) = diagnostic.site {
                write(place, to: &json)
            } else {
                json.null()
            }
            json.key("step" as StaticString)
            writeStep(reported.step, to: &json)
            json.key("position" as StaticString)
            json.number(number(reported.position))
            json.key("expected" as StaticString)
            json.bool(reported.isExpected)
            json.key("uikit" as StaticString)
            json.string(orNull: diagnostic.uikit)
            json.key("help" as StaticString)
            json.string(orNull: diagnostic.help)
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
        json.string("\(hierarchy.name(of: hook.controller)).\(hook.callback.rawValue)")
    }

    private func write(_ place: SourceRange, to json: inout JSONWriter) {
        let file = files[Int(place.file)]
        let position = file.position(of: Int(place.range.start))
        json.object { json in
            json.key("file" as StaticString)
            json.string(file.path)
            json.key("line" as StaticString)
            json.number(position.line)
            json.key("column" as StaticString)
            json.number(position.column)
        }
    }
}
