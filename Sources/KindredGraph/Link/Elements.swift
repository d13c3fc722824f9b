import KindredYAML

/// One controller. Controllers are in preorder, family after family.
@usableFromInline
package struct Controller: Sendable {
    package var name: NameID
    package var kind: Kind
    package var role: Role
    /// Whether UIKit inserts it, and no author wrote it.
    package var isImplicit = false
    package var definesContext: Bool
    package var family: FamilyID
    /// The index after this controller and everything in it.
    package var end: Int32
    /// The position among siblings of the same role.
    @usableFromInline package var index: Int32 = 0
    /// The nearest containers above it; it is never one itself.
    package var nearest = NearestContainers()
    @OptionalIndex package var parent: ControllerID?
    package var file: Int32
    /// The index among its file's nodes; for an implicit controller that of the node that it wraps.
    package var declaration: Int32
}

/// The nearest containers above a controller, of each kind that a relation looks for.
package struct NearestContainers: Sendable {
    @OptionalIndex package var navigation: ControllerID?
    @OptionalIndex package var tab: ControllerID?
    @OptionalIndex package var split: ControllerID?

    package subscript(_ kind: Kind) -> ControllerID? {
        switch kind {
        case .navigation: navigation
        case .tab: tab
        case .split: split
        default: nil
        }
    }

    mutating func enter(_ id: ControllerID, kind: Kind) {
        switch kind {
        case .navigation: navigation = id
        case .tab: tab = id
        case .split: split = id
        default: break
        }
    }
}

/// One family: the controllers from its root to the root's end.
package struct Family: Sendable {
    package var name: NameID
    package var file: Int32
    package var key: SourceValue
    /// The root; nil where the author wrote none.
    package var root: ControllerID?
}

package struct Window: Sendable {
    package var name: NameID
    package var file: Int32
    package var key: SourceValue
    /// The families that exist, the first at launch, each with the place where it is named.
    package var families: [(family: FamilyID, value: SourceValue)]
}

package struct Presentation: Sendable {
    /// The presentation's name; made up where the author gave none.
    package var name: NameID
    package var file: Int32
    /// The index among its file's presentations.
    package var declaration: Int32
    package var from: ControllerID?
    /// Whether whatever is on top presents; then `from` is nil. It is here because it fits in.
    package var isFromAny = false
    package var family: FamilyID?
    package var style: PresentationStyle
    /// Whether the style is `automatic`, and the presented controller chooses its own.
    package var isStyleUnknown = false
    package var presentsInFullscreen: Bool?
    /// The number of families that `show` presents instead where they exist.
    var familiesBefore: Int32 = 0

    /// The style that `automatic` means, else the style itself.
    package var effectiveStyle: EffectiveStyle { isStyleUnknown ? .unknown : style.effective }
    /// The effective style as a word.
    package var effectiveWord: String { effectiveStyle.rawValue }
    /// The style in pictures and lists: `automatic` if the presented controller chooses.
    package var shownStyle: String { isStyleUnknown ? style.rawValue : effectiveWord }
    /// Whether the presenter's own view leaves the window (R66); nil where the style is unknown.
    package var removesPresenterView: Bool? { isStyleUnknown ? nil : style.removesPresenterView }

    package var usesContext: Bool { style.usesContext(presentsInFullscreen: presentsInFullscreen) }
}

package struct Push: Sendable {
    package var file: Int32
    package var declaration: Int32
    package var from: ControllerID?
    package var to: ControllerID?
    package var kind: PushKind
    /// The navigation or split view controller that shows `to`; nil where that cannot be.
    package var container: ControllerID?
    /// Whether whatever is on top pushes; then `from` is nil.
    package var isFromAny = false
}

/// A move as it was looked up, of all its callers.
struct LinkedMove: Sendable {
    var file: Int32
    var declaration: Int32
    /// A controller, or for what a screen declares -2 less its template; -1 if there is none. `Caller.anyOwner` for `any`.
    var from: Int32 = -1
    var to: Int32 = -1
    /// The family, for `setRoot`.
    var family: FamilyID?
}

/// A move of one controller, where it has an effect.
package struct Move: Sendable {
    package var file: Int32
    package var declaration: Int32
    package var kind: MoveKind
    /// The controller that moves; nil for whatever is on top.
    @OptionalIndex package var from: ControllerID?
}

/// A move that has no effect, wherever its caller is.
package struct MissedMove: Sendable {
    package var move: Move
    /// Whether that is because of `to`.
    package var isOfStranger: Bool
}

package struct Expectation: Sendable {
    package var file: Int32
    /// The index among its file's expectations.
    package var declaration: Int32
    package var relation: Relation
    package var controller: ControllerID?
    /// The other places, if it is a screen or a node in one.
    package var others: ArraySlice<ControllerID> = []
    /// The expected controllers; nil where one of them does not exist.
    package var expected: [ControllerID]?
    /// The names of expected controllers that exist, but not in this configuration.
    package var absent: [NameID] = []
    /// Whether `any` is expected too: who presents for whatever is on top.
    var includesAny = false
}

/// Walks over the children of one container.
package struct ChildSequence: Sequence, IteratorProtocol {
    let controllers: [Controller]
    var position: Int32
    let end: Int32

    package mutating func next() -> ControllerID? {
        guard position < end else { return nil }
        defer { position = controllers[Int(position)].end }
        return ControllerID(index: position)
    }
}
