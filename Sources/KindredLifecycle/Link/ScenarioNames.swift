import KindredDiagnostics
import KindredGraph
import KindredText

/// The controllers, families, windows and presentations by name, as scenarios refer to them.
struct ScenarioNames {
    enum Space: String, CaseIterable {
        case controller, family, window, presentation

        var noun: String { "a \(rawValue)" }
    }

    /// The holders of names by space, then by name in the graph; -1 if unused.
    private var holders: [[Int32]]
    /// The template of a screen or of a node in one, by name.
    private var templates: [Int32: Int32] = [:]
    private var stacked: StackedPlaces?
    /// The presentations of several places, by the name that they share, as far as scenarios have used it.
    private var together: [String: [PresentationID]] = [:]
    var nearest = NearWords()

    init(graph: ResolvedGraph) {
        holders = Space.allCases.map { _ in Array(repeating: -1, count: graph.names.count) }
        for (index, controller) in graph.controllers.enumerated() {
            note(controller.name, space: .controller, index: index)
        }
        for (index, family) in graph.families.enumerated() { note(family.name, space: .family, index: index) }
        for (index, window) in graph.windows.enumerated() { note(window.name, space: .window, index: index) }
        for (index, presentation) in graph.presentations.enumerated() {
            note(presentation.name, space: .presentation, index: index)
        }
        guard let screens = graph.screens else { return }
        for (index, template) in screens.templates.enumerated() { templates[template.name] = Int32(index) }
        stacked = graph.stackedPlaces
    }

    private mutating func note(_ name: NameID, space: Space, index: Int) {
        if name.isNone || holders[space.number][Int(name.index)] >= 0 { return }
        holders[space.number][Int(name.index)] = Int32(index)
    }

    func holder(of text: UnsafeRawBufferPointer, space: Space, graph: ResolvedGraph) -> Int32? {
        guard let name = graph.names.number(of: text) else { return nil }
        let holder = holders[space.number][Int(name)]
        return holder < 0 ? nil : holder
    }

    /// All places of a screen or of a node in one, or if some are directly on the stack, those; nil for every other name.
    func places(
        of text: UnsafeRawBufferPointer, on stack: ControllerID? = nil, graph: ResolvedGraph
    ) -> ArraySlice<ControllerID>? {
        guard !templates.isEmpty, let name = graph.names.number(of: text), let template = templates[name] else {
            return nil
        }
        let onStack =
            stack.flatMap { stack in
                stacked.map { graph.places(of: template, in: stack, among: $0) }
            } ?? []
        return onStack.isEmpty ? graph.screens?.places[template] : onStack[...]
    }

    /// The presentations of all places of a screen, or of a node in one, as in `Thread->share`; nil for every other name.
    mutating func presentations(of text: UnsafeRawBufferPointer, graph: ResolvedGraph) -> [PresentationID]? {
        guard let arrow = text.firstIndex(of: 0x3E), arrow > 0,
            let places = places(of: UnsafeRawBufferPointer(rebasing: text[..<(arrow - 1)]), graph: graph)
        else { return nil }
        let name = String(decoding: text, as: UTF8.self)
        if let known = together[name] { return known.isEmpty ? nil : known }
        let rest = String(decoding: text[(arrow - 1)...], as: UTF8.self)
        let found = places.compactMap { place in
            var name = graph.name(of: place) + rest
            return name.withUTF8 { holder(of: UnsafeRawBufferPointer($0), space: .presentation, graph: graph) }
        }
        together[name] = found.map { PresentationID(index: $0) }
        return found.isEmpty ? nil : together[name]
    }

    /// Help that names the first presentation of a family, if a family is named instead.
    private func ofFamily(_ text: UnsafeRawBufferPointer, graph: ResolvedGraph) -> String? {
        guard let family = holder(of: text, space: .family, graph: graph),
            let first = graph.presentations(of: FamilyID(index: family)).first, !graph.name(of: first).isEmpty
        else { return nil }
        return "write '\(graph.name(of: first))', which presents it"
    }

    /// A diagnostic for an unknown name, with the most likely intended one.
    mutating func unresolved(
        _ text: UnsafeRawBufferPointer, space: Space, at place: SourceRange, suggests: Bool,
        graph: ResolvedGraph
    ) -> Diagnostic {
        let name = String(decoding: text, as: UTF8.self)
        let elsewhere = Space.allCases.first {
            $0 != space && holder(of: text, space: $0, graph: graph) != nil
        }?.noun
        let isUnknown = elsewhere == nil && suggests && space == .controller
        let path = isUnknown ? graph.meantPath(name, nearest: &nearest) : nil
        if isUnknown, path?.hasAll != true, nearest.spend(graph.controllers.count),
            let missing = graph.missingPlace(name)
        {
            return UnresolvedReference.found(path: name, missing: missing, at: place)
        }
        let near = elsewhere != nil || !suggests ? nil : likely(name, space: space, path: path, graph: graph)
        return UnresolvedReference.found(
            id: name, expected: space.rawValue, elsewhere: elsewhere, nearest: near,
            help: space == .presentation ? ofFamily(text, graph: graph) : nil, at: place)
    }
}

extension ScenarioNames {
    /// A path that ends with what is written, else the nearest name.
    private mutating func likely(
        _ name: String, space: Space, path: MeantPath?, graph: ResolvedGraph
    ) -> String? {
        if space == .controller, !templates.isEmpty, nearest.spend(graph.controllers.count),
            let path = graph.paths(endingWith: name, atMost: 1).first
        {
            return graph.name(of: path)
        }
        if let meant = path?.meant { return meant }
        let candidates = holders[space.number]
        let known = candidates.indices.lazy.filter { candidates[$0] >= 0 }.map { graph.names.string(Int32($0)) }
        if space != .controller { return nearest.word(name, among: known) }
        let screens = templates.keys.sorted().map { graph.names.string($0) }
        return nearest.word(name, among: screens) ?? nearest.word(name, among: known) ?? path?.text
    }
}

extension ScenarioNames.Space {
    /// The position of a space among all spaces.
    fileprivate var number: Int {
        switch self {
        case .controller: 0
        case .family: 1
        case .window: 2
        case .presentation: 3
        }
    }
}
