import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The graphs that scenarios run in: each in that of one configuration, if there are some.
struct ScenarioParts {
    let graphs: [ResolvedGraph]
    private let graph: ResolvedGraph
    private let configurations: [String]
    /// The place of each name.
    private var names: [ExactText: SourceRange] = [:]
    private var nearest = NearWords()

    init(graph: ResolvedGraph) {
        self.graph = graph
        graphs = graph.configured?.parts.map(\.graph) ?? [graph]
        configurations = (graph.configured ?? graph.chosen?.graphs).map { $0.names(of: $0.all) } ?? []
    }

    private func string(_ written: SourceValue, in file: Int32) -> String {
        graph.declared[Int(file)].texts.string(written)
    }

    /// Reports a name that an earlier scenario already has.
    mutating func isDuplicate(
        _ scenario: ScenarioDeclaration, in file: Int32, diagnostics: inout DiagnosticBag
    ) -> Bool {
        if scenario.name.isAbsent { return false }
        let (name, place) = (string(scenario.name, in: file), graph.place(of: scenario.name, in: file))
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
        guard let all = graph.configured ?? graph.chosen?.graphs, !all.configurations.isEmpty else {
            if !scenario.configuration.isAbsent { report(scenario, in: file, diagnostics: &diagnostics) }
            return 0
        }
        let number: Int
        if scenario.configuration.isAbsent {
            // The first that has its window.
            number = all.partOfEach.firstIndex { has(scenario, in: file, graph: all.parts[$0].graph) } ?? 0
        } else {
            let name = ExactText(string(scenario.configuration, in: file))
            guard let known = configurations.firstIndex(where: { ExactText($0) == name }) else {
                report(scenario, in: file, diagnostics: &diagnostics)
                return nil
            }
            number = known
        }
        guard let chosen = graph.chosen else { return all.partOfEach[number] }
        return ExactText(chosen.name) == ExactText(configurations[number]) ? 0 : nil
    }

    /// Whether a graph has the window of a scenario.
    private func has(_ scenario: ScenarioDeclaration, in file: Int32, graph: ResolvedGraph) -> Bool {
        if scenario.hasNoWindow { return true }
        if scenario.window.isAbsent { return !graph.windows.isEmpty }
        let name = ExactText(string(scenario.window, in: file))
        return graph.windowIDs.contains { ExactText(graph.name(of: $0)) == name }
    }

    private mutating func report(
        _ scenario: ScenarioDeclaration, in file: Int32, diagnostics: inout DiagnosticBag
    ) {
        if graph.isPartial { return }
        let found = UnresolvedReference.found(
            configuration: string(scenario.configuration, in: file), among: configurations, near: &nearest,
            at: graph.place(of: scenario.configuration, in: file))
        diagnostics.add(UnresolvedReference.info, diagnostic: found)
    }
}
