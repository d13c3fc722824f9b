/// Screens that nothing known leads to: other code shows them, so each is a family, or is shown by one that is.
struct LooseScreens {
    /// The screens that become families of their own.
    private(set) var roots: [String] = []
    private var targets: [String: [String]] = [:]
    private var contained: [String: [String]] = [:]
    private var pushers: Set<String> = []
    private var reached: Set<String> = []
    private let types: [String: CodeClass]

    /// - Parameters:
    ///   - families: What is shown anyway, besides the roots of windows.
    ///   - stacks: Containers that are stacks of other objects, which have names of their own.
    init(_ entries: [CodeEntry], families: [String], stacks: Set<String>, types: [String: CodeClass]) {
        self.types = types
        var sources: [String] = []
        for entry in entries where entry.kind != .window && !CodeNames.isStack(entry, stacks, types) {
            // A container is what it is made with.
            let source = CodeNames.isMakingContainer(entry, types) ? "\(entry.from){\(entry.to)}" : entry.from
            sources.append(source)
            targets[source, default: []].append(entry.to)
            if entry.kind == .push, !entry.isShow { pushers.insert(source) }
            if ![.present, .push, .showDetail].contains(entry.kind) { contained[source, default: []].append(entry.to) }
        }
        for entry in entries where entry.kind == .window { reach(entry.to) }
        for family in families { reach(family) }
        let known = Set(targets.values.joined())
        var seen: Set<String> = []
        sources = sources.filter { seen.insert($0).inserted }
        let containers = Set(seen.compactMap { CodeTerm.parts($0)?.container })
        for source in sources.filter({ !known.contains($0) }) + sources where !reached.contains(source) {
            if CodeTerm.parts(source) == nil, containers.contains(source) { continue }
            roots.append(needsStack(source) ? "UINavigationController{\(source)}" : source)
            reach(source)
        }
    }

    private mutating func reach(_ term: String) {
        var open = [term]
        while let next = open.popLast() {
            guard reached.insert(next).inserted else { continue }
            open += targets[next] ?? []
            if let parts = CodeTerm.parts(next) { open += [parts.container, parts.content] }
        }
    }

    /// Whether it, or what it contains, pushes: then it is on a stack.
    private func needsStack(_ source: String) -> Bool {
        var open = [source]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted, ![.navigation, .split, .tab].contains(CodeTerm.sort(next, types)),
                CodeTerm.parts(next) == nil
            else { continue }
            if pushers.contains(next) { return true }
            open += contained[next] ?? []
        }
        return false
    }
}
