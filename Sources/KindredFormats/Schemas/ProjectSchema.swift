import KindredDiagnostics
import KindredProject

/// The shape of a project file, from its keys and the rules.
///
/// A loader has already resolved plain scalars, merges and aliases, and a schema can't compare the names of house rules with
/// `rules`. The decoder checks those.
enum ProjectSchema {
    /// - Parameter rules: All rules that can be set, so that editors can complete them.
    static func schema(rules: [RuleInfo]) -> SchemaValue {
        SchemaValue.object([
            ("description", "What a team decides: which specifications belong together, and which diagnostics fail.")
        ])
        .adding(members(rules))
        .adding([("patternProperties", ["^x-": ["description": "Not read: a place to keep anchors."]])])
        .adding([("$defs", .object(definitions))])
    }

    private static func members(_ rules: [RuleInfo]) -> [SchemaValue.Member] {
        let document = SchemaValue.closed(
            ProjectKey.allCases.map { ($0.rawValue, value(of: $0, rules: rules)) },
            required: [ProjectKey.project.rawValue])
        if case .object(let members) = document { return members }
        return []
    }

    private static let definitions: [SchemaValue.Member] =
        [
            ("text", ["type": ["string", "number", "boolean"], "minLength": 1]),
            ("path", ["$ref": "#/$defs/text", "not": .constant("-")]),
            ("level", words(Policy.Level.words)),
            ("baseline", baseline),
            ("view", view),
        ] + HouseSchema.definitions

    private static func value(of key: ProjectKey, rules: [RuleInfo]) -> SchemaValue {
        switch key.value {
        case .version: SchemaValue.object([("const", 1)]).described(key.about)
        case .text: optional(.reference("text"), key: key)
        case .paths: optional(.list(of: .reference("path")).adding([("minItems", 1)]), key: key)
        case .levels: optional(levels(of: rules), key: key)
        case .threshold: optional(words(Policy.Threshold.allCases.map(\.rawValue)), key: key)
        case .reports:
            optional(.list(of: .text("(\(ReportFormat.words.joined(separator: "|")))=(-.+|[^-].*)")), key: key)
        case .baseline: optional(["anyOf": [.reference("path"), .reference("baseline")]], key: key)
        case .path: optional(.reference("path"), key: key)
        case .boolean: optional(["type": "boolean"], key: key)
        case .views: optional(views, key: key)
        case .house: optional(.list(of: .reference("houseRule")), key: key)
        case .code: optional(code, key: key)
        }
    }

    private static let code = SchemaValue.closed(
        ProjectKey.OfCode.allCases.map { key in
            let items: SchemaValue = key == .helpers ? helper : .reference("text")
            return (key.rawValue, orNothing(.list(of: items), about: nil))
        }, required: [])

    private static let helper = SchemaValue.closed(
        ProjectKey.OfHelper.allCases.map { key in
            switch key {
            case .call: (key.rawValue, .reference("text", about: "The name with the labels of its arguments."))
            case .kind: (key.rawValue, words(ProjectKey.OfHelper.kinds))
            case .to: (key.rawValue, argument.described("What is shown: the number of an argument, or self."))
            case .from: (key.rawValue, orNothing(argument, about: "The controller that shows it; by default self."))
            }
        }, required: ["call", "kind", "to"])

    private static let argument: SchemaValue = ["anyOf": [["type": "integer", "minimum": 0], .constant("self")]]

    private static let views: SchemaValue = [
        "type": "object", "propertyNames": Schemas.id, "additionalProperties": .reference("view"),
    ]

    private static let view = SchemaValue.closed(
        ProjectKey.OfView.allCases.map { key in
            switch key {
            case .select: (key.rawValue, .reference("text", about: "A selector."))
            case .title: (key.rawValue, orNothing(.reference("text"), about: "What pictures and lists call it."))
            }
        }, required: [ProjectKey.OfView.select.rawValue])

    private static let baseline = SchemaValue.closed(
        ProjectKey.OfBaseline.allCases.map { key in
            switch key {
            case .file: (key.rawValue, .reference("path", about: "The file, relative to this one."))
            case .stale:
                (
                    key.rawValue,
                    orNothing(
                        words(ProjectKey.OfBaseline.levels), about: "What becomes of entries that nothing matches.")
                )
            }
        }, required: [ProjectKey.OfBaseline.file.rawValue])

    private static func levels(of rules: [RuleInfo]) -> SchemaValue {
        SchemaValue.closed(
            rules.map { rule in
                let allowed = Policy.Level.words.filter { Policy.Level(word: $0)?.isAllowed(for: rule) == true }
                let level = rule.canBeSilenced ? SchemaValue.reference("level") : words(allowed)
                return (rule.id, orNothing(level, about: rule.summary))
            }, required: []
        ).adding([("patternProperties", ["^house/.": orNothing(.reference("level"), about: nil)])])
    }

    private static func words(_ words: [String]) -> SchemaValue { ["enum": .strings(words)] }

    private static func optional(_ schema: SchemaValue, key: ProjectKey) -> SchemaValue {
        orNothing(schema, about: key.about)
    }

    /// A key without a value is treated as absent.
    static func orNothing(_ schema: SchemaValue, about: String?) -> SchemaValue {
        let either: SchemaValue = ["anyOf": [schema, ["type": "null"]]]
        return either.described(about)
    }
}
