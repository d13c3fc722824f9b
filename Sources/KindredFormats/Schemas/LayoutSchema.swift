/// The shape of the output of `LayoutJSON`.
enum LayoutSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "Where everything is on the map: points of 1/72 inch, y downwards."),
        ("anyOf", [.reference("map"), .reference("picture")]),
        (
            "$defs",
            .object(
                [
                    ("map", map), ("rect", rect), ("place", place), ("point", point), ("line", line),
                    ("label", label), ("size", size),
                ] + DrawnSchema.definitions)
        ),
    ])

    private static let map = closed([
        ("format", described("What this is.", schema: ["const": "kindred-layout"])),
        ("version", described("Of a map with a row for each place.", schema: ["const": 1])),
        ("bounds", .reference("rect", about: "The whole picture.")),
        ("families", described("In the order of the graph.", schema: .list(of: .reference("place")))),
        ("controllers", described("In the order of the graph.", schema: .list(of: .reference("place")))),
        (
            "lines",
            described("Presentations, then pushes and selections of tabs.", schema: .list(of: .reference("line")))
        ),
        ("references", described("Presentations without a line.", schema: .list(of: reference))),
        ("labels", described("All texts that are drawn.", schema: .list(of: .reference("label")))),
    ])

    private static let number: SchemaValue = ["type": "number"]
    private static let size: SchemaValue = ["type": "number", "minimum": 0]

    private static let rect = closed([
        ("x", number), ("y", number), ("width", .reference("size")), ("height", .reference("size")),
    ])

    private static let place = closed([
        ("id", text), ("rect", .reference("rect", about: "The whole frame, with what is in it.")),
    ])

    private static let point = closed([("x", number), ("y", number)])

    private static let line = closed([
        ("kind", ["enum": ["presents", "pushes", "select"]]),
        ("from", described("The controller that calls.", schema: text)),
        ("to", described("The family that is presented, or the controller that is pushed.", schema: text)),
        (
            "points",
            SchemaValue.list(of: .reference("point"))
                .described("The corners, from the caller to the end of the arrow.").adding([("minItems", 2)])
        ),
    ])

    private static let reference = closed([
        ("from", described("The controller that calls.", schema: text)),
        ("to", described("The family that is presented.", schema: text)),
    ])

    private static let label = SchemaValue.closed(
        [
            ("text", described("As it is drawn: a long one ends in an ellipsis.", schema: text)),
            (
                "of",
                described(
                    "What it belongs to; picture is the whole.", schema: ["enum": ["controller", "family", "picture"]])
            ),
            ("id", described("Of that controller or family.", schema: text)),
            ("rect", .reference("rect")),
        ], required: ["text", "of", "rect"]
    ).adding([
        ("if", ["properties": ["of": ["const": "picture"]]]), ("then", ["properties": ["id": false]]),
        ("else", ["required": ["id"]]),
    ])
}
