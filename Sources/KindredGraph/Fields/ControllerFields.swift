import KindredText

extension GraphField<ControllerID> {
    /// The fields of a controller, in the order of the JSON.
    package static let all: [Self] = identity + declared + relations

    private static let identity: [Self] = [
        Self("id", .path, about: "The id; for a place of a screen its path, such as HomeNav/Detail.") {
            .name($0[$1].name)
        },
        Self("kind", .word(Kind.allCases.map(\.word)), about: "The kind.") { .text($0[$1].kind.word) },
        Self("family", .id, about: "The id of the family that it is in.") { .name($0[$0[$1].family].name) },
        Self(
            "role", .word(Role.allCases.map(\.rawValue)),
            about: "The role in its container; in a split view controller that is the column."
        ) {
            .text($0[$1].role.rawValue)
        },
        Self("index", .number, about: "The position among siblings of that role; 0 for a root or a column.") {
            .number(Int($0[$1].index))
        }.byConfiguration,
        Self("implicit", .flag, about: "Whether UIKit inserts it.") { .flag($0[$1].isImplicit) },
    ]

    /// The fields that only some have: what their authors declare, and what follows from that.
    package static let declared: [Self] =
        places + NodeText.allCases.map(text) + NodeList.allCases.map(list) + words
        + NodeFlag.allCases.filter(\.isInGraph).map(flag)

    private static let places: [Self] = [
        Self("screen", .id, .some, about: "The id of the screen, for a place of one.") { graph, id in
            graph.placeOfScreen(id).map { _ in .text(graph.screen(of: id)) }
        },
        Self("derived", .flag, .some, about: "Whether a push put the place there.") { graph, id in
            graph.placeOfScreen(id).map { .flag($0.isDerived) }
        }.byConfiguration,
        Self(
            Keyword.shown.rawValue, .flag, .some,
            about: "Whether it ever appears: false for what doesn't, with all in it."
        ) {
            graph, id in
            graph.isShown(id) ? nil : .flag(false)
        }.byConfiguration,
    ]

    /// The words that only one kind has, in the order of the keys.
    private static let words: [Self] = Keyword.allCases.flatMap { key in
        Kind.allCases.flatMap { words(of: $0) }.filter { $0.key == key.rawValue }
    }

    package static func words(of kind: Kind) -> [Self] { kind.definition.fields.compactMap { word($0, of: kind) } }

    private static let relations: [Self] =
        [
            Self(
                NodeFlag.definesPresentationContext.keyword.rawValue, .flag,
                about: "The property of that name in UIKit, as declared, else by default."
            ) {
                .flag($0[$1].definesContext)
            },
            Self(
                "parentViewController", .pathOrNull,
                about: "The id of the container that directly holds it; null for the root of a family."
            ) { .reference($0.nameID($0[$1].parent)) },
            Self("children", .paths, about: "The ids of the children, in order.") { $0.nameIDs($0.children(of: $1)) }
                .byConfiguration,
        ]
        + Relation.lookups.map { relation, kind in
            Self(relation.rawValue, .pathOrNull, about: "The nearest \(kind.bareNoun) above it.") {
                .reference($0.nameID($0[$1].nearest[kind]))
            }
        } + [
            Self("presentingViewControllers", .paths, about: "The ids of the controllers that can present its family.")
            {
                $0.nameIDs($0.presenting($1))
            }.byConfiguration,
            Self(
                "presentedViewControllers", .paths,
                about: "The ids of the roots that it, or a container around it, can present."
            ) {
                $0.nameIDs($0.presented($1))
            }.byConfiguration,
            Self(
                "location", .location,
                about: "The place where it is declared; if UIKit inserts it, that of the one that it wraps."
            ) {
                .location($0.place(of: $0.location(of: $1)))
            }.byConfiguration,
        ]

    /// A text that an author wrote.
    private static func text(_ text: NodeText) -> Self {
        Self(text.keyword.rawValue, .text, .some, about: text.about) { graph, id in
            graph.text(of: text.keyword, in: id).map { .text($0) }
        }
    }

    /// A list: a text where that will do.
    private static func list(_ list: NodeList) -> Self {
        Self(list.keyword.rawValue, list.isOfIDs ? .ids : .textOrTexts, .some, about: list.about) { graph, id in
            graph.texts(of: list, in: id).map { list.isOfIDs ? .texts($0) : .textOrTexts($0) }
        }
    }

    /// A word of one kind. All of a container's kind have it; a plain controller has it if it is declared.
    private static func word(_ field: Field, of kind: Kind) -> Self? {
        guard case .word(let words) = field.value else { return nil }
        let presence: Presence =
            kind == .controller ? .someWhere("kind", is: kind.word) : .allWhere("kind", is: kind.word)
        let row = Self(field.keyword.rawValue, .word(words), presence, about: field.about) { graph, id in
            graph[id].kind == kind ? graph.word(field.keyword, of: id).map { .text($0) } : nil
        }
        // By default it follows from the columns.
        return kind.hasColumns ? row.byConfiguration : row
    }

    private static func flag(_ flag: NodeFlag) -> Self {
        let owners = Kind.allCases.filter { $0.definition.keywords.contains(flag.keyword) }
        let presence: Presence = owners.count == 1 ? .someWhere("kind", is: owners[0].word) : .some
        return Self(flag.keyword.rawValue, .flag, presence, about: flag.about) { graph, id in
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
