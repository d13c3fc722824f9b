import KindredCore

/// What is true of one controller at a moment of a run; in a scenario each id is one instance.
struct Instance: Sendable {
    // MARK: Being there

    /// It has been created, with the members that its container kind has from the start.
    var isBuilt = false
    var isLoaded = false
    /// Someone holds on to it when it leaves the screen.
    var isRetained = false
    /// Counts the instances that have borne the id: what speaks of an older one no longer holds.
    var generation: Int32 = 0
    /// Transitions of a lower serial number are about an older instance.
    var born: Int32 = 0

    // MARK: Appearance

    var state = AppearanceState.disappeared
    /// Begins without an end.
    var openBegins: Int32 = 0
    /// The direction of the last begin.
    var isTowardsAppearing = false
    /// The transition that the open begin belongs to.
    var holder: Int32 = 0
    /// The last transition that passed it over, because it was in that state already.
    var passedBy: Int32 = 0
    /// The last transition that had it appear.
    var appearingIn: Int32 = 0
    /// Its latest appearance came by a begin, not by addSubview alone.
    var hasBegun = false
    /// viewWillAppear has come, viewIsAppearing has not.
    var owesIsAppearing = false
    /// The commit owes it the viewDidAppear of an addSubview.
    var owesDidAppear = false
    /// The event of its last viewDidAppear, as long as no viewWillDisappear has come.
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
    /// The navigation controller on whose stack it is.
    var stack: ControllerID?
    /// The stack of a navigation controller, the pages of a page view controller.
    var members: [ControllerID] = []
    /// Changes with `members`.
    var version: Int32 = 0
    var selected: ControllerID?
    /// What a container that shows some of its children has on show, until a transition shows others.
    var displayed: [ControllerID] = []
    /// Animated transitions of this container that have not ended.
    var animations: Int32 = 0

    // MARK: Moves

    /// Its container owes it didMove until it has appeared.
    var owesDidMove = false
    /// The step that added it by hand and was not followed by didMove.
    var addedBy: Int32 = -1
    /// willMove(nil) has come since it was added.
    var wasToldToLeave = false

    // MARK: Views

    /// Whose view has its view, and which instance of that.
    var superview: ControllerID?
    var superviewGeneration: Int32 = 0
    /// The step that put it there by hand.
    var viewPutBy: Int32 = -1
    /// A window or a presentation has its view.
    var isHosted = false
    /// It is the root of a window that is on screen.
    var isVisibleRoot = false
    /// Its own view is out of the window as long as what it presents covers its place.
    var isCovered = false

    // MARK: Presentations

    var presented: ControllerID?
    var presenting: ControllerID?
    var presentation: PresentationID?
    /// Roots that were presented from its family, of which it is the root.
    var above: [ControllerID] = []
    /// Presentations and dismissals under way in which it takes part.
    var modalTransitions: Int32 = 0

    /// Where an event came from.
    struct Origin: Sendable {
        var step: Int32
        var cause: Event.Cause
    }
}
