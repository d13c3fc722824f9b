import KindredGraph
import KindredText

/// Explains a class: the controllers that are declared with it.
struct ClassExplanation {
    private(set) var lines = Lines()

    init(name: String, controllers: [ControllerID], by declarations: Declarations) {
        let numbers = declarations.numbers(of: controllers)
        let places = numbers.count == controllers.count ? "" : " (\(controllers.count) places)"
        lines.add("class \(name), of \(numbers.count) controllers\(places)")
        lines.table(numbers.map { Self.row(declarations.places(of: $0), by: declarations) }, depth: 1)
        lines.heading("Explain one of them by its id")
    }

    private static func row(_ places: ArraySlice<ControllerID>, by declarations: Declarations) -> [String] {
        guard let id = places.first else { return [] }
        let graph = declarations.graph
        if places.count == 1 {
            let parent = graph[id].parent.map { graph.label($0) }
            return [
                graph.label(id), graph.kindPhrase(id), graph.location(of: graph.place(of: id)),
                parent.map { "\(graph.rolePhrase(id)) of \($0)" } ?? "root",
                "in family \(graph.label(graph[id].family))",
            ]
        }
        let families = places.map { graph.label(graph[$0].family) }
        let names = families.enumerated().filter { families.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        return [
            declarations.label(id), graph.kindPhrase(id), graph.location(of: graph.declaredPlace(id)),
            "\(places.count) places",
            "in \(English.form("family", for: names.count, many: "families")) \(English.list(names))",
        ]
    }

    /// The controllers with a class of that name, whose module or enclosing type may be missing on either side.
    static func controllers(_ name: String, in graph: ResolvedGraph) -> [ControllerID] {
        let wanted = components(name)
        if wanted.isEmpty { return [] }
        return graph.controllerIDs.filter { id in
            let declared = components(graph.className(id))
            return !declared.isEmpty && zip(wanted.reversed(), declared.reversed()).allSatisfy { $0 == $1 }
        }
    }

    /// The parts between dots, without generic arguments.
    static func components(_ name: String) -> [[UInt8]] {
        var plain: [UInt8] = []
        var depth = 0
        for byte in name.utf8 {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if depth == 0, byte != 0x20 { plain.append(byte) }
            if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        return plain.split(separator: UInt8(ascii: ".")).map(Array.init)
    }
}
