import KindredDiff
import KindredGraph

/// The shape of what `kindred diff --format json` writes.
enum DifferenceSchema {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "What differs between two graphs, and why.")
    ])
    .adding(members(of: document))
    .adding([
        (
            "$defs",
            .object([
                ("element", element), ("move", move), ("slot", slot), ("change", change), ("cause", cause),
                ("value", value), ("location", location),
            ])
        )
    ])

    private static let text: SchemaValue = ["type": "string"]
    private static let kind = words(GraphDifference.Kind.allCases.map(\.rawValue))
    private static let relation = words(ComparedRelation.allCases.map(\.rawValue))

    private static func words(_ words: [String]) -> SchemaValue { ["enum": .strings(words)] }

    private static let document = closed([
        ("format", "What this is.", ["const": "kindred-diff"]),
        ("version", "Of the format.", ["const": 2]),
        ("by", "Whether ids are names of what is declared once, or the ids of places.", words(["screens", "places"])),
        ("added", "What only the new graph has.", .list(of: .reference("element"))),
        ("removed", "What only the old graph has.", .list(of: .reference("element"))),
        ("moved", "Controllers in another container or another place of it.", .list(of: .reference("move"))),
        ("changed", "Relations with another value. Lists compare as sets.", .list(of: .reference("change"))),
    ])

    private static let places: (key: String, about: String, value: SchemaValue) = (
        "places", "By screens: the ids that the name stands for, in the new graph, else in the old one.",
        .list(of: text)
    )

    private static let on: (key: String, about: String, value: SchemaValue) = (
        "on", "The configurations in which it is so, unless it is in all.", .list(of: text)
    )

    private static let element = closed(
        [
            ("kind", "What it is.", kind), ("id", "Its id; of a push from->to.", text), places,
            ("location", "Where it is written.", .reference("location")), on,
        ], optional: ["places", "on"])

    private static let way = words(GraphDifference.How.Way.allCases.map(\.rawValue))

    private static let move = closed(
        [
            ("kind", "What it is.", ["const": "controller"]), ("id", "The controller.", text), places,
            ("old", "Where it was; by screens its first place.", .reference("slot")),
            ("new", "Where it is.", .reference("slot")),
            (
                "how", "How it was and is shown, if callers present what they pushed, or push what they presented.",
                closed([("old", "Before.", way), ("new", "Now.", way)])
            ),
            ("location", "Where it is written now.", .reference("location")), on,
        ], optional: ["places", "how", "on"])

    private static let slot = closed([
        ("parentViewController", "Its container.", ["type": ["string", "null"]]),
        ("role", "Its place there.", words(Role.allCases.map(\.rawValue))),
        ("family", "Its family.", text),
    ])

    private static let change = closed(
        [
            ("kind", "What has the relation.", kind), ("id", "Its id.", text), places,
            ("relation", "The relation; order is that of a container's children.", relation),
            ("old", "Its value in the old graph.", .reference("value")),
            ("new", "Its value in the new graph.", .reference("value")),
            ("causes", "What it follows from; empty if an author changed it.", .list(of: .reference("cause"))), on,
        ], optional: ["places", "on"])

    private static let cause = closed(
        [
            ("change", "What happened.", words(["added", "removed", "moved", "changed"])),
            ("kind", "To what.", kind), ("id", "Its id.", text), places,
            ("relation", "What of it changed.", relation),
            ("location", "Where it is written: in the new graph, else in the old one.", .reference("location")),
        ], optional: ["relation", "places"])

    private static let value: SchemaValue = [
        "anyOf": [
            ["type": ["string", "boolean", "null"]], .list(of: text),
            .list(
                of: closed([
                    ("controller", "The presenter.", text), ("reason", "Why this controller presents.", text),
                ])),
        ]
    ]

    private static let location = closed([
        ("file", "The path of the file.", text),
        ("line", "From 1.", ["type": "integer", "minimum": 1]),
        ("column", "From 1, in Unicode scalars.", ["type": "integer", "minimum": 1]),
    ])

    private static func closed(
        _ entries: [(key: String, about: String, value: SchemaValue)], optional: [String] = []
    ) -> SchemaValue {
        .closed(
            entries.map { ($0.key, $0.value.described($0.about)) },
            required: entries.map(\.key).filter { !optional.contains($0) })
    }

    private static func members(of schema: SchemaValue) -> [SchemaValue.Member] {
        guard case .object(let members) = schema else { return [] }
        return members
    }
}
