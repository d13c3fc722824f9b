import KindredBase
import KindredCore

/// What came of running a scenario.
package struct Trace: Sendable {
    package enum Ending: Sendable {
        /// Every step ran and everything settled.
        case settled
        /// UIKit answers with an exception, or a step cannot be carried out: nothing after it ran.
        case stopped(step: Int32)
        /// Too many events.
        case limit
    }

    /// A diagnostic, and after how many events it came.
    package struct Remark: Sendable {
        package var diagnostic: Diagnostic
        package var position: Int32
        package var step: Int32
        /// `expectDiagnostics` names it, so that it does not fail the run.
        package var isExpected: Bool

        package init(_ diagnostic: Diagnostic, position: Int32, step: Int32, isExpected: Bool = false) {
            self.diagnostic = diagnostic
            self.position = position
            self.step = step
            self.isExpected = isExpected
        }
    }

    /// A step begins: at the top, in a block, a hook or a completion. What the start runs is left out.
    package struct Start: Sendable {
        package var step: Int32
        /// The hook in which it stands; -1 for none.
        package var hook: Int32
        package var turn: Int32
        /// After how many events.
        package var position: Int32
        package var depth: Int32

        package init(step: Int32, hook: Int32 = -1, turn: Int32, position: Int32, depth: Int32 = 0) {
            self.step = step
            self.hook = hook
            self.turn = turn
            self.position = position
            self.depth = depth
        }
    }

    package var script: Script
    /// Every step that ran, also those that no event comes from.
    package var starts: [Start] = []
    /// All events, unfiltered.
    package var events: [Event] = []
    package var remarks: [Remark] = []
    package var ending = Ending.settled
    /// What it took: events, steps, and what was looked at besides.
    package var effort = 0

    package init(_ script: Script) { self.script = script }
}
