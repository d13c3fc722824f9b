import KindredGraph
import KindredText

/// The ways in which families are shown.
struct FamilyWays {
    enum Way {
        case windows
        /// A lack of windows and presentations, which counts as one way.
        case nothing
        /// Presentations of one style, which cover the screen.
        case covers(PresentationGroup)
        /// Presentations of one style, over one controller, or over the places of one in a family.
        case context(PresentationGroup, [ControllerID])
    }

    let declarations: Declarations
    let related: Related
    private var graph: ResolvedGraph { declarations.graph }

    /// The graph of all configurations.
    private let whole: ResolvedGraph

    init(declarations: Declarations, whole: ResolvedGraph? = nil) {
        (self.declarations, self.whole) = (declarations, whole ?? declarations.graph)
        related = Related(declarations)
    }

    /// The number of places of a screen, or of a node in one, in all configurations together.
    func places(ofScreen template: Int32) -> Int {
        let other = whole.template(named: graph.name(template: template))
        return other.flatMap { whole.screens?.places[$0].count } ?? 0
    }

    /// The windows, then the presentations in order of declaration; equal ones are one way.
    func of(_ family: FamilyID) -> [Way] {
        var ways: [Way] = graph.hasWindow(family) ? [.windows] : []
        let groups = PresentationGroup.groups(graph.presentations(of: family)) { id in
            [
                graph.stylePhrase(id),
                presenter(id).map { "\(declarations[$0]) \(graph[$0].family.index)" } ?? "",
            ]
        }
        ways += groups.map { group in
            let presenters = group.presentations.compactMap { presenter($0) }
            return presenters.isEmpty ? .covers(group) : .context(group, presenters)
        }
        return ways.isEmpty ? [.nothing] : ways
    }

    /// The presenter in a context style; nil for other styles.
    private func presenter(_ id: PresentationID) -> ControllerID? {
        guard graph[id].usesContext else { return nil }
        if graph[id].isFromAny { return graph.presenters(of: id).first?.controller }
        guard let from = graph[id].from else { return nil }
        return context(from)
    }

    private func context(_ from: ControllerID) -> ControllerID {
        if graph[from].definesContext { return from }
        return graph.ancestors(of: from).first { graph[$0].definesContext } ?? graph.root(of: from)
    }
}

extension FamilyWays.Way {
    func phrase(_ family: FamilyID, by declarations: Declarations) -> String {
        let graph = declarations.graph
        let name = graph.label(family)
        switch self {
        case .windows:
            let windows = graph.windows(of: family)
            let places = windows.map { "\(graph.label($0)) (\(graph.location(of: graph.place(of: $0))))" }
            return
                "\(name) is a root of \(English.form("window", for: windows.count)) \(enumeration(places, atMost: 3))"
        case .nothing:
            return "\(name) isn't in a window and is never presented, so it's considered on its own"
        case .covers(let group):
            return "\(name) is shown by \(phrase(group, declarations: declarations))"
        case .context(let group, let presenters):
            let presenter = presenters[0]
            let container = graph.label(graph[presenter].family)
            let place = graph[presenter].parent == nil ? "the root of \(container)" : "inside \(container)"
            let shown = "\(name) is shown by \(phrase(group, declarations: declarations))"
            return "\(shown), over \(declarations.label(presenter)), \(place)"
        }
    }

    private func phrase(_ group: PresentationGroup, declarations: Declarations) -> String {
        let graph = declarations.graph
        var known: Set<String> = []
        let all = group.presentations.lazy.map { declarations.name(of: $0) }.filter { known.insert($0).inserted }
        let names = enumeration(Array(all), atMost: 3)
        return "\(names) (\(graph.location(of: group))), \(graph.stylePhrase(group.first))"
    }
}
