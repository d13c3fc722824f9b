import KindredText
import KindredYAML

/// Index of a controller in `Hierarchy.controllers`.
@usableFromInline
package struct ControllerID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// Keeps an optional index in four bytes: there are many of them.
@propertyWrapper
@usableFromInline
package struct OptionalIndex: Sendable {
    @usableFromInline var raw: Int32

    @inlinable
    package init(wrappedValue: ControllerID?) { raw = wrappedValue?.index ?? -1 }

    @inlinable
    package var wrappedValue: ControllerID? {
        get { raw < 0 ? nil : ControllerID(index: raw) }
        set { raw = newValue?.index ?? -1 }
    }
}

/// Index of a family in `Hierarchy.families`.
@usableFromInline
package struct FamilyID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// Index of a window in `Hierarchy.windows`.
@usableFromInline
package struct WindowID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// Index of a presentation in `Hierarchy.presentations`.
@usableFromInline
package struct PresentationID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// Number of a name in `Hierarchy.names`; none is negative.
@usableFromInline
package struct NameID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
    @inlinable package static var none: NameID { NameID(index: -1) }
    @inlinable package var isNone: Bool { index < 0 }
}

/// What a compilation means: every name looked up, in flat arrays that point at each other by index.
///
/// `Resolver` fills in the relations. A reference that could not be resolved is nil, and later stages pass over it.
@usableFromInline
package struct ResolvedGraph: Sendable {
    package var documents: [Document]
    /// Ids of all name spaces.
    package var names = NameTable()
    @usableFromInline package var controllers: [Controller] = []
    /// Those of another kind than `controller`, in order: many rules ask for no others.
    package var containers: [ControllerID] = []
    /// Those in a column of a split view controller, in order.
    package var columns: [ControllerID] = []
    /// Those whose author declared a class of the system, in order.
    package var ofSystemClass: [ControllerID] = []
    /// Those of whose presentation context the author said something, in order.
    package var ofWrittenContext: [ControllerID] = []
    package var families: [Family] = []
    package var windows: [Window] = []
    package var presentations: [Presentation] = []
    package var pushes: [Push] = []
    package var expectations: [Expectation] = []
    /// What only screens need; nil without any.
    package var screens: ScreenPlaces?
    /// Pushes that don't happen in some place of a screen, or that don't find one.
    package var missedPushes: [MissedPush] = []
    /// The most likely targets of references to families that don't exist.
    package var familiesMeant: [FamilyID] = []
    /// Whether the family that a reference means is unknown.
    package var hasUnknownFamily = false
    /// Whether a window names a family that does not exist.
    var hasUnresolvedWindow = false
    /// By family: the windows that list it, and the presentations that show it, in order of declaration.
    var windowsByFamily = PackedLists<WindowID>()
    var presentationsByFamily = PackedLists<PresentationID>()
    /// Lists of presenters; `Family.ownPresenters` and `Presentation.presenters` are indices.
    package var presenterLists = PackedLists<Presenter>()
    /// Lists of controllers, each stored once; controllers and families hold indices, -1 is the empty list.
    package var controllerLists = PackedLists<ControllerID>()
    /// A file or document could not be read, or the relations go beyond the limit, so what is missing proves nothing.
    package var isPartial = false

    package init(documents: [Document]) {
        self.documents = documents
    }
}

/// One controller. Controllers are in preorder, family after family.
@usableFromInline
package struct Controller: Sendable {
    package var name: NameID
    package var kind: Kind
    package var role: Role
    /// Inserted by UIKit, not written.
    package var isImplicit = false
    package var definesContext: Bool
    package var family: FamilyID
    /// The index after this controller and everything in it.
    package var end: Int32
    /// The position among siblings of the same role.
    @usableFromInline package var index: Int32 = 0
    /// The controller itself never counts.
    package var nearest = NearestContainers()
    @OptionalIndex package var parent: ControllerID?
    /// Into `Hierarchy.controllerLists`: presentedViewControllers.
    package var presented: Int32 = -1
    package var file: Int32
    /// Into the document's nodes; for an implicit controller the node that it wraps.
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
        case .controller, .page: nil
        }
    }

    mutating func enter(_ id: ControllerID, kind: Kind) {
        switch kind {
        case .navigation: navigation = id
        case .tab: tab = id
        case .split: split = id
        case .controller, .page: break
        }
    }
}

/// One family: the controllers from its root to the root's end.
package struct Family: Sendable {
    package var name: NameID
    package var file: Int32
    package var key: SourceValue
    /// Nil where the author wrote none.
    package var root: ControllerID?
    /// Into `Hierarchy.presenterLists`: who presents when a member calls present without a context style.
    package var ownPresenters: Int32 = -1
    /// Into `Hierarchy.controllerLists`: presentingViewControllers of every member.
    package var presenting: Int32 = -1
}

package struct Window: Sendable {
    package var name: NameID
    package var file: Int32
    package var key: SourceValue
    /// Those that exist, the first at launch, each with the place where it is named.
    package var families: [(family: FamilyID, value: SourceValue)]
}

/// Who really becomes presentingViewController, and why.
package struct Presenter: Sendable, Equatable {
    package enum Reason: String, Sendable {
        case context
        case noContext = "no-context"
        case familyRoot = "family-root"
        case rerouted
    }

    package let controller: ControllerID
    package let reason: Reason
}

package struct Presentation: Sendable {
    /// What it is known as; made up where the author gave none.
    package var name: NameID
    package var file: Int32
    /// Into the document's presentations.
    package var declaration: Int32
    package var from: ControllerID?
    package var family: FamilyID?
    package var style: PresentationStyle
    /// The style is `automatic`, and the presented controller chooses its own.
    package var isStyleUnknown = false
    package var presentsInFullscreen: Bool?
    /// Into `Hierarchy.presenterLists`; -1 while `from` is unknown.
    package var presenters: Int32 = -1

    /// What `automatic` means, else the style.
    package var effectiveStyle: EffectiveStyle { isStyleUnknown ? .unknown : style.effective }
    /// The same as a word.
    package var effectiveWord: String { effectiveStyle.rawValue }
    /// The same in pictures and lists: `automatic` if the presented controller chooses.
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
}

package struct Expectation: Sendable {
    package var file: Int32
    package var declaration: Int32
    package var controller: ControllerID?
    /// The other places, if it is a screen or a node in one.
    package var others: ArraySlice<ControllerID> = []
    /// The expected controllers; nil where one of them does not exist.
    package var expected: [ControllerID]?
}
