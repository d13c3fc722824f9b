// The closed sets of words of scenarios. Their order is the order in which messages list them.

/// The calls of UIKit on a view controller: the kinds of events in a trace.
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

/// The end of the gesture that drives a step.
package enum StepInteraction: String, CaseIterable, Sendable {
    case completed, cancelled
}

/// The ways to select a tab.
package enum TabSelection: String, CaseIterable, Sendable {
    case tap, code
}
