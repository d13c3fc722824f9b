import KindredGraph
import KindredText

/// Says what changed, as a reviewer would.
package final class DifferenceWords {
    typealias Phrase = DifferencePhrase
    typealias Change = GraphDifference.Change

    let difference: GraphDifference
    /// The pushes of the new graph, by their ids.
    private(set) lazy var pushes = Dictionary(
        difference.new.graph.pushes.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    /// The moves of the new graph, by their ids.
    private(set) lazy var moves = Dictionary(
        difference.new.graph.moves.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })

    package init(difference: GraphDifference) { self.difference = difference }

    package func name(of id: Name) -> String { difference.names[id] }

    /// `file:line:column`.
    package func place(of location: ComparedGraph.Location) -> String {
        "\(name(of: location.file)):\(location.line):\(location.column)"
    }

    // MARK: Elements

    func element(_ element: GraphDifference.Element) -> Phrase {
        switch element.kind {
        case .controller: "\(name(of: element.id))"
        case .window, .family, .presentation, .push, .move:
            "the \(words: element.kind.rawValue) \(name(of: element.id))"
        }
    }

    /// `the stack of 'HomeNav'`.
    func slot(_ slot: GraphDifference.Slot) -> Phrase {
        guard let parent = slot.parent else { return "the root of the family \(name(of: slot.family))" }
        return "\(words: Self.place(of: Role(rawValue: name(of: slot.role)))) \(name(of: parent))"
    }

    static func place(of role: Role?) -> String {
        switch role {
        case .stack: "the stack of"
        case .tab: "the tabs of"
        case .page: "the pages of"
        case .child, .root, nil: "the children of"
        case .primary, .supplementary, .secondary, .compact, .inspector: "the \(role?.rawValue ?? "") column of"
        }
    }

    func move(_ move: GraphDifference.Move) -> Phrase {
        "\(name(of: move.id)) moved from \(slot(move.old)) to \(slot(move.new))"
    }

    func cause(_ cause: GraphDifference.Cause) -> Phrase {
        switch cause.change {
        case .added: return "\(element(cause.element)) was added"
        case .removed: return "\(element(cause.element)) was removed"
        case .moved:
            return difference.move(of: cause.element.id).map { self.move($0) } ?? "\(element(cause.element)) moved"
        case .changed:
            return difference.change(of: cause).map { sentence(about: $0, elements: [$0.element]) }
                ?? "\(element(cause.element)) changed"
        }
    }

    // MARK: Changes

    /// - Parameters:
    ///   - elements: All of which the same is true.
    ///   - isHeading: Whether it is what an author changed.
    func sentence(
        about change: Change, elements: [GraphDifference.Element], isHeading: Bool = false
    ) -> Phrase {
        let subjects: Phrase = isHeading ? "\(subjects(elements))\(words: count(of: elements))" : subjects(elements)
        switch (change.relation, change.old, change.new) {
        case (.definesContext, _, .flag(let defines)):
            let adverb = defines ? "now" : "no longer"
            return "\(subjects) \(words: adverb) \(words: verb("defines", "define")) a presentation context"
        case (.shown, .none, _): return "\(subjects) \(words: verb("is", "are")) no longer shown"
        case (.shown, _, .none): return "\(subjects) \(words: verb("is", "are")) now shown"
        case (.places, _, _): return places(elements)
        case (.style, .text(let old), .text(let new)) where change.element.kind == .presentation:
            return style(elements, old: old, new: new)
        case (.kind, .text(let old), .text(let new)) where change.element.kind == .push:
            return push(elements, old: old, new: new)
        case (.kind, .text(let old), .text(let new)) where elements.count == 1:
            return "\(subjects) is now \(words: kind(of: new)) instead of \(words: kind(of: old))"
        case (.order, .list(let old), .list(let new)):
            let have = verb("has its", "have their")
            return "\(subjects) \(words: have) children in another order: \(ordered(new)) instead of \(ordered(old))"
        case (.firstFamily, .text(let old), .text(let new)):
            let show = verb("shows", "show")
            return "\(subjects) now \(words: show) \(name(of: new)) first instead of \(name(of: old))"
        case (.from, .text(let old), .text(let new)):
            return
                "\(subjects) \(words: verb("is", "are")) now presented from \(name(of: new)) instead of \(name(of: old))"
        case (.family, .text(let old), .text(let new)) where change.element.kind == .presentation:
            let present = verb("presents", "present")
            return "\(subjects) now \(words: present) \(name(of: new)) instead of \(name(of: old))"
        case (.arrivals, .list(let old), .list(let new)): return arrivals(elements, old: old, new: new)
        case (.prelude, _, let new): return prelude(elements, isNew: new != .none)
        default: return relation(of: change, subjects: subjects, elements: elements)
        }
        func verb(_ one: String, _ many: String) -> String { English.form(one, for: elements.count, many: many) }
    }

    /// A sentence that names the relation.
    private func relation(of change: Change, subjects: Phrase, elements: [GraphDifference.Element]) -> Phrase {
        switch (change.relation, change.old, change.new) {
        case (.tags, _, _):
            return "tags of \(subjects): \(edits(Self.list(value: change.old), new: Self.list(value: change.new)))"
        case (.presenters, .presenters(let old), .presenters(let new)):
            return presenters(change, old: old, new: new, elements: elements)
        case (_, .list(let old), .list(let new)):
            return "\(words: change.relation.rawValue) of \(subjects): \(edits(old, new: new))"
        case (_, .none, _) where change.relation != .removesPresenterView:
            let had = English.form("it had none", for: elements.count, many: "they had none")
            let new = value(change.new, relation: change.relation)
            return "\(named(change.relation, of: subjects)) is now \(new) (\(words: had))"
        case (_, _, .none) where change.relation != .removesPresenterView:
            let old = value(change.old, relation: change.relation)
            return "\(named(change.relation, of: subjects)) is gone (it was \(old))"
        // The view that is removed may be unknown: it isn't gone then.
        default: return became(change, subjects: subjects)
        }
    }

    private func became(_ change: Change, subjects: Phrase) -> Phrase {
        let (old, new) = (value(change.old, relation: change.relation), value(change.new, relation: change.relation))
        return "\(named(change.relation, of: subjects)) is now \(new) instead of \(old)"
    }

    private func named(_ relation: ComparedRelation, of subjects: Phrase) -> Phrase {
        relation == .presentedRoot ? "root presented by \(subjects)" : "\(words: relation.rawValue) of \(subjects)"
    }

    private static func list(value: ComparedValue) -> [Name] {
        if case .list(let names) = value { names } else { [] }
    }

    private func subjects(_ elements: [GraphDifference.Element]) -> Phrase {
        let list = Phrase.list(ids: elements.map { name(of: $0.id) })
        guard let kind = elements.first?.kind, kind == .family || kind == .window else { return list }
        return "the \(words: kind.rawValue) \(list)"
    }

    private func presenters(
        _ change: Change, old: [ComparedGraph.Presenter], new: [ComparedGraph.Presenter],
        elements: [GraphDifference.Element]
    ) -> Phrase {
        let subjects = subjects(elements)
        let are = English.form("is", for: elements.count, many: "are")
        guard let one = old.first, let other = new.first, old.count == 1, new.count == 1 else {
            return "presenters of \(subjects): \(edits(old.map(\.controller), new: new.map(\.controller)))"
        }
        if one.controller == other.controller {
            let why = reason(other.reason)
            return "\(subjects) \(words: are) still presented by \(name(of: other.controller)), \(words: why)"
        }
        let presented: Phrase = "\(subjects) \(words: are) now presented by"
        return "\(presented) \(name(of: other.controller)) instead of \(name(of: one.controller))"
    }

    private func reason(_ reason: Name) -> String {
        switch Presenter.Reason(rawValue: name(of: reason)) {
        case .context: "now as the nearest presentation context"
        case .noContext: "now because no container of the caller defines a presentation context"
        case .familyRoot: "now as the root of the caller's family"
        case .rerouted: "now because the caller's family appears in a context of its own"
        case nil: "for another reason"
        }
    }

    private func kind(of kind: Name) -> String {
        Kind.allCases.first { $0.word == name(of: kind) }?.definition.noun ?? name(of: kind)
    }

    private func edits(_ old: [Name], new: [Name]) -> Phrase {
        let (before, after) = (Set(old), Set(new))
        var pieces: [Phrase] = []
        let (plus, minus) = (new.filter { !before.contains($0) }, old.filter { !after.contains($0) })
        if !plus.isEmpty { pieces.append("+ \(Phrase.list(ids: plus.map(name)))") }
        if !minus.isEmpty { pieces.append("− \(Phrase.list(ids: minus.map(name)))") }
        // Only the reasons differ.
        if pieces.isEmpty { return "the same, for other reasons" }
        return pieces.count == 1 ? pieces[0] : "\(pieces[0]), \(pieces[1])"
    }

    private func ordered(_ ids: [Name]) -> Phrase {
        var list: Phrase = ""
        for (index, id) in ids.prefix(6).enumerated() {
            list = index == 0 ? "\(name(of: id))" : "\(list), \(name(of: id))"
        }
        return ids.count > 6 ? "\(list), …" : list
    }

    private func value(_ value: ComparedValue, relation: ComparedRelation) -> Phrase {
        switch value {
        case .none: return "unknown"
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let ids): return Phrase.list(ids: ids.map(name))
        case .presenters(let all): return Phrase.list(ids: all.map { name(of: $0.controller) })
        case .text(let text):
            switch relation {
            case .style, .transition, .effectiveStyle, .anchor: return "\(words: name(of: text))"
            default: return "\(Self.short(name(of: text)))"
            }
        }
    }

    private static func short(_ text: String) -> String {
        text.unicodeScalars.count > 80 ? String(text.unicodeScalars.prefix(79)) + "…" : text
    }
}
