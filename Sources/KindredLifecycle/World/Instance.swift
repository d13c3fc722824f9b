import KindredGraph

/// The state of one controller at a moment of a run. In a scenario each id is one instance.
struct Instance: Sendable {
    // MARK: Being there

    /// Whether it has been created, with the initial members of its kind of container.
    var isBuilt = false
    var isLoaded = false
    /// Whether the app retains it when it leaves the screen.
    var isRetained = false
    /// The number of instances that have had this id, by which references to older ones are recognized.
    var generation: Int32 = 0
    /// Transitions of a lower serial number are about an older instance.
    var born: Int32 = 0

    // MARK: Appearance

    var state = AppearanceState.disappeared
    /// The number of begins without an end.
    var openBegins: Int32 = 0
    /// The direction of the last begin.
    var isTowardsAppearing = false
    /// The transition that the open begin belongs to.
    var holder: Int32 = 0
    /// The last transition that skipped it, because it was already in that state.
    var passedBy: Int32 = 0
    /// The last transition that made it appear.
    var appearingIn: Int32 = 0
    /// Whether its latest appearance started with a begin, not with addSubview alone.
    var hasBegun = false
    /// Whether it has got viewWillAppear, but not viewIsAppearing.
    var owesIsAppearing = false
    /// Whether the commit will send the viewDidAppear of an addSubview.
    var owesDidAppear = false
    /// The origin of its last viewDidAppear, until viewWillDisappear.
    var didAppear: Origin?
    /// The step of the last begin made by hand.
    var begunBy: Int32 = -1

    // MARK: Containment

    var parent: ControllerID?
    var firstChild: ControllerID?
    var lastChild: ControllerID?
    var childCount = 0
    var previousSibling: ControllerID?
    var nextSibling: ControllerID?
    /// The navigation controller whose stack it is on.
    var stack: ControllerID?
    /// The stack of a navigation controller, the pages of a page view controller.
    var members: [ControllerID] = []
    /// Changes with `members`.
    var version: Int32 = 0
    var selected: ControllerID?
    /// The children that a container currently shows, if it shows only some of them.
    var displayed: [ControllerID] = []
    /// The number of this container's animated transitions in progress.
    var animations: Int32 = 0

    // MARK: Moves

    /// Whether its container will send didMove after it has appeared.
    var owesDidMove = false
    /// The step that added it by hand, until didMove.
    var addedBy: Int32 = -1
    /// Whether it has got willMove(nil) since it was added.
    var wasAskedToLeave = false

    // MARK: Views

    /// The controller whose view contains its view, and that controller's instance.
    var superview: ControllerID?
    var superviewGeneration: Int32 = 0
    /// The step that added the view by hand.
    var viewPutBy: Int32 = -1
    /// Whether its view is directly in a window or a presentation.
    var isHosted = false
    /// Whether it is the root of a visible window.
    var isVisibleRoot = false
    /// Whether its view is out of the window because what it presents covers its place.
    var isCovered = false

    // MARK: Presentations

    var presented: ControllerID?
    var presenting: ControllerID?
    var presentation: PresentationID?
    /// The roots that were presented from its family, if it is the root of one.
    var above: [ControllerID] = []
    /// The number of presentations and dismissals in progress that involve it.
    var modalTransitions: Int32 = 0

    /// The origin of an event.
    struct Origin: Sendable {
        var step: Int32
        var cause: Event.Cause
    }
}
