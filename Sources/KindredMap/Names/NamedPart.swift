import KindredGraph

/// The part of an app that a picture shows, by names: each is drawn, stands in what contains it, or is outside.
struct NamedPart {
    typealias Number = NamedApp.Number

    /// The name at which the lines of each name end: itself, the container that hides it, or -1 for none.
    private(set) var stand: [Number]
    /// Whether each family has a card, in the order of the graph.
    private(set) var families: [Bool]
    private let depth: Int
    private let homes: Homes
    private let declarations: Declarations
    private let graph: ResolvedGraph

    init(_ app: NamedApp, narrowing: Narrowing) {
        let homes = app.homes
        (self.homes, declarations, depth) = (homes, app.declarations, narrowing.depth ?? .max)
        let graph = app.graph
        self.graph = graph
        families = graph.familyIDs.map { graph[$0].root != nil }
        if let names = narrowing.families {
            for family in graph.familyIDs where !names.contains(graph.name(of: family)) {
                families[Int(family.index)] = false
            }
        }
        stand = Array(repeating: -2, count: declarations.count)
        let isSelected = narrowing.selected.map { homes.withContainers($0.elements) }
        for number in declarations.all { find(number, isSelected: isSelected) }
        for family in graph.familyIDs where families[Int(family.index)] {
            guard let isSelected, let root = graph[family].root else { continue }
            let number = declarations[root]
            // What is at home elsewhere may be selected there alone.
            families[Int(family.index)] =
                homes[number] == .root(of: family)
                ? isSelected[Int(number)] : narrowing.selected?.contains(root) == true
        }
    }

    /// Finds where a name and all that contains it stand.
    private mutating func find(_ number: Number, isSelected: [Bool]?) {
        var path: [Number] = []
        var next = number
        var (level, isWanted, above) = (0, true, Number(-1))
        while true {
            path.append(next)
            switch homes[next] {
            case .container(let container):
                next = container
                continue
            case .root(let family): isWanted = families[Int(family.index)]
            case .block(let block):
                let stacks = homes.blocks[block].stacks
                for stack in stacks where stand[Int(stack)] == -2 { find(stack, isSelected: isSelected) }
                let drawn = stacks.first { stand[Int($0)] >= 0 }
                // A block comes with any of its stacks; a selection may have it alone.
                (level, isWanted, above) = (1, drawn != nil || isSelected != nil, drawn.map { stand[Int($0)] } ?? -1)
            }
            break
        }
        for number in path.reversed() {
            if !isWanted || isSelected?[Int(number)] == false {
                stand[Int(number)] = -1
            } else if level <= depth {
                above = number
                stand[Int(number)] = number
            } else {
                stand[Int(number)] = above
            }
            level += 1
        }
    }

    func isDrawn(_ number: Number) -> Bool { stand[Int(number)] == number }
    func isDrawn(_ family: FamilyID) -> Bool { families[Int(family.index)] }
    func isDrawn(block: Int) -> Bool { homes.blocks[block].screens.contains(where: isDrawn) }

    /// Whether a frame with pushes is drawn.
    func isDrawn(_ frame: Homes.Home) -> Bool {
        switch frame {
        case .container(let number): isDrawn(number)
        case .block(let block): isDrawn(block: block)
        case .root: false
        }
    }

    /// Whether a row is drawn in its container, if that is.
    ///
    /// - Parameter above: The number of containers around the list.
    func isDrawn(_ row: Homes.Row, below above: Int) -> Bool {
        switch row.item {
        case .home(let number): isDrawn(number)
        case .reference(let number): stand[Int(number)] >= 0 && row.level + above <= depth
        case .blocks(let blocks): blocks.contains { isDrawn(block: $0) }
        }
    }

    /// The name of what a row is in; nil for the first of a list.
    func container(of row: Homes.Row) -> Number? {
        switch row.item {
        case .home(let number): if case .container(let container) = homes[number] { container } else { nil }
        case .reference: graph[row.place].parent.map { declarations[$0] }
        case .blocks: declarations[row.place]
        }
    }

    /// Whether a name is at home in another, at any depth, or is it.
    func isInside(_ number: Number, _ container: Number) -> Bool {
        var next = number
        while next != container {
            guard case .container(let parent) = homes[next] else { return false }
            next = parent
        }
        return true
    }
}

extension NamedApp {
    /// Returns what of an app a part shows. What is hidden in a container calls from there.
    ///
    /// A presentation with one drawn end is kept, also if nothing draws its caller or its family; without one it is counted
    /// as outside, and so is a push within what a container hides.
    func narrowed(to part: NamedPart) -> NamedApp {
        var app = self
        let counts = counts
        app.presentations = []
        app.outsidePresentations = fromAny.count { !$0.variant.isRoot && !part.isDrawn($0.family) }
        var known: [Presentation.Key: Int] = [:]
        for presentation in presentations {
            var made = presentation
            let stand = part.stand[Int(made.from)]
            guard stand >= 0 || part.isDrawn(made.family) else {
                if !presentation.variant.isRoot { app.outsidePresentations += 1 }
                continue
            }
            if stand >= 0 { made.from = stand }
            let index = known[made.key, default: app.presentations.count]
            known[made.key] = index
            if index == app.presentations.count {
                app.presentations.append(made)
            } else {
                app.presentations[index].count += 1
            }
        }
        app.outsidePushes = counts.pushes - app.narrowPushes(to: part, of: self)
        app.part = part
        return app
    }

    /// Keeps the pushes that are drawn, and returns how many pairs they are.
    private mutating func narrowPushes(to part: NamedPart, of whole: NamedApp) -> Int {
        pushes = []
        var (known, left): (Set<Push>, Set<Push>) = ([], [])
        var drawn: Set<Int64> = []
        for push in whole.pushes {
            let (from, to) = (part.stand[Int(push.from)], part.stand[Int(push.to)])
            // What isn't drawn pushes it at home, if the stack isn't drawn.
            let frame = from < 0 && !part.isDrawn(push.frame) ? homes[push.to] : push.frame
            var made = Push(
                frame: frame, from: from >= 0 ? from : push.from, to: push.to, isSelection: push.isSelection,
                on: push.on)
            if to == push.to, part.isDrawn(frame), from != to || push.from == to {
                if known.insert(made).inserted { pushes.append(made) }
            } else if from >= 0, to < 0 || !part.isInside(from, to) {
                made = Push(
                    frame: .container(to >= 0 ? to : push.to), from: from, to: to >= 0 ? to : push.to,
                    isSelection: push.isSelection, on: push.on)
                if left.insert(made).inserted { leaving.append(made) }
            } else {
                continue
            }
            if !push.isSelection { drawn.insert(Int64(push.from) << 32 | Int64(push.to)) }
        }
        return drawn.count
    }
}
