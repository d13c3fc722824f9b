import KindredText

extension GraphField<WindowID> {
    /// The fields of a window, in the order of the JSON.
    package static let all: [Self] = [
        Self("id", .id, about: "The window.") { .name($0[$1].name) },
        Self("families", .ids, about: "The families that it can show, the first at launch.") { graph, id in
            .names(graph[id].families.map { graph[$0.family].name })
        }.byConfiguration,
        Self("rootViewControllers", .paths, about: "The roots of these families.") { graph, id in
            graph.nameIDs(graph[id].families.compactMap { graph[$0.family].root })
        }.byConfiguration,
        Self("location", .location, about: "Where it is declared.") { .location($0.place(of: $1)) },
    ]
}

extension GraphField<FamilyID> {
    /// The fields of a family, in the order of the JSON.
    package static let all: [Self] = [
        Self("id", .id, about: "The family.") { .name($0[$1].name) },
        Self("root", .pathOrNull, about: "The controller at its root.") { .reference($0.nameID($0[$1].root)) },
        Self("members", .paths, about: "Its controllers in preorder.") { graph, id in
            graph.nameIDs(graph.members(of: id).lazy.map { ControllerID(index: $0) })
        }.byConfiguration,
        Self("windows", .ids, about: "The windows that can show it.") { graph, id in
            .names(graph.windows(of: id).map { graph[$0].name })
        }.byConfiguration,
        Self("presentations", .texts, about: "The presentations that present it.") { graph, id in
            .names(graph.presentations(of: id).map { graph[$0].name })
        }.byConfiguration,
        Self("derived", .flag, .some, about: "Whether it comes from a push of kind show; no author wrote it.") {
            graph, id in
            graph.isDerived(id) ? .flag(true) : nil
        },
        Self("location", .location, about: "Where it is declared.") { .location($0.place(of: $1)) },
    ]
}

/// A screen, by its number among all.
package struct ScreenID: Sendable {
    package let index: Int32
    package init(index: Int32) { self.index = index }
}

extension GraphField<ScreenID> {
    /// The fields of a screen, in the order of the JSON.
    package static let all: [Self] = [
        Self("id", .id, about: "The screen.") { .text($0.name(template: $1.index)) },
        Self("class", .text, .some, about: "As declared.") { graph, id in
            graph.className(template: id.index).map { .text($0) }
        },
        Self("places", .paths, about: "The controllers that it is, in order.") { graph, id in
            graph.nameIDs(graph.screens?.places[id.index] ?? [])
        }.byConfiguration,
        Self("location", .location, about: "Where it is declared.") { .location($0.place(template: $1.index)) },
    ]
}

extension GraphField<PresentationID> {
    /// The fields of a presentation, in the order of the JSON.
    package static let all: [Self] = [
        Self("id", .text, about: "Its id, or from->present if it has none.") { .name($0[$1].name) },
        Self("from", .pathOrNull, about: "The controller that calls present(_:animated:completion:).") {
            $0[$1].isFromAny ? .text(Caller.any) : .reference($0.nameID($0[$1].from))
        },
        Self("family", .pathOrNull, about: "The family that appears.") { graph, id in
            .reference(graph[id].family.map { graph[$0].name })
        },
        Self("presented", .pathOrNull, about: "The root of that family.") { graph, id in
            .reference(graph.nameID(graph[id].family.flatMap { graph[$0].root }))
        },
        Self("style", .word(PresentationStyle.allCases.map(\.rawValue)), about: "The declared style.") {
            .text($0[$1].style.rawValue)
        }.byConfiguration,
        Self(
            "effectiveStyle", .word(EffectiveStyle.allCases.map(\.rawValue)),
            about:
                "The style; for automatic, sheet (a formSheet since iOS 18, a pageSheet before), or unknown if the presented class decides."
        ) { .text($0[$1].effectiveWord) }.byConfiguration,
        Self("transition", .word(PresentationTransition.allCases.map(\.rawValue)), about: "UIModalTransitionStyle.") {
            .text($0.transition(of: $1).rawValue)
        },
        Self(
            "presentsInFullscreen", .flag, .some,
            about: "As declared, where style is custom in a configuration at least."
        ) { graph, id in graph[id].presentsInFullscreen.map { .flag($0) } },
        Self("anchor", .word(PopoverAnchor.allCases.map(\.rawValue)), .some, about: "As declared.") { graph, id in
            graph.anchor(of: id).map { .text($0.rawValue) }
        },
        Self("swipe", .flag, .some, about: "Whether a swipe or a tap outside closes it, as declared.") { graph, id in
            graph.swipe(of: id).map { .flag($0) }
        },
        Self("detents", .words(SheetDetent.allCases.map(\.rawValue)), .some, about: "As declared.") { graph, id in
            let detents = graph.detents(of: id)
            return detents.isEmpty ? nil : .texts(detents)
        },
        Self("presenters", .presenters, about: "The controllers that become presentingViewController, and why.") {
            .presenters(Array($0.presenters(of: $1)))
        }.byConfiguration,
        Self(
            "removesPresenterView", .flagOrNull,
            about: "Whether the presenter's own view leaves the window; null if that's unknown."
        ) { graph, id in graph[id].removesPresenterView.map { .flag($0) } ?? .null }.byConfiguration,
        .source { $0.sources(of: $1) },
        Self("location", .location, about: "Where it is declared.") { .location($0.place(of: $1)) },
    ]
}

extension GraphField<Push> {
    /// The fields of a push, in the order of the JSON.
    package static let all: [Self] = [
        Self("from", .pathOrNull, about: "The controller that pushes.") {
            $1.isFromAny ? .text(Caller.any) : .reference($0.nameID($1.from))
        },
        Self("to", .pathOrNull, about: "The controller that appears.") { .reference($0.nameID($1.to)) },
        Self("kind", .word(PushKind.allCases.map(\.rawValue)), about: "How it appears.") { .text($1.kind.rawValue) },
        Self("container", .pathOrNull, about: "The navigation or split view controller that shows it.") {
            .reference($0.nameID($1.container))
        },
        .source { $0.sources(of: $1) },
        Self("location", .location, about: "Where it is declared.") { .location($0.place(of: $1)) },
    ]
}

extension GraphField<MoveID> {
    /// The fields of a move, in the order of the JSON.
    package static let all: [Self] = [
        Self("from", .path, about: "The controller that moves.") { graph, id in
            graph[id].from.map { .name(graph[$0].name) } ?? .text(Caller.any)
        },
        Self("kind", .word(MoveKind.allCases.map(\.rawValue)), about: "How it moves.") {
            .text($0[$1].kind.rawValue)
        },
        Self("to", .paths, about: "The controllers where it arrives.") { $0.nameIDs($0.arrivals(of: $1)) }
            .byConfiguration,
        Self(
            "after", .word(MovePrelude.allCases.map(\.rawValue)), .someWhere("kind", is: MoveKind.setRoot.rawValue),
            about: "What happens first, as declared."
        ) { graph, id in graph.prelude(of: graph[id]).map { .text($0.rawValue) } },
        Self("location", .location, about: "Where it is declared.") { .location($0.place(of: $0[$1])) },
    ]
}

extension GraphField {
    /// The places in code or storyboards that an element comes from.
    fileprivate static func source(_ texts: @escaping @Sendable (ResolvedGraph, Element) -> [String]) -> Self {
        Self(NodeList.source.keyword.rawValue, .textOrTexts, .some, about: NodeList.source.about) { graph, element in
            let all = texts(graph, element)
            return all.isEmpty ? nil : .textOrTexts(all)
        }
    }
}
