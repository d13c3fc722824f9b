import KindredDiagnostics
import KindredText

/// The subjects that belong to a selection of controllers.
package struct SelectedSubjects: Sendable {
    private let names: NameTable
    /// Whether each name is of a subject of that kind that belongs to the selection. Pushes are named after their caller.
    private var controllers: [Bool]
    private var families: [Bool]
    private var windows: [Bool]
    /// The names of presentations that belong to it, as subjects have them.
    private var presentations: Set<ExactText> = []
    private let scenarios: Set<ExactText>

    /// - Parameter scenarios: The names of the scenarios that belong to it.
    package init(selected: ControllerSet, of graph: ResolvedGraph, scenarios: some Sequence<String>) {
        names = graph.names
        let none = [Bool](repeating: false, count: graph.names.count)
        (controllers, families, windows) = (none, none, none)
        self.scenarios = Set(scenarios.map { ExactText($0) })
        let parts = SelectedParts(controllers: selected, of: graph)
        for id in selected.elements { Self.mark(graph[id].name, marks: &controllers) }
        for (index, template) in (graph.screens?.templates ?? []).enumerated() {
            if graph.screens?.places[Int32(index)].contains(where: selected.contains) == true {
                Self.mark(NameID(index: template.name), marks: &controllers)
            }
        }
        for id in graph.familyIDs where parts.contains(id) { Self.mark(graph[id].name, marks: &families) }
        for window in graph.windows where parts.contains(window) { Self.mark(window.name, marks: &windows) }
        for id in graph.presentationIDs {
            let presentation = graph[id]
            let isCaller = presentation.from.map(selected.contains) ?? false
            if isCaller || presentation.family.map(parts.contains) ?? false {
                presentations.insert(graph.subject(of: id).id)
            }
        }
    }

    private static func mark(_ name: NameID, marks: inout [Bool]) {
        if !name.isNone { marks[Int(name.index)] = true }
    }

    /// Whether a diagnostic is about something selected.
    package func contains(_ diagnostic: Diagnostic) -> Bool {
        let subject = diagnostic.subject
        guard let places = diagnostic.places, subject.kind != .scenario else { return contains(subject) }
        if places.ids.contains(where: { isMarked(ExactText($0), marks: controllers) }) { return true }
        return subject.kind == .presentation && contains(subject)
    }

    /// Whether a diagnostic with this subject is about something selected. One of a scenario is if the scenario belongs to it.
    package func contains(_ subject: Diagnostic.Subject) -> Bool {
        switch subject.kind {
        case .file, .view, .class: return false
        case .scenario: return scenarios.contains(subject.id)
        case .controller, .push, .move: return isMarked(subject.id, marks: controllers)
        case .family: return isMarked(subject.id, marks: families)
        case .window: return isMarked(subject.id, marks: windows)
        case .presentation: return presentations.contains(subject.id)
        }
    }

    /// Whether a diagnostic with this subject is about a relation whose other end is selected.
    package func contains(targetOf subject: Diagnostic.Subject) -> Bool {
        guard let target = subject.detail else { return false }
        return isMarked(target, marks: controllers) || isMarked(target, marks: families)
    }

    private func isMarked(_ id: ExactText, marks: [Bool]) -> Bool {
        names.number(of: id.text).map { marks[Int($0)] } ?? false
    }
}
