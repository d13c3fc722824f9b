import KindredBase
import KindredCore

/// One event of a trace, and where it comes from.
package struct Event: Sendable {
    package enum What: Hashable, Sendable {
        /// The last is the argument of a move: the parent, or none.
        case callback(ControllerID, Callback, ControllerID?)
        case mark(String)
    }

    package enum Cause: Sendable {
        /// The step itself.
        case step
        /// A container passes it on to what it shows.
        case forwarded(from: ControllerID)
        /// UIKit's own work for a container: loading a view, moving a member in or out.
        case container(ControllerID)
    }

    package var what: What
    /// The step that it belongs to, in `Script.steps`.
    package var step: Int32
    /// The hook in which that step stands, in `Script.hooks`; -1 for none.
    package var hook: Int32
    /// Which turn of the run loop, from 1.
    package var turn: Int32
    package var cause: Cause
    /// The facts of UIKit that it rests on.
    package var facts: FactSet
    /// How many events it stands inside: callbacks that forward, hooks that run.
    package var depth: Int32
    /// Which of two instances with one id hears it, from 1; 0 where there is only one.
    package var instance: Int32 = 0

    package init(
        _ what: What, step: Int32, hook: Int32 = -1, turn: Int32, cause: Cause, facts: FactSet, depth: Int32 = 0
    ) {
        self.what = what
        self.step = step
        self.hook = hook
        self.turn = turn
        self.cause = cause
        self.facts = facts
        self.depth = depth
    }
}
