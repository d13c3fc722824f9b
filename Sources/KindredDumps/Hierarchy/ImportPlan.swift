import KindredDiagnostics
import KindredDraft
import KindredGraph
import KindredText

/// The plan for each live controller: whether it is declared, as which kind, and where.
struct ImportPlan {
    private(set) var forms = ClassForms()
    let live: LiveTree
    /// Whether each controller is declared: what the system adds by itself isn't.
    private(set) var isDeclared: [Bool]
    /// The declared container, -1 for the root of a family.
    private(set) var container: [Int32]
    /// The presenter of the root of a family, -1 for the root of the dump.
    private(set) var presenter: [Int32]
    var kinds: [Kind]
    private(set) var roles: [Role]
    /// Declared children, in order.
    private(set) var children: [[Int32]]
    /// Whether each split view controller has the classic style.
    private(set) var isClassic: [Bool]
    private(set) var diagnostics = DiagnosticBag()

    init(dump: Dump) {
        var known: [Int32: SystemControllers.Facts] = [:]
        live = LiveTree(dump: dump, forms: &forms, known: &known)
        let count = dump.controllers.count
        isDeclared = Array(repeating: false, count: count)
        container = Array(repeating: -1, count: count)
        presenter = Array(repeating: -1, count: count)
        kinds = Array(repeating: .controller, count: count)
        roles = Array(repeating: .root, count: count)
        children = Array(repeating: [], count: count)
        isClassic = Array(repeating: false, count: count)
    }

    var indices: Range<Int32> { 0..<Int32(live.count) }
    var declared: some Sequence<Int32> { indices.lazy.filter { isDeclared[Int($0)] } }

    func isRoot(_ index: Int32) -> Bool { container[Int(index)] < 0 }

    mutating func decide() {
        guess()
        arrange()
    }

    /// The first step: the declared controllers and their kinds.
    mutating func guess() {
        for index in indices { place(of: index) }
        for index in indices where isDeclared[Int(index)] && !isRoot(index) {
            children[Int(container[Int(index)])].append(index)
        }
        for index in indices where isDeclared[Int(index)] { guess(index) }
    }

    /// The second: where each is in its container.
    mutating func arrange() {
        for index in indices where isDeclared[Int(index)] { arrange(index) }
    }

    func className(_ index: Int32) -> String { forms.text(live.classNumber(index)) }

    /// Whether a tab is shown by the More list.
    func isUnderMore(_ index: Int32) -> Bool { live[index].parent >= 0 && isMore(live[index].parent) }

    // MARK: Who is declared

    private mutating func place(of index: Int32) {
        let controller = live[index]
        let isTop = controller.parent < 0
        // The nearest declared controller above, or -1.
        let above = isTop ? controller.presenter : controller.parent
        let nearest = above < 0 ? -1 : isDeclared[Int(above)] ? above : self.nearest[Int(above)]
        self.nearest.append(nearest)
        if isTop { presenter[Int(index)] = nearest } else { container[Int(index)] = nearest }
        let isHidden = above >= 0 && !isTop && isPassing[Int(above)]
        isPassing.append(isHidden || live.treatment(index) == .passing && !isBare(index) && !isMore(index))
        isDeclared[Int(index)] =
            !isPassing[Int(index)] && (isTop || live.treatment(index) == .screen) && (nearest >= 0 || isTop)
    }

    private var nearest: [Int32] = []
    private var isPassing: [Bool] = []

    /// Whether it is More: controllers under it are tabs.
    private func isMore(_ index: Int32) -> Bool {
        forms.baseText(live.classNumber(index)) == SystemControllers.more
    }

    /// A root of the dump is declared whatever it is: there must be one.
    private func isBare(_ index: Int32) -> Bool { index == 0 }

    // MARK: Of which kind

    /// Guesses the kind by the class, else by the view, else by the name and what is in it.
    private mutating func guess(_ index: Int32) {
        let possible = live.kinds(index)
        if let only = possible.only {
            kinds[Int(index)] = only
            return
        }
        let name = forms.baseText(live.classNumber(index))
        let named = KindByName.kind(of: name, among: possible, isSure: possible == .all)
        let isStacked = named == nil && possible != .all && isOnStack(index)
        // Nobody can push the other containers that have such a view.
        let kind = named ?? (isStacked ? .tab : inside(index, possible: possible))
        kinds[Int(index)] = kind
        guard kind != .controller || !children[Int(index)].isEmpty else { return }
        let reason: GuessedKind.Reason =
            named != nil ? .name : isStacked ? .place : kind == .controller ? .nothing : .inside
        let place = live.dump.place(of: index)
        diagnostics.add(
            GuessedKind.info, diagnostic: GuessedKind.found(name: name, kind: kind, reason: reason, at: place))
    }

    func isOnStack(_ index: Int32) -> Bool {
        !isRoot(index) && kinds[Int(container[Int(index)])] == .navigation
    }

    /// The kind by what is inside: of containers with a view of their own only tab bar and split view controllers hold
    /// navigation controllers.
    private func inside(_ index: Int32, possible: KindSet) -> Kind {
        guard possible != .all else { return .controller }
        let held = children[Int(index)]
        guard held.contains(where: { live.kinds($0).only == .navigation }) else { return .navigation }
        let visible = held.count { live[$0].state == .appeared }
        return visible > 1 ? .split : .tab
    }

    // MARK: Where

    private mutating func arrange(_ index: Int32) {
        let held = children[Int(index)]
        switch kinds[Int(index)].definition.presence {
        case .stacked:
            for child in held {
                roles[Int(child)] = .stack
                if kinds[Int(child)] == .navigation || kinds[Int(child)].hasColumns { demote(child) }
            }
        case .columns: arrangeColumns(index)
        case .all, .some, .repeated:
            let role = kinds[Int(index)].definition.slots.first?.role ?? .child
            for child in held { roles[Int(child)] = role }
        }
    }

    /// Makes what cannot be on a stack a plain controller: UIKit puts it there by itself.
    private mutating func demote(_ index: Int32) {
        kinds[Int(index)] = .controller
        let place = live.dump.place(of: index)
        let name = forms.baseText(live.classNumber(index))
        diagnostics.add(
            GuessedKind.info, diagnostic: GuessedKind.found(name: name, kind: .controller, reason: .place, at: place))
    }

    /// Navigation controllers on the stack of a column are columns as well, of a collapsed split view controller (R23).
    private mutating func arrangeColumns(_ index: Int32) {
        var columns = children[Int(index)]
        var position = 0
        while position < columns.count {
            let column = columns[position]
            position += 1
            guard kinds[Int(column)] == .navigation else { continue }
            let nested = children[Int(column)].filter { kinds[Int($0)] == .navigation }
            if nested.isEmpty { continue }
            children[Int(column)].removeAll { kinds[Int($0)] == .navigation }
            for each in nested { container[Int(each)] = index }
            columns += nested
        }
        children[Int(index)] = columns
        let recorded = columns.map { live[$0].recorded?.column }
        if let facts = live[index].recorded, !columns.isEmpty, !recorded.contains(nil),
            Set(recorded).count == columns.count
        {
            for (column, role) in zip(columns, recorded) { roles[Int(column)] = role ?? .child }
            isClassic[Int(index)] = facts.isClassic
            return
        }
        guard let assigned = ColumnChoice.roles(columns.map { kinds[Int($0)] }) else {
            demote(index)
            for column in columns { roles[Int(column)] = .child }
            return
        }
        for (column, role) in zip(columns, assigned.roles) { roles[Int(column)] = role }
        isClassic[Int(index)] = assigned.isClassic
    }
}

/// The columns of a split view controller's children.
private enum ColumnChoice {
    private static let orders: [[Role]] = [
        [], [.primary], [.primary, .secondary], [.primary, .supplementary, .secondary],
        [.primary, .supplementary, .secondary, .inspector],
        [.primary, .supplementary, .secondary, .inspector, .compact],
    ]

    /// The roles of columns, or nil where no style holds them. In a column style UIKit wraps what is no navigation controller,
    /// except in `compact`.
    static func roles(_ kinds: [Kind]) -> (roles: [Role], isClassic: Bool)? {
        let bare = kinds.indices.filter { kinds[$0] != .navigation }
        if bare.isEmpty { return kinds.count < orders.count ? (orders[kinds.count], false) : nil }
        if kinds.count <= 2 { return (orders[kinds.count], true) }
        guard bare.count == 1, let compact = bare.first, kinds.count < orders.count else { return nil }
        var roles = orders[kinds.count - 1]
        roles.insert(.compact, at: compact)
        return (roles, false)
    }
}

/// The kind that the name of a class suggests.
private enum KindByName {
    private static let words: [(word: String, kind: Kind)] = [
        ("Navigation", .navigation), ("TabBar", .tab), ("Split", .split), ("Page", .page), ("Pager", .page),
        ("Nav", .navigation), ("Tab", .tab),
    ]

    /// - Parameter isSure: Only a whole ending counts, because nothing else suggests a container.
    static func kind(of name: String, among kinds: KindSet, isSure: Bool) -> Kind? {
        if isSure {
            return Kind.allCases.first { kind in
                kind != .controller && name.hasSuffix(String(kind.definition.className.dropFirst(2)))
            }
        }
        return words.first { kinds.contains(KindSet($0.kind)) && name.contains($0.word) }?.kind
    }
}
