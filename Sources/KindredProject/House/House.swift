import KindredDiagnostics
import KindredGraph
import KindredPlatform
import KindredText
import KindredYAML

/// The house rules, and the project that they are written in.
package struct House: Sendable {
    package let project: Project

    /// Takes the house rules of a project; nil if there are none.
    package init?(project: Project) {
        if project.house.isEmpty { return nil }
        self.project = project
    }

    package var file: SourceFile { project.file }
    package var rules: [RuleInfo] { project.house.map(\.info) }
    /// The ids of the rules.
    package var ids: Set<String> { Set(rules.map(\.id)) }

    /// The selectors that name a view which there isn't, and configurations that there aren't, as errors in the project file.
    ///
    /// - Parameter readsWholeProject: Whether all specifications of the project are there.
    package func diagnostics(in graph: ResolvedGraph, readsWholeProject: Bool) -> DiagnosticBag {
        let choices = project.house.flatMap(\.choices).filter(\.selector.usesViews)
        var diagnostics = DiagnosticBag()
        if readsWholeProject, !graph.isPartial { reportUnknown(in: graph.known, diagnostics: &diagnostics) }
        if choices.isEmpty { return diagnostics }
        let views = project.views(with: DeclaredViews(graph: graph)).views
        for choice in choices {
            guard let failure = views.failure(in: choice.selector) else { continue }
            let place = project.tree.wording.place(of: choice.written, part: failure.range)
            diagnostics.append(InvalidProject.selector(failure, at: place))
        }
        return diagnostics
    }

    /// Rules that several projects share may name configurations that one of these doesn't have.
    private func reportUnknown(in configured: ConfiguredGraphs?, diagnostics: inout DiagnosticBag) {
        for rule in project.house where !rule.allowsEmpty {
            for written in rule.on {
                let name = project.text(written)
                if configured?.set(named: name) != nil { continue }
                let names = configured.map { $0.names(of: $0.all) } ?? []
                let known = names.isEmpty ? [] : names + SizeClass.allCases.map(\.rawValue)
                diagnostics.append(
                    InvalidProject.configuration(
                        name, near: NearWords.word(name, among: known), known: known, at: project.place(of: written)))
            }
        }
    }

    /// The configurations in which each rule counts.
    package func scopes(in configured: ConfiguredGraphs?) -> [ConfigurationSet] {
        project.house.map { rule in
            if rule.on.isEmpty { return configured?.all ?? 1 }
            return rule.on.reduce(0) { $0 | (configured?.set(named: project.text($1)) ?? 0) }
        }
    }

    /// A check for each of some rules, in order. Different threads can run them at the same time.
    ///
    /// - Parameters:
    ///   - rules: The numbers of the rules.
    ///   - number: That of the project file among the files of the report.
    ///   - readsWholeProject: Whether all specifications of the project are there.
    package func checks(
        _ graph: ResolvedGraph, rules: [Int], file number: Int32, readsWholeProject: Bool, limit: Int
    ) -> [@Sendable () -> DiagnosticBag] {
        let usesViews = project.house.contains { $0.choices.contains(where: \.selector.usesViews) }
        let views = usesViews ? project.views(with: DeclaredViews(graph: graph)).views : Views()
        let run = HouseRun(
            graph: graph, views: views, house: self, file: number, readsWholeProject: readsWholeProject)
        return rules.map { rule in { run.check(project.house[rule], limit: limit) } }
    }
}

/// One pass of all rules over a graph.
final class HouseRun: Sendable {
    let graph: ResolvedGraph
    private let selections: Selections
    /// The controllers that selectors select, by the selectors' texts.
    private let sets: [ExactText: Lazy<ControllerSet>]
    private let everybody: ControllerSet
    /// Whether what isn't found isn't there.
    let isConclusive: Bool
    private let number: Int32
    private let file: SourceFile

    init(graph: ResolvedGraph, views: Views, house: House, file number: Int32, readsWholeProject: Bool) {
        self.graph = graph
        isConclusive = readsWholeProject && !graph.isPartial
        self.number = number
        file = house.file
        selections = Selections(graph: graph, views: views, pathInside: house.project.pathInside)
        let choices = house.project.house.flatMap(\.choices)
        sets = Dictionary(choices.map { (ExactText($0.selector.text), Lazy()) }) { first, _ in first }
        var everybody = ControllerSet(of: graph)
        everybody.invert()
        self.everybody = everybody
    }

    func check(_ rule: HouseRule, limit: Int) -> DiagnosticBag {
        var diagnostics = HouseDiagnostics(rule: rule, graph: graph, in: file, limit: limit)
        let empty = rule.allowsEmpty || !isConclusive ? [] : emptyChoices(of: rule)
        for choice in empty {
            let near = selections.emptyPart(of: choice.selector)?.near
            diagnostics.bag.append(
                HouseRuleEmpty.found(rule: rule, choice: choice.text, near: near, at: inProject(choice.place)))
        }
        if empty.isEmpty || rule.form.isList { run(rule: rule, diagnostics: &diagnostics) }
        if empty.isEmpty, isConclusive {
            for exception in diagnostics.unusedExceptions {
                diagnostics.bag.append(
                    UnusedException.found(exception: exception, rule: rule, at: inProject(exception.place)))
            }
        }
        diagnostics.bag.finishPlaces()
        return diagnostics.bag
    }

    /// The selectors that make the rule pointless, and those that are misspelt: a demand may also rightly find nothing.
    private func emptyChoices(of rule: HouseRule) -> [HouseRule.Choice] {
        let demanded = Set(rule.demands.map(\.place))
        return rule.choices.filter { choice in
            if !demanded.contains(choice.place) { return selected(choice).isEmpty }
            return choice.selector.hasNames && selected(choice).isEmpty
                && selections.emptyPart(of: choice.selector)?.near != nil
        }
    }

    private func inProject(_ place: SourceRange) -> SourceRange { place.after(files: number) }

    private func run(rule: HouseRule, diagnostics: inout HouseDiagnostics) {
        switch rule.form {
        case .forbid(let form):
            if form.relation == .reach {
                checkReach(form, diagnostics: &diagnostics)
            } else {
                checkForbidden(form, diagnostics: &diagnostics)
            }
        case .require(let form): if !graph.isPartial { checkRequired(form, diagnostics: &diagnostics) }
        case .onlyThrough(let form): if !graph.isPartial { checkGate(form, diagnostics: &diagnostics) }
        case .layers(let choices, let isTransitive):
            if isTransitive {
                checkPaths(choices, diagnostics: &diagnostics)
            } else {
                checkLayers(choices, diagnostics: &diagnostics)
            }
        case .independent(let choices): checkIndependent(choices, diagnostics: &diagnostics)
        case .limit(let form): checkLimit(form, diagnostics: &diagnostics)
        }
    }

    /// The controllers that a selector chooses; all of them if there is none.
    func set(_ choice: HouseRule.Choice?) -> ControllerSet {
        choice.map { selected($0) } ?? everybody
    }

    func selected(_ choice: HouseRule.Choice) -> ControllerSet {
        func select() -> ControllerSet { selections.controllers(choice.selector) }
        return sets[ExactText(choice.selector.text)]?.get(select) ?? select()
    }

    /// The same, but whether others than some candidates are in it doesn't matter.
    func selected(_ choice: HouseRule.Choice, among candidates: ControllerSet) -> ControllerSet {
        sets[ExactText(choice.selector.text)]?.known ?? selections.controllers(choice.selector, among: candidates)
    }

    var calls: [NavigationGraph.Step] { selections.calls }
    var reach: Reachability { selections.reach }
    /// The graph of how controllers lead to each other: only for what was found.
    var leads: NavigationGraph { selections.leads }

    /// The controllers that a selector chooses, else the roots of windows.
    func starts(_ choice: HouseRule.Choice?) -> ControllerSet {
        if let choice { return selected(choice) }
        var roots = ControllerSet(of: graph)
        for window in graph.windows {
            for (family, _) in window.families { graph[family].root.map { _ = roots.insert($0) } }
        }
        return roots
    }
}

extension HouseRule.Form {
    /// Whether the other selectors say something if one selects nothing.
    fileprivate var isList: Bool {
        switch self {
        case .layers, .independent: true
        case .forbid, .require, .onlyThrough, .limit: false
        }
    }
}
