import KindredGraph
import KindredYAML

/// Explains one presentation: its caller, its real presenters, and what happens to the view behind it.
struct PresentationExplanation {
    private(set) var lines = Lines()
    private let declarations: Declarations
    private var graph: ResolvedGraph { declarations.graph }
    private let id: PresentationID

    init(id: PresentationID, ways: FamilyWays) {
        declarations = ways.declarations
        self.id = id
        addFacts()
        addUnknownStyle()
        lines.heading("How the presenter is found")
        PresenterSearch(id: id, in: graph, ways: ways).write(to: &lines, depth: 2)
        lines.add("presented by \(graph.presentersPhrase(id))", depth: 2)
        addResult()
    }

    private mutating func addFacts() {
        let presentation = graph[id]
        lines.add("presentation \(graph.name(of: id))")
        var rows = [["declared at", graph.location(of: graph.place(of: id))]]
        if let from = presentation.from {
            let family = graph.label(graph[from].family)
            rows.append([
                "from", "\(graph.label(from)) of \(family), \(graph.location(of: graph.place(of: from)))",
            ])
        }
        if presentation.isFromAny {
            let families = graph.callingFamilies(of: id)
            rows.append(["from", "whatever is on top (R111): \(declarations.list(graph.callers(ofAny: id)))"])
            rows.append(["families", enumeration(families.map { graph.label($0) }, atMost: 5)])
        }
        if let family = presentation.family {
            let place = graph.location(of: graph.place(of: family))
            rows.append([
                "presents", "\(graph.rootPhrase(family)), the root of \(graph.label(family)), \(place)",
            ])
        }
        rows.append(["style", stylePhrase])
        rows.append(["transition", graph.transition(of: id).rawValue])
        if let value = presentation.presentsInFullscreen { rows.append(["presentsInFullscreen", String(value)]) }
        if let anchor = graph.anchor(of: id) { rows.append(["anchor", anchor.rawValue]) }
        if let swipe = graph.swipe(of: id) { rows.append(["swipe", "\(swipe) (R108)"]) }
        let detents = graph.detents(of: id)
        if !detents.isEmpty { rows.append(["detents", enumeration(detents)]) }
        let sources = graph.sources(of: id)
        if !sources.isEmpty { rows.append(["source", enumeration(sources)]) }
        rows += sameEnds.isEmpty ? [] : [["same name", enumeration(sameEnds)]]
        lines.table(rows, depth: 1)
    }

    /// Other presentations without an id with the same ends: they have the same name, with a number.
    private var sameEnds: [String] {
        let presentation = graph[id]
        guard graph.isCallerKnown(id), presentation.family != nil, isMadeUp(id) else { return [] }
        let others = graph.presentationIDs.filter { other in
            other != id && graph[other].from == presentation.from
                && graph[other].isFromAny == presentation.isFromAny
                && graph[other].family == presentation.family && isMadeUp(other)
        }
        return others.map { "\(graph.name(of: $0)) (\(graph.location(of: graph.place(of: $0))))" }
    }

    private func isMadeUp(_ id: PresentationID) -> Bool { !graph.isDeclared(.id, in: id) }

    private var stylePhrase: String {
        let presentation = graph[id]
        let declared = graph.isDeclared(.style, in: id) ? "" : ", by default"
        let style = presentation.style.rawValue + declared
        if presentation.style != .automatic { return style }
        return "\(style); in effect \(presentation.effectiveWord)\(presentation.isStyleUnknown ? "" : " (R43)")"
    }

    /// Adds why the effective style is unknown, and what settles it.
    private mutating func addUnknownStyle() {
        guard graph[id].isStyleUnknown, let root = graph[id].family.flatMap({ graph[$0].root }) else {
            return
        }
        lines.heading("Why the effective style is unknown")
        lines.add(
            "\(graph.label(root)) is of class \(graph.className(root)), which chooses its own style with 'automatic' (R43)",
            depth: 2)
        lines.add("to settle it, set modalPresentationStyle in the app and write it here as 'style'", depth: 2)
    }

    private mutating func addResult() {
        let presenters = graph.presenters(of: id).map(\.controller)
        guard let family = graph[id].family, !presenters.isEmpty else { return }
        lines.heading("While it's presented")
        let name = graph.label(family)
        let count = declarations.memberCount(of: family).names
        let members = count == 1 ? "the only member of \(name) has" : "the \(count) members of \(name) have"
        let one = presenters.count == 1 ? "" : "one of: "
        lines.add("\(members) the presentingViewController \(one)\(declarations.answer(presenters)) (R13)", depth: 2)
        lines.add(graph.viewPhrase(id), depth: 2)
    }
}
