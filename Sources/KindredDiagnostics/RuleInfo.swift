/// The description of a rule, without its check: the text of `kindred rules` and of the pages in Docs/Rules.
package final class RuleInfo: Sendable {
    /// The page in Docs/Rules that the rule is on.
    package enum Area: String, Sendable, CaseIterable {
        case reading = "Reading"
        case shape = "Shape"
        case names = "Names"
        case containers = "Containers"
        case presentations = "Presentations"
        case pushes = "Pushes and expectations"
        case moves = "Moves"
        case scenarios = "Scenarios"
        case imports = "Imports"
        case hierarchies = "Printed hierarchies"
        case recordings = "Recordings"
        case code = "Swift code"
        case project = "Project"

        /// The kind of subject that rules of this area have, unless they say otherwise.
        var usualSubject: Diagnostic.Subject.Kind {
            switch self {
            case .reading, .shape, .names, .imports, .hierarchies, .recordings, .project: .file
            case .containers: .controller
            case .presentations: .presentation
            case .pushes: .push
            case .moves: .move
            case .scenarios: .scenario
            case .code: .class
            }
        }
    }

    package let id: String
    package let severity: Severity
    package let area: Area
    /// The kinds of subject that its diagnostics have; most rules have one.
    package let subjects: [Diagnostic.Subject.Kind]
    /// Whether a project file, a comment or a baseline may silence it, or change its severity. It can't be silenced if nothing
    /// that follows means anything after such an error.
    package let canBeSilenced: Bool
    /// Whether it says that something of a storyboard isn't in the specification.
    package let isUnmapped: Bool
    /// Whether it holds only if it does in all configurations.
    package let holdsInAll: Bool
    /// The ids that it had in earlier versions.
    package let formerIDs: [String]
    /// The condition under which it fires, in one sentence without a full stop.
    package let summary: String
    /// The reason: the fact behind it, in prose.
    package let why: String
    /// The facts of UIKit that it rests on.
    package let facts: [Fact]
    /// The text that UIKit prints or throws, where that is known for certain.
    package let uikit: String?
    /// The lines that both examples begin with, and the rest of each: made when they are asked for, because every compilation
    /// has the list of rules.
    private let examples: (start: Example, bad: Example, good: Example)

    package typealias Example = @Sendable () -> String

    /// A specification in which it fires.
    package var bad: String { examples.start() + examples.bad() }
    /// A specification a few characters away in which it does not.
    package var good: String { examples.start() + examples.good() }

    /// - Parameter start: The lines that `bad` and `good` share, left out there.
    package init(
        _ id: String, _ severity: Severity, _ area: Area, about subjects: Diagnostic.Subject.Kind...,
        canBeSilenced: Bool = true, isUnmapped: Bool = false, holdsInAll: Bool = false,
        formerly formerIDs: [String] = [], summary: String, why: String, facts: [Fact] = [], uikit: String? = nil,
        start: @autoclosure @escaping Example = "",
        bad: @autoclosure @escaping Example, good: @autoclosure @escaping Example
    ) {
        self.id = id
        self.severity = severity
        self.area = area
        self.subjects = subjects.isEmpty ? [area.usualSubject] : subjects
        self.canBeSilenced = canBeSilenced && area != .reading && area != .shape
        self.isUnmapped = isUnmapped
        self.holdsInAll = holdsInAll
        self.formerIDs = formerIDs
        self.summary = summary
        self.why = why
        self.facts = facts
        self.uikit = uikit
        examples = (start, bad, good)
    }
}
