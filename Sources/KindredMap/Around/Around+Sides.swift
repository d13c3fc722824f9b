import KindredGraph

/// The boxes left and right of the subject.
extension Around {
    static let groupHead = 26.0

    /// Puts callers below each other, and returns how high they are.
    mutating func measureCallers() -> Double {
        var ways: [Number: [Way]] = [:]
        for arrival in subject.arrivals where !(ways[arrival.from] ?? []).contains(arrival.way) {
            ways[arrival.from, default: []].append(arrival.way)
        }
        var y = 0.0
        for group in subject.groups(subject.arrivals.map(\.from)) {
            y += Self.groupHead
            for number in group.rows {
                var caller = AroundCaller(number: number, ways: ways[number] ?? [])
                caller.y = y
                y += caller.height + 4
                callers.append(caller)
            }
            y += 14
        }
        return max(0, y - 14)
    }

    mutating func measureTargets() -> Double {
        var ways: [AroundSubject.Target: [Way]] = [:]
        var order: [AroundSubject.Target] = []
        for row in rows {
            for exit in row.exits {
                for target in exit.targets {
                    if ways[target] == nil { order.append(target) }
                    if ways[target]?.contains(exit.way) != true { ways[target, default: []].append(exit.way) }
                }
            }
        }
        let names = order.compactMap { if case .name(let number) = $0 { number } else { nil } }
        let groups = subject.groups(names)
        var y = 0.0
        var done: Set<AroundSubject.Place> = []
        for target in order {
            switch target {
            case .family:
                var box = AroundTarget(target: target, ways: ways[target] ?? [])
                box.y = y
                y += box.height + 9
                targets.append(box)
            case .name(let number):
                let place = subject.place(of: number)
                guard done.insert(place).inserted, let group = groups.first(where: { $0.place == place }) else {
                    continue
                }
                y += Self.groupHead
                for number in group.rows {
                    var box = AroundTarget(target: .name(number), ways: [.pushes])
                    box.y = y
                    y += 24
                    targets.append(box)
                }
                y += 14
            }
        }
        return max(0, y - 9)
    }

    /// Moves what is measured to its place.
    mutating func move(_ left: Double, _ middle: Double, _ right: Double) {
        for index in callers.indices { callers[index].y += left }
        for index in rows.indices { rows[index].y += middle }
        for index in targets.indices { targets[index].y += right }
    }

    private func title(_ place: AroundSubject.Place) -> String {
        switch place {
        case .lane(let unit): table.title(unit)
        case .block(let block):
            "\(app.homes.blocks[block].name.dropFirst("shared ".count)) in \(app.homes.blocks[block].stacks.count) stacks"
        case .family(let family): app.hierarchy.name(of: family)
        }
    }

    private mutating func drawGroup(_ place: AroundSubject.Place, area: Area) {
        var ink = Ink.strong
        if case .lane(let unit) = place { ink = table.ink(unit) }
        drawing.box(area, fill: ink.tint(9), stroke: ink, width: 1.1, radius: 7)
        var x = area.x + 9
        switch place {
        case .lane(let unit):
            drawing.badge(table.badge(unit), x: x + 8, y: area.y + 13, ink: ink)
            x += 21
        case .block:
            drawing.diamond(x: x + 7, y: area.y + 13, radius: 7)
            x += 18
        case .family: break
        }
        drawing.text(title(place), x: x, y: area.y + 17, size: 12, bold: true, limit: area.right - x - 8)
    }

    private mutating func drawName(_ number: Number, area: Area, limit: Double) {
        let id = app.name(number)
        drawing.open(id, label: id, controller: app.homes.place(of: number).index)
        drawing.box(area, fill: .page, stroke: .edge, width: 0.9, radius: 4)
        drawing.text(
            app.label(number), x: area.x + 7, y: area.y + 14.5, size: 11.5, limit: limit,
            of: Drawing.Owner("controller", id))
        drawing.record.add(.controllers, [("id", .text(id)), ("rect", .area(area))])
        drawing.close()
    }

    mutating func drawLeft(y: Double, height: Double) {
        if callers.isEmpty {
            drawing.text("nothing opens or pushes it", x: Self.margin, y: drawing.height / 2, size: 11.5, ink: .muted)
            return
        }
        var start = 0
        while start < callers.count {
            let place = subject.place(of: callers[start].number)
            var end = start
            while end < callers.count, subject.place(of: callers[end].number) == place { end += 1 }
            let last = callers[end - 1]
            let top = callers[start].y - Self.groupHead
            drawGroup(place, area: Area(Self.margin, top, Self.left, last.y + last.height + 6 - top))
            for caller in callers[start..<end] { draw(caller) }
            start = end
        }
    }

    private mutating func draw(_ caller: AroundCaller) {
        let area = Area(Self.margin + 6, caller.y, Self.left - 12, caller.height)
        let words = caller.ways.map { way -> String in
            if case .presents(let variant, _) = way { return variant.word }
            return subject.words(way)
        }
        let room = area.width - 14
        let longest = words.map { Text.width($0, size: 9.5) }.max() ?? 0
        drawName(caller.number, area: area, limit: room - longest - 24)
        for (index, way) in caller.ways.enumerated() {
            let y = caller.y + 11 + Self.lineHeight * Double(index)
            var x = area.right - 6
            if let sign = way.sign {
                drawing.sign(sign, x: x - 12, y: y - 5, ink: subject.cards.row(caller.number)?.ink ?? .strong)
                x -= 16
            }
            drawing.text(
                words[index], x: x, y: y + 3.4, size: 9.5, ink: .muted, anchor: .end,
                of: Drawing.Owner("controller", app.name(caller.number)))
        }
    }

    mutating func drawRight(y: Double, height: Double) {
        if targets.isEmpty {
            drawing.text("opens and pushes nothing", x: rightX, y: drawing.height / 2, size: 11.5, ink: .muted)
            return
        }
        var start = 0
        while start < targets.count {
            guard case .name(let number) = targets[start].target else {
                draw(family: targets[start])
                start += 1
                continue
            }
            let place = subject.place(of: number)
            var end = start
            while end < targets.count, case .name(let next) = targets[end].target, subject.place(of: next) == place {
                end += 1
            }
            let top = targets[start].y - Self.groupHead
            drawGroup(place, area: Area(rightX, top, Self.right, targets[end - 1].y + 26 - top))
            for target in targets[start..<end] {
                guard case .name(let number) = target.target else { continue }
                drawName(number, area: Area(rightX + 6, target.y, Self.right - 12, 20), limit: Self.right - 30)
            }
            start = end
        }
    }

    private mutating func draw(family target: AroundTarget) {
        guard case .family(let family) = target.target else { return }
        let id = app.hierarchy.name(of: family)
        let owner = Drawing.Owner("family", id)
        let area = Area(rightX, target.y, Self.right, target.height)
        drawing.open("family:" + id, label: "family " + id)
        drawing.box(area, fill: Ink.edge.tint(), stroke: .edge, width: 1.1, radius: 7)
        drawing.record.add(.families, [("id", .text(id)), ("rect", .area(area))])
        drawing.text(id, x: area.x + 10, y: area.y + 17, size: 12.5, bold: true, limit: Self.right - 20, of: owner)
        for (index, way) in target.ways.enumerated() {
            let y = area.y + 28 + Self.lineHeight * Double(index)
            if let sign = way.sign { drawing.sign(sign, x: area.x + 10, y: y - 5, ink: .text) }
            drawing.text(
                subject.words(way), x: area.x + 27, y: y + 3.4, size: 10, ink: .muted, limit: Self.right - 36, of: owner
            )
        }
        drawing.close()
    }
}
