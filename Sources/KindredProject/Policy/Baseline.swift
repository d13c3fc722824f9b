import KindredDiagnostics
import KindredText

/// Diagnostics that are known: they are put aside until they are fixed.
package struct Baseline: Sendable {
    package let file: SourceFile
    package let entries: [KnownDiagnostic]
    /// Whether its entries are of version 1, with ids of places.
    package let hasPlaces: Bool
    /// The path of a file as seen from the folder of the baseline.
    package let pathInside: @Sendable (String) -> String

    package init(
        file: SourceFile, entries: [KnownDiagnostic], hasPlaces: Bool = false,
        pathInside: @escaping @Sendable (String) -> String
    ) {
        self.file = file
        self.entries = entries
        self.hasPlaces = hasPlaces
        self.pathInside = pathInside
    }

    /// The entries of a new baseline: all that a report shows and that can be put aside, but for notes, by identity.
    package static func entries(of report: Report, pathInside: (String) -> String) -> [KnownDiagnostic] {
        withoutActuallyEscaping(pathInside) { pathInside in
            var identities = Identities(files: report.files, pathInside: pathInside)
            let known = report.diagnostics.filter {
                $0.canBeSilenced && $0.severity != .note && $0.id != StaleBaseline.info.id
            }
            return known.map { diagnostic in
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

    /// Returns the baseline as version 2 has it: with names for the ids of places. Entries of version 1 that get the same name
    /// are numbered as version 2 numbers them.
    package func named(by name: (String) -> String) -> Baseline {
        if !hasPlaces { return self }
        var counts: [DiagnosticIdentity: Int] = [:]
        let named = entries.map { entry in
            let known = entry.identity
            func identity(_ occurrence: Int) -> DiagnosticIdentity {
                DiagnosticIdentity(
                    rule: known.rule, kind: known.kind, id: known.kind == .file ? known.id.text : name(known.id.text),
                    detail: known.detail.map { name($0.text) }, occurrence: occurrence)
            }
            let count = max((counts[identity(0)] ?? 0) + 1, known.occurrence)
            counts[identity(0)] = count
            return KnownDiagnostic(identity: identity(count), path: entry.path, line: entry.line, at: entry.range)
        }
        return Baseline(file: file, entries: named, pathInside: pathInside)
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
