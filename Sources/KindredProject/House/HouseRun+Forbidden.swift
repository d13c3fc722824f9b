import KindredGraph
import KindredYAML

/// The check of what may not be: single steps and paths.
extension HouseRun {
    func checkForbidden(_ form: HouseRule.Forbidden, diagnostics: inout HouseDiagnostics) {
        let (from, target) = (set(form.from), set(form.target))
        let presenter = form.presenter.map { selected($0) }
        switch form.relation {
        case .present:
            for step in calls {
                guard case .presents(let id) = step.way, from.contains(step.from),
                    target.contains(step.to), let crossing = crossing(id, form: form, presenter: presenter)
                else { continue }
                diagnostics.add({ $0.phrase(for: step) + crossing.text($0) }, on: .step(step), at: crossing.word)
            }
        case .push:
            for step in calls {
                guard case .pushes = step.way, from.contains(step.from), target.contains(step.to)
                else { continue }
                diagnostics.add({ $0.phrase(for: step) }, on: .step(step))
            }
        case .contain:
            for id in graph.controllerIDs {
                guard let parent = graph[id].parent, from.contains(parent), target.contains(id)
                else { continue }
                let step = NavigationGraph.Step(from: parent, to: id, way: .contains)
                diagnostics.add({ $0.phrase(for: step) }, on: .step(step))
            }
        case .move:
            for id in graph.moveIDs {
                let move = graph[id]
                guard form.kinds.contains(move.kind.rawValue),
                    move.from.map(from.contains) ?? graph.anyShown.contains(where: from.contains)
                else { continue }
                diagnostics.add({ $0.phrase(for: id) }, on: .move(id))
            }
        case .reach: break
        }
    }

    /// The rest of a message, and the word that crosses the line; nil if the presentation doesn't.
    private func crossing(
        _ id: PresentationID, form: HouseRule.Forbidden, presenter: ControllerSet?
    ) -> (text: (HouseNames) -> String, word: Keyword?)? {
        var (text, word): (String, Keyword?) = ("", nil)
        var other: ControllerID?
        if !form.styles.isEmpty || !form.transitions.isEmpty || presenter != nil {
            if let presenter {
                let all = graph.presenters(of: id)
                guard let found = all.first(where: { presenter.contains($0.controller) }) else { return nil }
                if found.controller != graph[id].from { other = found.controller }
                word = .from
            }
            if !form.transitions.isEmpty {
                let transition = graph.transition(of: id).rawValue
                guard form.transitions.contains(transition) else { return nil }
                (text, word) = (" with \(transition)", .transition)
            }
            if !form.styles.isEmpty {
                let style = graph[id].effectiveStyle
                guard style.isOne(of: form.styles), !graph.isDoubtful(id) else { return nil }
                (text, word) = (" as \(style.rawValue)" + text, .style)
            }
        } else if form.target == nil {
            word = .from
        }
        return (
            { [text, other] names in
                text + (other.map { "; the presenter is '\(names.name(of: $0))'" } ?? "")
            }, word
        )
    }

    /// Reports the ways from some controllers to others.
    func checkReach(_ form: HouseRule.Forbidden, diagnostics: inout HouseDiagnostics) {
        guard let from = form.from, let target = form.target else { return }
        let (starts, targets) = (selected(from), selected(target))
        // Nothing is behind a target, but for one where ways begin.
        var blocked = targets
        blocked.subtract(starts)
        forEachStep(from: starts, into: targets, blocked: blocked, gates: nil) { step, way in
            diagnostics.add(
                { "'\($0.name(of: step.to))' is reached from '\(from.selector.text)'" }, on: .step(step), after: way())
        }
    }

    /// Reports the ways to a target that avoid the gate.
    func checkGate(_ form: HouseRule.Gate, diagnostics: inout HouseDiagnostics) {
        let gate = selected(form.gate)
        var targets = selected(form.target)
        targets.subtract(gate)
        let starts = starts(form.from)
        let message = { (id: ControllerID) in
            { (names: HouseNames) in "'\(names.name(of: id))' is reached without '\(form.gate.selector.text)'" }
        }
        var reached = starts
        reached.formIntersection(targets)
        for id in reached.elements { diagnostics.add(message(id), on: .node(id)) }
        forEachStep(from: starts, into: targets, blocked: targets, gates: gate) { step, way in
            diagnostics.add(message(step.to), on: .step(step), after: way())
        }
    }

    /// Every step into some controllers from what is reached without them and whatever else is blocked, and the way before it.
    private func forEachStep(
        from starts: ControllerSet, into targets: ControllerSet, blocked: ControllerSet, gates: ControllerSet?,
        body: (NavigationGraph.Step, _ way: () -> [NavigationGraph.Step]) -> Void
    ) {
        let reached = reach.set(from: starts, passing: true, blocked: blocked, gates: gates)
        var walk: Walk?
        func found(_ step: NavigationGraph.Step) {
            body(step) {
                let known =
                    walk ?? leads.walk(from: starts, direction: .forward, passing: true, blocked: blocked, gates: gates)
                walk = known
                return known.way(before: step, atMost: HouseDiagnostics.shownSteps)
            }
        }
        for id in targets.elements {
            if let parent = graph[id].parent, graph.isOpened(id), reached.entered.contains(parent) {
                found(NavigationGraph.Step(from: parent, to: id, way: .opens))
            }
        }
        for step in calls where targets.contains(step.to) && reached.goesOn(from: step.from) { found(step) }
    }
}
