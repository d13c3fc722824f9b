import KindredCore

/// Something under way from its will-half to its did-half: who comes, who goes, and what is left to do at the end.
struct Transition: Sendable {
    /// The step that asked for it, and the hook in which that stands.
    struct Context: Sendable {
        var step: Int32 = -1
        var hook: Int32 = -1
    }

    /// Where the views of those that come and go are.
    enum Place: Sendable {
        case inside(ControllerID)
        /// Of what is presented, over its presenter or, where that is covered, in its place.
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
    /// Of a dismissed chain all but the uppermost, from above.
    var between: [ControllerID] = []
    var facts: FactSet
    /// Whether its view must be in a window for a controller to appear: not for the start pages.
    var needsWindow = true
    /// Those that it began, outer before inner, in the order of their will callbacks.
    var begun: [ControllerID] = []
    var isCancelled = false
    /// addSubview in a parent that is appearing: that one will send viewDidAppear.
    var leavesItToParent = false
    /// What is left to do at the end, in this order.
    var ending = Ending()
    var completion: StepList = 0..<0

    /// A begin or an end that the app makes.
    var isByHand: Bool { operation == .byHand }

    init(_ serial: Int32, _ operation: Operation, _ place: Place, _ context: Context) {
        self.serial = serial
        self.operation = operation
        self.row = OrderingTable.row(operation)
        self.place = place
        self.context = context
        facts = row.facts
    }

    /// What the did-half does besides callbacks.
    struct Ending: Sendable {
        /// Put back before anything else where it was cancelled.
        var undo: Undo?
        /// Presented roots whose links to their presenters are cleared first, the uppermost last.
        var dismissed: [ControllerID] = []
        /// Members that leave their container: didMove(nil), and they are gone.
        var leaving: [ControllerID] = []
        /// Members that came, for nothing where it was cancelled.
        var coming: [ControllerID] = []
        /// Roots that a window has no more.
        var replaced: [ControllerID] = []
        /// A container with one animated transition less.
        var animated: ControllerID?
        /// Those that take part in a presentation or a dismissal.
        var modal: [ControllerID] = []
        /// transition(from:to:) with `finished: false`.
        var unfinished: (container: ControllerID, from: ControllerID, to: ControllerID)?
    }

    /// The members and the selection of a container before a transition that was cancelled.
    struct Undo: Sendable {
        var container: ControllerID
        /// As long as its members have changed no more.
        var version: Int32
        var appended = 0
        var removed: [ControllerID] = []
        /// Of a tab bar controller.
        var selected: ControllerID?
    }
}
