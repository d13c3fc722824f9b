import KindredDiagnostics
import KindredGraph

/// The shape of a specification, as a loader of YAML 1.2 gives it to editors: what the decoder accepts, no more and no less.
///
/// A loader has already resolved plain scalars, merges and aliases, so a schema can't distinguish some things: a missing value
/// from a plain `null`, `true` from `True`, `1` from `1.0`. The decoder checks those.
struct SpecificationSchema {
    /// The ids of rules that scenarios can expect.
    let scenarioRules: [String]

    init(rules: [RuleInfo]) { scenarioRules = rules.filter { $0.area == .scenarios }.map(\.id) }

    var schema: SchemaValue {
        SchemaValue.object([("description", "View controller families of an iOS app.")])
            .adding(members(of: shape(.document)))
            .adding([("patternProperties", ["^x-": ["description": "Not read: a place to keep anchors."]])])
            .adding([("$defs", .object(definitions))])
    }

    private var definitions: [SchemaValue.Member] {
        [
            ("id", Self.id),
            ("ids", .list(of: .reference("id"))),
            ("idOrSome", ["anyOf": [.reference("id"), .list(of: .reference("id")).adding([("minItems", 1)])]]),
            ("idOrList", ["anyOf": [.reference("id"), .reference("ids")]]),
            ("path", Self.path),
            ("pathOrSome", ["anyOf": [.reference("path"), .list(of: .reference("path")).adding([("minItems", 1)])]]),
            ("callers", Self.lists(of: ["anyOf": [.reference("path"), Self.selector]], named: "callers")),
            ("pathsInLists", Self.lists(of: .reference("path"), named: "pathsInLists")),
            ("idsInLists", Self.lists(of: .reference("id"), named: "idsInLists")),
            ("pathOrList", ["anyOf": [.reference("path"), .list(of: .reference("path"))]]),
            ("text", ["type": ["string", "number", "boolean", "null"]]),
            ("node", Self.node),
            ("nodes", .list(of: .reference("node"))),
        ]
            + Kind.allCases.map { ($0.word, definition(of: $0)) }
            + [
                ("place", shape(.place)),
                ("screen", screen),
                (
                    "nodePresentation",
                    shape(.nodePresentation).adding([("allOf", .array(Array(Self.presentationConditions.dropLast())))])
                ),
                ("nodePush", shape(.nodePush)),
                ("presentation", shape(.presentation).adding([("allOf", .array(Self.presentationConditions))])),
                ("push", shape(.push)),
                ("nodeMove", shape(.nodeMove).adding([("allOf", .array(Self.moveConditions))])),
                ("move", shape(.move).adding([("allOf", .array(Self.moveConditions))])),
                ("relations", .closed(fields(of: .relations).map(relation), required: [])),
                ("view", shape(.view)),
            ]
            + [Shape.Name.nodePush, .nodePresentation, .nodeMove].map { inLists($0, of: entry($0)) }
            + [Shape.Name.push, .move].map { inLists($0, of: .reference(word(for: $0))) }
            + scenarioDefinitions
    }

    /// A value, or a list that is not empty of such values and lists.
    static func lists(of value: SchemaValue, named name: String) -> SchemaValue {
        ["anyOf": [value, .list(of: .reference(name)).adding([("minItems", 1)])]]
    }

    private static let selector: SchemaValue = [
        "description": "A selector, answered by what is written.", "type": "string",
        "pattern": "[:*?]|(^|[ ()])(and|or|not)($|[ ()])",
    ]

    /// A plain `true` is an id too, but loaders turn it into a boolean.
    private static let id: SchemaValue = [
        "description": "A letter or _, then letters, marks, digits, _, - and periods.",
        "anyOf": [Schemas.id, ["type": "boolean"]],
    ]

    private static let path: SchemaValue = [
        "description": "A controller's id, or the path of a place: ids with / between them.",
        "anyOf": [.text(Schemas.pathPattern), ["type": "boolean"]],
    ]

    private static let kindWords = Kind.allCases.map(\.word).joined(separator: ", ")

    private static let node: SchemaValue = [
        "description": .string(
            "A controller: its id alone, or a mapping with exactly one of the keys \(kindWords); or a place of a screen."
        ),
        "anyOf": .array([.reference("id")] + Kind.allCases.map { .reference($0.word) } + [.reference("place")]),
    ]

    private func definition(of kind: Kind) -> SchemaValue {
        let definition = kind.definition
        let slots = definition.slots.map { slot -> SchemaValue.Member in
            (slot.keyword.rawValue, orNothing(.reference(slot.holdsMany ? "nodes" : "node"), about: slot.about))
        }
        let fields = (definition.fields + fields(of: .node)).map { ($0.keyword.rawValue, value(of: $0)) }
        let own: SchemaValue.Member = (kind.word, .reference("id", about: "\(definition.about) The value is its id."))
        return .object([("title", .string(definition.className)), ("description", .string(definition.about))])
            .adding(members(of: .closed([own] + slots + fields, required: [kind.word])))
    }

    private var screen: SchemaValue {
        [
            "description": "A screen: its class, or a mapping whose key of children says what kind it is.",
            "anyOf": .array([.reference("text")] + Kind.allCases.map { screen(of: $0) }),
        ]
    }

    /// A plain controller has no children or its own; every other kind has at least one key with children.
    private func screen(of kind: Kind) -> SchemaValue {
        let definition = kind.definition
        let slots = definition.slots.map { slot -> SchemaValue.Member in
            (slot.keyword.rawValue, orNothing(.reference(slot.holdsMany ? "nodes" : "node"), about: slot.about))
        }
        let others = Kind.allCases.filter { $0 != kind }.flatMap(\.definition.slots)
            .map { slot -> SchemaValue.Member in (slot.keyword.rawValue, ["type": "null"]) }
        let fields = (definition.fields + fields(of: .node)).map { ($0.keyword.rawValue, value(of: $0)) }
        let schema = SchemaValue.closed(slots + others + fields, required: [])
        if kind == .controller { return schema }
        let distinguishing = definition.slots.map { slot -> SchemaValue in
            let word = slot.keyword.rawValue
            let notNull: SchemaValue = ["not": ["type": "null"]]
            return ["required": .strings([word]), "properties": .object([(word, notNull)])]
        }
        return schema.adding([("anyOf", .array(distinguishing))])
    }

    /// Keys that need another value beside them.
    private static let presentationConditions: [SchemaValue] = [
        [
            "$comment": "presentsInFullscreen belongs to style custom.",
            "if": ["required": ["presentsInFullscreen"], "properties": ["presentsInFullscreen": ["type": "boolean"]]],
            "then": [
                "required": ["style"], "properties": ["style": ["anyOf": [["const": "custom"], inConfigurations]]],
            ],
        ],
        needingSheet("swipe", type: "boolean"), needingSheet("detents", type: "array"),
        [
            "$comment": "A list in from or present declares several presentations, so no single id can name them.",
            "if": [
                "anyOf": [
                    ["required": ["from"], "properties": ["from": ["type": "array"]]],
                    ["required": ["present"], "properties": ["present": ["type": "array"]]],
                ]
            ],
            "then": ["properties": ["id": ["type": "null"]]],
        ],
    ]

    /// A mapping by configuration, in which any value may be the one that is needed.
    private static let inConfigurations: SchemaValue = ["type": "object"]

    private static func needingSheet(_ key: String, type: String) -> SchemaValue {
        let styles = PresentationStyle.allCases.filter(\.canBeSwiped).map { SchemaValue.string($0.rawValue) }
        let declared: SchemaValue = ["type": .string(type)]
        return [
            "$comment": .string("\(key) belongs to a sheet or a popover."),
            "if": ["required": .strings([key]), "properties": .object([(key, declared)])],
            "then": ["properties": ["style": ["anyOf": [["enum": .array(styles + [.null])], inConfigurations]]]],
        ]
    }

    private static let moveConditions: [SchemaValue] = [
        [
            "$comment": "A tab or a family to go to.",
            "if": ["properties": ["kind": ["enum": .strings(MoveKind.allCases.filter(\.isStep).map(\.rawValue))]]],
            "then": ["required": ["to"], "properties": ["to": ["not": ["type": "null"]]]],
        ],
        [
            "$comment": "The first member of the stack is the only target.",
            "if": ["properties": ["kind": ["const": "popToRoot"]]],
            "then": ["properties": ["to": ["type": "null"]]],
        ],
        [
            "$comment": "after belongs to setRoot.",
            "if": ["required": ["after"], "properties": ["after": ["type": "string"]]],
            "then": ["properties": ["kind": ["const": "setRoot"]]],
        ],
    ]
}
