import KindredDiagnostics
import KindredGraph
import KindredText

/// The content of a list of homes: its families and blocks, their rows, and what each name presents and pushes.
struct HomeList {
    let homes: Homes
    let calls: Calls
    /// Whether each name is shown; nil if all are.
    private let shown: [Bool]?
    /// The families that are asked for; nil for all.
    private let families: Set<FamilyID>?

    /// - Parameter selected: Whose names are shown, at home; nil for everything.
    init(
        graph: ResolvedGraph, by naming: Naming, selected: ControllerSet? = nil, families: [String]? = nil
    ) {
        let selected = naming == .places ? graph.once(selected) : selected
        homes = Homes(Declarations(graph, by: naming))
        calls = Calls(declarations: homes.declarations)
        shown = selected.map { [homes] in homes.withContainers($0.elements) }
        self.families = families.map { Set($0.compactMap { graph.family(named: $0) }) }
    }

    var declarations: Declarations { homes.declarations }
    var graph: ResolvedGraph { declarations.graph }

    // MARK: What is shown

    func contains(_ family: FamilyID) -> Bool {
        if let families, !families.contains(family) { return false }
        guard let shown else { return true }
        guard let root = graph[family].root else { return false }
        let number = declarations[root]
        return homes[number] == .root(of: family) && shown[Int(number)]
    }

    func contains(_ window: WindowID) -> Bool {
        let all = graph[window].families
        return families == nil && shown == nil || all.contains { contains($0.family) }
    }

    /// The indices of the blocks: with families those of their stacks.
    var blocks: [Int] {
        var all = Array(homes.blocks.indices)
        if families != nil {
            var named: Set<Int> = []
            for family in graph.familyIDs where contains(family) {
                for row in rows(of: family) { if case .blocks(let blocks) = row.item { named.formUnion(blocks) } }
            }
            all = all.filter(named.contains)
        }
        return all.filter(contains)
    }

    private func contains(_ block: Int) -> Bool { homes.blocks[block].screens.contains(where: contains) }

    private func contains(_ number: Declarations.Number) -> Bool { shown?[Int(number)] ?? true }

    // MARK: Rows

    func rows(of family: FamilyID) -> [Homes.Row] { shown(homes.rows(of: family)) }

    func rows(ofBlock block: Int) -> [Homes.Row] { shown(homes.rows(of: homes.blocks[block])) }

    /// The rows that are shown. What isn't shown has nothing in it that is.
    private func shown(_ rows: [Homes.Row]) -> [Homes.Row] {
        if shown == nil { return rows }
        return rows.filter { row in
            switch row.item {
            case .home(let number): contains(number)
            case .reference(let number): contains(number) && isShownAround(row)
            case .blocks(let blocks): blocks.contains(where: contains) && isShownAround(row)
            }
        }
    }

    private func isShownAround(_ row: Homes.Row) -> Bool {
        if case .blocks = row.item { return contains(declarations[row.place]) }
        return graph[row.place].parent.map { contains(declarations[$0]) } ?? true
    }

    // MARK: Words

    func blockNames(_ blocks: [Int]) -> String {
        blocks.filter(contains).map { homes.blocks[$0].name }.joined(separator: ", ")
    }

    /// The end of a row's name: ` as Me` if the place has another in its container.
    func alias(of row: Homes.Row) -> String { homes.alias(of: row.place).map { " as \($0)" } ?? "" }

    /// The end of a name that exists in some configurations only: " on pad".
    func configurations(of number: Declarations.Number) -> String {
        graph.phraseOfConfigurations(having: declarations.places(of: number))
    }

    /// The configurations that have a name.
    func set(of number: Declarations.Number) -> ConfigurationSet {
        graph.set(having: declarations.places(of: number))
    }

    /// The end of what is so in some configurations only, unless that goes without saying: what it stands below is there in no other.
    func phrase(for set: ConfigurationSet, below: ConfigurationSet) -> String {
        let names = set == below ? [] : graph.names(of: set)
        return names.isEmpty ? "" : " " + Diagnostic.phrase(names)
    }

    /// The end of presenters that present in some configurations only: " on pad".
    func phrase(for presenters: Calls.Presenters, of call: Calls.Presentation) -> String {
        phrase(for: presenters.configurations, below: call.configurations)
    }

    /// The noun before the presenters.
    func presenterNoun(_ call: Calls.Presentation) -> String {
        English.form("presenter", for: call.presenters.reduce(0) { $0 + $1.names.count })
    }

    /// The number of places, if that isn't the one of what the name is in: `9 places`.
    func places(of number: Declarations.Number) -> String? {
        let count = declarations.places(of: number).count { !graph.isRepeated($0) }
        if count == 1 { return nil }
        if case .container(let container) = homes[number],
            declarations.places(of: container).count(where: { !graph.isRepeated($0) }) == count
        {
            return nil
        }
        return "\(count) places"
    }

    /// Names in a line: all of them by places, the first few by screens.
    func list(_ names: [String]) -> String {
        declarations.areControllers ? names.joined(separator: ", ") : English.list(names)
    }
}
