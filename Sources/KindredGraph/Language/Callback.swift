// The closed sets of words of scenarios. Their order is the order in which messages list them.

/// What UIKit calls on a view controller: the kinds of events in a trace.
package enum Callback: String, CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove, didMove

    /// Whether it has a parent as its argument, written in parentheses.
    package var isMove: Bool { self == .willMove || self == .didMove }
}

/// The appearance state of a controller.
package enum AppearanceState: String, CaseIterable, Sendable {
    case disappeared, appearing, appeared, disappearing
}

/// How the gesture that drives a step ends.
package enum StepInteraction: String, CaseIterable, Sendable {
    case completed, cancelled
}

/// What selects a tab.
package enum TabSelection: String, CaseIterable, Sendable {
    case tap, code
}
