import KindredDiagnostics
import KindredGraph
import KindredText

/// Explains everything that is known about an id, and why it is so: `kindred explain`.
package enum Explanation {
    /// Explains what has the id in each name space, controllers first, or else the controllers of a class of that name. Returns
    /// false if there is nothing of that name.
    package static func write(
        _ id: String, in graph: ResolvedGraph, by naming: Naming = .screens, to out: inout ByteWriter
    ) -> Bool {
        guard let lines = Explainer(graph, by: naming).lines(about: id) else { return false }
        Lines.write(lines, to: &out)
        return true
    }

    static func lines(of id: String, in part: Explainer.Part) -> Lines? {
        let ways = part.ways
        let (declarations, graph) = (ways.declarations, ways.declarations.graph)
        var subjects: [Lines] = []
        if let controller = graph.controller(named: id) {
            subjects.append(ControllerExplanation(id: controller, ways: ways).lines)
        }
        if let template = graph.template(named: id) { subjects.append(screen(template, ways: ways)) }
        if let family = graph.family(named: id) {
            subjects.append(FamilyExplanation(id: family, ways: ways).lines)
        }
        for presentation in part.presentations(named: id) {
            subjects.append(PresentationExplanation(id: presentation, ways: ways).lines)
        }
        if subjects.isEmpty { subjects += presentations(id, ways: ways) }
        for window in graph.windowIDs
        where !graph[window].name.isNone && isSame(graph.name(of: window), other: id) {
            subjects.append(WindowExplanation(id: window, by: declarations).lines)
        }
        if subjects.isEmpty { subjects = classes(id, ways: ways) }
        return subjects.isEmpty ? nil : Lines(subjects)
    }

    /// Explains each of the controllers in order, a screen once.
    package static func write(
        _ controllers: ControllerSet, in graph: ResolvedGraph, by naming: Naming = .screens,
        to out: inout ByteWriter
    ) {
        let merged = Lines.merged(graph) { own, part in
            lines(of: part?.controllers(controllers) ?? controllers, in: own, whole: graph, by: naming)
        }
        if let merged { Lines.write(texts(merged), to: &out) }
    }

    private static func lines(
        of controllers: ControllerSet, in graph: ResolvedGraph, whole: ResolvedGraph, by naming: Naming
    ) -> Lines {
        let declarations = Declarations(graph, by: naming)
        let ways = FamilyWays(declarations: declarations, whole: whole)
        var known: Set<Declarations.Number> = []
        return Lines(
            controllers.elements.compactMap { id -> Lines? in
                guard naming == .screens, let template = graph.origin(of: id)?.template, template >= 0 else {
                    return ControllerExplanation(id: id, ways: ways).lines
                }
                return known.insert(declarations[id]).inserted ? screen(template, ways: ways) : nil
            })
    }

    /// The lines as they are shown, and what the numbers in parentheses in them refer to.
    static func texts(_ lines: Lines, isAligned: Bool = true) -> [String] {
        let shown = lines.shown(isAligned: isAligned)
        let facts = Lines.facts(citedIn: shown)
        if facts.isEmpty { return shown }
        var cited = Lines()
        cited.heading("Facts of UIKit; 'kindred facts ID' shows all of one")
        cited.table(facts.map { [$0.id, $0.headline] }, depth: 2)
        return shown + cited.shown(isAligned: isAligned)
    }

    /// A screen or a node in one; with one place in all configurations, that place.
    private static func screen(_ template: Int32, ways: FamilyWays) -> Lines {
        let graph = ways.declarations.graph
        guard let screens = graph.screens else { return Lines() }
        let places = screens.places[template]
        if places.count == 1, let place = places.first, ways.places(ofScreen: template) == 1 {
            return ControllerExplanation(id: place, ways: ways).lines
        }
        return ScreenExplanation(
            template: template, node: screens.templates[Int(template)].node, places: places, ways: ways
        ).lines
    }

    /// The presentations of all places of a screen, as in `Thread->share`.
    private static func presentations(_ name: String, ways: FamilyWays) -> [Lines] {
        let graph = ways.declarations.graph
        guard let arrow = name.utf8.firstIndex(of: 0x3E), arrow > name.startIndex else { return [] }
        let caller = String(name[..<name.utf8.index(before: arrow)])
        let family = String(name[name.utf8.index(after: arrow)...])
        guard let template = graph.template(named: caller), let family = graph.family(named: family) else {
            return []
        }
        let found = graph.presentations(of: family).filter { id in
            graph[id].from.flatMap { graph.origin(of: $0)?.template } == template
        }
        switch found.count {
        case 0: return []
        case 1: return [PresentationExplanation(id: found[0], ways: ways).lines]
        default: return [PresentationsExplanation(name: name, presentations: found, ways: ways).lines]
        }
    }

    /// The controllers of a class; of one that only one has, that.
    private static func classes(_ name: String, ways: FamilyWays) -> [Lines] {
        let graph = ways.declarations.graph
        let controllers = ClassExplanation.controllers(name, in: graph)
        if controllers.count == 1 {
            return [ControllerExplanation(id: controllers[0], ways: ways).lines]
        }
        if let template = controllers.first.flatMap({ graph.origin(of: $0)?.template }), template >= 0,
            graph.screens?.places[template].count == controllers.count,
            controllers.allSatisfy({ graph.origin(of: $0)?.template == template })
        {
            return [screen(template, ways: ways)]
        }
        if controllers.isEmpty { return [] }
        return [ClassExplanation(name: name, controllers: controllers, by: ways.declarations).lines]
    }

    /// The names that may have been meant, at most three: paths that end so, else the nearest first.
    ///
    /// - Parameter isOfControllers: Whether windows and presentations are left out.
    package static func near(_ id: String, in graph: ResolvedGraph, isOfControllers: Bool = false) -> [String] {
        let paths = graph.paths(endingWith: id, atMost: 3)
        if !paths.isEmpty { return paths.map { graph.name(of: $0) } }
        var nearest = NearWords()
        var found: [String] = []
        let names = names(in: graph, hasModule: id.contains("."), isOfControllers: isOfControllers)
        while found.count < 3 {
            let rest = names.lazy.filter { name in !found.contains { isSame($0, other: name) } }
            guard let name = nearest.word(id, among: rest) else { break }
            found.append(name)
        }
        return found
    }

    /// - Parameter hasModule: Whether classes are named with their modules.
    private static func names(
        in graph: ResolvedGraph, hasModule: Bool, isOfControllers: Bool
    ) -> [String] {
        var names = graph.controllers.map { graph.string($0.name) }
        names += (graph.screens?.templates ?? []).indices.map { graph.name(template: Int32($0)) }
        names += graph.families.map { graph.string($0.name) }
        if !isOfControllers {
            names += graph.presentations.map { graph.string($0.name) }
            names += graph.windows.map { graph.string($0.name) }
        }
        let classes = graph.controllerIDs.map { id in
            let name = graph.className(id)
            return hasModule ? name : name.split(separator: ".").last.map(String.init) ?? name
        }
        names += Set(classes).sorted { $0.precedesInBytes($1) }
        // The shortest of those that start with what was written comes first.
        return names.filter { !$0.isEmpty }.enumerated()
            .sorted { ($0.element.utf8.count, $0.offset) < ($1.element.utf8.count, $1.offset) }.map(\.element)
    }

    /// Ids are compared scalar by scalar.
    private static func isSame(_ one: String, other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }
}
