import KindredBase
import KindredCore
import KindredEmit

/// What of a graph is drawn, and how: the options that `render` and `compile --format dot` share.
struct Drawing {
    static let options: [Option] = [.family, .depth, .legend, .linkBase]

    let options: GraphDOT.Options

    init(_ arguments: Arguments) {
        let families = arguments.values(.family)
        options = GraphDOT.Options(
            linkBase: arguments.value(.linkBase), legend: arguments.has(.legend),
            families: families.isEmpty ? nil : families,
            depth: arguments.count(.depth))
    }

    /// Refuses names of families that do not exist.
    func check(_ specification: Specification, _ arguments: Arguments) throws(Failure) {
        let hierarchy = specification.hierarchy
        for name in arguments.values(.family) where hierarchy.family(named: name) == nil {
            let near = Nearby.word(name, among: hierarchy.familyIDs.map { hierarchy.name($0) })
            throw .usage("there is no family '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
    }

    /// How many controllers are drawn at most: what the depth leaves out is not taken off.
    func size(_ specification: Specification) -> Int {
        let hierarchy = specification.hierarchy
        guard let families = options.families else { return hierarchy.controllers.count }
        return Set(families.compactMap { hierarchy.family(named: $0) }).reduce(0) {
            $0 + hierarchy.members(of: $1).count
        }
    }
}
