/// A fact of UIKit, with its source and how sure it is. Rules, orders of callbacks, messages and pages cite it by its id.
///
/// Code that needs a fact names the fact itself, as in `facts: [.r25]`, so an id without a text doesn't compile.
package struct Fact: Sendable {
    /// The part of Docs/UIKit.md that the fact is in.
    package enum Section: String, CaseIterable, Sendable {
        case relations = "Relations and look-ups"
        case containers = "Containers"
        case presentations = "Presentations"
        case appearance = "Appearance callbacks"
        case containment = "Containment"
        case windows = "Windows and printed hierarchies"
        case storyboards = "Storyboards"
        case cases = "Measured cases"
    }

    /// The best kind of source that is known; the raw value is its text.
    package enum Source: String, CaseIterable, Sendable {
        case documentation = "Apple's documentation"
        case header = "UIKit's headers"
        case measured = "measured and published: a log, a test or a file"
        case observation = "one observation, not published"
        case inference = "inferred from other facts"
    }

    package enum Confidence: String, CaseIterable, Sendable {
        case high, medium, low
    }

    /// The id: `R…` for a rule of UIKit, `SB…` of storyboards, `D…` for a case, `PD…` for one of presenters. A few have names.
    package let id: String
    package let section: Section
    package let source: Source
    /// The confidence in the fact; where parts of it differ, that in what Kindred uses.
    package let confidence: Confidence
    /// Whether sources disagree.
    package var isContested = false
    /// The fact in one sentence.
    package let headline: String
    /// The details, in one or two more sentences.
    package var details: String?
    /// The part that is less sure than the rest, or about which sources disagree.
    package var doubt: String?
    /// The texts that UIKit prints or throws, a line each; one that starts with the name of an exception is thrown.
    package var uikit: String?
}

extension Fact {
    /// The whole fact, without its doubt.
    package var statement: String { details.map { "\(headline) \($0)" } ?? headline }

    /// The confidence in words, such as `high`, or `medium; sources disagree`.
    package var sureness: String { confidence.rawValue + (isContested ? "; sources disagree" : "") }

    /// Returns the fact with an id, if there is one.
    package static func named(_ id: String) -> Fact? { all.first { $0.id == id } }
}
