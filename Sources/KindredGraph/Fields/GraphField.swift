import KindredDiagnostics
import KindredText

/// A field of an element of the graph: a key of its JSON, as data. Schemas, tables and comparisons are made of these rows.
package struct GraphField<Element: Sendable>: Sendable {
    /// The values that a field can have.
    package enum Values: Sendable {
        /// The id of a family, a screen or a window; that of a controller, which may be a path.
        case id, path
        case ids, paths
        case pathOrNull
        case text, texts
        /// A text, or a list of several.
        case textOrTexts
        case flag, flagOrNull
        case number
        case word([String]), words([String])
        case presenters
        case location

        package var isFlag: Bool { if case .flag = self { true } else { false } }
    }

    /// The elements that have a field.
    package enum Presence: Sendable {
        case always
        /// Some, where there is something to say.
        case some
        /// Some of those with that value of another field.
        case someWhere(String, is: String)
        /// All of those, and no others.
        case allWhere(String, is: String)
    }

    package let key: String
    package let values: Values
    package let presence: Presence
    /// A sentence for the schema.
    package let about: String
    /// Whether an element can have one value in one configuration and another in the next.
    package private(set) var mayDiffer = false
    private let read: @Sendable (ResolvedGraph, Element) -> FieldValue?

    init(
        _ key: String, _ values: Values, _ presence: Presence = .always, about: String,
        read: @escaping @Sendable (ResolvedGraph, Element) -> FieldValue?
    ) {
        (self.key, self.values, self.presence, self.about, self.read) = (key, values, presence, about, read)
    }

    /// The same field, of which the values follow from the whole, and so from the configuration.
    var byConfiguration: Self {
        var field = self
        field.mayDiffer = true
        return field
    }

    /// Returns the value that an element has; nil if it hasn't got the field.
    package func value(of element: Element, in graph: ResolvedGraph) -> FieldValue? { read(graph, element) }

    /// Whether all elements have it.
    package var isAlways: Bool {
        if case .always = presence { return true }
        return false
    }
}

/// The value of a field.
package enum FieldValue: Sendable, Equatable {
    case null
    case name(NameID)
    case names([NameID])
    case text(String)
    case texts([String])
    case flag(Bool)
    case number(Int)
    case presenters([Presenter])
    case location(SourceRange)

    /// A text if there is one, else all.
    static func textOrTexts(_ texts: [String]) -> FieldValue { texts.count == 1 ? .text(texts[0]) : .texts(texts) }

    /// The name of what a reference leads to; null if it leads nowhere.
    static func reference(_ name: NameID?) -> FieldValue { name.map { .name($0) } ?? .null }
}

extension ResolvedGraph {
    func nameID(_ id: ControllerID?) -> NameID? { id.map { self[$0].name } }
    func nameIDs(_ ids: some Sequence<ControllerID>) -> FieldValue { .names(ids.map { self[$0].name }) }
}
