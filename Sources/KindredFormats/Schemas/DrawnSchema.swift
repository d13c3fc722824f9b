import KindredGraph

/// The parts of the output of `DrawingJSON`.
enum DrawnSchema: SchemaWords {
    static let definitions: [SchemaValue.Member] = [
        ("picture", picture), ("counts", counts), ("lane", lane), ("family", family), ("block", block), ("name", name),
        ("chip", chip), ("port", port), ("set", set), ("edit", edit), ("way", way), ("reference", reference),
        ("text", label),
    ]

    private static let picture = SchemaValue.closed(
        [
            ("format", described("What this is.", schema: ["const": "kindred-layout"])),
            ("version", ["const": 2]),
            ("picture", words(["screens", "places", "overview", "around", "changes"])),
            ("by", described("What a row stands for.", schema: words(["screens", "places"]))),
            ("title", text), ("bounds", .reference("rect")), ("counts", .reference("counts")),
            ("subject", subject),
            ("lanes", list("lane", "The tabs and windows, in the order of their numbers.")),
            ("families", list("family", "Those that are drawn.")),
            ("blocks", list("block", "The screens that several stacks share.")),
            ("controllers", list("name", "Names, each where it is at home.")),
            ("chips", list("chip", "What names a screen or a block that is drawn elsewhere.")),
            ("ports", list("port", "What stands for callers outside a frame.")),
            ("sets", list("set", "Boxes that have the presentations of several callers once.")),
            ("edits", list("edit", "What an author changed, a strip each.")),
            ("lines", list("way", "All that is drawn as a line.")),
            (
                "references",
                list("reference", "Presentations without a line of their own, and pushes of what isn't drawn.")
            ),
            ("labels", list("text", "All texts that are drawn; those of the whole picture come last.")),
        ],
        required: [
            "format", "version", "picture", "by", "title", "bounds", "counts", "lanes", "families", "controllers",
            "lines",
            "references", "labels",
        ])

    private static func list(_ name: String, _ about: String) -> SchemaValue {
        described(about, schema: .list(of: .reference(name)))
    }

    private static let count = integer(from: 0)
    private static let rect = SchemaValue.reference("rect")
    private static let texts = SchemaValue.list(of: text)

    private static let counts = closed([
        ("families", count), ("controllers", described("Names.", schema: count)), ("places", count),
        ("presentations", count),
        ("pushes", count),
        (
            "outside",
            described("Those that aren't drawn.", schema: closed([("presentations", count), ("pushes", count)]))
        ),
    ])

    private static let subject = closed([("kind", words(["controller", "family"])), ("id", text), ("rect", rect)])

    private static let lane = SchemaValue.closed(
        [
            ("id", text), ("kind", words(["tab", "window", "shared", "none"])), ("number", integer(from: 1)),
            ("title", text),
            ("color", text), ("rect", rect),
        ], required: ["id", "kind", "number", "title", "color"])

    private static let family = SchemaValue.closed(
        [("id", text), ("lane", text), ("rect", rect)], required: ["id", "rect"])

    private static let block = closed([("id", text), ("stacks", texts), ("rect", rect)])

    private static let name = SchemaValue.closed(
        [
            ("id", text), ("home", described("A container or a block; null for a root.", schema: textOrNull)),
            ("places", integer(from: 1)), ("rect", rect),
        ], required: ["id", "rect"])

    private static let chip = SchemaValue.closed(
        [("in", text), ("of", text), ("as", text), ("rect", rect)], required: ["in", "of", "rect"])

    private static let port = closed([("in", text), ("from", texts), ("rect", rect)])

    private static let set = closed([("id", text), ("in", text), ("callers", texts), ("rect", rect)])

    private static let edit = SchemaValue.closed(
        [
            ("number", integer(from: 1)),
            ("kind", words(["style", "presenter", "added", "removed", "switched", "moved", "other"])), ("title", text),
            ("on", described("The configurations in which it changed, if not in all.", schema: texts)),
            ("rect", rect),
        ], required: ["number", "kind", "title", "rect"])

    private static let ends: [SchemaValue.Member] = [
        (
            "fromKind",
            described(
                "In an overview, where a family opens something in several hops, and of a window that starts with it.",
                schema: words(["lane", "family", "window"]))
        ), ("from", text), ("to", text),
        ("count", described("The number of presentations.", schema: integer(from: 1))), ("style", text),
        ("presenters", described("Those other than the root of the caller's family.", schema: texts)),
        ("on", described("The configurations that have it, if not all do that have the caller.", schema: texts)),
    ]

    private static let way = SchemaValue.closed(
        [("kind", words(["presents", "pushes", "set", "starts"] + MoveKind.allCases.map(\.rawValue)))] + ends + [
            ("in", described("The frame that has the target of a push.", schema: text)),
            ("bundle", described("Shared by pushes that are one lane.", schema: text)),
            ("mark", described("The sign of the style.", schema: rect)),
            ("points", SchemaValue.list(of: .reference("point")).adding([("minItems", 2)])),
        ], required: ["kind", "from", "to", "points"])

    private static let reference = SchemaValue.closed(
        [("kind", words(["presents", "pushes", "select", "setRoot"]))] + ends + [
            ("set", described("The set that has its line.", schema: text))
        ],
        required: ["kind", "from", "to"])

    private static let label = SchemaValue.closed(
        [
            ("text", text), ("of", words(["controller", "family", "block", "set", "lane", "edit", "picture"])),
            ("id", text),
            ("size", described("Of the type.", schema: ["type": "number"])), ("rect", rect),
        ], required: ["text", "of", "size", "rect"])
}
