/// A fact of UIKit, with its source and how sure it is. Rules, orders of callbacks, messages and pages cite it by its id.
///
/// Whoever needs a fact names the fact itself, as in `facts: [.r25]`, so an id without a text doesn't compile.
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

    /// `R…`: a rule of UIKit; `SB…`: of storyboards; `D…`: a case; `PD…`: a case of presenters. A few have names.
    package let id: String
    package let section: Section
    package let source: Source
    /// Where parts of the fact differ, the confidence in what Kindred uses.
    package let confidence: Confidence
    /// Whether sources disagree.
    package let isContested: Bool
    /// The fact in one sentence.
    package let headline: String
    /// One or two more sentences.
    package let details: String?
    /// What is less sure than the rest, or where sources disagree.
    package let doubt: String?
    /// What UIKit prints or throws, a text a line; one that starts with the name of an exception is thrown.
    package let uikit: String?

    package init(
        id: String, section: Section, source: Source, confidence: Confidence, contested: Bool = false,
        headline: String, details: String? = nil, doubt: String? = nil, uikit: String? = nil
    ) {
        self.id = id
        self.section = section
        self.source = source
        self.confidence = confidence
        self.isContested = contested
        self.headline = headline
        self.details = details
        self.doubt = doubt
        self.uikit = uikit
    }
}

extension Fact {
    /// The whole fact, without its doubt.
    package var statement: String { details.map { "\(headline) \($0)" } ?? headline }

    /// `high`, or `medium; sources disagree`.
    package var sureness: String { confidence.rawValue + (isContested ? "; sources disagree" : "") }

    /// The one with this id.
    package static func named(_ id: String) -> Fact? { all.first { $0.id == id } }
}
