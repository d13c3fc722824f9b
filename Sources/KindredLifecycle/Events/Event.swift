import KindredGraph

/// One event of a trace, and where it comes from.
package struct Event: Sendable {
    package enum What: Hashable, Sendable {
        /// The last value is the argument of willMove or didMove: the parent, or none.
        case callback(ControllerID, Callback, ControllerID?)
        case mark(String)
    }

    package enum Cause: Sendable {
        /// The step itself.
        case step
        /// A container forwards it to a child that it shows.
        case forwarded(from: ControllerID)
        /// UIKit's own work for a container, such as loading a view or adding a member.
        case container(ControllerID)
    }

    package var what: What
    /// The step that it belongs to, in `Script.steps`.
    package var step: Int32
    /// The hook that contains the step, in `Script.hooks`; -1 for none.
    package var hook: Int32
    /// The turn of the run loop, from 1.
    package var turn: Int32
    package var cause: Cause
    /// The facts of UIKit behind it.
    package var facts: FactSet
    /// The number of events that it is nested in, by forwarding or in hooks.
    package var depth: Int32
    /// The instance that gets it if two have the same id, from 1; 0 if there is only one.
    package var instance: Int32 = 0
}
