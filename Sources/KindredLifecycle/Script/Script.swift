import KindredBase
import KindredCore

/// One scenario, ready to run: every name is an index into the hierarchy, every step has its place.
package struct Script: Sendable {
    package var name: String
    /// The scenario's name where it is written.
    package var place: Place
    package var start = Start()
    /// Code inside callbacks, in the order written.
    package var hooks: [Hook] = []
    /// All steps of the scenario. A list of steps is a range of these, and what is nested stands before what holds it.
    package var steps: [Step] = []
    /// The top-level steps: each is a turn of its own.
    package var body: StepList = 0..<0
    /// Ids and names that steps and claims hold as lists.
    package var lists: [ControllerID] = []
    /// Why steps that cannot be carried out cannot be.
    package var impossible: [Diagnostic] = []
    /// What must hold: at the end first, then those of the `check` steps.
    package var claims: [Claims] = []
    /// What the trace is narrowed to before it is compared or printed.
    package var filter = EventFilter()

    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}

/// Steps in `Script.steps`.
package typealias StepList = Range<Int32>

/// What is on screen when a scenario begins; what it does not say is the default of the language.
package struct Start: Sendable {
    /// The window on screen; nil for none.
    package var window: WindowID?
    /// Navigation controller to its stack, tab bar controller to the selected tab (a list of one), page view controller to the
    /// pages on show, custom container to the children that it has.
    package var stacks: [(container: ControllerID, members: Range<Int32>)] = []
    package var selected: [(container: ControllerID, tab: ControllerID)] = []
    package var pages: [(container: ControllerID, members: Range<Int32>)] = []
    package var children: [(container: ControllerID, members: Range<Int32>)] = []
    /// Presentations that are up, in order, each with its place.
    package var presented: [(presentation: PresentationID, place: Place)] = []
    /// Controllers that someone holds on to when they leave the screen.
    package var retained: [ControllerID] = []

    package init() {}
}

/// Steps that run each time a callback fires.
package struct Hook: Sendable {
    package var controller: ControllerID
    package var callback: Callback
    package var steps: StepList
    package var place: Place

    package init(controller: ControllerID, callback: Callback, steps: StepList, place: Place) {
        self.controller = controller
        self.callback = callback
        self.steps = steps
        self.place = place
    }
}

/// What the trace is narrowed to.
package struct EventFilter: Sendable {
    /// All but viewIsAppearing by default.
    package var callbacks: Set<Callback> = Set(Callback.allCases).subtracting([.viewIsAppearing])
    /// Nil for all.
    package var controllers: Set<ControllerID>?

    package init() {}

    package func passes(_ event: Event) -> Bool {
        guard case .callback(let controller, let callback, _) = event.what else { return true }
        return callbacks.contains(callback) && (controllers?.contains(controller) ?? true)
    }
}
