import KindredText

extension GraphField<ControllerID> {
    /// The fields of a controller, in the order of the JSON.
    package static let all: [Self] = identity + declared + relations

    private static let identity: [Self] = [
        Self("id", .path, about: "The controller.") { .name($0[$1].name) },
        Self("kind", .word(Kind.allCases.map(\.word)), about: "Its kind.") { .text($0[$1].kind.word) },
        Self("family", .id, about: "Its family.") { .name($0[$0[$1].family].name) },
        Self("role", .word(Role.allCases.map(\.rawValue)), about: "Its place in its container.") {
            .text($0[$1].role.rawValue)
        },
        Self("index", .number, about: "Its position among siblings of that role.") { .number(Int($0[$1].index)) },
        Self("implicit", .flag, about: "Whether UIKit inserts it.") { .flag($0[$1].isImplicit) },
    ]

    /// The fields that only some have: what their authors declare, and what follows from that.
    package static let declared: [Self] = others + NodeFlag.allCases.filter(\.isInGraph).map(flag)

    private static let others: [Self] = [
        Self("screen", .id, .some, about: "The screen, for a place of one.") { graph, id in
            graph.placeOfScreen(id).map { _ in .text(graph.screen(of: id)) }
        },
        Self("derived", .flag, .some, about: "Whether a push put the place there.") { graph, id in
            graph.placeOfScreen(id).map { .flag($0.isDerived) }
        },
        Self(Keyword.shown.rawValue, .flag, .some, about: "false for what never appears, with all in it.") {
            graph, id in
            graph.isShown(id) ? nil : .flag(false)
        },
        text(.class), text(.title), text(.note), .source { $0.sources(of: $1) },
        Self("tags", .ids, .some, about: "As declared.") { graph, id in graph.tags(of: id).map { .texts($0) } },
        Self(
            "style", .word(SplitStyle.allCases.map(\.rawValue)), .allWhere("kind", is: Kind.split.word),
            about: "The style of a split view controller."
        ) { graph, id in graph[id].kind.hasColumns ? .text(graph.splitStyle(id).rawValue) : nil },
        Self(
            "transition", .word(PageTransition.allCases.map(\.rawValue)), .allWhere("kind", is: Kind.page.word),
            about: "The transition of a page view controller."
        ) { graph, id in graph.pageTransition(id).map { .text($0.rawValue) } },
        Self(
            "alert", .word(AlertStyle.allCases.map(\.rawValue)), .someWhere("kind", is: Kind.controller.word),
            about: "The preferredStyle of an alert, as declared."
        ) { graph, id in graph.alertStyle(of: id).map { .text($0.rawValue) } },
    ]

    private static let relations: [Self] =
        [
            Self(
                NodeFlag.definesPresentationContext.keyword.rawValue, .flag, about: "As declared, else UIKit's default."
            ) {
                .flag($0[$1].definesContext)
            },
            Self("parentViewController", .pathOrNull, about: "Its container.") { .reference($0.nameID($0[$1].parent)) },
            Self("children", .paths, about: "Its children, in order.") { $0.nameIDs($0.children(of: $1)) },
        ]
        + Relation.lookups.map { relation, kind in
            Self(relation.rawValue, .pathOrNull, about: "The nearest \(kind.bareNoun) above it.") {
                .reference($0.nameID($0[$1].nearest[kind]))
            }
        } + [
            Self("presentingViewControllers", .paths, about: "Every value that an instance can have.") {
                $0.nameIDs($0.presenting($1))
            },
            Self("presentedViewControllers", .paths, about: "Every value that an instance can have.") {
                $0.nameIDs($0.presented($1))
            },
            Self("location", .location, about: "Where it is declared.") {
                .location($0.place(of: $0.location(of: $1)))
            },
        ]

    /// A text that an author wrote.
    private static func text(_ key: Keyword) -> Self {
        Self(key.rawValue, .text, .some, about: "As declared.") { graph, id in
            graph.text(of: key, in: id).map { .text($0) }
        }
    }

    private static func flag(_ flag: NodeFlag) -> Self {
        let owners = Kind.allCases.filter { $0.definition.keywords.contains(flag.keyword) }
        let presence: Presence = owners.count == 1 ? .someWhere("kind", is: owners[0].word) : .some
        return Self(flag.keyword.rawValue, .flag, presence, about: "As declared.") { graph, id in
            graph.flag(flag, of: id).map { .flag($0) }
        }
    }
}

extension ResolvedGraph {
    /// The origin of a place of a screen; nil for every other controller.
    fileprivate func placeOfScreen(_ id: ControllerID) -> PlaceOrigin? {
        self[id].isImplicit ? nil : origin(of: id).flatMap { $0.isPlace ? $0 : nil }
    }
}
