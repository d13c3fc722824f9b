import KindredGraph
import KindredProject

/// The shape of house rules.
enum HouseSchema {
    static let definitions: [SchemaValue.Member] = [
        ("houseRule", rule),
        ("selector", .reference("text", about: "A selector: which controllers.")),
        ("selectors", .list(of: .reference("selector")).adding([("minItems", 2)])),
        ("styles", oneOrMany(HouseRule.styleWords)),
    ]

    private static let forms: [SchemaValue.Member] = [
        ("forbid", forbid),
        ("require", require),
        ("only-through", onlyThrough),
        ("layers", .reference("selectors", about: "Presentations and pushes go down this list only.")),
        ("independent", .reference("selectors", about: "No presentation and no push between any two of these.")),
        ("limit", limit),
    ]

    /// A rule, which has exactly one form.
    private static let rule = SchemaValue.closed(
        [
            ("name", Schemas.id.described("Its diagnostics have the id house/NAME.")),
            ("because", .reference("text", about: "Why: shown with each diagnostic.")),
            ("severity", ["enum": .strings(["error", "warning", "note"])]),
            (
                "on",
                SchemaValue.object([
                    ("anyOf", [.reference("text"), .list(of: .reference("text")).adding([("minItems", 1)])])
                ]).described("The configurations or widths in which it counts.")
            ),
        ] + forms + [
            (
                "transitive",
                SchemaValue.object([("type", "boolean")]).described("With layers: paths instead of single steps.")
            ),
            ("except", .list(of: exception)),
            ("allow-empty", SchemaValue.object([("type", "boolean")]).described("A selector may select nothing.")),
        ], required: ["name"]
    ).adding([("oneOf", .array(forms.map { ["required": [.string($0.key)]] }))])

    private static let exception = SchemaValue.closed(
        [
            (
                "from",
                .reference("text", about: "The id of the caller; for a rule about single controllers leave it out.")
            ),
            ("to", .reference("text", about: "The id of the controller or family.")),
            ("because", .reference("text")),
        ], required: ["to"])

    private static let forbid = SchemaValue.closed(
        [
            ("from", .reference("selector")), ("presenter", .reference("selector")),
            ("present", .reference("selector")), ("push", .reference("selector")),
            ("move", oneOrMany(MoveKind.allCases.map(\.rawValue))), ("contain", .reference("selector")),
            ("reach", .reference("selector")),
            ("style", .reference("styles")),
            ("transition", oneOrMany(PresentationTransition.allCases.map(\.rawValue))),
        ], required: []
    ).adding([("minProperties", 1)]).described("No such presentation, push, move, child or path.")

    private static let presented = SchemaValue.closed(
        [
            ("from", .reference("selector")), ("presenter", .reference("selector")), ("style", .reference("styles")),
        ], required: []
    ).adding([("minProperties", 1)])

    private static let require = SchemaValue.closed(
        [
            ("each", .reference("selector")), ("is", .reference("selector")), ("has", .reference("selector")),
            ("presented", presented),
        ], required: ["each"]
    ).adding([("minProperties", 2)]).described("Each of these is one of those, has one, or is presented only so.")

    private static let onlyThrough = SchemaValue.closed(
        [("to", .reference("selector")), ("gate", .reference("selector")), ("from", .reference("selector"))],
        required: ["to", "gate"]
    ).described("Nobody gets there without passing the gate.")

    private static let limit = SchemaValue.closed(
        [
            (
                "measure",
                [
                    "enum": .strings(HouseRule.Limit.Measure.allCases.map(\.rawValue))
                ]
            ),
            ("each", .reference("selector")), ("from", .reference("selector")),
            ("at-most", ["type": "integer", "minimum": 0]), ("at-least", ["type": "integer", "minimum": 0]),
            ("rings", .constant("once")),
        ], required: ["measure"]
    ).adding([("anyOf", [["required": ["at-most"]], ["required": ["at-least"]]])]).described(
        "A number that isn't exceeded.")

    private static func oneOrMany(_ words: [String]) -> SchemaValue {
        ["anyOf": [["enum": .strings(words)], .list(of: ["enum": .strings(words)]).adding([("minItems", 1)])]]
    }
}
