import KindredDiagnostics
import KindredGraph
import KindredYAML

/// Turns declared scenarios into scripts: every name becomes an index, and steps that can't run in any state are reported.
///
/// The linker reports, as `invalid-step`, what the specification alone decides: a controller of the wrong kind, a member of
/// another container. The simulator reports what depends on the state: whether a controller exists, is on the stack, is on
/// screen. A scenario with errors has no script.
package struct ScenarioLinker {
    let graph: ResolvedGraph
    /// The ids of those that scenarios can expect.
    let rules: [String]
    var diagnostics: DiagnosticBag
    var names: ScenarioNames
    /// The file that is being linked.
    private(set) var file: Int32
    private(set) var texts: SourceTexts.Texts
    private(set) var declarations: ScenarioDeclarations
    private(set) var references: [SourceValue]
    /// The script of the scenario that is being linked.
    var script: Script
    var isRunnable = true
    /// The families of each window that a `setRoot` step has named.
    var roots: [WindowID: Set<FamilyID>] = [:]
    /// Whether the scenario expects `invalid-step`. If so, a step that the specification doesn't allow ends it when it runs.
    private var expectsInvalidSteps = false

    /// - Parameter rules: Those that scenarios can expect.
    package static func link(
        _ graph: ResolvedGraph, rules: [RuleInfo], limit: Int = DiagnosticBag.usualLimit
    ) -> (scripts: [Script], diagnostics: DiagnosticBag) {
        var parts = ScenarioParts(graph: graph)
        var linkers: [ScenarioLinker?] = parts.graphs.map { _ in nil }
        var scripts: [Script] = []
        var diagnostics = DiagnosticBag(limit: limit)
        for file in graph.declared.indices where graph.declared[file].hasScenarios {
            graph.declared[file].texts.withTexts { texts in
                for part in linkers.indices {
                    if linkers[part] == nil {
                        linkers[part] = ScenarioLinker(
                            graph: parts.graphs[part], rules: rules.map(\.id), file: Int32(file), texts: texts,
                            limit: limit)
                    }
                    linkers[part]?.turn(to: Int32(file), texts: texts)
                }
                for scenario in graph.declared[file].scenarios.scenarios {
                    let isDuplicate = parts.isDuplicate(scenario, in: Int32(file), diagnostics: &diagnostics)
                    guard let part = parts.part(of: scenario, in: Int32(file), diagnostics: &diagnostics),
                        var script = linkers[part]?.link(scenario, isDuplicate: isDuplicate)
                    else { continue }
                    script.part = graph.configured.map { ($0, part) }
                    scripts.append(script)
                }
            }
        }
        for linker in linkers.compactMap(\.self) { diagnostics.append(linker.diagnostics) }
        return (scripts, diagnostics)
    }

    private init(graph: ResolvedGraph, rules: [String], file: Int32, texts: SourceTexts.Texts, limit: Int) {
        self.graph = graph
        self.rules = rules
        diagnostics = DiagnosticBag(limit: limit)
        names = ScenarioNames(graph: graph)
        self.file = file
        self.texts = texts
        declarations = graph.declared[Int(file)].scenarios
        references = graph.declared[Int(file)].references
        script = Script(name: "", place: SourceRange(file: file, range: ByteRange(start: 0, end: 0)))
    }

    private mutating func turn(to file: Int32, texts: SourceTexts.Texts) {
        self.file = file
        self.texts = texts
        declarations = graph.declared[Int(file)].scenarios
        references = graph.declared[Int(file)].references
    }

    /// The script of a scenario; nil if the scenario, or something that it names, has an error.
    private mutating func link(_ scenario: ScenarioDeclaration, isDuplicate: Bool) -> Script? {
        script = Script(name: string(scenario.name), place: place(of: scenario.name))
        isRunnable = scenario.isWhole && !graph.isPartial && !isDuplicate
        linkStart(scenario)
        linkHooks(scenario)
        script.steps.reserveCapacity(scenario.steps.count)
        expectsInvalidSteps = expects(InvalidStep.info, scenario: scenario)
        for index in scenario.steps {
            linkStep(declarations.steps[Int(index)], scenario: scenario)
        }
        expectsInvalidSteps = false
        script.body = shifted(scenario.body, all: scenario.steps)
        for index in scenario.claims {
            linkClaims(declarations.claims[Int(index)])
        }
        linkFilter(scenario)
        return isRunnable ? script : nil
    }

    private func expects(_ rule: RuleInfo, scenario: ScenarioDeclaration) -> Bool {
        let atEnd = scenario.claims.first.map { declarations.claims[Int($0)] }
        return (atEnd?.diagnostics ?? 0..<0).contains { string(references[Int($0)]) == rule.id }
    }

    private mutating func linkHooks(_ scenario: ScenarioDeclaration) {
        for index in scenario.hooks {
            let hook = declarations.hooks[Int(index)]
            guard !hook.event.isAbsent, let event = try? EventText(texts[hook.event]),
                case .callback(let callback) = event.what,
                let controller = controller(hook.event, part: event.controller)
            else { continue }
            script.hooks.append(
                Hook(
                    controller: controller, callback: callback, steps: shifted(hook.steps, all: scenario.steps),
                    place: place(of: hook.event)))
        }
    }

    private mutating func linkFilter(_ scenario: ScenarioDeclaration) {
        if let events = scenario.events { script.filter.callbacks = Set(events) }
        guard let controllers = scenario.controllers else { return }
        script.filter.controllers = Set(controllers.compactMap { controller(references[Int($0)]) })
    }

    // MARK: Places and texts

    /// Shifts a range of steps, because a script's steps start at 0.
    func shifted(_ range: Range<Int32>, all: Range<Int32>) -> Range<Int32> {
        range.isEmpty ? 0..<0 : (range.lowerBound - all.lowerBound)..<(range.upperBound - all.lowerBound)
    }

    func place(of written: SourceValue) -> SourceRange { graph.place(of: written, in: file) }
    func string(_ written: SourceValue) -> String { String(decoding: texts[written], as: UTF8.self) }

    mutating func look(_ space: ScenarioNames.Space, written: SourceValue, part: Range<Int>? = nil) -> Int32? {
        guard !written.isAbsent else { return nil }
        let text = text(written, part: part)
        if let holder = names.holder(of: text, space: space, graph: graph) { return holder }
        isRunnable = false
        if graph.isPartial { return nil }
        let place = place(of: written, part: part)
        // A diagnostic that is only counted needs no suggestion.
        let suggests = !diagnostics.isFull
        let diagnostic = names.unresolved(text, space: space, at: place, suggests: suggests, graph: graph)
        diagnostics.add(UnresolvedReference.info, diagnostic: diagnostic)
        return nil
    }

    func text(_ written: SourceValue, part: Range<Int>? = nil) -> UnsafeRawBufferPointer {
        part.map { UnsafeRawBufferPointer(rebasing: texts[written][$0]) } ?? texts[written]
    }

    func place(of written: SourceValue, part: Range<Int>?) -> SourceRange {
        part.map { graph.declared[Int(file)].texts.place(of: written, part: $0, in: file) } ?? place(of: written)
    }

    /// Reports what the specification doesn't allow. The scenario doesn't run, unless it expects this.
    mutating func invalid(
        _ written: SourceValue, part: Range<Int>? = nil, diagnostic: (SourceRange, ResolvedGraph) -> Diagnostic
    ) {
        if graph.isPartial {
            isRunnable = false
            return
        }
        let (place, graph) = (place(of: written, part: part), graph)
        if expectsInvalidSteps {
            script.impossible.append(diagnostic(place, graph))
        } else {
            isRunnable = false
            let name = script.name
            diagnostics.add(InvalidStep.info, diagnostic: diagnostic(place, graph).inScenario(name))
        }
    }
}
