import KindredDiagnostics
import KindredGraph

/// The shape of scenarios, from the definitions of their steps and fields.
///
/// Once loaded, a `to` without a value is the same as `to: null`, and all spellings of a number are the same.
extension SpecificationSchema {
    var scenarioDefinitions: [SchemaValue.Member] {
        [
            ("scenario", shape(.scenario)),
            ("name", Self.name),
            (
                "presentationName",
                .text("(\(Schemas.idPattern)|\(Schemas.pathPattern)->\(Schemas.idPattern)(#[0-9]+)?)")
            ),
            ("event", Self.event(#"mark\(.+\)"#, owner: "\(Schemas.pathPattern)\\.")),
            ("ownEvent", Self.ownEvent),
            ("steps", .list(of: .reference("step"))),
            ("step", step),
            ("check", shape(.check)),
            ("moment", shape(.moment)),
        ]
    }

    func scenarioValue(of field: Field) -> SchemaValue {
        switch field.value {
        case .idOrNone: orNothing(.reference(field.keyword.takesPaths ? "path" : "id"), about: field.about)
        case .name: .reference("name", about: field.about)
        case .presentation: optional(.reference("presentationName"), field: field)
        case .presentations: optional(.list(of: .reference("presentationName")), field: field)
        case .number: described(["type": ["number", "null"], "minimum": 0], field: field)
        case .ruleIDs: optional(.list(of: ["enum": .strings(scenarioRules)]), field: field)
        case .wordList(let words): optional(.list(of: ["enum": .strings(words)]), field: field)
        case .steps: optional(.reference("steps"), field: field)
        case .events: optional(.list(of: .reference("event")), field: field)
        case .hooks: hooks(field)
        case .eventLists: mapping(to: .list(of: .reference("ownEvent")), ids: .text(Schemas.pathPattern), field: field)
        case .moments: mapping(to: .reference("moment"), ids: .text(Schemas.pathPattern), field: field)
        case .lists: mapping(to: .list(of: .reference("path")), ids: .text(Schemas.pathPattern), field: field)
        case .ids: mapping(to: .reference("path"), ids: .text(Schemas.pathPattern), field: field)
        case .mapping(let name): optional(shape(name), field: field)
        default: described([:], field: field)
        }
    }

    // MARK: Texts

    private static let name: SchemaValue = [
        "description": "One line of text.",
        "anyOf": [.text(#"[^\n\r]+"#), ["type": ["number", "boolean"]]],
    ]

    /// - Parameters:
    ///   - other: A pattern for what else is allowed.
    ///   - owner: A pattern for what comes before a callback.
    private static func event(_ other: String?, owner: String) -> SchemaValue {
        let parent = "\\((nil|\(Schemas.pathPattern))\\)"
        let callback = "\(owner)((\(alternatives(moves: false)))|(\(alternatives(moves: true)))\(parent))"
        return SchemaValue.text(other.map { "(\($0)|\(callback))" } ?? callback)
            .described("Id.callback, Id.willMove(Parent), Id.didMove(nil) or mark(name).")
    }

    /// A schema can't check that a full event belongs to the controller whose list it is in.
    private static let ownEvent = event(nil, owner: "(\(Schemas.pathPattern)\\.)?")

    private static func alternatives(moves: Bool) -> String {
        Callback.allCases.filter { $0.isMove == moves }.map(\.rawValue).joined(separator: "|")
    }

    private func hooks(_ field: Field) -> SchemaValue {
        let callbacks = Callback.allCases.map(\.rawValue).joined(separator: "|")
        let mapping: SchemaValue = [
            "type": ["object", "null"],
            "propertyNames": .text("\(Schemas.pathPattern)\\.(\(callbacks))"),
            "additionalProperties": orNothing(.reference("steps"), about: nil),
        ]
        return mapping.described(field.about)
    }

    // MARK: Steps

    /// A mapping with exactly one key, which says which step it is.
    private var step: SchemaValue {
        SchemaValue.closed(StepDefinition.all.map { ($0.keyword.rawValue, value(of: $0)) }, required: [])
            .adding([("minProperties", 1), ("maxProperties", 1)])
    }

    private func value(of step: StepDefinition) -> SchemaValue {
        let value: SchemaValue =
            switch step.value {
            case .scalar(.name): .reference("name")
            case .scalar: .reference(step.keyword == .launch ? "id" : "path")
            case .mapping: fields(of: step)
            case .short(let keyword): ["anyOf": [scalar(of: step, keyword: keyword), fields(of: step)]]
            case .steps: .reference("steps")
            case .claims: .reference("check")
            }
        return value.described(step.about)
    }

    /// The key that a scalar alone is the value of.
    private func scalar(of step: StepDefinition, keyword: Keyword) -> SchemaValue {
        if case .presentation = step.fields.first(where: { $0.keyword == keyword })?.value {
            return .reference("presentationName")
        }
        return .reference(keyword.takesPaths ? "path" : "id")
    }

    private func fields(of step: StepDefinition) -> SchemaValue {
        let mapping = SchemaValue.closed(
            step.fields.map { ($0.keyword.rawValue, value(of: $0)) },
            required: step.fields.filter(\.isRequired).map(\.keyword.rawValue))
        return step.takes(.interactive) ? mapping.adding(Self.stillness) : mapping
    }

    /// An interactive step must be animated.
    private static let stillness: [SchemaValue.Member] = [
        ("if", ["required": ["animated"], "properties": ["animated": ["const": false]]]),
        ("then", ["properties": ["interactive": ["type": "null"]]]),
    ]
}
