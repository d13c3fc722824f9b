import KindredDumps
import KindredGraph

/// The shape of recordings. Readers pass over keys that they don't know, so more are allowed.
enum RecordingSchema: SchemaWords {
    static let schema: SchemaValue = open(
        [
            ("format", ["const": "kindred-recording"]), ("version", ["const": 1]), ("id", text),
            ("origin", words(Recording.Origin.allCases.map(\.rawValue))),
            ("system", described("Such as iOS.", schema: text)), ("systemVersion", text),
            ("environment", words(Recording.Environment.allCases.map(\.rawValue))),
            ("events", described("Whether callbacks are recorded.", schema: boolean)),
            ("entries", .list(of: .reference("entry"))),
        ], optional: [("started", text), ("app", text), ("test", text)]
    )
    .described("What an app showed in one launch, as KindredRecorder and 'kindred simulate' write it.")
    .adding([
        (
            "$defs",
            [
                "entry": entry, "snapshot": snapshot, "window": window, "controller": controller, "view": view,
                "presentation": presentation, "column": column,
            ]
        )
    ])

    private static func open(
        _ members: [SchemaValue.Member], optional: [SchemaValue.Member] = []
    ) -> SchemaValue {
        .object([
            ("type", "object"), ("required", .strings(members.map(\.key))), ("properties", .object(members + optional)),
        ])
    }

    private static let instance = described("The number of an instance.", schema: integer(from: 0))
    private static let instanceOrNull: SchemaValue = ["anyOf": [["type": "integer", "minimum": 0], ["type": "null"]]]

    private static let entry = open(
        [("at", described("In milliseconds; it never decreases.", schema: integer(from: 0)))],
        optional: [
            (
                "event",
                described("A callback; 'present' or 'dismiss', if that was called.", schema: text)
            ),
            ("controller", instance), ("class", text),
            ("parent", described("Of willMove and didMove.", schema: instanceOrNull)),
            ("presented", described("Of present.", schema: integer(from: 0))), ("snapshot", .reference("snapshot")),
            ("again", described("The number of a snapshot, from 1, that came back.", schema: integer(from: 1))),
        ])

    private static let snapshot = open(
        [("windows", .list(of: .reference("window")))],
        optional: [("name", text), ("cut", described("Whether a limit left something out.", schema: boolean))])

    private static let window = open([
        ("scene", integer(from: 0)), ("idiom", text), ("horizontal", text), ("vertical", text),
        ("root", .reference("controller")),
    ])

    private static let controller = open(
        [
            ("id", instance), ("class", text), ("kind", words(Kind.allCases.map(\.word))),
            ("state", words(AppearanceState.allCases.map(\.rawValue))),
            ("view", ["anyOf": [.reference("view"), ["type": "null"]]]),
        ],
        optional: [
            ("children", .list(of: .reference("controller"))), ("title", text),
            ("selected", described("The selected tab.", schema: integer(from: 0))), ("style", text),
            ("collapsed", boolean), ("columns", .list(of: .reference("column"))), ("transition", text),
            ("context", described("Whether it defines a presentation context.", schema: boolean)),
            ("forwards", described("Whether it forwards appearance callbacks.", schema: boolean)),
            ("presentation", .reference("presentation")), ("presented", .reference("controller")),
        ])

    private static let view = open([("class", text), ("inWindow", boolean)])
    private static let presentation = open([("style", text), ("class", textOrNull)])
    private static let column = open([("column", text), ("child", integer(from: 0))])
}

/// The shape of evidence files.
enum EvidenceSchema: SchemaWords {
    static let schema: SchemaValue = closed([
        ("format", .constant(Evidence.format)), ("version", ["const": 1]),
        (
            "facts",
            .list(
                of: closed([
                    ("fact", text), ("system", text), ("environment", text), ("observed", boolean),
                    ("contradicted", boolean),
                ]))
        ),
    ])
    .described("Facts of UIKit that recordings show or contradict, as 'kindred verify --write-evidence' writes them.")
}
