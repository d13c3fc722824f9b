import KindredDiff
import KindredGraph
import KindredText

/// The strips, by what was changed.
extension Changes {
    private static let caller = 236.0
    private static let target = 216.0

    /// Draws what an entry is about; returns the kind of the strip and its bottom.
    func body(
        of subject: DifferenceOutline.Subject, change: GraphDifference.Cause.Change, y: Double
    ) -> (kind: String, bottom: Double) {
        switch subject {
        case .elements(let elements):
            let state: ChangeState = change == .added ? .new : .gone
            guard let bottom = draw(elements, state: state, y: y) else { return (change.rawValue, y) }
            return (change.rawValue, bottom)
        case .shift(let shift): return ("switched", draw(shift, y: y))
        case .move(let move): return ("moved", draw(move, y: y))
        case .change(let change, let elements):
            switch change.relation {
            case .style where change.element.kind == .presentation:
                return draw(style: change, elements: elements, y: y).map { ("style", $0) } ?? ("other", y)
            case .definesContext:
                return draw(context: change, elements: elements, y: y).map { ("presenter", $0) } ?? ("other", y)
            default: return ("other", y)
            }
        case .other: return ("other", y)
        }
    }

    // MARK: Names

    /// The names in a box, each container once: `Home › Feed, Story`.
    func rows(_ names: [Name], in graph: GraphIndex) -> [String] {
        var order: [String] = []
        var groups: [String: [String]] = [:]
        for name in ComparedGraph.unique(names) {
            var container = ""
            // What has several places isn't in one of its containers.
            if difference.ids(of: Element(kind: .controller, id: name)).count < 2,
                let parent = graph.controller(name).flatMap({ graph.parent(of: $0) })
            {
                container = words.name(of: parent)
            }
            if groups[container] == nil { order.append(container) }
            groups[container, default: []].append(words.name(of: name))
        }
        return order.map { ($0.isEmpty ? "" : $0 + " › ") + (groups[$0] ?? []).joined(separator: ", ") }
    }

    private func members(of family: Name, in graph: GraphIndex) -> [String] {
        let names = graph.graph.controllers.filter { $0.family == family && !$0.isDerived }.map {
            words.name(of: $0.id)
        }
        return names.isEmpty ? [] : [names.joined(separator: ", ")]
    }

    private func isInBoth(_ name: Name) -> Bool {
        difference.old.controller(name) != nil && difference.new.controller(name) != nil
    }

    private func style(_ made: ComparedGraph.Presentation) -> String { words.name(of: made.style) }

    // MARK: Calls

    /// Draws callers, and an arrow to each target, one below the other.
    private func draw(
        callers: [String], arrows: [(words: [Word], state: ChangeState?, box: Box)], y: Double
    ) -> Double {
        if callers.isEmpty {
            var bottom = y
            for arrow in arrows { bottom = draw(arrow.box, x: Self.left, y: bottom, width: Self.target).bottom + 8 }
            return bottom
        }
        // Each arrow begins beside what it leads to.
        let last = arrows.dropLast().reduce(30) { $0 + height(of: $1.box, width: Self.target) + 18 }
        let left = draw(Box(lines: callers), x: Self.left, y: y, width: Self.caller, atLeast: last)
        var next = y
        for arrow in arrows {
            let box = draw(arrow.box, x: Self.right - Self.target, y: next, width: Self.target)
            self.arrow(
                Spot(left.right, next + 15), Spot(box.x, next + 15), words: arrow.words, state: arrow.state)
            next = box.bottom + 18
        }
        return max(left.bottom, next - 18) + 6
    }

    private func draw(_ elements: [Element], state: ChangeState, y: Double) -> Double? {
        let graph = state == .new ? difference.new : difference.old
        switch elements[0].kind {
        case .window:
            return draw(
                Box(title: words.name(of: elements[0].id), state: state), x: Self.left, y: y, width: Self.caller
            ).bottom + 6
        case .family: return draw(family: elements[0].id, state: state, graph: graph, y: y)
        case .controller: return draw(controllers: elements, state: state, graph: graph, y: y)
        case .presentation:
            let made = elements.compactMap { graph.presentation($0.id) }
            guard let first = made.first, let family = first.family else { return nil }
            return draw(
                callers: rows(made.compactMap(\.from), in: graph),
                arrows: [([Word(text: style(first), state: state)], state, Box(lines: [words.name(of: family)]))], y: y)
        case .push:
            let ids = Set(elements.map(\.id))
            let pushes = graph.graph.pushes.filter { ids.contains($0.id) }
            guard let to = pushes.first?.to else { return nil }
            return draw(
                callers: rows(pushes.compactMap(\.from), in: graph),
                arrows: [([Word(text: "pushes", state: state)], state, Box(lines: rows([to], in: graph)))], y: y)
        case .move:
            let ids = Set(elements.map(\.id))
            let moves = graph.graph.moves.filter { ids.contains($0.id) }
            guard let first = moves.first, !first.to.isEmpty else { return nil }
            return draw(
                callers: rows(moves.map(\.from), in: graph),
                arrows: [
                    (
                        [Word(text: words.name(of: first.kind), state: state)], state,
                        Box(lines: rows(first.to, in: graph))
                    )
                ],
                y: y)
        }
    }

    private func draw(family: Name, state: ChangeState, graph: GraphIndex, y: Double) -> Double {
        let made = graph.graph.presentations.filter { $0.family == family }
        var styles: [String] = []
        for each in made where !styles.contains(style(each)) { styles.append(style(each)) }
        let box = Box(title: words.name(of: family), lines: members(of: family, in: graph), state: state)
        return draw(
            callers: rows(made.compactMap(\.from), in: graph),
            arrows: [([Word(text: styles.joined(separator: ", "), state: state)], state, box)], y: y)
    }

    /// Draws view controllers between who leads there and where they lead.
    private func draw(controllers: [Element], state: ChangeState, graph: GraphIndex, y: Double) -> Double {
        let ids = Set(controllers.map(\.id))
        let (width, gap) = (206.0, 84.0)
        var callers = rows(graph.graph.pushes.filter { ids.contains($0.to ?? -1) }.compactMap(\.from), in: graph)
        if callers.isEmpty, let parent = graph.controller(controllers[0].id).flatMap({ graph.parent(of: $0) }) {
            callers = ["in " + words.name(of: parent)]
        }
        var targets: [String] = []
        let around = graph.graph.controllers.filter { child in
            child.parent >= 0 && ids.contains(graph[child.parent].id) && isInBoth(child.id)
        }
        if !around.isEmpty { targets.append("around " + around.map { words.name(of: $0.id) }.joined(separator: ", ")) }
        let pushed = ComparedGraph.unique(graph.graph.pushes.filter { ids.contains($0.from ?? -1) }.compactMap(\.to))
        let shown = ComparedGraph.unique(
            graph.graph.presentations.filter { ids.contains($0.from ?? -1) }.compactMap(\.family))
        for (verb, names) in [("pushes", pushed), ("presents", shown)] where !names.isEmpty {
            targets.append(verb + " " + names.map { words.name(of: $0) }.joined(separator: ", "))
        }
        let places = controllers.reduce(0) { $0 + difference.ids(of: $1).count }
        let middle = draw(
            Box(
                title: controllers.map { words.name(of: $0.id) }.joined(separator: ", "),
                lines: places > controllers.count ? ["\(places) places"] : [], state: state),
            x: Self.left + width + gap,
            y: y, width: width + 2)
        var bottom = middle.bottom
        if !callers.isEmpty {
            let left = draw(Box(lines: callers), x: Self.left, y: y, width: width)
            arrow(Spot(left.right, y + 15), Spot(middle.x, y + 15), words: [], state: state)
            bottom = max(bottom, left.bottom)
        }
        if !targets.isEmpty {
            let right = draw(Box(lines: targets), x: Self.right - width, y: y, width: width)
            arrow(Spot(middle.right, y + 15), Spot(right.x, y + 15), words: [], state: state)
            bottom = max(bottom, right.bottom)
        }
        return bottom + 6
    }

    private func draw(style change: GraphDifference.Change, elements: [Element], y: Double) -> Double? {
        guard case .text(let old) = change.old, case .text(let new) = change.new,
            let family = difference.new.presentation(elements[0].id)?.family
        else { return nil }
        let callers = elements.compactMap { difference.new.presentation($0.id)?.from }
        let text = [
            Word(text: words.name(of: old), state: .gone), Word(text: words.name(of: new), state: .new),
        ]
        return draw(
            callers: rows(callers, in: difference.new),
            arrows: [(text, .changed, Box(lines: [words.name(of: family)]))], y: y)
    }

    private func draw(_ shift: SheetMoves.Shift, y: Double) -> Double {
        let graph = shift.isPresented ? difference.new : difference.old
        let (presents, pushes): (ChangeState, ChangeState) = shift.isPresented ? (.new, .gone) : (.gone, .new)
        let name = words.name(of: shift.name)
        let style = shift.style.map { " as " + words.name(of: $0) } ?? ""
        let old = shift.isPresented ? difference.old : difference.new
        let count = difference.ids(of: Element(kind: .controller, id: shift.name), inOld: shift.isPresented).count
        let isWhole = (shift.isPresented ? difference.old : difference.new).family(shift.family) == nil
        let family = Box(
            title: words.name(of: shift.family), lines: members(of: shift.family, in: graph),
            state: isWhole ? presents : nil)
        let pushed = Box(
            title: name, lines: count > 1 ? ["\(count) places"] : rows([shift.name], in: old).filter { $0 != name },
            state: shift.how == nil ? nil : pushes)
        return draw(
            callers: rows(shift.callers, in: graph),
            arrows: [
                ([Word(text: "presents" + style, state: presents)], presents, family),
                ([Word(text: "pushes", state: pushes)], pushes, pushed),
            ], y: y)
    }

    private func draw(_ move: GraphDifference.Move, y: Double) -> Double {
        func box(_ slot: GraphDifference.Slot, _ state: ChangeState) -> Box {
            let container = slot.parent.map { words.name(of: $0) } ?? "family " + words.name(of: slot.family)
            return Box(title: container, lines: [words.name(of: move.id)], state: state)
        }
        let old = draw(box(move.old, .gone), x: Self.left, y: y, width: Self.caller)
        let new = draw(box(move.new, .new), x: Self.right - Self.target, y: y, width: Self.target)
        arrow(
            Spot(old.right, y + 15), Spot(new.x, y + 15), words: [Word(text: words.name(of: move.id), state: .changed)],
            state: .changed)
        return max(old.bottom, new.bottom) + 6
    }
}
