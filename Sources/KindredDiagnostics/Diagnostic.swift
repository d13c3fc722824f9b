/// The weight of a diagnostic.
package enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    package static func < (one: Severity, other: Severity) -> Bool {
        one.weight < other.weight
    }

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A thing that is wrong, or worth knowing, as data: rendering comes later.
package struct Diagnostic: Sendable {
    /// The place of a diagnostic: a range in a file, or a path as a whole.
    package enum Site: Sendable {
        case place(SourceRange)
        case path(String)
    }

    /// A further range, and what it has to do with the diagnostic.
    package struct Label: Sendable {
        package var place: SourceRange
        package var text: String

        package init(at place: SourceRange, text: String) {
            self.place = place
            self.text = text
        }
    }

    /// An edit that would fix it.
    package struct Fix: Sendable {
        package var place: SourceRange
        package var replacement: String
        /// Whether it is certain what was meant, so that nobody has to look at it first.
        package var isSafe: Bool

        package init(at place: SourceRange, replacement: String, isSafe: Bool = false) {
            self.place = place
            self.replacement = replacement
            self.isSafe = isSafe
        }
    }

    package var id: String
    package var severity: Severity
    package var message: String
    package var subject: Subject
    package var site: Site
    package var labels: [Label]
    /// The text that UIKit prints, exactly.
    package var uikit: String?
    package var help: String?
    package var fixes: [Fix]
    /// The place where its rule is written, if that is a house rule; the help then says why there is such a rule.
    package var ruleLocation: String?
    /// The configurations in which it is so, if that isn't in all that have what it is about.
    package private(set) var configurations: [String] = []
    /// The places of the declaration that it is about; nil if it is about no place of a screen.
    package internal(set) var places: Places?
    /// Whether its rule can be silenced.
    package let canBeSilenced: Bool

    package init(
        rule: RuleInfo, message: String, about subject: Subject = .file, at site: Site, labels: [Label] = [],
        uikit: String? = nil, help: String? = nil, fixes: [Fix] = []
    ) {
        self.id = rule.id
        self.severity = rule.severity
        self.message = Self.readable(message)
        self.subject = subject
        self.site = site
        self.labels = labels.map { Label(at: $0.place, text: Self.readable($0.text)) }
        self.uikit = uikit
        self.help = help.map(Self.readable)
        self.fixes = fixes
        canBeSilenced = rule.canBeSilenced
    }

    package init(
        rule: RuleInfo, message: String, about subject: Subject = .file, at place: SourceRange, labels: [Label] = [],
        uikit: String? = nil, help: String? = nil, fixes: [Fix] = []
    ) {
        let anchored = place.origin.map {
            Label(at: SourceRange(file: place.file, range: $0), text: "the anchored text")
        }
        self.init(
            rule: rule, message: message, about: subject, at: .place(place),
            labels: labels + (anchored.map { [$0] } ?? []), uikit: uikit, help: help, fixes: fixes)
    }

    /// Limits it to some configurations, and says so.
    package mutating func limit(to configurations: [String]) {
        self.configurations = configurations
        message += " " + Self.phrase(configurations)
    }

    /// Returns the phrase for what is so in some configurations only: "on pad and mac".
    package static func phrase(_ configurations: [String]) -> String {
        let last = configurations.last ?? ""
        let others = configurations.dropLast()
        return "on " + (others.isEmpty ? last : others.joined(separator: ", ") + " and " + last)
    }

    /// Returns the same diagnostic once `count` files come before those that it names.
    package func after(files count: Int32) -> Diagnostic {
        var moved = self
        if case .place(let place) = site { moved.site = .place(place.after(files: count)) }
        moved.labels = labels.map { Label(at: $0.place.after(files: count), text: $0.text) }
        moved.fixes = fixes.map { fix in
            var fix = fix
            fix.place = fix.place.after(files: count)
            return fix
        }
        return moved
    }

    /// Shortens a text that is too long to read by leaving out its middle: an id may be as long as a file.
    static func readable(_ text: String) -> String {
        guard text.utf8.count > 2_000 else { return text }
        return String(text.unicodeScalars.prefix(400)) + " … " + String(text.unicodeScalars.suffix(400))
    }
}
