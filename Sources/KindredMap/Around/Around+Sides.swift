import KindredGraph

/// The boxes left and right of the subject.
extension Around {
    static let groupHead = 26.0
    private static let windowHeight = 22.0

    /// Puts a column of callers below each other, and returns how high they are.
    mutating func placeCallers(_ column: Int) -> Double {
        var y = 0.0
        var last: AroundSubject.Place?
        for index in callers[column].indices {
            let place = subject.place(of: callers[column][index].number)
            if place != last { y += Self.groupHead + (last == nil ? 0 : 14) }
            last = place
            callers[column][index].y = y
            y += callers[column][index].height + 4
        }
        if column > 0 { return y }
        for index in windows.indices {
            y += index == 0 && last != nil ? 16 : 0
            windows[index].y = y
            y += Self.windowHeight + 6
        }
        return y
    }

    /// Puts a column of targets below each other, and returns how high they are.
    mutating func placeTargets(_ column: Int) -> Double {
        var y = 0.0
        var last: AroundSubject.Place?
        for index in targets[column].indices {
            switch targets[column][index].target {
            case .family:
                if last != nil { y += 14 }
                last = nil
                targets[column][index].y = y
                y += targets[column][index].height + 9
            case .name(let number):
                let place = subject.place(of: number)
                if place != last { y += Self.groupHead + (last == nil ? 0 : 14) }
                last = place
                targets[column][index].y = y
                y += targets[column][index].height + 4
            }
        }
        return max(0, y + (last == nil ? 0 : 14) - 9)
    }

    private func title(_ place: AroundSubject.Place) -> String {
        switch place {
        case .lane(let unit): table.title(unit)
        case .block(let block):
            "\(app.homes.blocks[block].name.dropFirst("shared ".count)) in \(app.homes.blocks[block].stacks.count) stacks"
        case .family(let family): app.graph.name(of: family)
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

    /// Draws the box of a name, in the colour of what it has, if there is one.
    mutating func drawFrame(of number: Number?, area: Area, dash: Drawing.Dash = .none) {
        if let ink = number.flatMap({ ink(of: .name($0)) }) {
            drawing.box(area, fill: ink.tint(10), stroke: ink, width: 1.4, radius: 4)
        } else {
            drawing.box(area, fill: .page, stroke: .edge, width: 0.9, radius: 4, dash: dash)
        }
    }

    private mutating func drawName(_ number: Number, area: Area, limit: Double) {
        let id = app.name(number)
        let owner = Drawing.Owner("controller", id)
        let on = app.on(app.graph.set(having: app.declarations.places(of: number)))
        drawing.open(id, label: id, controller: app.homes.place(of: number).index)
        drawFrame(of: number, area: area)
        let width = drawing.text(
            app.label(number), x: area.x + 7, y: area.y + 14.5, size: 11.5, limit: limit - Self.room(on: on), of: owner)
        draw(on: on, x: area.x + 7 + width, y: area.y + 14.5, of: owner)
        drawing.record.add(.controllers, [("id", .text(id)), ("rect", .area(area))])
        drawing.close()
    }

    mutating func drawLeft(_ column: Int) {
        let (callers, x) = (callers[column], leftX(column))
        var start = 0
        while start < callers.count {
            let place = subject.place(of: callers[start].number)
            var end = start
            while end < callers.count, subject.place(of: callers[end].number) == place { end += 1 }
            let last = callers[end - 1]
            let top = callers[start].y - Self.groupHead
            drawGroup(place, area: Area(x, top, Self.left, last.y + last.height + 6 - top))
            for caller in callers[start..<end] { draw(caller, x: x + 6) }
            start = end
        }
        if column == 0 { drawWindows(x: x + 6) }
    }

    private mutating func drawWindows(x: Double) {
        for window in windows {
            let area = Area(x, window.y, Self.left - 12, Self.windowHeight)
            drawing.box(area, fill: .page, stroke: .edge, width: 1, radius: 7, dash: .fine)
            let words = subject.words(.starts)
            drawing.text(
                "window " + window.name, x: area.x + 7, y: area.y + 14.5, size: 11.5,
                limit: area.width - 38 - Text.width(words, size: 9.5))
            drawing.text(words, x: area.right - 6, y: area.y + 14.4, size: 9.5, ink: .muted, anchor: .end)
        }
    }

    private mutating func draw(_ caller: AroundCaller, x left: Double) {
        let area = Area(left, caller.y, Self.left - 12, caller.height)
        let words = caller.exits.map { exit -> String in
            if case .presents(let variant, _) = exit.way {
                return [variant.isRoot ? variant.kind : variant.word, app.on(variant.on)].filter { !$0.isEmpty }
                    .joined(separator: " ")
            }
            return exit.to != nil && exit.way == .starts ? "starts with" : subject.words(exit.way)
        }
        let room = area.width - 14
        let longest = words.map { Text.width($0, size: 9.5) }.max() ?? 0
        drawName(caller.number, area: area, limit: room - longest - 24)
        for (index, exit) in caller.exits.enumerated() {
            let y = caller.y + 11 + Self.lineHeight * Double(index)
            var x = area.right - 6
            if let sign = exit.way.sign {
                let ink = subject.cards.row(caller.number).map { subject.cards.ink(of: $0, sign: sign) }
                drawing.sign(sign, x: x - 12, y: y - 5, ink: ink ?? .strong)
                x -= 16
            }
            drawing.text(
                words[index], x: x, y: y + 3.4, size: 9.5, ink: .muted, anchor: .end,
                of: Drawing.Owner("controller", app.name(caller.number)))
        }
    }

    mutating func drawRight(_ column: Int) {
        let (targets, x) = (targets[column], rightX(column))
        var start = 0
        while start < targets.count {
            guard case .name(let number) = targets[start].target else {
                draw(family: targets[start], x: x)
                start += 1
                continue
            }
            let place = subject.place(of: number)
            var end = start
            while end < targets.count, case .name(let next) = targets[end].target, subject.place(of: next) == place {
                end += 1
            }
            let top = targets[start].y - Self.groupHead
            let bottom = targets[end - 1].y + targets[end - 1].height + 6
            drawGroup(place, area: Area(x, top, Self.right, bottom - top))
            for target in targets[start..<end] {
                guard case .name(let number) = target.target else { continue }
                let area = Area(x + 6, target.y, Self.right - 12, target.height)
                drawName(number, area: area, limit: Self.right - (target.exits.isEmpty ? 30 : 46))
                drawSigns(of: target, right: area.right)
            }
            start = end
        }
    }

    private mutating func draw(family target: AroundTarget, x: Double) {
        guard case .family(let family) = target.target else { return }
        let id = app.graph.name(of: family)
        let owner = Drawing.Owner("family", id)
        let area = Area(x, target.y, Self.right, target.height)
        drawing.open("family:" + id, label: "family " + id)
        let ink = ink(of: target.target)
        drawing.box(area, fill: ink?.tint(10) ?? Ink.edge.tint(), stroke: ink ?? .edge, width: 1.1, radius: 7)
        drawing.record.add(.families, [("id", .text(id)), ("rect", .area(area))])
        let room = Self.right - (target.exits.isEmpty ? 0 : 16)
        drawing.text(id, x: area.x + 10, y: area.y + 17, size: 12.5, bold: true, limit: room - 20, of: owner)
        for (index, way) in target.ways.enumerated() {
            let y = area.y + 28 + Self.lineHeight * Double(index)
            if let sign = way.sign { drawing.sign(sign, x: area.x + 10, y: y - 5, ink: .text) }
            drawing.text(
                subject.words(way), x: area.x + 27, y: y + 3.4, size: 10, ink: .muted, limit: room - 36, of: owner)
        }
        drawSigns(of: target, right: area.right)
        drawing.close()
    }

    /// Draws where the lines of a target begin.
    private mutating func drawSigns(of target: AroundTarget, right: Double) {
        let (owner, number): (Drawing.Owner, Number?) =
            switch target.target {
            case .family(let family): (Drawing.Owner("family", app.graph.name(of: family)), nil)
            case .name(let number): (Drawing.Owner("controller", app.name(number)), number)
            }
        for (index, exit) in target.exits.enumerated() {
            draw(
                exit.way, right: right, y: target.y + 9.5 + 12 * Double(index), of: owner,
                ink: ink(of: exit.way, from: number))
        }
    }
}
