import KindredDiagnostics
import KindredGraph
import KindredText

/// A claim of a scenario that doesn't hold.
package struct TraceMismatch {
    package static let info = RuleInfo(
        "trace-mismatch", .error, .scenarios,
        summary: "'expect', 'expectEach', 'never', 'is' or 'expectDiagnostics' of a scenario doesn't hold",
        why: """
            A scenario claims what its steps lead to, and Kindred works out what UIKit would do. The order of \
            callbacks depends on the container. In a push, the old controller's viewWillDisappear comes first and \
            the new one's viewDidAppear last (R86). In a tab bar controller, the new tab's viewWillAppear comes \
            first (R88).
            """,
        facts: [.r86, .r88],
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: push
                events: [viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]
                steps:
                  - push: Detail
                expect:
                  - List.viewWillDisappear
                  - Detail.viewWillAppear

            """,
        bad: """
                  - Detail.viewDidAppear
                  - List.viewDidDisappear

            """,
        good: """
                  - List.viewDidDisappear
                  - Detail.viewDidAppear

            """)

    private let script: Script
    private let graph: ResolvedGraph
    private let isAtEnd: Bool

    init(script: Script, graph: ResolvedGraph, isAtEnd: Bool) {
        self.script = script
        self.graph = graph
        self.isAtEnd = isAtEnd
    }

    // MARK: Messages

    func whole(_ list: EventList, difference: Difference, at place: SourceRange, events: [Event]) -> Diagnostic {
        found(
            what: "the trace of '\(script.name)'", about: subject(of: nil), list: list, difference: difference,
            at: place,
            events: events)
    }

    func each(
        _ list: EventList, difference: Difference, of controller: ControllerID, at place: SourceRange,
        events: [Event]
    ) -> Diagnostic {
        let name = graph.name(of: controller)
        return found(
            what: "the trace of '\(name)' in '\(script.name)'", about: subject(of: name), list: list,
            difference: difference,
            at: place, events: events)
    }

    func never(_ pattern: EventPattern, at position: Int32, events: [Event]) -> Diagnostic {
        let event = events[Int(position)]
        return Diagnostic(
            rule: Self.info, message: "\(graph.text(of: event.what)) occurs in '\(script.name)'\(soFar)",
            about: subject(of: text(event.what)), at: pattern.place,
            labels: origin(of: event), help: "remove it from 'never', or change the steps")
    }

    func relation(_ claim: RelationClaim, answer: Answer) -> Diagnostic {
        let (relation, wanted) =
            switch claim.subject {
            case .relation(let relation, let expected): (relation.rawValue, list(controllers: expected, orNone: "null"))
            case .children(let expected): ("children", list(controllers: expected, orNone: "[]"))
            case .state(let state): ("state", state.rawValue)
            }
        let actual =
            switch answer {
            case .state(let state): state.rawValue
            case .controllers(let controllers):
                list(controllers: controllers, orNone: wanted == "[]" || relation == "children" ? "[]" : "null")
            }
        let moment = isAtEnd ? "at the end of '\(script.name)'" : "at this point of '\(script.name)'"
        return Diagnostic(
            rule: Self.info,
            message: "\(relation) of '\(graph.name(of: claim.controller))' is \(actual) \(moment), not \(wanted)",
            about: subject(of: "\(graph.name(of: claim.controller)).\(relation)"), at: claim.place,
            help: "correct the expected value, or change the steps")
    }

    func diagnostics(missing: [String], extra: [String], at place: SourceRange) -> Diagnostic {
        let parts = [("doesn't report", missing), ("reports", extra)].filter { !$0.1.isEmpty }
            .map { "\($0) \($1.map { "'\($0)'" }.joined(separator: ", "))" }
        return Diagnostic(
            rule: Self.info,
            message: "'\(script.name)' \(parts.joined(separator: " but ")), unlike 'expectDiagnostics'",
            about: subject(of: "expectDiagnostics"), at: place,
            help: "in 'expectDiagnostics', list exactly the rules that the scenario breaks")
    }

    private func found(
        what: String, about subject: Diagnostic.Subject, list: EventList, difference: Difference,
        at place: SourceRange, events: [Event]
    ) -> Diagnostic {
        let (expected, got) = (difference.missing.map(text), difference.extra.map(text))
        let message =
            switch (expected, got) {
            case (let expected?, let got?): "has \(got) as event \(difference.index + 1)\(soFar), not \(expected)"
            case (let expected?, nil): "ends\(soFar) after \(count(difference.index)): \(expected) is missing"
            case (nil, let got?): "continues after \(count(difference.index))\(soFar): \(got) is unexpected"
            case (nil, nil): "differs"
            }
        let event = difference.extra == nil ? nil : list.positions[difference.index]
        return Diagnostic(
            rule: Self.info, message: "\(what) \(message)",
            about: subject, at: difference.index < list.expected.count ? list.expected[difference.index].place : place,
            labels: event.map { origin(of: events[Int($0)]) } ?? [], help: help(difference: difference))
    }

    /// The events around the first difference, and why an expected event can't be there at all.
    private func help(difference: Difference) -> String {
        let lines = difference.lines.map { line in
            switch line {
            case .same(let what): "  \(text(what))"
            case .missing(let what): "- \(text(what))"
            case .extra(let what): "+ \(text(what))"
            case .more: "  …"
            }
        }
        let hidden = difference.missing.flatMap(hidden).map { "\n\($0)" } ?? ""
        return "- expected, + actual:\n\(lines.joined(separator: "\n"))\(hidden)"
    }

    /// Help for an expected event that the filter leaves out.
    private func hidden(_ what: Event.What) -> String? {
        guard case .callback(let controller, let callback, _) = what else { return nil }
        if !script.filter.callbacks.contains(callback) {
            return "add \(callback.rawValue) to 'events', which leaves it out"
        }
        if script.filter.controllers?.contains(controller) == false {
            return "add '\(graph.name(of: controller))' to 'controllers', which leaves it out"
        }
        return nil
    }

    /// The step that an event comes from.
    private func origin(of event: Event) -> [Diagnostic.Label] {
        guard script.steps.indices.contains(Int(event.step)) else { return [] }
        return [
            Diagnostic.Label(at: script.steps[Int(event.step)].place, text: "\(text(event.what)) comes from this step")
        ]
    }

    private func subject(of detail: String?) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .scenario, id: script.name, detail: detail)
    }

    private var soFar: String { isAtEnd ? "" : " so far" }

    private func text(_ what: Event.What) -> String { graph.text(of: what) }

    private func count(_ events: Int) -> String { English.count(events, of: "event") }

    private func list(controllers: [ControllerID], orNone none: String) -> String {
        if controllers.isEmpty { return none }
        let names = controllers.prefix(10).map { "'\(graph.name(of: $0))'" }
        return names.joined(separator: ", ") + (controllers.count > names.count ? ", …" : "")
    }
}
