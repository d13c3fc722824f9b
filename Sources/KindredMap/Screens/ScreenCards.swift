import KindredGraph

/// The cards of a map by names, with what is in them: families and blocks, each name at home.
final class ScreenCards {
    typealias Number = NamedApp.Number

    let app: NamedApp
    let table: LaneTable
    /// The colours by something other than lanes, if any.
    let coloring: Coloring?
    private(set) var cards: [ScreenNode] = []
    private(set) var rows: [ScreenNode?]
    private(set) var cardOfFamily: [Int]
    private(set) var cardOfBlock: [Int] = []
    private(set) var sets: [ScreenSet] = []
    private(set) var setOf: [Number: Int] = [:]

    struct Ends: Hashable {
        let from: Number
        let to: Number
    }

    /// The configurations of the pushes that not all have.
    private(set) var configurations: [Ends: ConfigurationSet] = [:]

    /// - Parameter narrowing: The part that is drawn. Lanes are those of the whole.
    init(_ whole: NamedApp, narrowing: Narrowing = Narrowing(), colors: ColorChoice? = nil) {
        table = LaneTable(whole, isColored: colors == nil)
        coloring = colors.map { Coloring($0, app: whole) }
        let app = narrowing.isAll ? whole : whole.narrowed(to: NamedPart(whole, narrowing: narrowing))
        self.app = app
        rows = Array(repeating: nil, count: app.declarations.count)
        cardOfFamily = Array(repeating: -1, count: app.graph.families.count)
        let rest = app.graph.familyIDs.filter { app.graph[$0].root != nil && !app.isWindowFamily($0) }
        for family in app.windowFamilies + rest where app.isDrawn(family) { addFamily(family) }
        for block in app.homes.blocks.indices { addBlock(block) }
        for card in cards { color(card) }
        addPushes()
        inlineSmall()
        addSets()
    }

    func row(_ number: Number) -> ScreenNode? { rows[Int(number)] }
    /// The index of a family's card, or -1.
    func index(of family: FamilyID) -> Int { cardOfFamily[Int(family.index)] }
    func card(_ family: FamilyID) -> ScreenNode? {
        let index = index(of: family)
        return index < 0 ? nil : cards[index]
    }

    private func addFamily(_ family: FamilyID) {
        let card = ScreenNode(.family(family), id: app.graph.name(of: family))
        cardOfFamily[Int(family.index)] = cards.count
        if table.number(of: .window(family)) != nil { card.lane = .window(family) }
        fill(card, rows: app.homes.rows(of: family), below: 0)
    }

    private func addBlock(_ index: Int) {
        let block = app.homes.blocks[index]
        if app.part?.isDrawn(block: index) == false { return cardOfBlock.append(-1) }
        let card = ScreenNode(.block(index), id: block.name)
        cardOfBlock.append(cards.count)
        fill(card, rows: app.homes.rows(of: block), below: 1)
    }

    private func fill(_ card: ScreenNode, rows list: [Homes.Row], below: Int) {
        card.card = cards.count
        cards.append(card)
        var open = [card]
        for row in list {
            if let part = app.part, !part.isDrawn(row, below: below) {
                if row.isName, row.level < open.count, open[row.level].number == part.container(of: row) {
                    open[row.level].hidden += 1
                }
                continue
            }
            // What a row is in may not be drawn, while others at its level are.
            if let part = app.part,
                row.level >= open.count || row.level > 0 && open[row.level].number != part.container(of: row)
            {
                continue
            }
            open.removeLast(open.count - row.level - 1)
            let container = open[row.level]
            switch row.item {
            case .home(let number):
                let node = node(number, in: container)
                container.kids.append(node)
                if let alias = app.homes.alias(of: row.place) { node.aliases.append(alias) }
                open.append(node)
            case .reference(let number):
                let alias = app.homes.alias(of: row.place)
                if let alias, let same = container.kids.first(where: { $0.number == number }), !same.aliases.isEmpty {
                    same.aliases.append(alias)
                } else {
                    container.chips.append(ScreenNode.Chip(number: number, alias: alias))
                }
            case .blocks(let blocks):
                container.blocks = blocks.filter { app.part?.isDrawn(block: $0) ?? true }
            }
        }
    }

    private func node(_ number: Number, in container: ScreenNode) -> ScreenNode {
        let controller = app.controller(number)
        let node = ScreenNode(.name(number), id: app.name(number), kind: controller.kind)
        node.label = app.label(number)
        node.note = ClassNote.text(app.graph.className(app.homes.place(of: number)), for: node.label)
        (node.isImplicit, node.card, node.parent) = (controller.isImplicit, container.card, container)
        rows[Int(number)] = node
        return node
    }

    /// Gives rows the colours of their lanes, and the names by which they are known there.
    private func color(_ card: ScreenNode) {
        if let lane = card.lane { card.ink = table.ink(lane) }
        if case .family(let family) = card.content, let root = app.graph[family].root {
            coloring?.ink(app.declarations[root]).map { card.ink = $0 }
        }
        for node in card.nodes {
            if let number = node.number, table.number(of: .tab(number)) != nil { node.lane = .tab(number) }
            if let coloring {
                node.number.flatMap { coloring.ink($0) }.map { node.ink = $0 }
            } else if node !== card {
                node.ink = node.lane.map { table.ink($0) } ?? node.parent?.ink ?? .strong
            }
            let title = node.lane.map { table.title($0) } ?? node.label
            if !node.aliases.isEmpty {
                (node.note, node.noteSize) = (node.label, ScreenMeasures.inline)
                node.label = node.aliases.joined(separator: " · ")
            } else if node !== card, title != node.label {
                (node.note, node.noteSize, node.label) = (node.label, ScreenMeasures.inline, title)
            }
            if let number = node.number { addConfigurations(of: number, to: node) }
            if node.hidden > 0 { node.note += (node.note.isEmpty ? "" : " ") + "… \(node.hidden) more" }
        }
    }

    /// Says which configurations have a name, unless all do that have what it is in.
    private func addConfigurations(of number: Number, to node: ScreenNode) {
        let set = app.graph.set(having: app.declarations.places(of: number))
        let around = node.parent?.number.map { app.graph.set(having: app.declarations.places(of: $0)) }
        if set == around { return }
        guard let on = app.graph.phrase(of: set) else { return }
        node.on = on
        node.note += (node.note.isEmpty ? "" : " ") + on
    }

    /// The colour of a line from a row, and of its sign.
    func ink(of row: ScreenNode, sign: StyleSign?) -> Ink { sign.flatMap { coloring?.ink($0) } ?? row.ink }

    /// The colour of the head of a card; nil without one.
    func headInk(_ card: ScreenNode) -> Ink? {
        if coloring == nil { return card.lane.map { table.ink($0) } }
        let styles = Set(card.entries.map { coloring?.ink($0.variant.sign) })
        if styles.count == 1, let ink = styles.first ?? nil { return ink }
        return card.ink == .strong ? nil : card.ink
    }

    // MARK: Pushes

    /// Whether a name is in a frame, at any depth.
    private func isInside(_ number: Number, frame: Homes.Home) -> Bool {
        var next = number
        while true {
            if frame == .container(next) { return true }
            let home = app.homes[next]
            if home == frame { return true }
            guard case .container(let container) = home else { return false }
            next = container
        }
    }

    func frame(_ home: Homes.Home) -> ScreenNode? {
        switch home {
        case .block(let block): cardOfBlock[block] < 0 ? nil : cards[cardOfBlock[block]]
        case .container(let number): rows[Int(number)]
        case .root: nil
        }
    }

    private func addPushes() {
        var order: [Homes.Home] = []
        var byFrame: [Homes.Home: [NamedApp.Push]] = [:]
        for push in app.pushes {
            if byFrame[push.frame] == nil { order.append(push.frame) }
            byFrame[push.frame, default: []].append(push)
        }
        for home in order {
            guard let frame = frame(home), let pushes = byFrame[home] else { continue }
            frame.bundles = Self.grouped(pushes.map { ($0.to, $0.from) }).map {
                ScreenNode.Bundle(callers: $0.values, targets: $0.keys)
            }
            let outside = pushes.filter { !app.isDrawn($0.from) || !isInside($0.from, frame: home) }
            frame.ports = Self.grouped(outside.map { ($0.from, $0.to) }).map {
                ScreenNode.Port(callers: $0.keys, targets: $0.values)
            }
            // A tab that selects another isn't before it.
            if frame.kind == .tab {
                for push in outside where push.on == 0 { row(push.from)?.named.append(push) }
                continue
            }
            for port in frame.ports {
                for caller in port.callers { row(caller)?.pushes.append(home) }
            }
            ScreenIndents.arrange(frame)
        }
        for push in app.pushes where push.on != 0 {
            configurations[Ends(from: push.from, to: push.to)] = push.on
            row(push.from)?.named.append(push)
        }
        for push in app.leaving { row(push.from)?.pushes.append(push.frame) }
    }

    /// The keys that have the same values, in the order of the first.
    private static func grouped(_ pairs: [(Number, Number)]) -> [(keys: [Number], values: [Number])] {
        var order: [Number] = []
        var values: [Number: [Number]] = [:]
        for (key, value) in pairs {
            if values[key] == nil { order.append(key) }
            values[key, default: []].append(value)
        }
        var groups: [(keys: [Number], values: [Number])] = []
        var known: [[Number]: Int] = [:]
        for key in order {
            let list = values[key] ?? []
            let sorted = list.sorted()
            let index = known[sorted, default: groups.count]
            known[sorted] = index
            if index == groups.count { groups.append(([], list)) }
            groups[index].keys.append(key)
        }
        return groups
    }

    /// Children that push, present and contain nothing are small names in their parent's row.
    private func inlineSmall() {
        var talks: Set<Number> = []
        for push in app.pushes + app.leaving { talks.formUnion([push.from, push.to]) }
        for presentation in app.presentations { talks.insert(presentation.from) }
        for card in cards {
            for node in card.nodes where node.number != nil && node.kind == .controller {
                func isSmall(_ kid: ScreenNode) -> Bool {
                    kid.kind == .controller && kid.kids.isEmpty && kid.chips.isEmpty && kid.aliases.isEmpty
                        && kid.number.map { !talks.contains($0) } == true
                }
                node.inline = node.kids.filter(isSmall)
                if !node.inline.isEmpty { node.kids.removeAll(where: isSmall) }
            }
        }
    }

    // MARK: Sets

    private func addSets() {
        sets = ScreenSet.all(of: app)
        for index in sets.indices {
            let set = sets[index]
            var counts: [Int: Int] = [:]
            for caller in set.callers {
                guard let row = row(caller) else { continue }
                counts[row.card, default: 0] += 1
                row.sets.append(set.letter)
                setOf[caller] = index
            }
            guard let home = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { continue }
            let card = cards[home]
            var host = card
            if case .family = card.content, let root = card.kids.first { host = root }
            let node = ScreenNode(.set(index), id: "set " + set.letter)
            (node.card, node.parent) = (home, host)
            host.kids.insert(node, at: 0)
            sets[index].node = node
        }
    }

    /// The node where a presentation begins: the caller's row, or the box of its set.
    func source(of presentation: NamedApp.Presentation) -> ScreenNode? {
        if let set = set(of: presentation) { return sets[set].node }
        return row(presentation.from)
    }

    /// The set that a presentation is in.
    func set(of presentation: NamedApp.Presentation) -> Int? {
        guard let index = setOf[presentation.from], sets[index].keys.contains(.init(presentation)) else { return nil }
        return index
    }
}
