import KindredText
import KindredYAML

/// The index of a controller in `ResolvedGraph.controllers`.
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

/// The index of a family in `ResolvedGraph.families`.
@usableFromInline
package struct FamilyID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// The index of a window in `ResolvedGraph.windows`.
@usableFromInline
package struct WindowID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// The index of a presentation in `ResolvedGraph.presentations`.
@usableFromInline
package struct PresentationID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// The number of a name in `ResolvedGraph.names`; none is negative.
@usableFromInline
package struct NameID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
    @inlinable package static var none: NameID { NameID(index: -1) }
    @inlinable package var isNone: Bool { index < 0 }
}

/// The meaning of a compilation: every name looked up, in flat arrays that point at each other by index.
///
/// `Resolver` fills in the relations. A reference that could not be resolved is nil, and later stages pass over it.
@usableFromInline
package struct ResolvedGraph: Sendable {
    package var documents: [Document]
    /// Ids of all name spaces.
    package var names = NameTable()
    @usableFromInline package var controllers: [Controller] = []
    /// The controllers of another kind than `controller`, in order: many rules ask for no others.
    package var containers: [ControllerID] = []
    /// The controllers in a column of a split view controller, in order.
    package var columns: [ControllerID] = []
    /// The controllers whose author declared a class of the system, in order.
    package var ofSystemClass: [ControllerID] = []
    /// The controllers of whose presentation context the author wrote something, in order.
    package var ofWrittenContext: [ControllerID] = []
    package var families: [Family] = []
    package var windows: [Window] = []
    package var presentations: [Presentation] = []
    package var pushes: [Push] = []
    package var expectations: [Expectation] = []
    /// The places of screens; nil without any.
    package var screens: ScreenPlaces?
    /// Pushes that don't happen in some place of a screen, or that don't find one.
    package var missedPushes: [MissedPush] = []
    /// The most likely targets of references to families that don't exist.
    package var familiesMeant: [FamilyID] = []
    /// Whether the family that a reference means is unknown.
    package var hasUnknownFamily = false
    /// Whether a window names a family that does not exist.
    var hasUnresolvedWindow = false
    /// The windows that list each family, and the presentations that show it, in order of declaration.
    var windowsByFamily = PackedLists<WindowID>()
    var presentationsByFamily = PackedLists<PresentationID>()
    /// Lists of presenters; `Family.ownPresenters` and `Presentation.presenters` are indices.
    package var presenterLists = PackedLists<Presenter>()
    /// Lists of controllers, each stored once; controllers and families hold indices, -1 is the empty list.
    package var controllerLists = PackedLists<ControllerID>()
    /// Whether something could not be read, or the relations go beyond the limit, so that what is missing proves nothing.
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
    /// The index of presentedViewControllers in `ResolvedGraph.controllerLists`.
    package var presented: Int32 = -1
    package var file: Int32
    /// The index among the document's nodes; for an implicit controller that of the node that it wraps.
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
    /// The root; nil where the author wrote none.
    package var root: ControllerID?
    /// The index in `ResolvedGraph.presenterLists`: who presents when a member calls present without a context style.
    package var ownPresenters: Int32 = -1
    /// The index of presentingViewControllers of every member in `ResolvedGraph.controllerLists`.
    package var presenting: Int32 = -1
}

package struct Window: Sendable {
    package var name: NameID
    package var file: Int32
    package var key: SourceValue
    /// The families that exist, the first at launch, each with the place where it is named.
    package var families: [(family: FamilyID, value: SourceValue)]
}

/// The controller that really becomes presentingViewController, and why.
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
    /// The presentation's name; made up where the author gave none.
    package var name: NameID
    package var file: Int32
    /// The index among the document's presentations.
    package var declaration: Int32
    package var from: ControllerID?
    package var family: FamilyID?
    package var style: PresentationStyle
    /// Whether the style is `automatic`, and the presented controller chooses its own.
    package var isStyleUnknown = false
    package var presentsInFullscreen: Bool?
    /// The index in `ResolvedGraph.presenterLists`; -1 while `from` is unknown.
    package var presenters: Int32 = -1

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
