import KindredDiagnostics
import KindredText

/// The subjects of diagnostics, by the names of declarations.
extension ResolvedGraph {
    package func subject(of id: ControllerID, detail: String? = nil) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .controller, id: declaredName(id), detail: detail)
    }

    package func subject(of id: WindowID) -> Diagnostic.Subject { Diagnostic.Subject(kind: .window, id: name(of: id)) }

    package func subject(of id: PresentationID) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .presentation, id: declaredName(id))
    }

    /// The caller; its target is the detail.
    package func subject(of push: Push) -> Diagnostic.Subject {
        Diagnostic.Subject(
            kind: .push, id: push.from.map { declaredName($0) } ?? text(of: .from, in: push),
            detail: push.to.map { declaredName($0) } ?? text(of: .to, in: push))
    }

    package func subject(of id: FamilyID, detail: String? = nil) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .family, id: name(of: id), detail: detail)
    }

    /// The subject that several families share: the first by name, because that doesn't depend on where they are declared.
    package func subject(of families: some Sequence<FamilyID>) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .family, id: families.map { name(of: $0) }.min { $0.precedesInBytes($1) } ?? "")
    }
}
