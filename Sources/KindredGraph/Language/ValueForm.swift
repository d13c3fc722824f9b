/// The form of a value, before it is read.
enum ValueForm {
    case mapping, list, texts, text, textOrList, word, any

    /// The form that the values of a key have; any if that depends on the mapping.
    static func of(_ keyword: Keyword) -> ValueForm {
        let forms = fields.lazy.filter { $0.keyword == keyword }.map { ValueForm($0.value) }
        return forms.first.map { first in forms.allSatisfy { $0 == first } ? first : .any } ?? .any
    }

    /// The words that a key can have: a list for each mapping that has the key.
    static func words(of keyword: Keyword) -> [[String]] {
        fields.compactMap { field in
            switch field.value {
            case .word(let words) where field.keyword == keyword: words
            case .wordByConfiguration(let words) where field.keyword == keyword: words
            default: nil
            }
        }
    }

    private static let fields: [Field] =
        ([Shape.node] + Shape.all + [.scenario, .start, .check, .view]).flatMap(\.fields)
        + Kind.allCases.flatMap { $0.definition.fields }

    private init(_ value: Field.Value) {
        self =
            switch value {
            case .windows, .families, .screens, .views, .configurations, .expectations, .mapping, .hooks, .eventLists,
                .moments, .lists, .ids:
                .mapping
            case .list, .entries, .steps: .list
            case .idList: .texts
            case .text: .text
            case .textOrSome: .textOrList
            case .word, .wordByConfiguration: .word
            default: .any
            }
    }
}
