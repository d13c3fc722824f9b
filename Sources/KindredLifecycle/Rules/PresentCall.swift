import KindredDiagnostics
import KindredGraph

/// A call of present, as diagnostics describe it.
struct PresentCall {
    let root: ControllerID
    let presenter: ControllerID
    let caller: ControllerID
    let place: SourceRange
    let graph: ResolvedGraph

    var subject: Diagnostic.Subject { graph.subject(of: caller) }

    /// The resolved presenter, with the caller if it is another controller.
    var presenterText: String {
        let name = graph.phrase(for: presenter)
        return caller == presenter ? name : "\(name) (asked by \(graph.phrase(for: caller)))"
    }
}
