import KindredDiff
import KindredText

/// The strips of changes of who presents.
extension Changes {
    private struct Rerouting: Hashable {
        let family: Name
        let old: Name
        let new: Name
        let style: Name
    }

    /// The most pictures of one change.
    private static let mostPictures = 3

    /// Draws who presents instead of whom since something defines a context, or no longer does; nil if nobody does.
    func draw(context change: GraphDifference.Change, elements: [Element], y: Double) -> Double? {
        let causes = Set(elements.map(\.id))
        var order: [Rerouting] = []
        var callers: [Rerouting: [Name]] = [:]
        for other in difference.changed {
            guard other.relation == .presenters, case .presenters(let old) = other.old,
                case .presenters(let new) = other.new, let made = difference.new.presentation(other.element.id),
                other.causes.contains(where: { $0.relation == .definesContext && causes.contains($0.element.id) }),
                let from = made.from, let family = made.family
            else { continue }
            let (before, after) = (Set(old.map(\.controller)), Set(new.map(\.controller)))
            guard let gone = old.first(where: { !after.contains($0.controller) }),
                let came = new.first(where: { !before.contains($0.controller) })
            else { continue }
            let key = Rerouting(family: family, old: gone.controller, new: came.controller, style: made.style)
            if callers[key] == nil { order.append(key) }
            callers[key, default: []].append(from)
        }
        var bottom = y
        for key in order.prefix(Self.mostPictures) {
            guard let drawn = draw(key, callers: callers[key] ?? [], of: causes, y: bottom) else { continue }
            bottom = drawn + 10
        }
        return bottom > y ? bottom - 4 : nil
    }

    /// The containers from the outer presenter to a caller; nil if they aren't all around it.
    private func chain(from caller: Name, to ends: [Name]) -> [Name]? {
        let graph = difference.new
        guard var index = graph.controller(caller) else { return nil }
        var chain: [Name] = [caller]
        while !ends.allSatisfy(chain.contains) {
            let parent = graph[index].parent
            if parent < 0 { return nil }
            index = parent
            chain.append(graph[parent].id)
        }
        return chain.reversed()
    }

    private func draw(_ key: Rerouting, callers: [Name], of causes: Set<Name>, y: Double) -> Double? {
        guard let chain = chain(from: callers[0], to: [key.old, key.new]) else { return nil }
        let containers = chain.dropLast()
        let rows = phrases(of: callers)
        let inset = 15.0
        let width = max(200, 330 - inset * Double(max(0, containers.count - 3)))
        let last = Double(containers.count)
        let state: ChangeState? = chain.last == key.new ? .new : chain.last == key.old ? .gone : nil
        let room = width - 2 * inset * last - (state == nil ? 20 : 39)
        let lines = rows.flatMap { Wrap.lines($0, size: 12.5, width: max(120, room)) }
        let heads = 28 * last
        let inner = 11 + 17 * Double(lines.count)
        var starts: [Name: Spot] = [:]
        for (level, name) in containers.enumerated() {
            let step = Double(level)
            let area = Area(
                Self.left + inset * step, y + 28 * step, width + 60 - 2 * inset * step,
                heads + inner - 28 * step + inset * (last - step) - 4)
            starts[name] = Spot(
                area.right, name == key.old && level > 0 ? max(area.y + 15, area.bottom - 14) : area.y + 15)
            draw(container: name, area: area, key: key, causes: causes)
        }
        let box = Area(
            Self.left + inset * last, y + heads, width + 60 - 2 * inset * last, inner)
        drawCall(lines, in: box, state: state)
        if causes.contains(callers[0]) { drawContext(in: box, isGone: key.old == callers[0]) }
        if state != nil {
            starts[chain[chain.count - 1]] = Spot(box.right, box.y + 15)
        }
        let target = draw(
            Box(lines: [words.name(of: key.family), words.name(of: key.style)]), x: Self.right - 196, y: y + 20,
            width: 196)
        for (name, state) in [(key.new, ChangeState.new), (key.old, .gone)] {
            guard let start = starts[name] else { continue }
            let end = Spot(target.x, target.y + (state == .new ? 14 : target.height - 12))
            arrow(start, end, words: [Word(text: state == .new ? "presents" : "presented", state: state)], state: state)
        }
        return max(y + heads + inner + inset * last - 4, target.bottom) + 6
    }

    /// The callers, and that they call `present`.
    private func phrases(of callers: [Name]) -> [String] {
        var rows = callers.count == 1 ? [words.name(of: callers[0])] : self.rows(callers, in: difference.new)
        let places = callers.reduce(0) { $0 + difference.ids(of: Element(kind: .controller, id: $1)).count }
        rows[rows.count - 1] +=
            (callers.count == 1 ? " calls present" : " call present")
            + (places > callers.count ? " (\(places) places)" : "")
        return rows
    }

    /// Draws who calls, which may itself be the new or the old presenter.
    private func drawCall(_ lines: [String], in box: Area, state: ChangeState?) {
        drawing.box(
            box, fill: .page, stroke: state?.ink ?? .edge, width: state?.width ?? 1, radius: 5,
            dash: state?.dash ?? .none)
        if let state { sign(state, x: box.x + 8, y: box.y + 5.5) }
        let x = box.x + (state == nil ? 10 : 29)
        for (index, line) in lines.enumerated() {
            drawing.text(line, x: x, y: box.y + 18 + 17 * Double(index), size: 12.5, ink: .muted, of: owner)
        }
    }

    private func drawContext(in box: Area, isGone: Bool) {
        drawing.text(
            "context", x: box.right - 10, y: box.y + 18, size: 12, ink: isGone ? .removed : .added, anchor: .end,
            of: owner, struck: isGone)
    }

    private func draw(container name: Name, area: Area, key: Rerouting, causes: Set<Name>) {
        let state: ChangeState? = name == key.new ? .new : name == key.old ? .gone : nil
        drawing.box(
            area, fill: Ink.edge.tint(5), stroke: state?.ink ?? .edge, width: state?.width ?? 1, radius: 6,
            dash: state?.dash ?? .none)
        var x = area.x + 10
        if let state {
            sign(state, x: x, y: area.y + 7)
            x += 21
        }
        x += drawing.text(
            words.name(of: name), x: x, y: area.y + 19, size: 13, bold: state != nil,
            ink: state == nil ? .muted : .text,
            limit: area.width - 110, of: owner)
        if causes.contains(name) {
            let isGone = name == key.old
            drawing.text(
                "context", x: x + 9, y: area.y + 19, size: 12, ink: isGone ? .removed : .added, of: owner,
                struck: isGone)
        }
    }
}
