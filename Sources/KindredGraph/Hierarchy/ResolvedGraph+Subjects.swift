import KindredDiagnostics
import KindredText

/// The subjects of diagnostics.
extension ResolvedGraph {
    package func subject(_ id: ControllerID, detail: String? = nil) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .controller, id: name(id), detail: detail)
    }

    package func subject(_ id: WindowID) -> Diagnostic.Subject { Diagnostic.Subject(kind: .window, id: name(id)) }

    package func subject(_ id: PresentationID) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .presentation, id: name(id))
    }

    /// The caller; its target is the detail.
    package func subject(_ push: Push) -> Diagnostic.Subject {
        let declaration = declaration(of: push)
        return Diagnostic.Subject(
            kind: .push, id: string(declaration.from, in: push.file), detail: string(declaration.to, in: push.file))
    }

    package func subject(_ id: FamilyID, detail: String? = nil) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .family, id: name(id), detail: detail)
    }

    /// The subject that several families share: the first by name, because that doesn't depend on where they are declared.
    package func subject(_ families: some Sequence<FamilyID>) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .family, id: families.map { name($0) }.min { $0.precedesInBytes($1) } ?? "")
    }
}
