import KindredDiagnostics
import KindredGraph

/// An expectation that does not hold.
package enum ExpectationFailed {
    package static let info = RuleInfo(
        "expectation-failed", .error, .pushes, about: .controller,
        summary: "a resolved relation differs from 'expect'",
        why: """
            'expect' states what must be true of the hierarchy, and Kindred compares it with what it resolves. Look-ups start \
            at the parent and never cross a presentation (R11, R12). Everything below the presenting and presented controllers \
            inherits them (R13). Which controller presents depends on the style and on presentation contexts (R42, R45).
            """,
        facts: [.r11, .r12, .r13, .r42, .r45],
        bad: """
            kindred: 1
            families:
              shop:
                tab: ShopTabs
                tabs: [Home]
              login: Login
            presentations:
              - {from: Home, present: login}
            expect:
              Login:
                presentingViewController: Home

            """,
        good: """
            kindred: 1
            families:
              shop:
                tab: ShopTabs
                tabs: [Home]
              login: Login
            presentations:
              - {from: Home, present: login}
            expect:
              Login:
                presentingViewController: ShopTabs

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.isPartial { return }
        // Nearly all hold.
        lazy var doubtful = DoubtfulRelations(hierarchy)
        for expectation in hierarchy.expectations {
            guard let id = expectation.controller, let expected = expectation.expected else { continue }
            let relation = hierarchy.declaration(expectation).relation
            let resolved = resolved(expectation, relation: relation, of: id, hierarchy: hierarchy)
            // A duplicate id has its own diagnostic.
            if agree(expected, resolved: resolved) || resolved.contains(where: { hierarchy[$0].name.isNone }) {
                continue
            }
            if doubtful.contains(relation, of: id) { continue }
            if expectation.others.contains(where: { doubtful.contains(relation, of: $0) }) { continue }
            diagnostics.add(
                info,
                diagnostic: found(
                    expectation: expectation, relation: relation, of: id, expected: expected, resolved: resolved,
                    hierarchy: hierarchy))
        }
    }

    /// Returns what the relation is.
    package static func resolved(
        _ expectation: Expectation, relation: Relation, of id: ControllerID, hierarchy: ResolvedGraph
    ) -> [ControllerID] {
        expectation.others.isEmpty
            ? answers(relation, of: id, hierarchy: hierarchy)
            : answers(relation, of: [id] + expectation.others, hierarchy: hierarchy)
    }

    private static func answers(_ relation: Relation, of id: ControllerID, hierarchy: ResolvedGraph) -> [ControllerID] {
        func one(_ id: ControllerID?) -> [ControllerID] { id.map { [$0] } ?? [] }
        return switch relation.meaning {
        case .parent: one(hierarchy[id].parent)
        case .nearest(let kind): one(hierarchy[id].nearest[kind])
        case .presenting: hierarchy.presenting(id)
        case .presented: hierarchy.presented(id)
        }
    }

    /// The answers of all places of a screen, each once.
    private static func answers(
        _ relation: Relation, of ids: [ControllerID], hierarchy: ResolvedGraph
    ) -> [ControllerID] {
        var seen: Set<ControllerID> = []
        var lists: Set<Int32> = []
        var all: [ControllerID] = []
        for id in ids {
            // Many places share one list.
            let list =
                switch relation {
                case .presentingViewController: hierarchy[hierarchy[id].family].presenting
                case .presentedViewController: hierarchy[id].presented
                default: -id.index - 2
                }
            guard lists.insert(list).inserted else { continue }
            all += answers(relation, of: id, hierarchy: hierarchy).filter { seen.insert($0).inserted }
        }
        return all
    }

    /// Whether they are equal as sets. Resolved lists name each id once, so their length is compared first: a long list is
    /// only walked where the author wrote one as long.
    package static func agree(_ expected: [ControllerID], resolved: [ControllerID]) -> Bool {
        if expected.count <= 1 { return expected == resolved }
        let wanted = Set(expected)
        return wanted.count == resolved.count && resolved.allSatisfy(wanted.contains)
    }

    /// The number of ids after which a list in a message ends.
    private static let shownIDs = 10

    private static func found(
        expectation: Expectation, relation: Relation, of id: ControllerID, expected: [ControllerID],
        resolved: [ControllerID], hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let declaration = hierarchy.declaration(expectation)
        let (actual, wanted) = (list(ids: resolved, hierarchy: hierarchy), list(ids: expected, hierarchy: hierarchy))
        var reasons = Reasons(hierarchy: hierarchy, of: id)
        reasons.explain(relation, resolved: resolved, missing: expected.filter { !resolved.prefix(1_000).contains($0) })
        let name = hierarchy.string(declaration.controller, in: expectation.file)
        return Diagnostic(
            rule: info, message: "\(relation.rawValue) of '\(name)' is \(actual), not \(wanted)",
            about: Diagnostic.Subject(kind: .controller, id: name, detail: relation.rawValue),
            at: hierarchy.place(of: declaration.value, in: expectation.file), labels: reasons.labels,
            help: "\(rule(of: relation)); fix the hierarchy, or expect \(value(resolved, hierarchy: hierarchy))")
    }

    private static func rule(of relation: Relation) -> String {
        switch relation.meaning {
        case .parent: "the parent is the container that directly contains a controller"
        case .nearest: "a look-up starts at the parent and never crosses a presentation"
        case .presenting: "the root of the family presents unless a context style finds a presentation context"
        case .presented: "only the presenter and the controllers below it have a presented view controller"
        }
    }

    private static func list(ids: [ControllerID], hierarchy: ResolvedGraph) -> String {
        if ids.isEmpty { return "null" }
        let names = ids.prefix(shownIDs).map { "'\(hierarchy.name(of: $0))'" }
        let rest = ids.count > names.count ? " and \(ids.count - names.count) more" : ""
        return names.joined(separator: ", ") + rest
    }

    /// Returns ids as they would be written.
    private static func value(_ ids: [ControllerID], hierarchy: ResolvedGraph) -> String {
        switch ids.count {
        case 0: "null"
        case 1: ids.first.map { hierarchy.name(of: $0) } ?? "null"
        case ...shownIDs: "[\(ids.map { hierarchy.name(of: $0) }.joined(separator: ", "))]"
        default: "what is listed above"
        }
    }
}

/// Gathers why a relation is what it is, as labels at the declarations that make it so.
private struct Reasons {
    /// The reasons at one position.
    private struct Position {
        let place: SourceRange
        var texts: [String] = []
        var count = 0
    }

    private var positions: [Position] = []
    private var numbers: [SourceRange: Int] = [:]
    /// Whether there are more reasons than were looked at.
    private var isCut = false
    private let hierarchy: ResolvedGraph
    private let id: ControllerID

    /// The most labels that anyone reads.
    private static let shown = 10
    /// Presentations that are looked at for one label, and reasons for one diagnostic: each costs a bounded time.
    private static let searched = 1_000

    init(hierarchy: ResolvedGraph, of id: ControllerID) {
        self.hierarchy = hierarchy
        self.id = id
    }

    mutating func explain(_ relation: Relation, resolved: [ControllerID], missing: [ControllerID]) {
        switch relation.meaning {
        case .parent: explainParent()
        case .nearest(let kind): explainLookup(kind, answer: resolved.first)
        case .presenting: explainPresenting()
        case .presented: explainPresented(resolved, missing: missing)
        }
    }

    private mutating func add(_ place: SourceRange, text: String) {
        if let number = count(at: place) { positions[number].texts.append(text) }
    }

    /// Counts a reason; returns the number of its position if its text may be shown.
    private mutating func count(at place: SourceRange) -> Int? {
        let number = numbers[place, default: positions.count]
        if number == Self.shown { return nil }
        if number == positions.count { positions.append(Position(place: place)) }
        numbers[place] = number
        positions[number].count += 1
        return positions[number].count > 3 ? nil : number
    }

    /// The labels: at one position three at most, else two and how many more.
    var labels: [Diagnostic.Label] {
        var labels: [Diagnostic.Label] = []
        for position in positions {
            var texts = position.texts
            if position.count > 3 { texts[2] = isCut ? "more" : "\(position.count - 2) more" }
            if labels.count + texts.count > Self.shown { break }
            labels += texts.map { Diagnostic.Label(at: position.place, text: $0) }
        }
        return labels
    }

    private func name(of id: ControllerID) -> String { hierarchy.phrase(for: id) }

    private mutating func explainParent() {
        if let parent = hierarchy[id].parent {
            let holds = hierarchy[parent].isImplicit ? "is inserted here and contains" : "contains"
            add(hierarchy.place(of: parent), text: "\(name(of: parent)) \(holds) \(name(of: id))")
        } else {
            add(hierarchy.place(of: id), text: "the root of \(hierarchy.phrase(for: hierarchy[id].family))")
        }
    }

    private mutating func explainLookup(_ kind: Kind, answer: ControllerID?) {
        add(hierarchy.place(of: id), text: "the look-up starts above \(name(of: id))")
        if let answer {
            let inserted = hierarchy[answer].isImplicit ? ", inserted here" : ""
            add(
                hierarchy.place(of: answer),
                text: "\(name(of: answer)) is the first \(kind.definition.className) above\(inserted)")
        } else if hierarchy[id].parent != nil {
            let root = hierarchy.root(of: id)
            add(hierarchy.place(of: root), text: "no \(kind.definition.className) up to the root \(name(of: root))")
        } else {
            add(hierarchy.place(of: hierarchy[id].family), text: "nothing is above the root of a family")
        }
    }

    private mutating func explainPresenting() {
        let family = hierarchy[id].family
        if hierarchy.presentations(of: family).isEmpty {
            add(hierarchy.place(of: family), text: "no presentation shows \(hierarchy.phrase(for: family))")
        }
        var rest = Self.searched
        for presentation in hierarchy.presentations(of: family) {
            let presenters = hierarchy.presenters(of: presentation)
            for presenter in presenters.prefix(rest) {
                guard let number = count(at: hierarchy.place(of: presentation)) else { continue }
                positions[number].texts.append(reason(presenter, of: presentation))
            }
            rest -= presenters.count + 1
            isCut = rest < 0
            if isCut { return }
        }
    }

    private mutating func explainPresented(_ resolved: [ControllerID], missing: [ControllerID]) {
        isCut = missing.count > Self.shown || resolved.count > Self.shown
        for root in missing.prefix(Self.shown) { explainAbsence(of: root) }
        for root in resolved.prefix(Self.shown) {
            for presentation in hierarchy.presentations(of: hierarchy[root].family).prefix(Self.searched) {
                let presenters = hierarchy.presenters(of: presentation).prefix(Self.searched)
                guard let presenter = presenters.first(where: { contains($0.controller) }) else { continue }
                let above = presenter.controller == id ? "" : ", above \(name(of: id)),"
                add(
                    hierarchy.place(of: presentation),
                    text: "\(name(of: presenter.controller))\(above) presents \(name(of: root))")
                break
            }
        }
    }

    private mutating func explainAbsence(of root: ControllerID) {
        guard hierarchy[root].parent == nil else {
            return add(
                hierarchy.place(of: root),
                text: "\(name(of: root)) isn't the root of a family, and only roots are presented")
        }
        let family = hierarchy[root].family
        guard let presentation = hierarchy.presentations(of: family).first else {
            return add(hierarchy.place(of: family), text: "no presentation shows \(hierarchy.phrase(for: family))")
        }
        for presenter in hierarchy.presenters(of: presentation).prefix(1) {
            add(hierarchy.place(of: presentation), text: reason(presenter, of: presentation))
        }
    }

    /// Whether `id` is the other controller or below it.
    private func contains(_ other: ControllerID) -> Bool {
        other.index <= id.index && id.index < hierarchy[other].end
    }

    private func reason(_ presenter: Presenter, of presentation: PresentationID) -> String {
        let from = hierarchy[presentation].from.map { name(of: $0) } ?? "the caller"
        let who = name(of: presenter.controller)
        return switch presenter.reason {
        case .context:
            "\(from) calls present, and \(who) presents: it's the first from there up that defines a context"
                + (hierarchy.definesByDefault(presenter.controller) ? ", as navigation controllers do by default" : "")
        case .noContext: "\(from) calls present, and \(who) presents: no controller up to this root defines a context"
        case .familyRoot: "\(from) calls present, and \(who) presents: it's the root of the family"
        case .rerouted: "\(from) calls present, and \(who) presents: the family below doesn't cover the screen"
        }
    }
}
