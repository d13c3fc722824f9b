import KindredBase
import KindredCore
import KindredEmit

/// What of a graph is drawn, and how: the options that `render` and `compile --format dot` share.
struct Drawing {
    static let narrowing: [Option] = [.family, .depth, .around, .hops]
    static let options = narrowing + [.clusters, .tables, .legend, .linkBase]

    let options: GraphDOT.Options

    init(_ arguments: Arguments) throws(Failure) {
        if arguments.has(.hops), !arguments.has(.around) {
            throw arguments.wrong("option '\(Option.hops.name)' requires --around ID")
        }
        if arguments.has(.clusters), arguments.has(.tables) {
            throw arguments.wrong("'--clusters' and '--tables' exclude each other")
        }
        let families = arguments.values(.family)
        options = GraphDOT.Options(
            linkBase: arguments.value(.linkBase), legend: arguments.has(.legend),
            form: arguments.has(.clusters) ? .clusters : arguments.has(.tables) ? .tables : .automatic,
            narrowing: Narrowing(
                families: families.isEmpty ? nil : families, depth: arguments.count(.depth),
                around: arguments.values(.around), hops: arguments.count(.hops) ?? 1))
    }

    /// Refuses names that don't exist.
    func check(_ specification: Specification) throws(Failure) {
        let hierarchy = specification.hierarchy
        for name in options.narrowing.families ?? [] where hierarchy.family(named: name) == nil {
            let near = Nearby.word(name, among: hierarchy.familyIDs.map { hierarchy.name($0) })
            throw .usage("there is no family '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        for id in options.narrowing.around where Narrowing.controllers(named: id, in: hierarchy).isEmpty {
            throw .unknown(id, near: near(id, hierarchy))
        }
    }

    /// Of what can be narrowed to.
    private func near(_ id: String, _ hierarchy: Hierarchy) -> [String] {
        let paths = hierarchy.paths(endingWith: id, atMost: 3)
        if !paths.isEmpty { return paths.map { hierarchy.name($0) } }
        var names = hierarchy.controllerIDs.map { hierarchy.name($0) } + hierarchy.familyIDs.map { hierarchy.name($0) }
        names += (hierarchy.screens?.templates ?? []).indices.map { hierarchy.name(template: Int32($0)) }
        return Nearby.word(id, among: names.filter { !$0.isEmpty }).map { [$0] } ?? []
    }
}

extension Failure {
    static func unknown(_ id: String, near: [String]) -> Failure {
        let names = near.map { "'\($0)'" }.joined(separator: ", ")
        return .usage(
            "there is no '\(id)'" + (near.isEmpty ? "" : "; did you mean \(near.count > 1 ? "one of " : "")\(names)?"))
    }
}
