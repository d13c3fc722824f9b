import KindredYAML

/// A node as its author wrote it; all places of a screen share it. Texts are handles into the file.
package struct DeclaredNode: Sendable {
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
