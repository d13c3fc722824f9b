import KindredDiagnostics

extension Compilation {
    /// A diagnostic: something that is wrong, or worth knowing. It has all that `kindred check --format json` writes.
    public struct Diagnostic: Sendable {
        /// The weight of a diagnostic.
        public enum Severity: String, Sendable {
            case note, warning, error
        }

        /// A further place that the diagnostic involves.
        public struct Related: Sendable {
            /// The text that explains what the place has to do with it.
            public let message: String
            /// The range of the place.
            public let range: TextRange
            /// The place where the range starts.
            public var location: Location { range.start }
        }

        /// An edit that would correct it.
        public struct Fix: Sendable {
            /// The range of the text to replace.
            public let range: TextRange
            /// The text to put in its place.
            public let replacement: String
        }

        /// The id of the rule, for example `navigation-in-stack`.
        public let id: String
        /// The weight of the diagnostic.
        public let severity: Severity
        /// The text that explains what is wrong.
        public let message: String
        /// The name of what it is about, which stays the same if lines move: a controller, family, window, presentation or
        /// scenario; for a push, its caller. Nil if it is about a file. A name of more than 2,000 bytes is shortened.
        public let subject: String?
        /// The ids of all places of the screen, or of what is in one, that it is about; empty for anything else.
        public let places: [String]
        /// The configurations in which it is so; empty if it is in all that have what it is about.
        public let configurations: [String]
        /// The file or folder.
        public let path: String
        /// The range in the file; nil if the path as a whole is meant.
        public let range: TextRange?
        /// The further places that it involves.
        public let related: [Related]
        /// The text that UIKit prints, if that is known.
        public let uikit: String?
        /// The advice on what to do, if there is any.
        public let help: String?
        /// The edits that would correct it.
        public let fixes: [Fix]

        /// The place where the range starts, if there is one.
        public var location: Location? { range?.start }
        /// The rule behind it.
        public var rule: RuleDescription? { RuleRegistry.all.first { $0.id == id }.map { RuleDescription($0) } }

        init(diagnostic: KindredDiagnostics.Diagnostic, places: Places) {
            id = diagnostic.id
            severity = Severity(diagnostic.severity)
            message = diagnostic.message
            subject = diagnostic.subject.id.text.isEmpty ? nil : diagnostic.subject.id.text
            self.places = diagnostic.places?.ids ?? []
            configurations = diagnostic.configurations
            switch diagnostic.site {
            case .place(let place):
                let range = places.range(place)
                (path, self.range) = (range.start.file, range)
            case .path(let path):
                (self.path, range) = (path, nil)
            }
            related = diagnostic.labels.map { Related(message: $0.text, range: places.range($0.place)) }
            uikit = diagnostic.uikit
            help = diagnostic.help
            fixes = diagnostic.fixes.map { Fix(range: places.range($0.place), replacement: $0.replacement) }
        }
    }
}

extension Compilation.Diagnostic.Severity {
    init(_ severity: KindredDiagnostics.Severity) {
        switch severity {
        case .note: self = .note
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}

/// The former name of ``Compilation/Diagnostic``.
@available(*, deprecated, renamed: "Compilation.Diagnostic")
public typealias Problem = Compilation.Diagnostic
