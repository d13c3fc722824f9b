import KindredDiagnostics
import KindredGraph
import KindredText

/// `query coverage`: which classes of a list no specification has, and the other way round.
package enum CoverageQuery {
    /// - Parameters:
    ///   - file: Where the list is from.
    ///   - classes: Names of classes. Modules and enclosing types may be missing on either side.
    package static func answer(_ classes: [String], from file: String, in declarations: Declarations) -> Answer {
        let graph = declarations.graph
        let declared = declared(in: graph)
        let listed = ClassNames(classes: classes)
        let known = ClassNames(classes: declared.map(\.name))
        let missing = listed.names.filter { !known.contains($0) }
        let unlisted = declared.filter { !listed.contains($0.name) }
        let covered = listed.names.count - missing.count
        var lines = Lines()
        let classes = English.count(listed.names.count, of: "class", many: "classes")
        lines.add(
            "\(covered) of \(classes) in '\(file)' \(English.form("is", for: covered, many: "are")) in the specification"
        )
        if !missing.isEmpty { lines.heading("in the list alone") }
        lines.table(missing.map { [$0] }, depth: 2, atMost: .max)
        if !unlisted.isEmpty { lines.heading("in the specification alone") }
        lines.table(
            unlisted.map { [$0.name, graph.location(of: $0.place)] }, depth: 2, atMost: .max)
        return Answer(query: [("kind", "coverage"), ("file", file)], naming: declarations.naming, lines: lines) {
            json in
            json.member("listed", value: listed.names.count)
            json.member("covered", value: covered)
            json.strings("missing", texts: missing)
            json.list(key: "unlisted", items: unlisted) { each, json in
                json.member("class", text: each.name)
                json.location(of: each.place, in: graph)
            }
        }
    }

    /// Each class once, with the first place of a controller or a screen that has it.
    private static func declared(in graph: ResolvedGraph) -> [(name: String, place: SourceRange)] {
        var known: Set<ExactText> = []
        var declared: [(name: String, place: SourceRange)] = []
        func add(_ name: String, _ place: @autoclosure () -> SourceRange) {
            if !name.isEmpty, known.insert(ExactText(name)).inserted { declared.append((name, place())) }
        }
        for id in graph.controllerIDs { add(graph.className(id), graph.place(of: id)) }
        for template in (graph.screens?.templates ?? []).indices {
            add(graph.className(template: Int32(template)) ?? "", graph.place(template: Int32(template)))
        }
        return declared
    }
}

/// Names of classes, found by as many of their components as are known.
private struct ClassNames {
    /// The names, each once.
    private(set) var names: [String] = []
    /// The components of the names, by the last one.
    private var components: [[UInt8]: [[[UInt8]]]] = [:]

    init(classes: some Sequence<String>) {
        var known: Set<ExactText> = []
        for name in classes {
            let parts = ClassExplanation.components(name)
            guard let last = parts.last, known.insert(ExactText(name)).inserted else { continue }
            names.append(name)
            components[last, default: []].append(parts)
        }
    }

    func contains(_ name: String) -> Bool {
        let parts = ClassExplanation.components(name)
        guard let last = parts.last else { return false }
        return components[last]?.contains { other in
            zip(other.reversed(), parts.reversed()).allSatisfy { $0 == $1 }
        } ?? false
    }
}
