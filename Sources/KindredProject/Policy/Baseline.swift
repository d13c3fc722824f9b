import KindredDiagnostics
import KindredText

/// Diagnostics that are known: they are put aside until they are fixed.
package struct Baseline: Sendable {
    package let file: SourceFile
    package let entries: [KnownDiagnostic]
    /// The path of a file as seen from the folder of the baseline.
    package let pathInside: @Sendable (String) -> String

    package init(file: SourceFile, entries: [KnownDiagnostic], pathInside: @escaping @Sendable (String) -> String) {
        self.file = file
        self.entries = entries
        self.pathInside = pathInside
    }

    /// The entries of a new baseline: all that a report shows and that can be put aside, by identity.
    package static func entries(of report: Report, pathInside: (String) -> String) -> [KnownDiagnostic] {
        withoutActuallyEscaping(pathInside) { pathInside in
            var identities = Identities(files: report.files, pathInside: pathInside)
            let silenceable = report.diagnostics.filter { $0.canBeSilenced && $0.id != StaleBaseline.info.id }
            return silenceable.map { diagnostic in
                let identity = identities.next(diagnostic)
                switch diagnostic.site {
                case .path(let path): return KnownDiagnostic(identity: identity, path: pathInside(path))
                case .place(let place):
                    let file = report.files[Int(place.file)]
                    return KnownDiagnostic(
                        identity: identity, path: pathInside(file.path),
                        line: file.position(of: Int(place.range.start)).line)
                }
            }.sorted { $0.identity.precedes($1.identity) }
        }
    }

    /// Gives diagnostics their identities; they come in the order in which they are reported.
    package struct Identities {
        private var counts: [DiagnosticIdentity: Int] = [:]
        private let files: [SourceFile]
        private let pathInside: (String) -> String

        package init(files: [SourceFile], pathInside: @escaping (String) -> String) {
            self.files = files
            self.pathInside = pathInside
        }

        package mutating func next(_ diagnostic: Diagnostic) -> DiagnosticIdentity {
            let subject = diagnostic.subject
            let id = subject.kind == .file ? pathInside(path(of: diagnostic.site)) : subject.id.text
            func identity(_ occurrence: Int) -> DiagnosticIdentity {
                DiagnosticIdentity(
                    rule: diagnostic.id, kind: subject.kind, id: id, detail: subject.detail?.text,
                    occurrence: occurrence)
            }
            let count = (counts[identity(0)] ?? 0) + 1
            counts[identity(0)] = count
            return identity(count)
        }

        private func path(of site: Diagnostic.Site) -> String {
            switch site {
            case .place(let place): files[Int(place.file)].path
            case .path(let path): path
            }
        }
    }
}
