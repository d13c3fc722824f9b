import KindredDiagnostics
import KindredDumps
import KindredGraph

/// The shape of what `check --format json` and `verify --format json` write.
enum DiagnosticsSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([("description", "The diagnostics of a compilation.")])
        .adding(members)
        .adding([
            (
                "$defs",
                [
                    "diagnostic": diagnostic, "range": range, "path": path, "related": related, "fix": fix,
                    "summary": summary, "verification": verification, "verified": verified, "coverage": coverage,
                    "covered": covered, "notShown": notShown, "recording": recording, "calls": calls,
                    "coveredName": coveredName, "events": events, "codeVerification": codeVerification,
                    "codeCoverage": codeCoverage,
                ]
            )
        ])

    private static let members: [SchemaValue.Member] = {
        let always: [SchemaValue.Member] = [
            ("format", ["const": "kindred-diagnostics"]),
            ("version", ["const": 1]),
            ("diagnostics", .list(of: .reference("diagnostic"))),
            ("summary", .reference("summary")),
        ]
        let ofVerify: [SchemaValue.Member] = [
            (
                "verification",
                described(
                    "What verify compared; null if nothing could be.",
                    schema: orNull("verification", or: "codeVerification"))
            ),
            (
                "verifications",
                described("The same of each dump, if several are given.", schema: .list(of: .reference("verified")))
            ),
            ("events", described("With --callbacks; null if nothing could be compared.", schema: orNull("events"))),
            (
                "coverage",
                described(
                    "With --coverage; null if nothing could be compared.",
                    schema: orNull("coverage", or: "codeCoverage"))
            ),
        ]
        let document = SchemaValue.closed(always + ofVerify, required: always.map(\.key))
        if case .object(let members) = document { return members }
        return []
    }()

    private static let diagnostic = SchemaValue.closed(
        diagnosticMembers, required: diagnosticMembers.map(\.key).filter { $0 != "places" && $0 != "on" })

    private static let diagnosticMembers: [SchemaValue.Member] = [
        (
            "id",
            described(
                "The rule, named after what it reports; house/NAME is a house rule.",
                schema: ["type": "string", "pattern": "^([a-z]+(-[a-z]+)*|house/.+)$"])
        ),
        ("severity", ["enum": .strings(Severity.allCases.reversed().map(\.rawValue))]),
        ("message", described("What is wrong.", schema: text)),
        (
            "places",
            described("All places of the screen, or of what is in one, that it is about.", schema: .list(of: text))
        ),
        (
            "on",
            described(
                "The configurations in which it is so, unless it is in all that have what it is about.",
                schema: .list(of: text))
        ),
        ("location", described("The place; only a path if the diagnostic is about a whole file.", schema: place)),
        ("related", described("Related places.", schema: .list(of: .reference("related")))),
        ("uikit", described("What UIKit prints.", schema: textOrNull)),
        ("help", described("What to do; why there is a house rule.", schema: textOrNull)),
        ("fixes", described("Edits that fix it.", schema: .list(of: .reference("fix")))),
    ]

    private static let range = closed([
        ("file", text),
        ("line", described("Of the start, from 1.", schema: integer(from: 1))),
        ("column", described("Of the start, from 1, in Unicode scalars.", schema: integer(from: 1))),
        ("endLine", described("Of the end, which is not included.", schema: integer(from: 1))),
        ("endColumn", described("Of the end, which is not included.", schema: integer(from: 1))),
        ("offset", described("Of the start, in bytes.", schema: integer(from: 0))),
        ("endOffset", described("Of the end, in bytes.", schema: integer(from: 0))),
    ])

    private static let place: SchemaValue = ["anyOf": [.reference("range"), .reference("path")]]

    private static let path = closed([("file", text)])

    private static let related = closed([("message", text), ("location", .reference("range"))])

    private static let fix = closed([("location", .reference("range")), ("replacement", text)])

    private static let summary: SchemaValue = {
        let always: [SchemaValue.Member] = [
            ("errors", integer(from: 0)),
            ("warnings", integer(from: 0)),
            ("notes", integer(from: 0)),
            ("files", described("How many files were read.", schema: integer(from: 0))),
            ("notShown", described("How many are counted but not listed.", schema: integer(from: 0))),
        ]
        let ofPolicy: [SchemaValue.Member] = [
            ("known", described("How many the baseline hides; absent if it has no entries.", schema: integer(from: 0))),
            ("suppressed", described("How many comments hide; absent if none.", schema: integer(from: 1))),
            ("project", described("The path of the project file; absent if there is none.", schema: text)),
        ]
        return .closed(always + ofPolicy, required: always.map(\.key))
    }()

    private static let verification = closed([
        ("hierarchy", described("Which hierarchy of the text was compared, from 1.", schema: integer(from: 1))),
        ("hierarchies", described("How many the text holds.", schema: integer(from: 1))),
        ("family", described("The family that the hierarchy begins with.", schema: text)),
        ("window", described("A window that has the family as a root.", schema: textOrNull)),
        ("controllers", described("Live controllers, without the system's own.", schema: integer(from: 0))),
        ("found", described("Those found in the specification.", schema: integer(from: 0))),
        ("systemControllers", described("Those left out.", schema: integer(from: 0))),
        ("presentations", described("Live presentations by declared controllers.", schema: integer(from: 0))),
        ("asResolved", described("Those with the resolved presenter and style.", schema: integer(from: 0))),
        (
            "isCutShort",
            described("Whether there were too many ways to match to try them all.", schema: ["type": "boolean"])
        ),
    ])

    private static let codeVerification = closed([
        ("edges", described("Declared edges between classes of the code that the code has.", schema: integer(from: 0))),
        ("declared", described("Declared edges between classes of the code.", schema: integer(from: 0))),
        ("complete", described("Declared classes of which all is known.", schema: .list(of: text))),
        ("incomplete", described("The other declared classes of the code.", schema: .list(of: text))),
    ])

    private static let codeCoverage: SchemaValue = {
        let missing = closed([
            ("class", text), ("file", text), ("line", integer(from: 1)), ("column", integer(from: 1)),
        ])
        return closed([
            ("notDeclared", described("Classes that the specification lacks.", schema: .list(of: missing))),
            ("notInCode", described("Classes that the code lacks.", schema: .list(of: missing))),
        ])
    }()

    private static let verified = SchemaValue.closed(
        [("file", text), ("recording", .reference("recording")), ("verification", orNull("verification"))],
        required: ["file", "verification"])

    private static let recording = closed([
        ("id", text), ("origin", words(Recording.Origin.allCases.map(\.rawValue))),
        ("system", described("Its name and version, such as iOS 18.2.", schema: text)),
        ("environment", words(Recording.Environment.allCases.map(\.rawValue))),
        ("snapshots", integer(from: 0)), ("events", integer(from: 0)),
    ])

    private static let events = closed([
        ("episodes", described("Those between two snapshots, and each before a first.", schema: integer(from: 0))),
        ("judged", described("Those that show a fact.", schema: integer(from: 0))),
        (
            "facts",
            .list(
                of: closed([
                    ("fact", described("As 'kindred facts' lists it.", schema: text)),
                    ("origin", words(Recording.Origin.allCases.map(\.rawValue))), ("system", text),
                    ("environment", words(Recording.Environment.allCases.map(\.rawValue))),
                    ("observed", integer(from: 0)), ("contradicted", integer(from: 0)),
                ]))
        ),
    ])

    private static let coverage = closed([
        ("by", described("Whether names are listed or places.", schema: ["enum": .strings(["screens", "places"])])),
        ("controllers", .reference("covered")), ("presentations", .reference("covered")),
        ("pushes", .reference("covered")),
        ("names", described("All that is declared.", schema: .list(of: .reference("coveredName")))),
    ])

    private static let covered: SchemaValue = {
        let always: [SchemaValue.Member] = [
            ("declared", described("How many the specification has.", schema: integer(from: 0))),
            ("shown", described("How many of them dumps and recordings show.", schema: integer(from: 0))),
            (
                "percent",
                described(
                    "How many surely are, rounded down to tenths.",
                    schema: ["type": "number", "minimum": 0, "maximum": 100])
            ),
        ]
        let others: [SchemaValue.Member] = [
            ("perhaps", described("Shown ones that may have been others.", schema: integer(from: 0))),
            ("notShown", described("The others.", schema: .list(of: .reference("notShown")))),
        ]
        return .closed(always + others, required: always.map(\.key))
    }()

    private static let state: SchemaValue = words(["happened", "perhaps", "never"])

    private static let calls: SchemaValue = .list(of: closed([("id", text), ("state", state)]))

    private static let coveredName = closed([
        ("id", text), ("places", .list(of: text)), ("shown", described("Those places.", schema: .list(of: text))),
        ("presents", .reference("calls")),
        (
            "pushes",
            .list(of: closed([("to", text), ("kind", words(PushKind.allCases.map(\.rawValue))), ("state", state)]))
        ),
        ("location", location),
    ])

    private static let location = closed([("file", text), ("line", integer(from: 1)), ("column", integer(from: 1))])

    private static let notShown: SchemaValue = {
        let always: [SchemaValue.Member] = [
            ("id", described("By screens a name.", schema: text)),
            ("location", location),
        ]
        let places = described("By screens the ids of all that have the name.", schema: .list(of: text))
        return .closed(always + [("places", places)], required: always.map(\.key))
    }()

    private static func orNull(_ name: String) -> SchemaValue { ["anyOf": [.reference(name), ["type": "null"]]] }

    /// Returns the schema of a verification of hierarchies, of one of code, or null.
    private static func orNull(_ name: String, or other: String) -> SchemaValue {
        ["anyOf": [.reference(name), .reference(other), ["type": "null"]]]
    }
}
