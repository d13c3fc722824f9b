import KindredText
import KindredYAML

/// A compilation whose names are looked up, in flat arrays that point at each other by index: who contains and calls whom.
///
/// A reference that could not be resolved is nil, and later stages pass over it. `ResolvedGraph` adds who presents whom.
@usableFromInline
struct LinkedGraph: Sendable {
    /// The values that authors wrote, file by file.
    var declared: [DeclaredFile] = []
    var names = NameTable()
    @usableFromInline var controllers: [Controller] = []
    var containers: [ControllerID] = []
    var columns: [ControllerID] = []
    var ofSystemClass: [ControllerID] = []
    var ofWrittenContext: [ControllerID] = []
    var families: [Family] = []
    var windows: [Window] = []
    var presentations: [Presentation] = []
    var pushes: [Push] = []
    var moves: [LinkedMove] = []
    var expectations: [Expectation] = []
    var screens: ScreenPlaces?
    var missedPushes: [MissedPush] = []
    var familiesMeant: [FamilyID] = []
    var hasUnknownFamily = false
    var hasUnknownController = false
    /// Whether a window names a family that does not exist.
    var hasUnresolvedWindow = false
    /// The windows that list each family, and the presentations that show it, in order of declaration.
    var windowsByFamily = PackedLists<WindowID>()
    var presentationsByFamily = PackedLists<PresentationID>()
    /// The controllers that `from: any` means; nil if nothing says that.
    var any: AnyCallers?
    /// The existence of everything; nil if nothing depends on configurations.
    var existence: Existence?
    /// Whether each controller isn't shown; empty if all are.
    var unshown: [Bool] = []
    /// The width of the configuration of which this is the graph; nil without one.
    var width: SizeClass?
    /// Whether something could not be read, so that what is missing proves nothing.
    var isPartial = false
}
