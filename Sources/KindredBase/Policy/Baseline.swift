/// Findings that are known: they are put aside until they are fixed.
package struct Baseline: Sendable {
    /// What makes a finding the same after lines have moved and messages were reworded: its rule, what it is about, and how
    /// many of the same come before it.
    package struct Identity: Hashable, Sendable {
        package var rule: String
        package let kind: Diagnostic.Subject.Kind
        /// For what is about a file its path, as seen from the folder of the baseline.
        package let id: ExactText
        package let detail: ExactText?
        /// Counted from 1.
        package let occurrence: Int

        package init(
            rule: String, _ kind: Diagnostic.Subject.Kind, _ id: String, detail: String? = nil, occurrence: Int = 1
        ) {
            self.rule = rule
            self.kind = kind
            self.id = ExactText(id)
            self.detail = detail.map(ExactText.init)
            self.occurrence = occurrence
        }

        /// The order of entries: what belongs to one thing stays together when another one comes or goes.
        package func precedes(_ other: Identity) -> Bool {
            if rule != other.rule { return rule.precedesInBytes(other.rule) }
            if kind != other.kind { return kind.rawValue.precedesInBytes(other.kind.rawValue) }
            if id != other.id { return id.text.precedesInBytes(other.id.text) }
            if detail != other.detail { return (detail?.text ?? "").precedesInBytes(other.detail?.text ?? "") }
            return occurrence < other.occurrence
        }
    }

    /// A line of the file.
    package struct Entry: Sendable {
        package let identity: Identity
        /// Where the finding was, for readers: it isn't compared.
        package let path: String?
        package let line: Int?
        /// Where the entry is, if it was read.
        package let range: ByteRange

        package init(
            _ identity: Identity, path: String? = nil, line: Int? = nil, at range: ByteRange = ByteRange(0, 0)
        ) {
            self.identity = identity
            self.path = path
            self.line = line
            self.range = range
        }
    }

    package let file: SourceFile
    package let entries: [Entry]
    /// The path of a file as seen from the folder of the baseline.
    package let pathInside: @Sendable (String) -> String

    package init(_ file: SourceFile, _ entries: [Entry], pathInside: @escaping @Sendable (String) -> String) {
        self.file = file
        self.entries = entries
        self.pathInside = pathInside
    }

    /// What a new baseline holds: all that a report shows and that can be put aside, by identity.
    package static func entries(of report: Report, pathInside: (String) -> String) -> [Entry] {
        withoutActuallyEscaping(pathInside) { pathInside in
            var identities = Identities(report.files, pathInside: pathInside)
            let findings = report.diagnostics.filter { $0.canBeSilenced && $0.id != StaleBaseline.info.id }
            return findings.map { finding in
                let identity = identities.next(finding)
                switch finding.site {
                case .path(let path): return Entry(identity, path: pathInside(path))
                case .place(let place):
                    let file = report.files[Int(place.file)]
                    return Entry(
                        identity, path: pathInside(file.path), line: file.position(of: Int(place.range.start)).line)
                }
            }.sorted { $0.identity.precedes($1.identity) }
        }
    }

    /// Gives findings their identities; they come in the order in which they are reported.
    package struct Identities {
        private var counts: [Identity: Int] = [:]
        private let files: [SourceFile]
        private let pathInside: (String) -> String

        package init(_ files: [SourceFile], pathInside: @escaping (String) -> String) {
            self.files = files
            self.pathInside = pathInside
        }

        package mutating func next(_ finding: Diagnostic) -> Identity {
            let subject = finding.subject
            let id = subject.kind == .file ? pathInside(path(of: finding.site)) : subject.id.text
            func identity(_ occurrence: Int) -> Identity {
                Identity(rule: finding.id, subject.kind, id, detail: subject.detail?.text, occurrence: occurrence)
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
