import KindredGraph

/// The shape of the output of `kindred query`.
enum QuerySchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "The answer to a question about a graph."), ("oneOf", .array(kinds.map(answer))),
        ("$defs", .object([("location", location), ("step", step)])),
    ])

    private struct Kind {
        let name: String
        /// The members of the question, besides the kind.
        var query: [SchemaValue.Member] = []
        let result: [SchemaValue.Member]
    }

    private static let kinds = [
        Kind(
            name: "paths",
            query: [("from", text), ("to", text), ("show", ["enum": ["shortest", "all"]])],
            result: [
                (
                    "paths",
                    described(
                        "Those with the fewest presentations and pushes first.",
                        schema: .list(of: item([("hops", count), ("steps", .list(of: .reference("step")))])))
                ),
                ("isComplete", described("Whether there are no others.", schema: flag)),
            ]),
        Kind(
            name: "reach", query: [("id", text)],
            result: [
                (
                    "controllers",
                    .list(
                        of: row([
                            ("families", texts),
                            ("hops", described("How many presentations and pushes away.", schema: count)),
                        ]))
                )
            ]),
        Kind(
            name: "who-presents", query: [("id", text)],
            result: [
                ("presentations", described("The direct ones first.", schema: .list(of: presentation))),
                (
                    "windows",
                    described(
                        "Those that show one of the families at their root.",
                        schema: .list(of: item([("id", text), ("family", text), ("distance", count)])))
                ),
            ]),
        Kind(name: "enter", query: [("id", text)], result: ways(entrances)),
        Kind(name: "leave", query: [("id", text)], result: ways(exits)),
        Kind(
            name: "dead-ends",
            result: [
                (
                    "controllers",
                    .list(
                        of: row(
                            [("families", texts), ("class", text), ("location", .reference("location"))],
                            optional: ["class"]))
                )
            ]),
        Kind(
            name: "depth",
            result: [
                (
                    "depth",
                    described("The most presentations on top of each other, not going round in rings.", schema: count)
                ),
                ("isBounded", described("Whether there are no rings.", schema: flag)),
                (
                    "chains",
                    described(
                        "As deep as that. By screens, all presentations between two families are one step.",
                        schema: .list(of: item([("families", texts), ("presentations", texts)])))
                ),
                (
                    "moreChains",
                    described("How many others are as deep, counted up to a million in all.", schema: count)
                ),
                (
                    "rings",
                    described("Families that present each other.", schema: .list(of: item([("families", texts)])))
                ),
            ]),
        Kind(
            name: "coverage", query: [("file", text)],
            result: [
                ("listed", described("How many classes the file has.", schema: count)),
                ("covered", described("How many of them are in the specification.", schema: count)),
                ("missing", described("In the file alone.", schema: texts)),
                (
                    "unlisted",
                    described(
                        "In the specification alone.",
                        schema: .list(of: item([("class", text), ("location", .reference("location"))])))
                ),
            ]),
    ]

    private static func answer(_ kind: Kind) -> SchemaValue {
        closed([
            ("format", ["const": "kindred-query"]), ("version", ["const": 2]), ("by", by),
            ("query", closed([("kind", ["const": .string(kind.name)])] + kind.query)),
            ("result", result(kind.result)),
        ])
    }

    /// The members of a result; of those that aren't lists, each configuration can have another value.
    private static func result(_ members: [SchemaValue.Member]) -> SchemaValue {
        let single = members.filter { !$0.value.isList }
        let differs: [SchemaValue.Member] = [
            (
                "differs",
                described("By configuration: what has another value there.", schema: .differs(single))
            )
        ]
        return .closed(members + (single.isEmpty ? [] : differs), required: members.map(\.key))
    }

    /// An element of a list, and the configurations in which it is.
    private static func item(_ members: [SchemaValue.Member], optional: [String] = []) -> SchemaValue {
        let on = described("The configurations in which it is so, unless it is in all.", schema: texts)
        return .closed(members + [("on", on)], required: members.map(\.key).filter { !optional.contains($0) })
    }

    /// A row of an answer: an id or a name, and by screens the ids that a name stands for.
    private static func row(_ members: [SchemaValue.Member], optional: [String] = []) -> SchemaValue {
        let ids: [SchemaValue.Member] = [("id", text), ("places", described("By screens: all ids.", schema: texts))]
        return item(ids + members, optional: optional + ["places"])
    }

    private static let presentation = row([
        ("from", text), ("family", text),
        ("distance", described("1 if it is direct; else the presentations from it on.", schema: count)),
        ("style", text),
        (
            "presenters",
            described(
                "Who becomes presentingViewController, and why.",
                schema: .list(of: closed([("controller", text), ("reason", text)])))
        ),
        ("location", .reference("location")),
    ])

    private static let entrances =
        ["launch", "present"] + PushKind.allCases.map(\.rawValue)
        + MoveKind.allCases.filter(\.isStep).map(\.rawValue)
    private static let exits = MoveKind.allCases.map(\.rawValue) + ["back", "swipe", "itself"]

    private static func ways(_ kinds: [String]) -> [SchemaValue.Member] {
        let way = item([
            ("kind", words(kinds)), ("from", described("Who does it; of a launch the window.", schema: text)),
            ("to", described("Where it leads.", schema: texts)),
            (
                "location",
                described(
                    "Where it is declared; null for what the system does.",
                    schema: ["anyOf": [.reference("location"), ["type": "null"]]])
            ),
        ])
        return [("ways", .list(of: way))]
    }

    private static let step = SchemaValue.closed(
        [
            ("from", text), ("to", text), ("places", described("By screens: the ids of both ends.", schema: texts)),
            ("way", ["enum": ["opens", "inside", "presents", "pushes", "select", "setRoot"]]),
            ("presentation", described("Of one that presents.", schema: text)),
            ("style", described("Of one that presents: the effective style.", schema: text)),
            ("kind", described("Of a declared push.", schema: ["enum": .strings(PushKind.allCases.map(\.rawValue))])),
            ("declared", described("Of a push onto a stack for which none is declared.", schema: ["const": false])),
            ("location", .reference("location")),
        ], required: ["from", "to", "way", "location"])

    private static let location = closed([("file", text), ("line", number), ("column", number)])

    private static let by = described(
        "Whether ids are the names of screens, or of what else is declared once, or the ids of places.",
        schema: words(["screens", "places"]))
    private static let texts = SchemaValue.list(of: text)
    private static let flag: SchemaValue = ["type": "boolean"]
    private static let count: SchemaValue = ["type": "integer", "minimum": 0]
    private static let number: SchemaValue = ["type": "integer", "minimum": 1]
}
