import KindredGraph
import KindredText

/// Phrases for who presents and pushes what, and for the places of names.
extension DifferenceWords {
    typealias Element = GraphDifference.Element

    /// The presentation of an element, as it is now if there is one.
    func presentation(_ element: Element) -> ComparedGraph.Presentation? {
        difference.new.presentation(element.id) ?? difference.old.presentation(element.id)
    }

    /// The push of an element of both graphs, as it is now.
    func push(_ element: Element) -> ComparedGraph.Push? { pushes[element.id] }

    /// The move of an element of both graphs, as it is now.
    func move(_ element: Element) -> ComparedGraph.Move? { moves[element.id] }

    /// ` (21 places)` after names that have more places; otherwise nothing.
    func count(of elements: [Element]) -> String {
        if difference.naming == .places { return "" }
        let count = elements.reduce(0) { $0 + difference.ids(of: $1).count }
        return count > elements.count ? " (\(count) places)" : ""
    }

    private func callers(_ elements: [Element], _ caller: (Element) -> Name?) -> (phrase: Phrase, count: Int) {
        let names = ComparedGraph.unique(elements.compactMap(caller))
        let list = Phrase.list(ids: names.map { name(of: $0) })
        // Of any there is a push for each stack, and one caller.
        let isAny = names.count == 1 && name(of: names[0]) == Caller.any
        return ("\(list)\(words: isAny ? "" : count(of: elements))", names.count)
    }

    /// A phrase for a style as it is written, with its meaning if it is `automatic`.
    private func style(_ style: Name, of made: ComparedGraph.Presentation?) -> String {
        let word = name(of: style)
        guard word == PresentationStyle.automatic.rawValue, let made else { return word }
        return "\(word) (\(name(of: made.effectiveStyle)))"
    }

    /// `Home and Thread present compose as fullScreen instead of automatic (sheet)`.
    func style(_ elements: [Element], old: Name, new: Name) -> Phrase {
        let (subjects, count) = callers(elements) { presentation($0)?.from }
        let verb = English.form("presents", for: count, many: "present")
        let (before, after) = (
            difference.old.presentation(elements[0].id), difference.new.presentation(elements[0].id)
        )
        let family = after?.family.map { name(of: $0) } ?? ""
        return
            "\(subjects) \(words: verb) \(family) as \(words: style(new, of: after)) instead of \(words: style(old, of: before))"
    }

    /// `Home and Thread now present compose as fullScreen`, or the same of pushes and of what is gone.
    func calls(_ elements: [Element], change: GraphDifference.Cause.Change) -> Phrase {
        let graph = change == .added ? difference.new : difference.old
        let adverb = change == .added ? "now" : "no longer"
        if elements[0].kind == .presentation {
            let made = graph.presentation(elements[0].id)
            let (subjects, count) = callers(elements) { graph.presentation($0.id)?.from }
            let verb = English.form("presents", for: count, many: "present")
            let family = made?.family.map { name(of: $0) } ?? ""
            let phrase: Phrase = "\(subjects) \(words: adverb) \(words: verb) \(family)"
            guard change == .added, let made else { return phrase }
            return "\(phrase) as \(words: style(made.style, of: made))"
        }
        let pushes = Dictionary(graph.graph.pushes.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        let (subjects, count) = callers(elements) { pushes[$0.id]?.from }
        let verb = English.form("pushes", for: count, many: "push")
        let target = pushes[elements[0].id]?.to.map { name(of: $0) } ?? ""
        return "\(subjects) \(words: adverb) \(words: verb) \(target)"
    }

    /// `Home and Thread show Post instead of pushing it`.
    func push(_ elements: [Element], old: Name, new: Name) -> Phrase {
        let (subjects, count) = callers(elements) { push($0)?.from }
        let (before, after) = (PushKind(rawValue: name(of: old)), PushKind(rawValue: name(of: new)))
        let (one, many) = after == .push ? ("pushes", "push") : ("shows", "show")
        let target = push(elements[0])?.to.map { name(of: $0) } ?? ""
        let end = "instead of \(before == .push ? "pushing" : "showing") it\(detail(before))"
        return
            "\(subjects) \(words: English.form(one, for: count, many: many)) \(target)\(words: "\(detail(after)) \(end)")"
    }

    private func detail(_ kind: PushKind?) -> String { kind == .showDetail ? " as detail" : "" }

    /// `Home and Thread now select Me`, or the same of what is gone.
    func moves(_ moves: [ComparedGraph.Move], change: GraphDifference.Cause.Change) -> Phrase {
        guard let first = moves.first, let (subjects, verb) = movers(moves) else { return "" }
        let phrase: Phrase = "\(subjects) \(words: change == .added ? "now" : "no longer") \(words: verb)"
        if first.to.isEmpty { return phrase }
        let end = first.after == nil ? "" : " after dismissing everything"
        return "\(phrase)\(destination(first.to, of: first))\(words: end)"
    }

    /// The controllers that move in the same way, and the verb for that.
    private func movers(_ moves: [ComparedGraph.Move]) -> (subjects: Phrase, verb: String)? {
        guard let first = moves.first, let kind = MoveKind(rawValue: name(of: first.kind)) else { return nil }
        let names = ComparedGraph.unique(moves.map(\.from)).map { name(of: $0) }
        return (Phrase.list(ids: names), names.count == 1 ? kind.verb : kind.pluralVerb)
    }

    /// ` to Home` behind a verb that needs it, else ` Home`.
    private func destination(_ arrivals: [Name], of move: ComparedGraph.Move) -> Phrase {
        let kind = MoveKind(rawValue: name(of: move.kind))
        let isWhole = kind?.isStep == true || kind == .popToRoot
        return "\(words: isWhole ? " " : " to ")\(Phrase.list(ids: arrivals.map { name(of: $0) }))"
    }

    /// `Compose now dismisses to Home too`, or the same of what is gone.
    func arrivals(_ elements: [Element], old: [Name], new: [Name]) -> Phrase {
        let moves = elements.compactMap(move)
        guard let first = moves.first, let (subjects, verb) = movers(moves) else { return "" }
        let (come, gone) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
        let left = destination(gone, of: first)
        if come.isEmpty { return "\(subjects) no longer \(words: verb)\(left)" }
        let phrase: Phrase = "\(subjects) now \(words: verb)\(destination(come, of: first))"
        if old.isEmpty { return phrase }
        if gone.count == old.count { return "\(phrase) instead of \(Phrase.list(ids: gone.map { name(of: $0) }))" }
        return gone.isEmpty ? "\(phrase) too" : "\(phrase) too, and no longer\(left)"
    }

    /// `Me now sets the root after dismissing everything`.
    func prelude(_ elements: [Element], isNew: Bool) -> Phrase {
        guard let (subjects, verb) = movers(elements.compactMap(move)) else { return "" }
        let end = isNew ? "after dismissing everything" : "without dismissing everything first"
        return "\(subjects) now \(words: verb) \(words: end)"
    }

    /// `while it is open, its callers disappear and appear again`.
    func covering(_ callers: [Name], by family: Name?, _ isCovered: Bool) -> Phrase {
        let what: Phrase = family.map { "\(name(of: $0))" } ?? "it"
        if callers.count == 1 {
            let end = isCovered ? "disappears and appears again" : "no longer disappears"
            return "while \(what) is open, \(name(of: callers[0])) \(words: end)"
        }
        let end = isCovered ? "disappear and appear again" : "no longer disappear"
        return "while \(what) is open, its callers \(words: end)"
    }

    // MARK: From push to presentation

    func heading(_ shift: SheetMoves.Shift, isWhole: Bool) -> Phrase {
        guard let how = shift.how else { return calls(shift, isWhole: isWhole, what: "\(name(of: shift.name))") }
        return "\(strong: name(of: shift.name)) moved from \(words: word(for: how.old)) to \(words: word(for: how.new))"
    }

    private func word(for way: GraphDifference.How.Way) -> String {
        way == .fullScreen ? "full screen" : way.rawValue
    }

    /// `Home and Thread present it as pageSheet, in the new family editHistory, instead of pushing it`.
    func calls(_ shift: SheetMoves.Shift, isWhole: Bool, what: Phrase = "it") -> Phrase {
        let callers = Phrase.list(ids: shift.callers.map { name(of: $0) })
        let isOne = shift.callers.count == 1
        let made = shift.elements.first { $0.kind == .presentation }.flatMap { presentation($0) }
        let style = shift.style.map { " as \(self.style($0, of: made))" } ?? ""
        let family = name(of: shift.family)
        if shift.isPresented {
            let place: Phrase = isWhole ? "the new family \(family)" : "the family \(family)"
            return
                "\(callers) \(words: isOne ? "presents" : "present") \(what)\(words: style), in \(place), instead of pushing it"
        }
        let place: Phrase = isWhole ? "the family \(family), which is gone" : "the family \(family)"
        return
            "\(callers) \(words: isOne ? "pushes" : "push") \(what) instead of presenting it\(words: style), in \(place)"
    }

    // MARK: Places

    /// `it is in 1 place instead of 21, and its navigationController is EditHistoryNav`; nil if both are as before.
    func places(of element: Element) -> Phrase? {
        let (before, after) = (
            difference.ids(of: element, inOld: true).count, difference.ids(of: element, inOld: false).count
        )
        var parts: [Phrase] = []
        if before != after {
            parts.append("it is in \(words: English.count(after, of: "place")) instead of \(before)")
        }
        let old = difference.old.controller(element.id).flatMap { difference.old[$0].navigation }
        let new = difference.new.controller(element.id).flatMap { difference.new[$0].navigation }
        if old != new {
            parts.append(new.map { "its navigationController is \(name(of: $0))" } ?? "it has no navigationController")
        }
        return parts.isEmpty ? nil : parts.count == 1 ? parts[0] : "\(parts[0]), and \(parts[1])"
    }

    /// `Thread and Profile are now on the stack of SearchTab too`.
    func places(_ elements: [Element]) -> Phrase {
        let subjects = Phrase.list(ids: elements.map { name(of: $0.id) })
        let isOne = elements.count == 1
        let slots = difference.gained(by: elements[0].id)
        var parts: [Phrase] = []
        if !slots.won.isEmpty { parts.append("\(words: isOne ? "is" : "are") now \(position(slots.won)) too") }
        if !slots.lost.isEmpty { parts.append("\(words: isOne ? "is" : "are") no longer \(position(slots.lost))") }
        return "\(subjects) \(Phrase.joined(parts))"
    }

    /// `on the stack of A, B and 3 more`; a position in other containers follows.
    private func position(_ slots: [GraphDifference.Slot]) -> Phrase {
        let parts = ComparedGraph.unique(slots.map(\.role)).map { role -> Phrase in
            let all = slots.filter { $0.role == role }
            let parents = all.compactMap(\.parent)
            if parents.isEmpty {
                return "the root of \(Phrase.list(ids: all.map { name(of: $0.family) }))"
            }
            let containers = Phrase.list(ids: ComparedGraph.unique(parents).map { name(of: $0) })
            return
                "\(words: preposition(of: role)) \(words: Self.place(of: Role(rawValue: name(of: role)))) \(containers)"
        }
        return Phrase.joined(parts)
    }

    func preposition(of role: Name) -> String { name(of: role) == Role.stack.rawValue ? "on" : "in" }
}
