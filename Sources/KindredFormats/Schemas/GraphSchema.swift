import KindredGraph

/// The shape of the output of `GraphJSON`.
enum GraphSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "The resolved graph of view controller families.")
    ])
    .adding(
        document([
            (
                "configurations", "Configurations in order of declaration, if there are any.",
                .list(of: .reference("configuration"))
            ),
            ("windows", "Windows in order of declaration.", .list(of: .reference("window"))),
            ("families", "Families in order of declaration.", .list(of: .reference("family"))),
            ("controllers", "The members of all families in turn.", .list(of: .reference("controller"))),
            ("screens", "Screens in order of declaration, if there are any.", .list(of: .reference("screen"))),
            ("presentations", "Presentations in order of declaration.", .list(of: .reference("presentation"))),
            ("pushes", "Pushes in order of declaration.", .list(of: .reference("push"))),
            ("moves", "Moves that have an effect, if any is declared.", .list(of: .reference("move"))),
        ])
    )
    .adding([("$defs", .object(definitions))])

    /// The name of a member, what it is, and its values.
    private typealias Entry = (key: String, about: String, value: SchemaValue)

    private static let id = SchemaValue.reference("id")
    private static let ids = SchemaValue.list(of: .reference("id"))
    /// The id of a controller: that of a place is a path.
    private static let path = SchemaValue.reference("path")
    private static let paths = SchemaValue.list(of: .reference("path"))

    private static let definitions: [SchemaValue.Member] = [
        ("id", Schemas.id),
        ("path", .text(Schemas.pathPattern)),
        ("location", location),
        ("configuration", configuration),
        ("window", element(GraphField<WindowID>.all)),
        ("family", element(GraphField<FamilyID>.all)),
        ("controller", element(GraphField<ControllerID>.all)),
        ("screen", element(GraphField<ScreenID>.all)),
        ("presentation", element(GraphField<PresentationID>.all)),
        ("push", element(GraphField<Push>.all)),
        ("move", element(GraphField<MoveID>.all)),
    ]

    private static let configuration = object([
        ("id", "The configuration.", id), ("width", "Its size class.", words(SizeClass.allCases.map(\.rawValue))),
        ("location", "Where it is declared.", .reference("location")),
    ])

    private static let location: SchemaValue = object([
        ("file", "The path of the file.", text),
        ("line", "From 1.", ["type": "integer", "minimum": 1]),
        ("column", "From 1, in Unicode scalars.", ["type": "integer", "minimum": 1]),
    ])

    private static let presenter = object([
        ("controller", "The presenter.", path),
        ("reason", "Why this controller presents.", words(reasons.map(\.rawValue))),
    ])

    private static let reasons: [Presenter.Reason] = [.context, .noContext, .familyRoot, .rerouted]
}

/// Objects whose members are all known.
extension GraphSchema {
    private static func object(_ entries: [Entry], optional: [String] = []) -> SchemaValue {
        .closed(
            entries.map { ($0.key, $0.value.described($0.about)) },
            required: entries.map(\.key).filter { !optional.contains($0) })
    }

    private static func document(_ entries: [Entry]) -> [SchemaValue.Member] {
        let head: [Entry] = [
            ("format", "What this is.", ["const": "kindred-graph"]), ("version", "Of the format.", ["const": 1]),
        ]
        let optional = ["configurations", "screens", "moves"]
        guard case .object(let members) = object(head + entries, optional: optional) else { return [] }
        return members
    }
}

/// Elements as the table of fields has them.
extension GraphSchema {
    private static func element<Element>(_ fields: [GraphField<Element>]) -> SchemaValue {
        let differing = fields.filter(\.mayDiffer)
        var entries: [Entry] = fields.map { ($0.key, $0.about, values($0.values)) }
        var configured: [Entry] = [("on", "The configurations that have it, unless all do.", ids)]
        if !differing.isEmpty {
            let others = SchemaValue.differs(differing.map { ($0.key, values($0.values)) })
            configured.append(("differs", "By configuration: what has another value there.", others))
        }
        // The location is last.
        entries.insert(contentsOf: configured, at: entries.count - 1)
        let optional = fields.filter { !$0.isAlways }.map(\.key) + configured.map(\.key)
        let element = object(entries, optional: optional)
        let conditions = fields.compactMap(always) + fields.compactMap(only)
        return conditions.isEmpty ? element : element.adding([("allOf", .array(conditions))])
    }

    private static func values<Element>(_ values: GraphField<Element>.Values) -> SchemaValue {
        switch values {
        case .id: id
        case .path: path
        case .ids: ids
        case .paths: paths
        case .pathOrNull: ["anyOf": [path, ["type": "null"]]]
        case .text: text
        case .texts: .list(of: text)
        case .textOrTexts: ["anyOf": [text, SchemaValue.list(of: text).adding([("minItems", 2)])]]
        case .flag: boolean
        case .flagOrNull: ["anyOf": [boolean, ["type": "null"]]]
        case .number: ["type": "integer", "minimum": 0]
        case .word(let words): ["enum": .strings(words)]
        case .words(let words): .list(of: ["enum": .strings(words)])
        case .presenters: .list(of: presenter)
        case .location: .reference("location")
        }
    }

    private static func always<Element>(_ field: GraphField<Element>) -> SchemaValue? {
        guard case .allWhere(let key, let value) = field.presence else { return nil }
        let condition: SchemaValue = ["properties": .object([(key, .constant(value))])]
        return ["if": condition, "then": ["required": .strings([field.key])]]
    }

    private static func only<Element>(_ field: GraphField<Element>) -> SchemaValue? {
        switch field.presence {
        case .always, .some: return nil
        case .someWhere(let key, let value), .allWhere(let key, let value):
            let expected: SchemaValue = .object([(key, .constant(value))])
            return ["if": ["required": .strings([field.key])], "then": ["properties": expected]]
        }
    }
}
