import KindredDiagnostics
import KindredGraph

/// The schemas of the language's definitions.
extension SpecificationSchema {
    func fields(of name: Shape.Name) -> [Field] {
        Shape.named(name).fields
    }

    func shape(_ name: Shape.Name) -> SchemaValue {
        let fields = fields(of: name)
        return .closed(
            fields.map { ($0.keyword.rawValue, value(of: $0)) },
            required: fields.filter(\.isRequired).map(\.keyword.rawValue))
    }

    func members(of schema: SchemaValue) -> [SchemaValue.Member] {
        if case .object(let members) = schema { members } else { [] }
    }

    private var texts: SchemaValue { SchemaValue.list(of: .reference("text")).adding([("minItems", 1)]) }

    /// A key without a value is treated as absent, unless it is required.
    func value(of field: Field) -> SchemaValue {
        switch field.value {
        case .version: described(["const": 1], field: field)
        case .id: optional(.reference(field.keyword.takesPaths ? "path" : "id"), field: field)
        case .idOrList: optional(.reference(field.keyword.takesPaths ? "pathOrList" : "idOrList"), field: field)
        case .idOrSome where field.keyword == .from: optional(.reference("callers"), field: field)
        case .idOrSome where field.keyword == .to: optional(.reference("pathsInLists"), field: field)
        case .idOrSome where field.keyword == .present: optional(.reference("idsInLists"), field: field)
        case .idOrSome: optional(.reference(field.keyword.takesPaths ? "pathOrSome" : "idOrSome"), field: field)
        case .idList:
            optional(field.keyword.takesPaths ? .list(of: .reference("path")) : .reference("ids"), field: field)
        case .text: .reference("text", about: field.about)
        case .textOrSome:
            optional(["anyOf": [.reference("text"), texts]], field: field)
        case .boolean: described(["type": field.isRequired ? "boolean" : ["boolean", "null"]], field: field)
        case .word(let words): described(enumeration(words), field: field)
        case .wordByConfiguration(let words):
            described(["anyOf": [enumeration(words), byConfiguration(enumeration(words))]], field: field)
        case .configurations:
            mapping(to: ["enum": .strings(SizeClass.allCases.map(\.rawValue))], isRequired: true, field: field)
        case .condition: optional(.reference("idOrSome"), field: field)
        case .node: optional(.reference("node"), field: field)
        case .nodes: optional(.reference("nodes"), field: field)
        case .windows:
            mapping(
                to: ["anyOf": [.reference("idOrSome"), byConfiguration(.reference("idOrSome"))]], isRequired: true,
                field: field)
        case .families: mapping(to: .reference("node"), field: field)
        case .expectations: mapping(to: .reference("relations"), ids: .text(Schemas.pathPattern), field: field)
        case .views: mapping(to: .reference("view"), isRequired: true, field: field)
        case .screens: mapping(to: .reference("screen"), field: field)
        case .entries(let name): optional(.list(of: .reference("\(word(for: name))InLists")), field: field)
        case .list(let name):
            optional(
                .list(of: .reference(word(for: name) + ([.push, .move].contains(name) ? "InLists" : ""))), field: field)
        case .anything: described([:], field: field)
        default: scenarioValue(of: field)
        }
    }

    /// A relation under `expect`, which may be a mapping by configuration.
    func relation(_ field: Field) -> SchemaValue.Member {
        let value: SchemaValue = [
            "anyOf": [
                .reference("pathOrList"), byConfiguration(orNothing(.reference("pathOrList"), about: nil)),
                ["type": "null"],
            ]
        ]
        return (field.keyword.rawValue, value.described(field.about))
    }

    private func enumeration(_ words: [String]) -> SchemaValue {
        ["enum": .array(words.map { .string($0) } + [.null])]
    }

    /// A mapping of configurations and widths to values.
    func byConfiguration(_ value: SchemaValue) -> SchemaValue {
        ["type": "object", "propertyNames": Schemas.id, "additionalProperties": value]
    }

    func described(_ schema: SchemaValue, field: Field) -> SchemaValue {
        schema.described(field.about)
    }

    func optional(_ schema: SchemaValue, field: Field) -> SchemaValue {
        field.isRequired ? schema.described(field.about) : orNothing(schema, about: field.about)
    }

    func orNothing(_ schema: SchemaValue, about: String?) -> SchemaValue {
        let either: SchemaValue = ["anyOf": [schema, ["type": "null"]]]
        return either.described(about)
    }

    /// Uses `propertyNames` instead of `patternProperties`: Python's validators support classes of letters only in the former.
    func mapping(
        to value: SchemaValue, ids: SchemaValue = Schemas.id, isRequired: Bool = false, field: Field
    ) -> SchemaValue {
        let mapping: SchemaValue = [
            "type": ["object", "null"], "propertyNames": ids,
            "additionalProperties": isRequired ? value : orNothing(value, about: nil),
        ]
        return mapping.described(field.about)
    }

    /// An id, or a kind of moves, or a mapping of that shape.
    func entry(_ name: Shape.Name) -> SchemaValue {
        if name == .nodeMove {
            let alone = MoveKind.allCases.filter { !$0.isStep }.map(\.rawValue)
            return ["anyOf": [["enum": .strings(alone)], .reference(word(for: name))]]
        }
        return ["anyOf": [.reference(name == .nodePush ? "path" : "id"), .reference(word(for: name))]]
    }

    func inLists(_ name: Shape.Name, of value: SchemaValue) -> SchemaValue.Member {
        let word = "\(word(for: name))InLists"
        return (word, Self.lists(of: value, named: word))
    }

    func word(for name: Shape.Name) -> String {
        switch name {
        case .document, .node: "node"
        case .presentation: "presentation"
        case .push: "push"
        case .relations: "relations"
        case .place: "place"
        case .nodePush: "nodePush"
        case .nodePresentation: "nodePresentation"
        case .move: "move"
        case .nodeMove: "nodeMove"
        case .scenario: "scenario"
        case .start: "start"
        case .check: "check"
        case .moment: "moment"
        case .view: "view"
        }
    }
}
