import KindredGraph

/// A transition between its will-half and its did-half: what appears, what disappears, and the work left for the end.
struct Transition: Sendable {
    /// The step that started it, and the hook that contains the step.
    struct Context: Sendable {
        var step: Int32 = -1
        var hook: Int32 = -1
    }

    /// The place of the views that appear and disappear.
    enum Place: Sendable {
        case inside(ControllerID)
        /// The place of a presented controller: over its presenter or, if that is covered, in the presenter's place.
        case presentation(presenter: ControllerID, covers: Bool)
        case window
    }

    let serial: Int32
    let operation: Operation
    let row: Row
    let context: Context
    var place: Place
    var old: [ControllerID] = []
    var new: [ControllerID] = []
    /// All but the top controller of a dismissed chain, from the top down.
    var between: [ControllerID] = []
    var facts: FactSet
    /// Whether its view must be in a window for a controller to appear: not for the start pages.
    var needsWindow = true
    /// The controllers that it began, outer before inner, in the order of their will callbacks.
    var begun: [ControllerID] = []
    var isCancelled = false
    /// addSubview in a parent that is appearing: that one will send viewDidAppear.
    var leavesItToParent = false
    /// The work that is left for the end, in this order.
    var ending = Ending()
    var completion: StepList = 0..<0

    /// A begin or an end that the app makes.
    var isByHand: Bool { operation == .byHand }

    init(serial: Int32, operation: Operation, at place: Place, context: Context) {
        self.serial = serial
        self.operation = operation
        self.row = OrderingTable.row(operation: operation)
        self.place = place
        self.context = context
        facts = row.facts
    }

    /// Work of the did-half besides callbacks.
    struct Ending: Sendable {
        /// The members to restore before anything else, if the transition is cancelled.
        var undo: Undo?
        /// Presented roots whose links to their presenters are cleared first, the uppermost last.
        var dismissed: [ControllerID] = []
        /// Members that leave their container: they get didMove(nil) and are released.
        var leaving: [ControllerID] = []
        /// New members, which leave again if it was cancelled.
        var coming: [ControllerID] = []
        /// Roots that a window no longer has.
        var replaced: [ControllerID] = []
        /// A container with one animated transition less.
        var animated: ControllerID?
        /// The controllers in a presentation or a dismissal.
        var modal: [ControllerID] = []
        /// transition(from:to:) with `finished: false`.
        var unfinished: (container: ControllerID, from: ControllerID, to: ControllerID)?
    }

    /// The members and the selection of a container before a transition that was cancelled.
    struct Undo: Sendable {
        var container: ControllerID
        /// The version of its members: a later change prevents the restoration.
        var version: Int32
        var appended = 0
        var removed: [ControllerID] = []
        /// The selection of a tab bar controller.
        var selected: ControllerID?
    }
}
