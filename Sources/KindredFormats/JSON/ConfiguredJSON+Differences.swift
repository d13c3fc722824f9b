import KindredGraph
import KindredText

/// The values that hold in some configurations only.
extension ConfiguredJSON {
    /// An element in the first pass that has it.
    struct Item {
        let list: List
        /// The index in the whole.
        let index: Int
        /// The first pass, and its number there.
        let first: Int
        let number: Int
        /// The configurations that have it.
        let configurations: ConfigurationSet
    }

    enum List {
        case windows, families, controllers, screens, presentations, pushes, moves
    }

    static let ofWindows = GraphField<WindowID>.all.filter(\.mayDiffer)
    static let ofFamilies = GraphField<FamilyID>.all.filter(\.mayDiffer)
    static let ofScreens = GraphField<ScreenID>.all.filter(\.mayDiffer)
    static let ofMoves = GraphField<MoveID>.all.filter(\.mayDiffer)
    static let ofPresentations = GraphField<PresentationID>.all.filter(\.mayDiffer)
    static let ofControllers = GraphField<ControllerID>.all.filter(\.mayDiffer)

    func item(_ index: Int, of list: List) -> Item? {
        var (first, number, configurations) = (-1, -1, ConfigurationSet(0))
        for pass in passes.indices {
            let own = passes[pass].number(index, of: list)
            if own < 0 { continue }
            if first < 0 { (first, number) = (pass, own) }
            configurations |= passes[pass].configurations
        }
        if first < 0 { return nil }
        return Item(list: list, index: index, first: first, number: number, configurations: configurations)
    }

    // MARK: Writing

    /// Writes the configurations that have an element, unless all have it.
    func on(_ item: Item, to json: inout JSONWriter) {
        if item.configurations == configured.all { return }
        json.resume(level: 3)
        json.key("on")
        json.beginArray()
        for (number, word) in words.enumerated() where item.configurations & 1 << ConfigurationSet(number) != 0 {
            json.string(word)
        }
        json.endArray()
    }

    /// Writes where an element is, and the fields that differ.
    func write<Element>(
        _ item: Item, fields: [GraphField<Element>], to json: inout JSONWriter, element: (Int) -> Element
    ) {
        on(item, to: &json)
        var isOpen = false
        let values = fields.map { $0.value(of: element(item.number), in: passes[item.first].graph) }
        for (number, word) in words.enumerated() {
            let pass = configured.partOfEach[number]
            let own = passes[pass].number(item.index, of: item.list)
            if pass == item.first || own < 0 { continue }
            let others = fields.map { $0.value(of: element(own), in: passes[pass].graph) }
            let differing = zip(values, others).enumerated().filter { _, pair in
                !isAlike(pair.0, in: passes[item.first].graph, other: pair.1, in: passes[pass].graph)
            }
            if differing.isEmpty { continue }
            if !isOpen {
                json.resume(level: 3)
                json.key("differs")
                json.beginObject()
            }
            isOpen = true
            json.key(escaping: word)
            json.beginObject()
            for (index, pair) in differing {
                json.key(escaping: fields[index].key)
                write(pair.1, in: passes[pass].graph, to: &json)
            }
            json.endObject()
        }
        if isOpen { json.endObject() }
    }

    /// Whether values of two configurations are the same. The numbers of controllers may differ.
    private func isAlike(
        _ one: FieldValue?, in graph: ResolvedGraph, other: FieldValue?, in otherGraph: ResolvedGraph
    ) -> Bool {
        switch (one, other) {
        case (.presenters(let first), .presenters(let second)):
            first.elementsEqual(second) {
                $0.reason == $1.reason && graph[$0.controller].name == otherGraph[$1.controller].name
            }
        // Aliases are where their anchor is, whatever they end with.
        case (.location(let first), .location(let second)):
            first.file == second.file && first.range.start == second.range.start
        default: one == other
        }
    }

    private func write(_ value: FieldValue?, in graph: ResolvedGraph, to json: inout JSONWriter) {
        switch value {
        // What isn't said is true of all that is shown.
        case nil: json.bool(true)
        case .null: json.null()
        case .name(let name): write(name, in: graph, to: &json)
        case .names(let names): json.array { json in for name in names { write(name, in: graph, to: &json) } }
        case .text(let text): json.string(text)
        case .texts(let texts): json.array { json in for text in texts { json.string(text) } }
        case .flag(let flag): json.bool(flag)
        case .number(let number): json.number(number)
        case .presenters(let presenters):
            json.array { json in
                for presenter in presenters {
                    json.beginObject()
                    json.key("controller")
                    write(graph[presenter.controller].name, in: graph, to: &json)
                    json.key("reason")
                    json.string(presenter.reason.rawValue)
                    json.endObject()
                }
            }
        case .location(let place):
            let position = graph.files[Int(place.file)].position(of: Int(place.range.start))
            json.beginObject()
            json.key("file")
            json.string(graph.files[Int(place.file)].path)
            json.key("line")
            json.number(position.line)
            json.key("column")
            json.number(position.column)
            json.endObject()
        }
    }

    private func write(_ name: NameID, in graph: ResolvedGraph, to json: inout JSONWriter) {
        if name.isNone { json.null() } else { json.string(graph.string(name)) }
    }
}

/// Differences of controllers: most of the output, and mostly the same as those of the one before.
extension ConfiguredJSON {
    /// Bytes that were written for a controller, and what they were made of.
    struct RepeatedDifferences {
        var key: [Int32] = []
        /// The key of the controller at hand.
        var next: [Int32] = []
        var bytes: (start: ByteWriter.Position, end: ByteWriter.Position)?
    }

    mutating func differences(of item: Item, to json: inout JSONWriter) {
        var isOwn = false
        repeated.next.removeAll(keepingCapacity: true)
        repeated.next.append(Int32(item.configurations))
        let first = passes[item.first]
        for pass in passes {
            let own = ConfiguredGraphs.number(item.index, pass.numbers.controllers)
            repeated.next.append(own < 0 ? -2 : pass.isShown(own) ? 0 : 1)
            if own < 0 { continue }
            repeated.next.append(pass.presenting(of: own))
            repeated.next.append(pass.presented(of: own))
            if pass !== first, !isOwn { isOwn = !areAlike(item.number, in: first, other: own, in: pass) }
        }
        if !isOwn, repeated.next == repeated.key, let bytes = repeated.bytes,
            json.out.repeatWritten(from: bytes.start, to: bytes.end)
        {
            return
        }
        let start = json.out.position
        if isOwn || !haveEqualLists(item) {
            write(item, fields: Self.ofControllers, to: &json) { ControllerID(index: Int32($0)) }
        } else {
            on(item, to: &json)
        }
        repeated.bytes = isOwn ? nil : (start, json.out.position)
        swap(&repeated.key, &repeated.next)
    }

    /// Whether a controller is itself, and contains, the same in two configurations.
    private func areAlike(_ one: Int, in pass: Pass, other: Int, in otherPass: Pass) -> Bool {
        let (first, second) = (pass.emission.controllers[one], otherPass.emission.controllers[other])
        if first.index != second.index { return false }
        if configured.twins != nil {
            let places = (pass.emission.pointers.origins[one], otherPass.emission.pointers.origins[other])
            if places.0.isDerived != places.1.isDerived || places.0.location != places.1.location { return false }
        }
        if Int(first.end) == one + 1, Int(second.end) == other + 1 { return true }
        var (child, otherChild) = (one + 1, other + 1)
        while child < Int(first.end), otherChild < Int(second.end) {
            let names = (pass.emission.controllers[child].name, otherPass.emission.controllers[otherChild].name)
            if names.0 != names.1 { return false }
            child = Int(pass.emission.controllers[child].end)
            otherChild = Int(otherPass.emission.controllers[otherChild].end)
        }
        return child == Int(first.end) && otherChild == Int(second.end)
    }

    /// Whether a controller is shown, presented and presents alike in all configurations that have it.
    private func haveEqualLists(_ item: Item) -> Bool {
        let first = passes[item.first]
        return passes.allSatisfy { pass in
            let own = ConfiguredGraphs.number(item.index, pass.numbers.controllers)
            return own < 0
                || pass.isShown(own) == first.isShown(item.number)
                    && pass.list(pass.presenting(of: own), isAlike: first.presenting(of: item.number), in: first)
                    && pass.list(pass.presented(of: own), isAlike: first.presented(of: item.number), in: first)
        }
    }

    /// Whether presentations have one style and one list of presenters in all configurations that have them.
    func areAlike(presentations item: Item) -> Bool {
        let first = passes[item.first]
        return passes.allSatisfy { pass in
            let own = ConfiguredGraphs.number(item.index, pass.numbers.presentations)
            if own < 0 || pass === first { return true }
            let style = pass.emission.pointers.presentations[own].style
            return style == first.emission.pointers.presentations[item.number].style
                && pass.emission.lists.presenters(of: own).elementsEqual(
                    first.emission.lists.presenters(of: item.number)
                ) { $0.reason == $1.reason && pass.name(of: $0.controller) == first.name(of: $1.controller) }
        }
    }
}

extension ConfiguredJSON.Pass {
    /// The number of an element of the whole; -1 if it isn't there. Each table is read where it is: copies of all would be counted.
    fileprivate func number(_ index: Int, of list: ConfiguredJSON.List) -> Int {
        switch list {
        case .windows: ConfiguredGraphs.number(index, numbers.windows)
        case .families: ConfiguredGraphs.number(index, numbers.families)
        case .controllers: ConfiguredGraphs.number(index, numbers.controllers)
        case .screens: index
        case .presentations: ConfiguredGraphs.number(index, numbers.presentations)
        case .pushes: ConfiguredGraphs.number(index, numbers.pushes)
        case .moves: ConfiguredGraphs.number(index, numbers.moves)
        }
    }

    fileprivate func isShown(_ index: Int) -> Bool { graph.isShown(ControllerID(index: Int32(index))) }

    fileprivate func name(of id: ControllerID) -> NameID { emission.controllers[Int(id.index)].name }

    fileprivate func presenting(of index: Int) -> Int32 {
        emission.lists.presenting(of: emission.controllers[index].family)
    }

    fileprivate func presented(of index: Int) -> Int32 { emission.lists.presented(of: Int32(index)) }

    fileprivate func list(_ list: Int32, isAlike other: Int32, in pass: ConfiguredJSON.Pass) -> Bool {
        if pass === self { return true }
        return emission.lists.controllers(inList: list).elementsEqual(pass.emission.lists.controllers(inList: other)) {
            name(of: $0) == pass.name(of: $1)
        }
    }
}
