import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText

/// Scenarios, step by step: who is on screen once each has settled, and the callbacks until then.
extension ViewerData {
    func writeScenarios(to json: inout JSONWriter) {
        json.strings("callbacks", texts: Callback.allCases.map(\.rawValue))
        rows("facts", items: facts, to: &json) { fact, json in
            json.string(fact.id)
            json.string(fact.headline)
        }
        let steps = StepText(graph: graph)
        rows("scenarios", items: traces, to: &json) { trace, json in
            json.string(trace.script.name)
            location(of: trace.script.place, to: &json)
            json.array { json in
                let moments = moments(of: trace)
                let homes = trace.reported.map { home(of: $0, in: trace, moments: moments) }
                for (index, moment) in moments.enumerated() {
                    let reported = zip(trace.reported, homes).filter { $1 == index }.map(\.0)
                    json.array { write(moment, reported: reported, of: trace, steps: steps, to: &$0) }
                }
            }
        }
    }

    private var facts: [Fact] { traces.isEmpty ? [] : TraceFact.allCases.map(\.fact) }

    /// The result of a step of the scenario.
    private struct Settled {
        /// The step, or nil for the start.
        var step: Int32?
        var visible: [ControllerID]
        /// The range in the trace's events.
        var events: Range<Int>
    }

    /// The run again, watched: a trace doesn't say who is on screen.
    private func moments(of trace: Trace) -> [Settled] {
        var moments: [Settled] = []
        let body = Array(trace.script.body)
        _ = Simulator.run(script: trace.script, in: graph) { moment, event in
            guard event == nil else { return }
            let visible = moment.touched.filter { moment.isInWindow($0) && moment.state(of: $0) != .disappeared }
            let step = moments.isEmpty ? nil : body[moments.count - 1]
            moments.append(
                Settled(
                    step: step, visible: visible, events: (moments.last?.events.upperBound ?? 0)..<moment.events.count))
        }
        // Where UIKit throws, the step that made it do so never settles.
        if moments.count <= body.count, !moments.isEmpty {
            let (count, last) = (moments.count, moments[moments.count - 1])
            moments.append(
                Settled(
                    step: body[count - 1], visible: last.visible,
                    events: last.events.upperBound..<max(last.events.upperBound, trace.events.count)))
        }
        return moments
    }

    /// The moment that shows a diagnostic: that of its step, or for one in a block or a callback the one with the event.
    private func home(of reported: Trace.Reported, in trace: Trace, moments: [Settled]) -> Int? {
        moments.firstIndex { $0.step == reported.step }
            ?? moments.firstIndex { Int(reported.position) <= $0.events.upperBound } ?? moments.indices.last
    }

    private func write(
        _ moment: Settled, reported: [Trace.Reported], of trace: Trace, steps: StepText, to json: inout JSONWriter
    ) {
        if let step = moment.step {
            json.string(steps.text(of: trace.script.steps[Int(step)]))
            location(of: trace.script.steps[Int(step)].place, to: &json)
        } else {
            json.string("")
            location(of: trace.script.place, to: &json)
        }
        json.array { json in for id in moment.visible { reference(id, to: &json) } }
        json.array { json in
            for event in trace.events[moment.events] { json.array { write(event, of: trace, to: &$0) } }
        }
        json.array { json in
            for each in reported {
                json.array { json in
                    json.string(each.diagnostic.id)
                    json.string(each.isExpected ? "expected" : each.diagnostic.severity.rawValue)
                    json.string(each.diagnostic.message)
                }
            }
        }
    }

    /// Writes who hears what, and why.
    private func write(_ event: Event, of trace: Trace, to json: inout JSONWriter) {
        switch event.what {
        case .mark(let name):
            json.null()
            json.string(name)
            json.null()
        case .callback(let controller, let callback, let argument):
            reference(controller, to: &json)
            json.number(Callback.allCases.firstIndex(of: callback) ?? 0)
            reference(argument, to: &json)
        }
        switch event.cause {
        case .step:
            json.number(0)
            json.null()
        case .forwarded(let container):
            json.number(1)
            reference(container, to: &json)
        case .container(let container):
            json.number(2)
            reference(container, to: &json)
        }
        json.number(Int(event.turn))
        json.number(Int(event.depth))
        json.array { json in
            for (number, fact) in TraceFact.allCases.enumerated() where event.facts.contains(FactSet(fact)) {
                json.number(number)
            }
        }
        guard trace.script.hooks.indices.contains(Int(event.hook)) else { return }
        let hook = trace.script.hooks[Int(event.hook)]
        json.string("\(graph.name(of: hook.controller)).\(hook.callback.rawValue)")
    }
}
