import KindredDiagnostics
import KindredGraph
import KindredLifecycle

/// The options for showing traces.
package struct TraceOptions: Sendable {
    /// The kinds of events to show; nil for what each scenario says.
    package var callbacks: Set<Callback>?
    /// Whether each event shows its cause and facts.
    package var explains: Bool

    package init(callbacks: Set<Callback>? = nil, explains: Bool = false) {
        self.callbacks = callbacks
        self.explains = explains
    }

    func filter(of script: Script) -> EventFilter {
        var filter = script.filter
        if let callbacks { filter.callbacks = callbacks }
        return filter
    }
}

extension Trace {
    /// Whether it has an error that its author didn't expect.
    package var fails: Bool { reported.contains { !$0.isExpected && $0.diagnostic.severity == .error } }
}
