/// A value that is made when it is first asked for, by whichever thread asks; others wait for it.
///
/// Making it must not ask for itself.
package final class Lazy<Value: Sendable>: Sendable {
    // Read and written only while holding the monitor.
    private nonisolated(unsafe) var value: Value?
    private let monitor = Monitor()

    package init() {}

    package func get(_ make: () -> Value) -> Value {
        monitor.locked {
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }

    /// The value, or nil if it hasn't been made.
    package var known: Value? { monitor.locked { value } }
}
