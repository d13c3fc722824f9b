import KindredBase
import KindredCore
import KindredYAML

/// Makes scripts of what the author wrote: every name becomes an index, and what cannot be carried out in any state is told.
///
/// Told here, as `invalid-step`, is what the specification alone decides: a controller of the wrong kind, a member of another
/// container. Left to the simulator is what depends on the state: whether a controller is alive, on the stack, on screen.
/// A scenario with a mistake has no script.
package struct ScenarioLinker {
    let hierarchy: Hierarchy
    var diagnostics = DiagnosticBag()
    var names: ScenarioNames
    /// The scenario that is being linked: its texts, its file, and what becomes of it.
    var texts: Wording.Texts
    var file: Int32
    var script: Script
    var isRunnable = true

    package static func link(_ hierarchy: Hierarchy) -> (scripts: [Script], diagnostics: DiagnosticBag) {
        var scripts: [Script] = []
        var diagnostics = DiagnosticBag()
        guard hierarchy.documents.contains(where: \.hasScenarios) else { return ([], diagnostics) }
        var names = ScenarioNames(hierarchy)
        for (file, document) in hierarchy.documents.enumerated() where document.hasScenarios {
            document.wording.withTexts { texts in
                var linker = ScenarioLinker(hierarchy, names, texts, Int32(file))
                for scenario in document.scenarios.scenarios {
                    linker.link(scenario, document).map { scripts.append($0) }
                }
                names = linker.names
                diagnostics.append(linker.diagnostics)
            }
        }
        return (scripts, diagnostics)
    }

    private init(_ hierarchy: Hierarchy, _ names: ScenarioNames, _ texts: Wording.Texts, _ file: Int32) {
        self.hierarchy = hierarchy
        self.names = names
        self.texts = texts
        self.file = file
        script = Script(name: "", place: Place(file: file, range: ByteRange(0, 0)))
    }

    /// Nil where something in it is wrong, here or in what it names.
    private mutating func link(_ scenario: ScenarioDeclaration, _ document: Document) -> Script? {
        script = Script(name: string(scenario.name), place: place(scenario.name))
        isRunnable = scenario.isWhole && !hierarchy.isPartial
        declare(scenario)
        linkStart(scenario, document)
        linkHooks(scenario, document)
        script.steps.reserveCapacity(scenario.steps.count)
        for index in scenario.steps {
            linkStep(document.scenarios.steps[Int(index)], scenario, document)
        }
        script.body = shifted(scenario.body, scenario.steps)
        for index in scenario.claims {
            linkClaims(document.scenarios.claims[Int(index)], document)
        }
        linkFilter(scenario, document)
        return isRunnable ? script : nil
    }

    /// A name belongs to the first scenario that has it.
    private mutating func declare(_ scenario: ScenarioDeclaration) {
        guard !scenario.name.isAbsent else { return }
        let place = script.place
        guard let first = names.claim(script.name, at: place) else { return }
        isRunnable = false
        let name = script.name
        diagnostics.add(DuplicateID.info, DuplicateID.found(name, what: "scenario", at: place, first: first))
    }

    private mutating func linkHooks(_ scenario: ScenarioDeclaration, _ document: Document) {
        for index in scenario.hooks {
            let hook = document.scenarios.hooks[Int(index)]
            guard !hook.event.isAbsent, let event = try? EventText(texts[hook.event]),
                case .callback(let callback) = event.what,
                let controller = controller(hook.event, event.controller)
            else { continue }
            script.hooks.append(
                Hook(
                    controller: controller, callback: callback, steps: shifted(hook.steps, scenario.steps),
                    place: place(hook.event)))
        }
    }

    private mutating func linkFilter(_ scenario: ScenarioDeclaration, _ document: Document) {
        if let events = scenario.events { script.filter.callbacks = Set(events) }
        guard let controllers = scenario.controllers else { return }
        script.filter.controllers = Set(controllers.compactMap { controller(document.references[Int($0)]) })
    }

    // MARK: Places and texts

    /// The script's steps are those of its scenario, from 0.
    func shifted(_ range: Range<Int32>, _ all: Range<Int32>) -> Range<Int32> {
        range.isEmpty ? 0..<0 : (range.lowerBound - all.lowerBound)..<(range.upperBound - all.lowerBound)
    }

    func place(_ written: Written) -> Place { hierarchy.place(written, in: file) }
    func string(_ written: Written) -> String { String(decoding: texts[written], as: UTF8.self) }

    /// The controller that a reference names; tells where there is none.
    mutating func controller(_ written: Written) -> ControllerID? {
        look(.controller, written).map { ControllerID(index: $0) }
    }

    /// The same for a part of a text.
    mutating func controller(_ written: Written, _ part: Range<Int>) -> ControllerID? {
        look(.controller, written, part).map { ControllerID(index: $0) }
    }

    mutating func look(_ space: ScenarioNames.Space, _ written: Written, _ part: Range<Int>? = nil) -> Int32? {
        guard !written.isAbsent else { return nil }
        let text = part.map { UnsafeRawBufferPointer(rebasing: texts[written][$0]) } ?? texts[written]
        if let bearer = names.bearer(of: text, space, hierarchy) { return bearer }
        isRunnable = false
        if hierarchy.isPartial { return nil }
        let wording = hierarchy.documents[Int(file)].wording
        let place = part.map { wording.place(of: written, part: $0, in: file) } ?? place(written)
        // What is merely counted needs no nearest name.
        let suggests = diagnostics.kept.count < DiagnosticBag.limit
        let diagnostic = names.unresolved(text, space, at: place, suggests: suggests, hierarchy)
        diagnostics.add(UnresolvedReference.info, diagnostic)
        return nil
    }

    /// Tells of what the specification does not allow; the scenario is not run.
    mutating func invalid(_ written: Written, _ diagnostic: (Place, Hierarchy) -> Diagnostic) {
        isRunnable = false
        if hierarchy.isPartial { return }
        let (place, hierarchy) = (place(written), hierarchy)
        diagnostics.add(InvalidStep.info, diagnostic(place, hierarchy))
    }
}
