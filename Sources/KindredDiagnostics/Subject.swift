import KindredText

extension Diagnostic {
    /// The thing that a diagnostic is about: a name that stays the same if lines move and messages are reworded.
    ///
    /// A rule and a subject identify a diagnostic; if a rule has several about one subject, their order distinguishes them.
    package struct Subject: Hashable, Sendable {
        package enum Kind: String, Sendable, CaseIterable {
            /// The file or path of the site: nothing in it that has an id.
            case file
            case controller, family, window, presentation, scenario, view
            /// The pushes and the moves of a caller.
            case push, move
            /// A class of the app's code, and what it shows.
            case `class`
        }

        package let kind: Kind
        /// The id as the output writes it, made-up ones too; empty for a file. Only its ends if it is too long to be read.
        package let id: ExactText
        /// A name, never a number, that separates diagnostics of a rule about one subject: a relation, the target of a push.
        package let detail: ExactText?

        package init(kind: Kind, id: String, detail: String? = nil) {
            self.kind = kind
            self.id = ExactText(Diagnostic.readable(id))
            self.detail = detail.map { ExactText(Diagnostic.readable($0)) }
        }

        package static let file = Subject(kind: .file, id: "")

        /// Returns a subject for something in a file that has no id, by another name.
        package static func file(detail: String) -> Subject { Subject(kind: .file, id: "", detail: detail) }
    }

    /// Returns the same diagnostic in a scenario: that becomes the subject, and what the diagnostic is about becomes the
    /// detail.
    package func inScenario(_ name: String) -> Diagnostic {
        if subject.kind == .scenario { return self }
        var found = self
        found.subject = Subject(kind: .scenario, id: name, detail: subject.kind == .file ? nil : subject.id.text)
        return found
    }
}
