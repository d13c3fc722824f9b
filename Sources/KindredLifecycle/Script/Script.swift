import KindredDiagnostics
import KindredGraph

/// A scenario that is ready to run: every name is an index into the graph, and every step has its place.
package struct Script: Sendable {
    package var name: String
    /// The place of the scenario's name.
    package var place: SourceRange
    package var start = Start()
    /// Code inside callbacks, in the order written.
    package var hooks: [Hook] = []
    /// All steps of the scenario. A list of steps is a range of these; nested steps come before the step that contains them.
    package var steps: [Step] = []
    /// The top-level steps: each is a turn of its own.
    package var body: StepList = 0..<0
    /// The lists of ids that steps and the start refer to.
    package var lists: [ControllerID] = []
    /// Diagnostics of the steps that can't run in any state.
    package var impossible: [Diagnostic] = []
    /// Claims: first those at the end, then those of the `check` steps.
    package var claims: [Claims] = []
    /// The filter that is applied to the trace before it is compared or printed.
    package var filter = EventFilter()

    /// The graphs of all configurations, and the one that it runs in; nil if there are none.
    package var part: (graphs: ConfiguredGraphs, number: Int)?

    /// Returns the graph that its indices are those of.
    package func graph(else whole: ResolvedGraph) -> ResolvedGraph {
        part.map { $0.graphs.parts[$0.number].graph } ?? whole
    }

    package init(name: String, place: SourceRange) {
        self.name = name
        self.place = place
    }
}

/// Steps in `Script.steps`.
package typealias StepList = Range<Int32>

/// The contents of the screen when a scenario begins. The language's defaults apply to everything that it leaves out.
package struct Start: Sendable {
    /// The window on screen; nil for none.
    package var window: WindowID?
    /// A navigation controller's stack, a tab bar controller's selected tab, a page view controller's visible pages, and a
    /// custom container's children.
    package var stacks: [(container: ControllerID, members: Range<Int32>)] = []
    package var selected: [(container: ControllerID, tab: ControllerID)] = []
    package var pages: [(container: ControllerID, members: Range<Int32>)] = []
    package var children: [(container: ControllerID, members: Range<Int32>)] = []
    /// The active presentations in order, each with its place.
    package var presented: [(presentation: PresentationID, place: SourceRange)] = []
    /// Controllers that the app retains when they leave the screen.
    package var retained: [ControllerID] = []

    package init() {}
}

/// Steps that run each time a callback fires.
package struct Hook: Sendable {
    package var controller: ControllerID
    package var callback: Callback
    package var steps: StepList
    package var place: SourceRange

    package init(controller: ControllerID, callback: Callback, steps: StepList, place: SourceRange) {
        self.controller = controller
        self.callback = callback
        self.steps = steps
        self.place = place
    }
}

/// The events and controllers that a trace shows.
package struct EventFilter: Sendable {
    /// All but viewIsAppearing by default.
    package var callbacks: Set<Callback> = Set(Callback.allCases).subtracting([.viewIsAppearing])
    /// The controllers whose events are shown; nil for all.
    package var controllers: Set<ControllerID>?

    package init() {}

    package func passes(_ event: Event) -> Bool {
        guard case .callback(let controller, let callback, _) = event.what else { return true }
        return callbacks.contains(callback) && (controllers?.contains(controller) ?? true)
    }
}
