import KindredText

/// A JSON value that keeps the order of its members, for schemas written down as literals.
indirect enum SchemaValue: Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([SchemaValue])
    case object([Member])

    typealias Member = (key: String, value: SchemaValue)

    static func strings(_ words: some Sequence<String>) -> SchemaValue { .array(words.map { .string($0) }) }

    static func constant(_ word: String) -> SchemaValue { .object([("const", .string(word))]) }

    /// Text that matches a pattern as a whole. In Python, `$` also matches before a line break at the end.
    static func text(_ pattern: String) -> SchemaValue {
        ["type": "string", "pattern": .string("^\(pattern)$(?!\\n)")]
    }

    /// A definition of the same schema.
    static func reference(_ definition: String, about: String? = nil) -> SchemaValue {
        .object([("$ref", .string("#/$defs/\(definition)"))]).described(about)
    }

    static func list(of items: SchemaValue) -> SchemaValue { ["type": "array", "items": items] }

    /// An object with those members and no others.
    static func closed(_ properties: [Member], required: [String]) -> SchemaValue {
        .object(
            [("type", "object")] + (required.isEmpty ? [] : [("required", .strings(required))])
                + [("properties", .object(properties)), ("additionalProperties", false)])
    }

    /// Whether it describes a list.
    var isList: Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { $0.key == "items" }
    }

    /// An object that has members with another value by the name of a configuration.
    static func differs(_ properties: [Member]) -> SchemaValue {
        ["type": "object", "additionalProperties": closed(properties, required: [])]
    }

    /// The same with a sentence for editors, which comes first.
    func described(_ about: String?) -> SchemaValue {
        guard let about, case .object(let members) = self else { return self }
        return .object([("description", .string(about))] + members)
    }

    /// The same with further members.
    func adding(_ more: [Member]) -> SchemaValue {
        guard case .object(let members) = self else { return self }
        return .object(members + more)
    }

    func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .bool(let value): json.bool(value)
        case .number(let value): json.number(value)
        case .string(let value): json.string(value)
        case .array(let values):
            json.array { for value in values { value.write(to: &$0) } }
        case .object(let members):
            json.object { json in
                for member in members {
                    json.key(escaping: member.key)
                    member.value.write(to: &json)
                }
            }
        }
    }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(value) }
}

extension SchemaValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, SchemaValue)...) { self = .object(elements.map { ($0.0, $0.1) }) }
}

/// Short names for what schemas are written with.
protocol SchemaWords {}

extension SchemaWords {
    static var text: SchemaValue { ["type": "string"] }
    static var textOrNull: SchemaValue { ["type": ["string", "null"]] }
    static var boolean: SchemaValue { ["type": "boolean"] }

    static func integer(from minimum: Int) -> SchemaValue { ["type": "integer", "minimum": .number(minimum)] }

    static func words(_ words: some Sequence<String>) -> SchemaValue { ["enum": .strings(words)] }

    static func described(_ about: String, schema: SchemaValue) -> SchemaValue { schema.described(about) }

    /// Returns an object whose members are all required.
    static func closed(_ members: [SchemaValue.Member], optional: String? = nil) -> SchemaValue {
        .closed(members, required: members.map(\.key).filter { $0 != optional })
    }
}
