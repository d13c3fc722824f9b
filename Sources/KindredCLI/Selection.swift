import Kindred
import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredProject
import KindredQuestions
import KindredSystem
import KindredText

extension SelectionOptions {
    /// Returns the controllers, or nil if nothing is left out. Warns if there are none.
    func controllers(in specification: Specification, environment: Environment) throws(Failure) -> ControllerSet? {
        if isAll { return nil }
        let views = try Self.views(of: specification)
        return try controllers(in: selections(specification, views: views), views: views, environment: environment)
    }

    private func selections(_ specification: Specification, views: Views) -> Selections {
        Selections(
            hierarchy: specification.hierarchy, views: views, pathInside: specification.project?.project.pathInside)
    }

    private func controllers(
        in selections: Selections, views: Views, environment: Environment
    ) throws(Failure) -> ControllerSet {
        let hierarchy = selections.hierarchy
        for (option, selectors) in [(Option.select, wanted), (.exclude, excluded)] {
            for (text, selector) in selectors {
                if let failure = views.failure(in: selector) {
                    throw .selector(text, of: option.name, failure: failure)
                }
            }
        }
        var selected = ControllerSet(of: hierarchy)
        if wanted.isEmpty, self.views.isEmpty { selected.invert() }
        var sources = wanted.map { (option: Option.select, text: $0.text, selector: $0.selector) }
        for name in self.views {
            guard let view = views.number(of: name).map({ views.all[$0] }) else { throw .view(name, in: views) }
            sources.append((.view, name, view.selector))
        }
        for source in sources { selected.formUnion(selections.controllers(source.selector)) }
        let isEmpty = selected.isEmpty
        if isEmpty {
            for source in sources {
                warn(
                    "\(source.option.name) '\(source.text)'", part: selections.emptyPart(of: source.selector),
                    in: environment)
            }
        }
        if !around.isEmpty { selected.formIntersection(try neighbours(selections)) }
        for (_, selector) in excluded { selected.subtract(selections.controllers(selector)) }
        if selected.isEmpty, !isEmpty {
            let names = sources.map { "\($0.option.name) '\($0.text)'" }.joined(separator: " and ")
            environment.say(
                TerminalText.line("warning: nothing is left of \(names.isEmpty ? "the specification" : names)"))
        }
        return selected
    }

    /// Returns every view with what it selects, less what is excluded or too far away.
    func views(
        in specification: Specification, environment: Environment
    ) throws(Failure) -> [(view: Views.View, selected: ControllerSet)] {
        let views = try Self.views(of: specification)
        if views.all.isEmpty { throw .noViews("there is no view") }
        let selections = selections(specification, views: views)
        var sets: [(view: Views.View, selected: ControllerSet)] = []
        for view in views.all {
            var one = self
            one.views = [view.name]
            sets.append((view, try one.controllers(in: selections, views: views, environment: environment)))
        }
        return sets
    }

    /// The title of the only view that is asked for.
    func title(in specification: Specification) throws(Failure) -> String? {
        guard views.count == 1, wanted.isEmpty else { return nil }
        let all = try Self.views(of: specification)
        return all.number(of: views[0]).flatMap { all.all[$0].title }
    }

    /// Returns the same controllers as the selector `N+ID or ID+N`.
    private func neighbours(_ selections: Selections) throws(Failure) -> ControllerSet {
        let hierarchy = selections.hierarchy
        var starts = ControllerSet(of: hierarchy)
        for id in around {
            let found = hierarchy.controllers(named: id)
            if found.isEmpty { throw .unknown(id, near: Self.near(id, hierarchy: hierarchy)) }
            for controller in found { starts.insert(controller) }
        }
        return selections.leads.neighbours(of: starts, hops: hops)
    }

    /// Returns ids like a given one, of controllers, families and screens.
    static func near(_ id: String, hierarchy: ResolvedGraph) -> [String] {
        let paths = hierarchy.paths(endingWith: id, atMost: 3)
        if !paths.isEmpty { return paths.map { hierarchy.name(of: $0) } }
        // A class isn't one, but those who have it are.
        let ofClass = hierarchy.subjects(named: id) ?? []
        if !ofClass.isEmpty { return ofClass.prefix(3).map { hierarchy.name(of: $0) } }
        var names =
            hierarchy.controllerIDs.map { hierarchy.name(of: $0) } + hierarchy.familyIDs.map { hierarchy.name(of: $0) }
        names += (hierarchy.screens?.templates ?? []).indices.map { hierarchy.name(template: Int32($0)) }
        return NearWords.word(id, among: names.filter { !$0.isEmpty }).map { [$0] } ?? []
    }

    private func warn(_ what: String, part: (text: String, near: String?)?, in environment: Environment) {
        let cause = part.map { part in
            let near = English.didYouMean(part.near)
            if what.hasSuffix(" '\(part.text)'") { return near.map { "; " + $0 } ?? "" }
            return "; nothing matches '\(part.text)'" + (near.map { ", " + $0 } ?? "")
        }
        environment.say(TerminalText.line("warning: \(what) selects nothing" + (cause ?? "")))
    }

    /// The views that selectors and `--view` can name.
    static func views(of specification: Specification) throws(Failure) -> Views {
        let declared = DeclaredViews(specification.hierarchy)
        guard let project = specification.project else { return declared.views }
        let (views, diagnostics) = project.project.views(with: declared)
        if diagnostics.total > 0 {
            throw project.failure(diagnostics)
        }
        return views
    }
}

extension SelectionOptions {
    /// Returns the diagnostics on something selected, and those after which nothing of the specification means much.
    static func outcome(_ selected: ControllerSet?, specification: Specification) -> RunOutcome {
        let outcome = specification.outcome
        guard let selected else { return outcome }
        let traces = specification.pipeline.traces
        let subjects = SelectedSubjects(
            selected: selected, of: specification.hierarchy,
            scenarios: traces.lazy.filter { $0.touches(selected) }.map(\.script.name))
        // A house rule is about both ends of what crosses the line.
        return outcome.only(
            {
                !$0.canBeSilenced || subjects.contains($0.subject)
                    || $0.ruleLocation != nil && subjects.contains(targetOf: $0.subject)
            }, atMost: specification.policy.shownAtMost)
    }
}

extension Trace {
    /// Whether one of the controllers gets a callback once the app runs.
    func touches(_ selected: ControllerSet) -> Bool {
        events.contains { event in
            // While the app is built, every controller gets callbacks about what contains it.
            guard event.turn > 0, case .callback(let controller, _, _) = event.what else { return false }
            return selected.contains(controller)
        }
    }
}

extension Failure {
    /// Returns the failure of a wrong selector, with the place marked.
    static func selector(_ text: String, of option: String, failure: Selector.Failure) -> Failure {
        let near = English.suggestion(failure.nearest)
        let hints = TextMark.lines(text, range: failure.range) + (near.isEmpty ? failure.help.map { [$0] } ?? [] : [])
        return Failure(code: .usage, message: "\(option): \(failure.message)\(near)", hints: hints)
    }

    static func noViews(_ message: String) -> Failure {
        .usage(message, "add one to a specification or to kindred.yaml, under 'views'")
    }

    static func view(_ name: String, in views: Views) -> Failure {
        if views.all.isEmpty { return noViews("there is no view '\(name)'") }
        let near = English.suggestion(NearWords.word(name, among: views.all.map(\.name)))
        return .usage("there is no view '\(name)'" + near)
    }
}
