import KindredDiagnostics
import KindredYAML

/// The declarations of one file as the author wrote them, before any name is looked up.
package struct Document: Sendable {
    package let wording: SourceTexts
    package var windows: [WindowDeclaration] = []
    package var families: [FamilyDeclaration] = []
    /// The nodes of screens, each declared with the screen's id.
    package var screens: [Int32] = []
    /// Whether it declares screens or has nodes that can only be places of one.
    package var usesScreens = false
    /// All nodes in preorder.
    package var nodes: [NodeDeclaration] = []
    /// Details that few nodes have; `NodeDeclaration.details` points here.
    package var details: [NodeDetails] = []
    /// Details that even fewer have; `NodeDetails.remarks` points here.
    package var rareDetails: [RareDetails] = []
    package var presentations: [PresentationDeclaration] = []
    package var pushes: [PushDeclaration] = []
    package var pushProducts: [PushProduct] = []
    /// The keys of `expect`.
    package var expectedControllers: [SourceValue] = []
    package var expectations: [ExpectationDeclaration] = []
    /// The scenarios, in an array of none or one: the decoder moves documents about, and few have scenarios.
    private var boxedScenarios: [ScenarioDeclarations] = []
    package var views: [ViewDeclaration] = []
    /// Ids in lists, which declarations name by ranges.
    package var references: [SourceValue] = []
    /// The tags of nodes; `NodeDetails.tags` points here.
    package var tags: [Tag] = []

    /// Whether any node is of a doubtful kind.
    package var hasDoubtfulKinds = false
    /// Whether any presentation has an unknown style, even if the intended one is known.
    package var hasUnknownStyles = false
    /// Texts in what could not be read: they may declare what others refer to.
    package var lost: [SourceValue] = []
    /// The kinds of what was lost: families without an id, windows that could not be read, presentations and pushes that were
    /// passed over, nodes without an id.
    package var losses: Losses = []

    package struct Losses: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let families = Losses(rawValue: 1)
        package static let windows = Losses(rawValue: 2)
        package static let presentations = Losses(rawValue: 4)
        package static let pushes = Losses(rawValue: 8)
        package static let ids = Losses(rawValue: 16)
        package static let screens = Losses(rawValue: 32)
        package static let views = Losses(rawValue: 64)
    }

    package init(wording: SourceTexts) {
        self.wording = wording
    }

    package var scenarios: ScenarioDeclarations {
        _read {
            if boxedScenarios.isEmpty { yield ScenarioDeclarations() } else { yield boxedScenarios[0] }
        }
        _modify {
            if boxedScenarios.isEmpty { boxedScenarios.append(ScenarioDeclarations()) }
            yield &boxedScenarios[0]
        }
    }

    package var hasScenarios: Bool { !boxedScenarios.isEmpty }

    /// Returns the details of a node; all are absent where it has none.
    package func details(of node: NodeDeclaration) -> NodeDetails {
        node.details < 0 ? NodeDetails() : details[Int(node.details)]
    }

    package func rareDetails(of node: NodeDeclaration) -> RareDetails {
        let number = details(of: node).rareDetails
        return number < 0 ? RareDetails() : rareDetails[Int(number)]
    }
}

package struct WindowDeclaration: Sendable {
    package var key: SourceValue
    package var hasValidID: Bool
    /// The window's families, in `Document.references`.
    package var families: Range<Int32>
}

/// A selector with a name.
package struct ViewDeclaration: Sendable {
    package var key: SourceValue
    package var select: SourceValue = .absent
    package var title: SourceValue = .absent
}

package struct FamilyDeclaration: Sendable {
    package var key: SourceValue
    package var hasValidID: Bool
    /// The node at its root; -1 where the author wrote none.
    package var root: Int32
}

package struct NodeDeclaration: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// The id is missing or no id: nothing can refer to the node.
        package static let isNameless = Flags(rawValue: 1)
        package static let declaresContext = Flags(rawValue: 2)
        package static let definesContext = Flags(rawValue: 4)
        package static let declaresTransitionStyle = Flags(rawValue: 8)
        package static let providesTransitionStyle = Flags(rawValue: 16)
        /// The flags that rules about presentation contexts ask for.
        package static let saysOfContext: Flags = [.declaresContext, .providesTransitionStyle]
        package static let declaresForwarding = Flags(rawValue: 32)
        package static let forwardsByHand = Flags(rawValue: 64)
        /// A key that should hold children is misspelt, misplaced or of a wrong type.
        package static let hasTroubledChildren = Flags(rawValue: 128)
        /// A node without a kind key or with two, or with children that only another kind has.
        package static let isOfDoubtfulKind = Flags(rawValue: 256)
        /// `definesPresentationContext` is not plainly true or false.
        package static let hasDoubtfulContext = Flags(rawValue: 512)
        /// The id alone: a place if a screen has it.
        package static let isBare = Flags(rawValue: 1_024)
        /// `{screen: id}`: the id is a screen's.
        package static let isPlace = Flags(rawValue: 2_048)
        /// The declaration of a screen; the id is the screen's.
        package static let isScreen = Flags(rawValue: 4_096)
        /// A stack on which nothing is derived.
        package static let isClosed = Flags(rawValue: 8_192)
    }

    /// The id; for a node without a kind key, its mapping. This is the location of the controller.
    package var id: SourceValue
    package var className: SourceValue = .absent
    package var kind: Kind
    package var role: Role
    /// The system's class that it is declared to be.
    package var systemClass: SystemClass?
    package var flags: Flags = []
    /// The index after this node and everything in it.
    package var end: Int32 = 0
    package var details: Int32 = -1
}

/// A word to find a node by.
package struct Tag: Sendable {
    package let written: SourceValue
    package let sketch: TextSketch
}

/// Details that only some nodes have.
package struct NodeDetails: Sendable {
    package var title: SourceValue = .absent
    package var tags: Range<Int32>?
    package var splitStyle: SplitStyle?
    package var pageTransition: PageTransition?
    package var rareDetails: Int32 = -1
}

/// Details that hardly any node has.
package struct RareDetails: Sendable {
    package var note: SourceValue = .absent
    package var source: SourceValue = .absent
    /// The values of the two flags, for their places.
    package var definesContext: SourceValue = .absent
    package var providesTransitionStyle: SourceValue = .absent
    /// `as`, of a place.
    package var alias: SourceValue = .absent
}

package struct PresentationDeclaration: Sendable {
    /// The mapping; its first character is the location. In a node it may be the family's id alone.
    package var mapping: SourceValue
    /// Whether it is in the node that presents; then `from` is the node's id.
    package var isInNode = false
    package var id: SourceValue = .absent
    package var idKey: SourceValue = .absent
    package var from: SourceValue = .absent
    package var present: SourceValue = .absent
    /// Values, for their places; that of `anchor` may be an unknown word.
    package var styleValue: SourceValue = .absent
    package var transitionValue: SourceValue = .absent
    package var anchorValue: SourceValue = .absent
    package var style = PresentationStyle.automatic
    package var transition = PresentationTransition.coverVertical
    package var presentsInFullscreen: Bool?
    package var anchor: PopoverAnchor?
    /// Whether it contains an error, which was reported.
    package var isDoubtful = false
}

package struct PushDeclaration: Sendable {
    /// The mapping; in a node it may be the id of `to` alone.
    package var mapping: SourceValue
    /// Whether it is in the node that pushes; then `from` is the node's id.
    package var isInNode = false
    package var from: SourceValue = .absent
    package var to: SourceValue = .absent
    package var kind = PushKind.push
    /// Whether the author wrote no kind, or one that there is.
    package var isKindKnown = true
    /// Whether an earlier push of lists in `from` and `to` has the same item, so that its errors were reported.
    package var repeatsFrom = false
    package var repeatsTo = false
}

/// The number of pushes that the lists in both `from` and `to` of one mapping declare.
package struct PushProduct: Sendable {
    /// The first character of the mapping.
    package var place: SourceRange
    package var count: Int
}

/// One relation under `expect`.
package struct ExpectationDeclaration: Sendable {
    package var controller: SourceValue
    package var relation: Relation
    package var value: SourceValue
    /// The expected ids, in `Document.references`.
    package var ids: Range<Int32>
}
