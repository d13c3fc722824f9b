import KindredGraph

/// One edge of the code between two classes: an alternative of a site.
struct SeenEdge {
    let kind: SharedKind
    let from: String
    /// The shown class, from the outside in: a container, and what it is made with.
    let to: [String]
    let edge: CodeEdge

    /// Whether the source is a navigation controller that another object holds: any screen may be on it.
    var isStack: Bool { from.hasPrefix("stack:") }
    var isWindow: Bool { from == "window" }
    /// The class that a message names.
    var target: String { to.first ?? "" }

    /// The alternatives of an edge; none if an end is unknown.
    static func all(of edge: CodeEdge) -> [SeenEdge] {
        let kind = SharedKind(edge.kind)
        return edge.from.prefix(64).flatMap { from in
            edge.to.prefix(64).map { SeenEdge(kind: kind, from: CodeClasses.plain(from), to: parts($0), edge: edge) }
        }
    }

    /// The classes of `Container{Content}`, without the navigation controllers of UIKit's that have content.
    static func parts(_ text: String) -> [String] {
        var parts = text.split(separator: "{").map { CodeClasses.plain($0.last == "}" ? trimmed($0) : String($0)) }
        while parts.count > 1, parts[0] == "UINavigationController" { parts.removeFirst() }
        return parts
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last == "}" { text.removeLast() }
        return String(text)
    }

    /// Whether a declaration of a kind may be what the code does.
    func fits(_ declared: SharedKind) -> Bool { Self.fits(edge.kind, declared: declared) }

    static func fits(_ kind: CodeEdgeKind, declared: SharedKind) -> Bool {
        if SharedKind(kind) == declared { return true }
        return switch (kind, declared) {
        case (.present, .show), (.push, .show), (.showDetail, .show), (.showDetail, .contain): true
        // A stack that is replaced: what is put there is pushed, or was there from the start.
        case (.stack, .push), (.stack, .show): true
        case (.column, .showDetail): true
        default: false
        }
    }
}

/// Finds declared edges by their ends.
struct DeclaredIndex {
    private var byTarget: [EdgeEnd: [EdgeEnd: [Int]]] = [:]
    private let edges: [DeclaredEdge]
    private let classes: CodeClasses
    private let unwritten: [UnwrittenEdge]

    init(edges: [DeclaredEdge], unwritten: [UnwrittenEdge], classes: CodeClasses) {
        (self.edges, self.classes) = (edges, classes)
        func meant(_ names: [String]) -> [String] {
            names.map { classes.meant(by: $0) ?? classes.meant(byID: $0) ?? $0 }
        }
        self.unwritten = unwritten.map { UnwrittenEdge(kind: $0.kind, from: meant($0.from), to: meant($0.to)) }
        for (number, edge) in edges.enumerated() {
            for from in edge.from { byTarget[edge.to, default: [:]][from, default: []].append(number) }
        }
    }

    /// The declared edges between the classes of an edge, of whatever kind.
    func between(_ seen: SeenEdge) -> [Int] {
        var found: [Int] = []
        let sources = sources(of: seen)
        for name in seen.to {
            for target in [EdgeEnd.named(name)]
                + (classes.sort(name).map { [.any($0 == .container ? .plain : $0)] } ?? [])
            {
                guard let bySource = byTarget[target] else { continue }
                if seen.isStack {
                    for number in bySource.values.joined() where edges[number].kind != .window { found.append(number) }
                    continue
                }
                for source in sources { found += bySource[source] ?? [] }
            }
        }
        return found
    }

    /// The declared edges that say what a container is made with which an edge shows.
    func content(of seen: SeenEdge) -> [Int] {
        zip(seen.to, seen.to.dropFirst()).flatMap { container, content in
            between(SeenEdge(kind: .contain, from: container, to: [content], edge: seen.edge)).filter {
                edges[$0].kind == .contain
            }
        }
    }

    private func sources(of seen: SeenEdge) -> [EdgeEnd] {
        if seen.isWindow { return [.window] }
        let sort = classes.sort(seen.from) ?? .plain
        return classes.relatives(of: seen.from).map { .named($0) } + [
            .any(sort == .container ? .plain : sort), .anybody,
        ]
    }

    /// Whether an import has left the edge for a person to decide.
    func isUnwritten(_ seen: SeenEdge) -> Bool {
        unwritten.contains { edge in
            (edge.kind.map(seen.fits) ?? true) && (edge.to.isEmpty || edge.to.contains(where: seen.to.contains))
                && (edge.from.isEmpty || edge.from.contains(where: classes.relatives(of: seen.from).contains))
        }
    }
}
