/// The shape of the output of `DrawingJSON`.
enum LayoutSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "Where everything is in a picture: points of 1/72 inch, y downwards."),
        ("allOf", [.reference("picture")]),
        ("$defs", .object([("rect", rect), ("point", point), ("size", size)] + DrawnSchema.definitions)),
    ])

    private static let number: SchemaValue = ["type": "number"]
    private static let size: SchemaValue = ["type": "number", "minimum": 0]

    private static let rect = closed([
        ("x", number), ("y", number), ("width", .reference("size")), ("height", .reference("size")),
    ])

    private static let point = closed([("x", number), ("y", number)])
}
