import KindredYAML

/// A node as its author wrote it; all places of a screen share it. Texts are handles into the file.
package struct DeclaredNode: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The id is missing or no id: nothing can refer to the node.
        package static let isNameless = Flags(rawValue: 1)
        /// A key that should hold children is misspelt, misplaced or of a wrong type.
        package static let hasTroubledChildren = Flags(rawValue: 2)
        /// A node without a kind key or with two, or with children that only another kind has.
        static let isOfDoubtfulKind = Flags(rawValue: 4)
        /// `definesPresentationContext` is not plainly true or false.
        package static let hasDoubtfulContext = Flags(rawValue: 8)
        /// The id alone: a place if a screen has it.
        package static let isBare = Flags(rawValue: 16)
        /// `{screen: id}`: the id is a screen's.
        package static let isPlace = Flags(rawValue: 32)
        /// The declaration of a screen; the id is the screen's.
        package static let isScreen = Flags(rawValue: 64)
        /// `alert` is written: its class is UIAlertController by default.
        package static let isAlert = Flags(rawValue: 128)
    }

    /// The values of the keys that are true or false, as far as they are declared.
    package struct Booleans: Sendable {
        /// The bits of those that are declared.
        package private(set) var declared: UInt8 = 0
        private var positive: UInt8 = 0

        package init() {}

        package subscript(_ flag: NodeFlag) -> Bool? {
            @inline(__always) get { declared & flag.bit == 0 ? nil : positive & flag.bit != 0 }
            set {
                declared = newValue == nil ? declared & ~flag.bit : declared | flag.bit
                positive = newValue == true ? positive | flag.bit : positive & ~flag.bit
            }
        }

        /// Whether rules about presentation contexts ask for it.
        var isAboutContext: Bool {
            let (context, style) = (
                NodeFlag.definesPresentationContext, NodeFlag.providesPresentationContextTransitionStyle
            )
            return declared & context.bit | positive & style.bit != 0
        }
    }

    /// The id; for a node without a kind key, its mapping. This is the location of the controller.
    package var id: SourceValue
    package var className: SourceValue = .absent
    package var kind: Kind
    package var role: Role
    /// The system's class that it is declared to be.
    package var systemClass: SystemClass?
    package var flags: Flags = []
    package var booleans = Booleans()
    /// The index after this node and everything in it.
    package var end: Int32 = 0
    package var details: Int32 = -1

    /// The class as it is written or by default; nil if there is neither.
    package func className(in texts: SourceTexts.Texts) -> UnsafeRawBufferPointer? {
        if !className.isAbsent { return texts[className] }
        return flags.contains(.isAlert) ? Self.alertClass : nil
    }

    /// Never freed.
    private static nonisolated(unsafe) let alertClass: UnsafeRawBufferPointer = {
        let name: StaticString = "UIAlertController"
        return UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    }()
}
