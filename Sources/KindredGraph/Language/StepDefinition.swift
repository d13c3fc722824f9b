/// A step of a scenario, as data: the decoder, the schema and the messages read it.
package struct StepDefinition: Sendable {
    /// The value of a step's key.
    package enum Value: Sendable {
        /// One scalar and no more.
        case scalar(Field.Value)
        /// A mapping of the step's fields.
        case mapping
        /// A mapping of the step's fields, or a scalar, which is the value of this field.
        case short(Keyword)
        case steps
        case claims
    }

    package let keyword: Keyword
    package let name: StepName
    package let value: Value
    /// A sentence for editors: what the step does, or the call that it makes.
    package let about: String
    package var fields: [Field] = []

    /// Keys that only some steps take, whatever else they say.
    package static let options: [Keyword] = [.completion, .animated, .interactive]

    package static func of(_ keyword: Keyword) -> StepDefinition? { all.first { $0.keyword == keyword } }

    package func takes(_ keyword: Keyword) -> Bool { fields.contains { $0.keyword == keyword } }

    /// Whether it is animated where nothing is said.
    package var isAnimatedByDefault: Bool { takes(.interactive) && name != .select }

    /// Returns the definition of a step: they are in the order of their names.
    package static subscript(_ name: StepName) -> StepDefinition { all[Int(name.rawValue)] }
}

/// The steps of a scenario.
package enum StepName: UInt8, CaseIterable, Sendable {
    case launch, push, pop, popToRoot, setStack, select, turn, present, dismiss, setRoot
    case addChild, removeFromParent, willMove, didMove, addSubview, removeFromSuperview
    case transition, beginAppearance, endAppearance, loadView, block, async, check, mark

    package var definition: StepDefinition { StepDefinition[self] }
    package var word: String { definition.keyword.rawValue }
}
