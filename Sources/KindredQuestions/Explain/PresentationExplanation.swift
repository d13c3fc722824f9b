import KindredGraph
import KindredYAML

/// Explains one presentation: its caller, its real presenters, and what happens to the view behind it.
struct PresentationExplanation {
    private(set) var lines = Lines()
    private let declarations: Declarations
    private var hierarchy: ResolvedGraph { declarations.hierarchy }
    private let id: PresentationID

    init(id: PresentationID, ways: FamilyWays) {
        declarations = ways.declarations
        self.id = id
        addFacts()
        addUnknownStyle()
        lines.heading("How the presenter is found")
        PresenterSearch(id: id, in: hierarchy, ways: ways).write(to: &lines, depth: 2)
        lines.add("presented by \(hierarchy.presentersPhrase(id))", depth: 2)
        addResult()
    }

    private mutating func addFacts() {
        let presentation = hierarchy[id]
        lines.add("presentation \(hierarchy.name(of: id))")
        var rows = [["declared at", hierarchy.location(of: hierarchy.place(of: id))]]
        if let from = presentation.from {
            let family = hierarchy.label(hierarchy[from].family)
            rows.append([
                "from", "\(hierarchy.label(from)) of \(family), \(hierarchy.location(of: hierarchy.place(of: from)))",
            ])
        }
        if presentation.isFromAny {
            let families = hierarchy.callingFamilies(of: id)
            rows.append(["from", "whatever is on top (R111): \(declarations.list(hierarchy.callers(ofAny: id)))"])
            rows.append(["families", enumeration(families.map { hierarchy.label($0) }, atMost: 5)])
        }
        if let family = presentation.family {
            let place = hierarchy.location(of: hierarchy.place(of: family))
            rows.append([
                "presents", "\(hierarchy.rootPhrase(family)), the root of \(hierarchy.label(family)), \(place)",
            ])
        }
        rows.append(["style", stylePhrase])
        rows.append(["transition", hierarchy.transition(of: id).rawValue])
        if let value = presentation.presentsInFullscreen { rows.append(["presentsInFullscreen", String(value)]) }
        if let anchor = hierarchy.anchor(of: id) { rows.append(["anchor", anchor.rawValue]) }
        if let swipe = hierarchy.swipe(of: id) { rows.append(["swipe", "\(swipe) (R108)"]) }
        let detents = hierarchy.detents(of: id)
        if !detents.isEmpty { rows.append(["detents", enumeration(detents)]) }
        let sources = hierarchy.sources(of: id)
        if !sources.isEmpty { rows.append(["source", enumeration(sources)]) }
        rows += sameEnds.isEmpty ? [] : [["same name", enumeration(sameEnds)]]
        lines.table(rows, depth: 1)
    }

    /// Other presentations without an id with the same ends: they have the same name, with a number.
    private var sameEnds: [String] {
        let presentation = hierarchy[id]
        guard hierarchy.isCallerKnown(id), presentation.family != nil, isMadeUp(id) else { return [] }
        let others = hierarchy.presentationIDs.filter { other in
            other != id && hierarchy[other].from == presentation.from
                && hierarchy[other].isFromAny == presentation.isFromAny
                && hierarchy[other].family == presentation.family && isMadeUp(other)
        }
        return others.map { "\(hierarchy.name(of: $0)) (\(hierarchy.location(of: hierarchy.place(of: $0))))" }
    }

    private func isMadeUp(_ id: PresentationID) -> Bool { !hierarchy.isDeclared(.id, in: id) }

    private var stylePhrase: String {
        let presentation = hierarchy[id]
        let declared = hierarchy.isDeclared(.style, in: id) ? "" : ", by default"
        let style = presentation.style.rawValue + declared
        if presentation.style != .automatic { return style }
        return "\(style); in effect \(presentation.effectiveWord)\(presentation.isStyleUnknown ? "" : " (R43)")"
    }

    /// Adds why the effective style is unknown, and what settles it.
    private mutating func addUnknownStyle() {
        guard hierarchy[id].isStyleUnknown, let root = hierarchy[id].family.flatMap({ hierarchy[$0].root }) else {
            return
        }
        lines.heading("Why the effective style is unknown")
        lines.add(
            "\(hierarchy.label(root)) is of class \(hierarchy.className(root)), which chooses its own style with 'automatic' (R43)",
            depth: 2)
        lines.add("to settle it, set modalPresentationStyle in the app and write it here as 'style'", depth: 2)
    }

    private mutating func addResult() {
        let presenters = hierarchy.presenters(of: id).map(\.controller)
        guard let family = hierarchy[id].family, !presenters.isEmpty else { return }
        lines.heading("While it's presented")
        let name = hierarchy.label(family)
        let count = declarations.memberCount(of: family).names
        let members = count == 1 ? "the only member of \(name) has" : "the \(count) members of \(name) have"
        let one = presenters.count == 1 ? "" : "one of: "
        lines.add("\(members) the presentingViewController \(one)\(declarations.answer(presenters)) (R13)", depth: 2)
        lines.add(hierarchy.viewPhrase(id), depth: 2)
    }
}
