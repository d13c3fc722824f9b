import KindredDiagnostics
import KindredDraft
import KindredGraph

/// The specification that edges of code make: screens first, each with what it contains, pushes and presents.
package struct CodeDraft {
    package internal(set) var draft: Draft
    /// The edges of each entry: the margins of what is written name entries, then moves.
    package let edges: [[Int]]
    let entries: [CodeEntry]
    private let types: [String: CodeClass]
    let names: CodeNames
    /// The names that are families without an entry that shows them.
    private let represented: [String]
    private let loose: Set<String>
    private let stackClasses: [String: String]
    private(set) var families: [String: String] = [:]
    private var relations: [String: [CodeEntry]] = [:]
    private(set) var contents: [String: [(role: Role, entry: CodeEntry)]] = [:]
    var moves: [String: [Draft.Move]] = [:]

    /// - Parameters:
    ///   - refused: Edges that the language refuses, each with the rule.
    ///   - refusedMoves: The same of moves.
    ///   - showsSystem: Whether controllers of the system count.
    package init(
        _ code: CodeEdges, name: String, refused: [Int: String], refusedMoves: [Int: String], showsSystem: Bool
    ) {
        let made = CodeEntries(code, refused: refused, showsSystem: showsSystem)
        (entries, edges, types) = (made.all, made.edges, code.types)
        let screens = LooseScreens(
            made.all, families: code.represented, stacks: made.shownStacks, types: code.types)
        represented = code.represented + screens.roots
        loose = Set(screens.roots)
        names = CodeNames(entries, roots: represented, stacks: made.shownStacks, types: types)
        stackClasses = made.stackClasses
        draft = Draft(name: name)
        draft.heading = ["Imported from Swift code."]
        draft.unread = made.unread
        sortEntries(code)
        nameFamilies()
        makeWindows()
        sortMoves(code, made, refused: refusedMoves)
        for name in names.screens + names.sharedTerms { makeScreen(name) }
        for (term, id) in familiesInOrder { makeFamily(term, id: id) }
        draft.unread.sort { ($0.sources.first ?? "") < ($1.sources.first ?? "") }
    }

    /// The number of presentations, and that of pushes, whatever leads to the screens that make them.
    package var counts: (presentations: Int, pushes: Int) {
        (entries.count { $0.kind == .present }, entries.count { $0.kind == .push || $0.kind == .showDetail })
    }

    /// The entry that a place in a margin names.
    package static func entry(of place: SourceRange) -> Int { Int(place.range.start) }

    private func margin(_ entry: CodeEntry) -> Draft.Margin { margin(number: entry.number, beside: entry.note) }

    func margin(number: Int, beside note: String? = nil) -> Draft.Margin {
        Draft.Margin(beside: note, place: SourceRange(inFileAlone: ByteRange(start: number, end: number)))
    }

    private func sort(_ name: String) -> ControllerSort { CodeTerm.sort(name, types) }

    // MARK: - What belongs where

    private mutating func sortEntries(_ code: CodeEdges) {
        for entry in entries {
            switch entry.kind {
            case .present, .push, .showDetail: relations[entry.from, default: []].append(entry)
            case .window: break
            default:
                if CodeNames.isMakingContainer(entry, types), !names.isScreen(entry.from) { continue }
                guard let role = role(of: entry) else {
                    refuse(entry, why: "misplaced-key", code)
                    continue
                }
                if isOfAnotherSet(entry, role) {
                    refuse(entry, why: "other-content", code)
                } else {
                    contents[entry.from, default: []].append((role, entry))
                }
            }
        }
    }

    private mutating func refuse(_ entry: CodeEntry, why: String, _ code: CodeEdges) {
        draft.unread += edges[entry.number].map { CodeEntries.unread(code.edges[$0], why: why) }
    }

    /// The role of what is contained; nil if a container of that kind has no place for it.
    private func role(of entry: CodeEntry) -> Role? {
        switch (entry.kind, sort(entry.from)) {
        case (.tabs, .tab): return .tab
        case (.root, .navigation), (.stack, .navigation): return .stack
        case (.pages, .page): return .page
        case (.child, .plain), (.transition, .plain), (.child, .container), (.transition, .container): return .child
        case (.column, .split): return entry.column.flatMap(Role.init).flatMap { $0.isColumn ? $0 : nil }
        default: return nil
        }
    }

    /// Whether another set of the same content came first.
    private func isOfAnotherSet(_ entry: CodeEntry, _ role: Role) -> Bool {
        if role.isColumn { return contents[entry.from]?.contains { $0.role == role } == true }
        guard role == .tab || role == .stack || role == .page, let first = contents[entry.from]?.first?.entry else {
            return false
        }
        return first.site != entry.site
    }

    // MARK: - Families and windows

    private var familiesInOrder: [(term: String, id: String)] {
        var seen: Set<String> = []
        let shown = entries.filter { $0.kind == .window || $0.kind == .present }.map(\.to)
        return (shown + represented).filter { seen.insert($0).inserted }.map { ($0, families[$0] ?? "family") }
    }

    private mutating func nameFamilies() {
        let terms = familiesInOrder.map(\.term)
        for (term, id) in zip(terms, FamilyNames.of(roots: terms.map(names.id))) { families[term] = id }
    }

    private mutating func makeFamily(_ term: String, id: String) {
        let entry = entries.first { ($0.kind == .window || $0.kind == .present) && $0.to == term }
        var margin = entry.map { self.margin(number: $0.number) } ?? Draft.Margin()
        if loose.contains(term) { margin.beside = "shown by code that isn't known" }
        var inner = margin
        if !names.isScreen(term) { inner.beside = nil }
        let root = place(term, margin: inner, in: nil, as: .root)
        draft.families.append(Draft.Family(id: id, root: root, margin: margin))
    }

    private mutating func makeWindows() {
        // The first at launch is the delegate's, if it sets one.
        let isOfDelegate = { [types] (entry: CodeEntry) in types[entry.owner]?.isDelegate == true }
        let roots = entries.filter { $0.kind == .window }
        let ordered = roots.filter(isOfDelegate) + roots.filter { !isOfDelegate($0) }
        // A controller sets the root of the window that it is in, and so does what it calls.
        let main = ordered.first { isOfDelegate($0) || types[$0.owner] == nil && $0.setters.isEmpty }?.owner ?? ""
        var names = DraftNames()
        var windows: [(owner: String, id: String, entry: CodeEntry, families: [String])] = []
        for entry in ordered {
            let isMain = types[entry.owner] != nil || entry.owner == main || !entry.setters.isEmpty
            let owner = isMain ? "" : entry.owner
            let family = families[entry.to] ?? "family"
            if let known = windows.firstIndex(where: { $0.owner == owner }) {
                if !windows[known].families.contains(family) { windows[known].families.append(family) }
            } else {
                let id = names.claimNumbered(owner.isEmpty ? "main" : Self.lowered(owner))
                windows.append((owner, id, entry, [family]))
            }
        }
        draft.windows = windows.map { Draft.Window(id: $0.id, families: $0.families, margin: margin($0.entry)) }
    }

    private static func lowered(_ name: String) -> String {
        let id = DraftNames.ofClass(name) ?? "window"
        return id.prefix(1).lowercased() + id.dropFirst()
    }

    // MARK: - Nodes

    private func kind(_ name: String) -> Kind {
        switch sort(name) {
        case .plain, .container: .controller
        case .navigation: .navigation
        case .tab: .tab
        case .split: .split
        case .page: .page
        }
    }

    private mutating func makeScreen(_ term: String) {
        let id = node(term, id: names.id(term), margin: Draft.Margin(), in: nil, as: .root)
        draft.screens.append(id)
    }

    /// Adds a place of a screen, or a container with its content.
    private mutating func place(
        _ term: String, margin: Draft.Margin, in parent: Draft.NodeID?, as role: Role
    ) -> Draft.NodeID {
        guard names.isScreen(term) else { return node(term, id: names.id(term), margin: margin, in: parent, as: role) }
        var made = Draft.Node(placeOf: names.id(term))
        made.margin = margin
        return parent.map { draft.append(made, to: $0, as: role) } ?? draft.appendRoot(made)
    }

    private mutating func node(
        _ term: String, id: String, margin: Draft.Margin, in parent: Draft.NodeID?, as role: Role
    ) -> Draft.NodeID {
        let parts = CodeTerm.parts(term)
        let name = parts?.container ?? term
        var made = Draft.Node(kind: kind(name), id: id)
        if !UIKitClasses.isGeneral(name), !name.hasPrefix("stack:"), !name.hasPrefix(CodeTerm.scene) {
            made.className = TypeTwins.shown(name)
        } else {
            made.className = stackClasses[name].map(TypeTwins.shown)
        }
        made.source = types[name]?.place.map { "\($0.file):\($0.line)" }
        made.margin = margin
        for entry in relations[name] ?? [] { add(entry, to: &made) }
        made.moves = moves[name] ?? []
        let node = parent.map { draft.append(made, to: $0, as: role) } ?? draft.appendRoot(made)
        if let parts {
            var inner = margin
            inner.beside = nil
            let role: Role = draft[node].kind == .navigation ? .stack : .child
            _ = place(parts.content, margin: inner, in: node, as: role)
        }
        for (role, entry) in contents[term] ?? [] {
            _ = place(entry.to, margin: self.margin(entry), in: node, as: role)
        }
        return node
    }

    private func add(_ entry: CodeEntry, to node: inout Draft.Node) {
        if entry.kind == .present {
            let style = entry.style.flatMap(PresentationStyle.init)
            var made = Draft.Presentation(present: families[entry.to] ?? "family", style: style, margin: margin(entry))
            made.sources = entry.sources
            if style == .popover { made.anchor = entry.anchor.flatMap(PopoverAnchor.init) }
            node.presents.append(made)
        } else {
            // Anything but a screen can only push.
            let kind: PushKind =
                entry.kind == .showDetail ? .showDetail : entry.isShow && names.isScreen(entry.from) ? .show : .push
            var made = Draft.Push(to: [names.id(entry.to)], kind: kind, margin: margin(entry))
            made.sources = entry.sources
            node.pushes.append(made)
        }
    }
}
