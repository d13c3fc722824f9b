import KindredFormats
import KindredGraph
import KindredMap
import KindredText

/// The options that `render` and `compile --format dot` share: what of a graph is drawn, and how.
struct DrawingOptions {
    static let narrowing: [Option] = [.family, .depth]
    static let options = narrowing + [.clusters, .tables, .legend, .linkBase]

    private(set) var options: GraphDOT.Options

    init(_ arguments: Arguments) throws(Failure) {
        if arguments.has(.clusters), arguments.has(.tables) {
            throw arguments.conflict(.clusters, other: .tables)
        }
        let families = arguments.values(.family)
        options = GraphDOT.Options(
            linkBase: arguments.value(.linkBase), legend: arguments.has(.legend),
            form: arguments.has(.clusters) ? .clusters : arguments.has(.tables) ? .tables : .automatic,
            narrowing: Narrowing(families: families.isEmpty ? nil : families, depth: arguments.count(.depth)))
    }

    /// Draws only what is selected, and refuses names that don't exist.
    mutating func narrow(
        to selected: ControllerSet?, of specification: Specification, title: String? = nil
    ) throws(Failure) {
        let hierarchy = specification.hierarchy
        for name in options.narrowing.families ?? [] where hierarchy.family(named: name) == nil {
            let near = NearWords.word(name, among: hierarchy.familyIDs.map { hierarchy.name(of: $0) })
            throw .usage("there is no family '\(name)'" + English.suggestion(near))
        }
        options.narrowing.selected = selected
        options.narrowing.title = title
    }
}

extension Failure {
    static func unknown(_ id: String, near: [String]) -> Failure {
        let names = near.map { "'\($0)'" }.joined(separator: ", ")
        let message =
            "there is no '\(id)'" + (near.isEmpty ? "" : "; did you mean \(near.count > 1 ? "one of " : "")\(names)?")
        // Ids have no spaces, colons and stars, but selectors do.
        let isSelector = near.isEmpty && id.utf8.contains { [0x20, 0x2A, 0x3A].contains($0) }
        return isSelector ? .usage(message, "this is read as one id, not as a selector") : .usage(message)
    }
}
