import KindredDiagnostics

/// The result of running a scenario.
package struct Trace: Sendable {
    package enum Ending: Sendable {
        /// Every step ran and everything settled.
        case settled
        /// UIKit throws an exception, or a step can't run: nothing after it ran.
        case stopped(step: Int32)
        /// Too many events.
        case limit
    }

    /// A diagnostic, and the number of events before it.
    package struct Reported: Sendable {
        package var diagnostic: Diagnostic
        package var position: Int32
        package var step: Int32
        /// Whether `expectDiagnostics` lists it, so that it doesn't fail the run.
        package var isExpected: Bool
    }

    /// The beginning of a step: at the top, in a block, a hook or a completion. Steps that run during the start are left out.
    package struct Start: Sendable {
        package var step: Int32
        /// The hook that contains it; -1 for none.
        package var hook: Int32
        package var turn: Int32
        /// The number of events before it.
        package var position: Int32
        package var depth: Int32
    }

    package var script: Script
    /// Every step that ran, including those without events.
    package var starts: [Start] = []
    /// All events, unfiltered.
    package var events: [Event] = []
    package var reported: [Reported] = []
    package var ending = Ending.settled
    /// The cost of the run: events, steps, and everything else that was looked at.
    package var effort = 0

    package init(_ script: Script) { self.script = script }
}
