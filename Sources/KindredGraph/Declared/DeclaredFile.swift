import KindredDiagnostics
import KindredYAML

/// The values that the author of one file wrote, as the graph keeps them. Texts are handles into the file.
package struct DeclaredFile: Sendable {
    package internal(set) var texts: SourceTexts
    /// All nodes in preorder.
    package internal(set) var nodes: [DeclaredNode] = []
    /// Details that few nodes have; `DeclaredNode.details` points here.
    package internal(set) var details: [NodeDetails] = []
    /// Details that even fewer have; `NodeDetails.rareDetails` points here.
    package internal(set) var rareDetails: [RareDetails] = []
    /// The tags of nodes; `NodeDetails.tags` points here.
    package internal(set) var tags: [Tag] = []
    package internal(set) var presentations: [DeclaredPresentation] = []
    package internal(set) var pushes: [DeclaredPush] = []
    package internal(set) var moves: [DeclaredMove] = []
    /// The heights of sheets, and the places in code that calls come from.
    package internal(set) var detents: [CallTexts] = []
    package internal(set) var presentationSources: [CallTexts] = []
    package internal(set) var pushSources: [CallTexts] = []
    /// Ids and texts in lists, which declarations name by ranges.
    package internal(set) var references: [SourceValue] = []
    var expectations: [DeclaredExpectation] = []
    var views: [DeclaredView] = []
    /// The scenarios, in an array of none or one: the decoder moves documents about, and few have scenarios.
    private var boxedScenarios: [ScenarioDeclarations] = []
    private var boxedConditions: [DeclaredConditions] = []
    /// Whether any node is of a doubtful kind.
    var hasDoubtfulKinds = false
    /// Whether any presentation has an unknown style, even if the intended one is known.
    var hasUnknownStyles = false
    /// Whether any node is an alert.
    package internal(set) var hasAlerts = false
    /// The kinds of what was lost: families without an id, windows that could not be read, presentations, pushes and moves
    /// that were passed over, nodes without an id.
    var losses: Losses = []

    package struct Losses: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let families = Losses(rawValue: 1)
        package static let windows = Losses(rawValue: 2)
        package static let presentations = Losses(rawValue: 4)
        package static let pushes = Losses(rawValue: 8)
        package static let ids = Losses(rawValue: 16)
        package static let screens = Losses(rawValue: 32)
        package static let views = Losses(rawValue: 64)
        package static let moves = Losses(rawValue: 128)
        package static let configurations = Losses(rawValue: 256)
    }

    init(texts: SourceTexts) {
        self.texts = texts
    }

    package internal(set) var scenarios: ScenarioDeclarations {
        _read {
            if boxedScenarios.isEmpty { yield ScenarioDeclarations() } else { yield boxedScenarios[0] }
        }
        _modify {
            if boxedScenarios.isEmpty { boxedScenarios.append(ScenarioDeclarations()) }
            yield &boxedScenarios[0]
        }
    }

    package var hasScenarios: Bool { !boxedScenarios.isEmpty }

    /// The conditions, boxed for the same reason.
    package internal(set) var conditions: DeclaredConditions {
        _read {
            if boxedConditions.isEmpty { yield DeclaredConditions() } else { yield boxedConditions[0] }
        }
        _modify {
            if boxedConditions.isEmpty { boxedConditions.append(DeclaredConditions()) }
            yield &boxedConditions[0]
        }
    }

    var hasConditions: Bool { !boxedConditions.isEmpty }

    /// Returns the details of a node; all are absent where it has none.
    package func details(of node: DeclaredNode) -> NodeDetails {
        node.details < 0 ? NodeDetails() : details[Int(node.details)]
    }

    package func rareDetails(of node: DeclaredNode) -> RareDetails {
        let number = details(of: node).rareDetails
        return number < 0 ? RareDetails() : rareDetails[Int(number)]
    }
}

/// A selector with a name, as its author wrote it.
struct DeclaredView: Sendable {
    var key: SourceValue
    var select: SourceValue = .absent
    var title: SourceValue = .absent
}

/// One relation under `expect`.
struct DeclaredExpectation: Sendable {
    var controller: SourceValue
    var relation: Relation
    var value: SourceValue
    /// The expected ids, in `DeclaredFile.references`.
    var ids: Range<Int32>
}
