import KindredDraft
import KindredGraph

/// Ids, and the choice of classes that are screens and of containers that are nodes where they are shown.
struct CodeNames {
    /// The screens' classes, `stack:…` among them, in the order of their declarations.
    private(set) var screens: [String] = []
    /// Containers made in code that stand in several places.
    private(set) var sharedTerms: [String] = []
    private var ids: [String: String] = [:]
    private var uses: [String: Set<String>] = [:]
    private var order: [String] = []
    private var taken = DraftNames()
    private let types: [String: CodeClass]

    /// - Parameters:
    ///   - roots: Classes that are families whatever shows them.
    ///   - stacks: Containers that are stacks of other objects, which have names of their own.
    init(_ entries: [CodeEntry], roots: [String], stacks: Set<String>, types: [String: CodeClass]) {
        self.types = types
        var sources: [String] = []
        let entries = entries.filter { !Self.isStack($0, stacks, types) }
        for entry in entries {
            if entry.kind != .window { sources.append(entry.from) }
            switch entry.kind {
            case .present, .window: use(entry.to, in: "family")
            case .push, .showDetail:
                use(entry.to, in: "family")
                use(entry.to, in: "push")
            case .root, .child: if !Self.isMakingContainer(entry, types) { use(entry.to, in: entry.from) }
            default: use(entry.to, in: entry.from)
            }
        }
        for root in roots { use(root, in: "family") }
        // What is made and shown nowhere that is known is a screen of its own.
        for entry in entries where Self.isMakingContainer(entry, types) && !isScreen(entry.from) {
            let term = "\(entry.from){\(entry.to)}"
            if uses[term] == nil {
                use(term, in: "family")
                use(term, in: "itself")
            }
        }
        let containers = Set(order.compactMap { CodeTerm.parts($0)?.container })
        for source in sources where !containers.contains(source) { use(source, in: "itself") }
        nameAll()
    }

    /// Whether an entry says what a container is made with, which its term says as well.
    static func isMakingContainer(_ entry: CodeEntry, _ types: [String: CodeClass]) -> Bool {
        guard entry.kind == .root || entry.kind == .child, !entry.from.hasPrefix("stack:") else { return false }
        return [.navigation, .container].contains(CodeTerm.sort(entry.from, types))
    }

    /// Whether an entry says what a stack is made with that has a name of its own.
    static func isStack(_ entry: CodeEntry, _ stacks: Set<String>, _ types: [String: CodeClass]) -> Bool {
        isMakingContainer(entry, types) && stacks.contains("\(entry.from){\(entry.to)}")
    }

    func isScreen(_ term: String) -> Bool {
        guard let uses = uses[term] else { return false }
        return CodeTerm.parts(term) == nil || uses.count > 1
    }

    func id(_ term: String) -> String { ids[term] ?? "Screen" }

    private mutating func use(_ term: String, in place: String) {
        var (term, place) = (term, place)
        while true {
            if uses[term] == nil { order.append(term) }
            uses[term, default: []].insert(place)
            guard let parts = CodeTerm.parts(term) else { return }
            (place, term) = (term, parts.content)
        }
    }

    // MARK: - Ids

    private mutating func nameAll() {
        screens = order.filter { CodeTerm.parts($0) == nil }.sorted { first, second in
            switch (types[first]?.place, types[second]?.place) {
            case (let first?, let second?): first < second
            case (nil, nil): first < second
            case (let first, _): first != nil
            }
        }
        for name in screens { ids[name] = nameOfScreen(name) }
        let containers = order.filter { CodeTerm.parts($0) != nil }
        sharedTerms = containers.filter(isScreen)
        var contents: [String: Int] = [:]
        for term in containers { contents[CodeTerm.parts(term)?.container ?? "", default: 0] += 1 }
        // Inner ones first: outer ones are named after them.
        for term in containers.reversed() {
            guard let (container, content) = CodeTerm.parts(term) else { continue }
            let isOnly = contents[container] == 1 && !UIKitClasses.isGeneral(container)
            let base =
                isOnly
                ? Self.stem(container)
                : Self.ofContent(ids[CodeTerm.innermost(content)] ?? "Screen", sort(container), container)
            ids[term] = taken.claimNumbered(base)
        }
    }

    private mutating func nameOfScreen(_ name: String) -> String {
        if name.hasPrefix(CodeTerm.scene) {
            return taken.claimNumbered(DraftNames.cleaned(String(name.dropFirst(6))) ?? "Scene")
        }
        let name = TypeTwins.shown(name)
        let plain = name.hasPrefix("stack:") ? String(name.dropFirst(6)) : Self.general[name] ?? hosted(name)
        let stem = name.hasPrefix("stack:") ? DraftNames.cleaned(plain) ?? "Stack" : Self.stem(plain)
        if taken.claim(stem) { return stem }
        if let whole = DraftNames.cleaned(plain), taken.claim(whole) { return whole }
        return taken.claimNumbered(stem)
    }

    /// The view of a hosting controller.
    private func hosted(_ name: String) -> String {
        name.hasPrefix("UIHostingController<") ? TypeText.arguments(name) ?? name : name
    }

    private func sort(_ name: String) -> ControllerSort { CodeTerm.sort(name, types) }

    private static func stem(_ name: String) -> String {
        DraftNames.stem(DraftNames.ofClass(TypeTwins.shown(name)) ?? "Screen")
    }

    private static func ofContent(_ content: String, _ sort: ControllerSort, _ container: String) -> String {
        switch sort {
        case .navigation: content + "Nav"
        case .tab: content + "Tabs"
        case .split: content + "Split"
        case .page: content + "Pages"
        default: content + stem(container)
        }
    }

    private static let general = [
        "UITabBarController": "Tabs", "UISplitViewController": "Split", "UIPageViewController": "Pages",
        "UINavigationController": "Nav",
    ]
}
