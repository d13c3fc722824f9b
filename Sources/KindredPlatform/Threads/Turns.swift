import Synchronization

/// Parts of a work that threads take in any order and finish in the order of their numbers.
package final class Turns: Sendable {
    private let parts: Int
    private let next = Atomic(0)
    /// The first part that isn't finished.
    private let turn = Atomic(0)
    private let monitor = Monitor()

    package init(parts: Int) { self.parts = parts }

    /// Returns the next part, or nil if all are taken.
    package func take() -> Int? {
        let part = next.add(1, ordering: .relaxed).oldValue
        return part < parts ? part : nil
    }

    /// Waits until all parts before this one are finished.
    package func wait(for part: Int) {
        if turn.load(ordering: .acquiring) == part { return }
        monitor.locked {
            while turn.load(ordering: .acquiring) != part { monitor.wait() }
        }
    }

    /// Finishes a part as soon as all before it are finished.
    package func finish(_ part: Int) {
        wait(for: part)
        monitor.locked {
            turn.store(part + 1, ordering: .releasing)
            monitor.wakeAll()
        }
    }
}
