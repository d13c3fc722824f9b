import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The graphs that scenarios run in: each in that of one configuration, if there are some.
struct ScenarioParts {
    let graphs: [ResolvedGraph]
    private let hierarchy: ResolvedGraph
    private let configurations: [String]
    /// The place of each name.
    private var names: [ExactText: SourceRange] = [:]
    private var nearest = NearWords()

    init(_ hierarchy: ResolvedGraph) {
        self.hierarchy = hierarchy
        graphs = hierarchy.configured?.parts.map(\.graph) ?? [hierarchy]
        configurations = hierarchy.configured.map { $0.names(of: $0.all) } ?? hierarchy.chosen?.all ?? []
    }

    private func string(_ written: SourceValue, in file: Int32) -> String {
        hierarchy.declared[Int(file)].texts.string(written)
    }

    /// Reports a name that an earlier scenario already has.
    mutating func isDuplicate(
        _ scenario: ScenarioDeclaration, in file: Int32, diagnostics: inout DiagnosticBag
    ) -> Bool {
        if scenario.name.isAbsent { return false }
        let (name, place) = (string(scenario.name, in: file), hierarchy.place(of: scenario.name, in: file))
        guard let first = names[ExactText(name)] else {
            names[ExactText(name)] = place
            return false
        }
        diagnostics.add(
            DuplicateID.info, diagnostic: DuplicateID.found(id: name, what: "scenario", at: place, first: first))
        return true
    }

    /// Returns the number of the graph that a scenario runs in; nil if that isn't the one that was asked for.
    mutating func part(
        of scenario: ScenarioDeclaration, in file: Int32, diagnostics: inout DiagnosticBag
    ) -> Int? {
        if scenario.configuration.isAbsent {
            let part = defaultPart(of: scenario, in: file)
            return hierarchy.chosen == nil || has(scenario, in: file, graph: hierarchy) ? part : nil
        }
        let name = string(scenario.configuration, in: file)
        guard let number = configurations.firstIndex(where: { ExactText($0) == ExactText(name) }) else {
            report(name, at: hierarchy.place(of: scenario.configuration, in: file), diagnostics: &diagnostics)
            return nil
        }
        if let chosen = hierarchy.chosen { return ExactText(chosen.name) == ExactText(name) ? 0 : nil }
        return hierarchy.configured?.partOfEach[number] ?? 0
    }

    /// The graph of the first configuration that has a scenario's window.
    private func defaultPart(of scenario: ScenarioDeclaration, in file: Int32) -> Int {
        guard let configured = hierarchy.configured else { return 0 }
        return configured.partOfEach.first { has(scenario, in: file, graph: graphs[$0]) } ?? 0
    }

    /// Whether a graph has the window of a scenario.
    private func has(_ scenario: ScenarioDeclaration, in file: Int32, graph: ResolvedGraph) -> Bool {
        if scenario.hasNoWindow { return true }
        if scenario.window.isAbsent { return !graph.windows.isEmpty || hierarchy.windows.isEmpty }
        let name = ExactText(string(scenario.window, in: file))
        return graph.windowIDs.contains { ExactText(graph.name(of: $0)) == name }
            || !hierarchy.windowIDs.contains { ExactText(hierarchy.name(of: $0)) == name }
    }

    private mutating func report(_ name: String, at place: SourceRange, diagnostics: inout DiagnosticBag) {
        if hierarchy.isPartial { return }
        let near = nearest.word(name, among: configurations)
        let help =
            configurations.isEmpty
            ? "declare it: 'configurations: {phone: compact, pad: regular}'"
            : near == nil ? "write one of \(Suggestion.list(valid: configurations))" : nil
        diagnostics.add(
            UnresolvedReference.info,
            diagnostic: UnresolvedReference.found(
                id: name, expected: "configuration", elsewhere: nil, nearest: near, help: help, at: place))
    }
}
