import KindredDraft

/// One statement of a specification: who shows or contains what, wherever code does it.
struct CodeEntry {
    /// The number among all.
    let number: Int
    let kind: CodeEdgeKind
    let from: String
    /// `Container{Content}`, or a class alone.
    let to: String
    let style: String?
    let anchor: String?
    /// The type whose method sets a window's root.
    let owner: String
    /// The column of a split view controller.
    let column: String?
    /// Whether it is `show(_:sender:)`.
    let isShow: Bool
    let site: CodePlace
    /// The screens that set a window's root.
    var setters: [String]
    var sources: [String]
    /// A comment: one of how many alternatives it is, wherever code does it.
    var note: String?
}

/// Statements of edges in a specification, and the edges that it has no place for.
struct CodeEntries {
    private(set) var all: [CodeEntry] = []
    private(set) var unread: [Draft.CodeEdge] = []
    /// The edges of each entry.
    private(set) var edges: [[Int]] = []
    private var numbers: [String: Int] = [:]
    private let types: [String: CodeClass]
    /// The stacks of other objects that show something by themselves.
    private let stacks: Set<String>
    /// The classes of these that are no UIKit's.
    private(set) var stackClasses: [String: String] = [:]
    /// Containers that these stacks are, so that they are nothing else.
    private(set) var shownStacks: Set<String> = []

    /// - Parameters:
    ///   - refused: Edges that the language refuses, each with the rule.
    ///   - showsSystem: Whether controllers of the system count.
    init(_ code: CodeEdges, refused: [Int: String], showsSystem: Bool) {
        types = code.types
        stacks = Set(
            code.edges.filter { $0.state != .unresolved }.flatMap { edge in
                edge.kind == .push && !edge.askedBy.isEmpty ? [] : edge.from.filter { $0.hasPrefix("stack:") }
            })
        let owners = Set(
            code.edges.filter { ![.present, .push, .showDetail, .window].contains($0.kind) }.flatMap(\.from))
        for (number, edge) in code.edges.enumerated() {
            // A tab bar controller of UIKit's has content of the app.
            let isSystem =
                edge.isSystem && !edge.to.allSatisfy { owners.contains($0) && CodeTerm.sort($0, types) != .navigation }
            if isSystem && !showsSystem { continue }
            if let why = refused[number] ?? (edge.state == .unresolved ? edge.reason ?? "unknown" : nil) {
                unread.append(Self.unread(edge, why: why))
            } else {
                add(edge, number: number)
            }
        }
    }

    static func unread(_ edge: CodeEdge, why: String) -> Draft.CodeEdge {
        Draft.CodeEdge(
            kind: edge.kind.rawValue, from: edge.from.map(TypeTwins.shown), to: edge.to.map(TypeTwins.shown),
            sources: sources(edge), why: why)
    }

    /// The edge's place, then those of the calls inwards.
    private static func sources(_ edge: CodeEdge) -> [String] {
        ([edge.place] + edge.chain).map { "\($0.file):\($0.line)" }
    }

    private mutating func add(_ edge: CodeEdge, number: Int) {
        let count = edge.from.count * edge.to.count
        let note = edge.state == .certain ? nil : count > 1 ? "one of \(count)" : "in #if"
        let from = edge.from.flatMap { name in
            name.hasPrefix("stack:") && edge.kind == .push && !edge.askedBy.isEmpty
                ? edge.askedBy : performers(name, method: edge.method)
        }
        let to = edge.to.filter { name in !isBase(name) || edge.to.count == 1 }
        if let stack = edge.shownStack, to.count == 1, stacks.contains(stack), let parts = CodeTerm.parts(to[0]) {
            // Name the stack as what it shows names it.
            shownStacks.insert(to[0])
            if !UIKitClasses.isGeneral(parts.container) { stackClasses[stack] = parts.container }
            for from in from { add(edge, number: number, from: from, to: stack, note: note) }
            return add(edge, number: number, from: stack, to: parts.content, note: nil, isContent: true)
        }
        for from in from { for to in to { add(edge, number: number, from: from, to: to, note: note) } }
    }

    /// - Parameter isContent: Whether it says what the edge's stack is made with.
    private mutating func add(
        _ edge: CodeEdge, number: Int, from: String, to: String, note: String?, isContent: Bool = false
    ) {
        let kind = isContent ? .root : edge.kind
        let owner = kind == .window ? edge.owner : ""
        let (style, column) = isContent ? (nil, nil) : (edge.style, edge.column)
        let key = "\(kind.rawValue) \(from) \(to) \(style ?? "") \(owner) \(column ?? "") \(edge.isShow)"
        if let known = numbers[key] {
            let new = Self.sources(edge).filter { !all[known].sources.contains($0) }
            all[known].sources += new
            all[known].setters += edge.setters.filter { !all[known].setters.contains($0) }
            if note == nil { all[known].note = nil }
            return edges[known].append(number)
        }
        numbers[key] = all.count
        edges.append([number])
        all.append(
            CodeEntry(
                number: all.count, kind: kind, from: from, to: to, style: style, anchor: edge.anchor, owner: owner,
                column: column, isShow: edge.isShow, site: edge.site, setters: edge.setters,
                sources: Self.sources(edge), note: note))
    }

    /// Whether a class is there to inherit from: no code makes one.
    private func isBase(_ name: String) -> Bool { types[name].map { !$0.isMade && !$0.heirs.isEmpty } ?? false }

    /// The classes that do what a method of a class does: of a base class, those below that don't override it.
    func performers(_ name: String, method: String) -> [String] {
        guard isBase(name) else { return [name] }
        var found: [String] = []
        var open = [name]
        var seen: Set = [name]
        while let next = open.popLast() {
            guard let type = types[next] else { continue }
            if next != name, type.methods.contains(method) { continue }
            if !isBase(next) { found.append(next) }
            open += type.heirs.filter { seen.insert($0).inserted && isBase(next) }
        }
        return found.isEmpty ? [name] : found.sorted()
    }
}

/// Texts of what is shown: a class, or a container made in sight with its content.
enum CodeTerm {
    /// The start of names of scenes without a class.
    static let scene = "scene:"

    /// The container and its content; nil for a class alone.
    static func parts(_ term: String) -> (container: String, content: String)? {
        guard term.hasSuffix("}"), let open = term.firstIndex(of: "{") else { return nil }
        return (String(term[..<open]), String(term[term.index(after: open)...].dropLast()))
    }

    /// The class without containers around it.
    static func innermost(_ term: String) -> String {
        var term = term
        while let parts = parts(term) { term = parts.content }
        return term
    }

    static func sort(_ name: String, _ types: [String: CodeClass]) -> ControllerSort {
        if name.hasPrefix("stack:") { return .navigation }
        return types[name]?.sort ?? UIKitClasses.sort(TypeText.withoutArguments(name)) ?? .plain
    }
}
