import KindredDiagnostics
import KindredGraph

/// Compares what an author claims with the trace so far and the relations at that moment.
package struct ClaimCheck {
    private let script: Script
    private let graph: ResolvedGraph
    private var soFar: TraceSoFar

    package init(script: Script, graph: ResolvedGraph) {
        self.script = script
        self.graph = graph
        soFar = TraceSoFar(script: script)
    }

    /// Diagnostics for the claims that don't hold.
    /// - Parameter number: An index into the script's claims; those of the whole scenario are the first.
    package mutating func failures(of number: Int, at moment: Moment) -> [Diagnostic] {
        guard script.claims.indices.contains(number) else { return [] }
        let claims = script.claims[number]
        soFar.take(moment.events)
        if let mark = claims.after, soFar.first[.mark(mark)] == nil { return [] }
        let messages = TraceMismatch(script: script, graph: graph, isAtEnd: number == 0)
        var failures: [Diagnostic] = []
        if let expected = claims.whole, let place = claims.wholePlace {
            let list = EventList(expected: expected, positions: soFar.whole, events: moment.events)
            if let difference = list.difference {
                failures.append(messages.whole(list, difference: difference, at: place, events: moment.events))
            }
        }
        for claim in claims.each {
            let list = EventList(
                expected: claim.events, positions: soFar.each[claim.controller] ?? [], events: moment.events)
            guard let difference = list.difference else { continue }
            failures.append(
                messages.each(
                    list, difference: difference, of: claim.controller, at: claim.place, events: moment.events))
        }
        for pattern in claims.never {
            guard let position = soFar.first[pattern.what] else { continue }
            failures.append(messages.never(pattern, at: position, events: moment.events))
        }
        for claim in claims.relations {
            if let answer = Answer(to: claim, at: moment) { failures.append(messages.relation(claim, answer: answer)) }
        }
        return failures
    }

    /// The number of events and relations that checking the claims looks at, besides those looked at before.
    func size(of number: Int) -> Int {
        guard script.claims.indices.contains(number) else { return 0 }
        let claims = script.claims[number]
        let events = claims.each.reduce(claims.whole?.count ?? 0) { $0 + 1 + $1.events.count }
        return 1 + events + claims.never.count + claims.relations.count
    }

    /// A diagnostic if `expectDiagnostics` differs from the run.
    /// - Parameter ids: The ids of all diagnostics of the run. Failed claims are already reported.
    package func failures(of ids: [String]) -> [Diagnostic] {
        guard let claims = script.claims.first, let expected = claims.diagnostics, let place = claims.diagnosticsPlace
        else { return [] }
        let wanted = Set(expected.map(\.id))
        let came = Set(ids)
        let missing = expected.filter { !came.contains($0.id) }
        var reported: Set<String> = [TraceMismatch.info.id]
        let extra = ids.filter { !wanted.contains($0) && reported.insert($0).inserted }
        if missing.isEmpty, extra.isEmpty { return [] }
        let messages = TraceMismatch(script: script, graph: graph, isAtEnd: true)
        return [messages.diagnostics(missing: missing.map(\.id), extra: extra, at: missing.first?.place ?? place)]
    }
}

/// A claimed list of events, and the part of the trace that it is about.
struct EventList {
    let expected: [EventPattern]
    /// Positions in the trace.
    let positions: [Int32]
    let difference: Difference?

    init(expected: [EventPattern], positions: [Int32], events: [Event]) {
        self.expected = expected
        self.positions = positions
        // Later events don't change the message.
        let got = positions.prefix(expected.count + 8).map { events[Int($0)].what }
        difference = Difference(expected: expected.map(\.what), got: got)
    }
}

/// The actual value of a relation that differs from the claim.
enum Answer {
    case controllers([ControllerID])
    case state(AppearanceState)

    /// Finds the answer to a claim; nil if the claim holds.
    init?(to claim: RelationClaim, at moment: Moment) {
        switch claim.subject {
        case .relation(let relation, let expected):
            let answer = moment.answer(relation, of: claim.controller).map { [$0] } ?? []
            if answer == expected { return nil }
            self = .controllers(answer)
        case .children(let expected):
            // A message lists the first ten.
            let children = moment.children(of: claim.controller, atMost: expected.count + 11)
            if children == expected { return nil }
            self = .controllers(children)
        case .state(let expected):
            let state = moment.state(of: claim.controller)
            if state == expected { return nil }
            self = .state(state)
        }
    }
}
