import KindredText

/// A set of controllers, described in words: `tag:payment and not within(family:help)`.
package struct Selector: Sendable {
    /// The part of a controller that a pattern is compared with.
    package enum Key: String, CaseIterable, Sendable {
        case id, kind, `class`, tag, family, window, role, style, file, screen, title, implicit

        /// The only values that there are; nil if the specification decides.
        var words: [String]? {
            switch self {
            case .kind: Kind.allCases.map(\.word)
            case .role: Role.allCases.map(\.rawValue)
            case .style: EffectiveStyle.allCases.map(\.rawValue)
            case .implicit: ["true", "false"]
            case .id, .class, .tag, .family, .window, .file, .screen, .title: nil
            }
        }

        /// Whether its values are ids, or paths of them.
        var holdsIDs: Bool {
            switch self {
            case .id, .tag, .family, .window, .screen: true
            case .kind, .class, .role, .style, .file, .title, .implicit: false
            }
        }
    }

    /// The word before the name of a view.
    static let viewKey = "view"
    static let functions = ["within", "roots"]

    /// `KEY:PATTERN`, or the pattern of an id.
    struct Atom: Sendable {
        let key: Key
        let pattern: Wildcards
        /// The range in bytes of the text.
        let range: Range<Int>
    }

    struct ViewName: Sendable {
        let name: String
        let range: Range<Int>
    }

    /// A step of the evaluation, which works on the sets found so far, the last one first.
    enum Operation: Sendable {
        /// Adds a set: that of an atom, or of a view, by its index.
        case atom(Int)
        case view(Int)
        /// Replaces two sets by one.
        case or, and
        /// Replaces a set.
        case not, within, roots
        /// Adds what leads to the set, and what the set leads to, so many hops away; nil for neither.
        case walk(back: Int?, forth: Int?)
    }

    /// The reason why a text is no selector.
    package struct Failure: Error, Sendable, Equatable {
        /// The range in bytes of the text; empty at its end.
        package let range: Range<Int>
        package let message: String
        /// The text to write in place of the range.
        package var nearest: String?
        package var help: String?
        /// Whether it is about views that need each other.
        package var isRing = false
    }

    package let text: String
    /// The operations in the order of evaluation: each after what it needs.
    let operations: [Operation]
    let atoms: [Atom]
    let views: [ViewName]

    /// The use of the set of an atom, or of everything but it.
    enum Use {
        /// The set is what the selector selects.
        case whole
        /// The set is cut down to the one before it, so nobody else has to be looked at.
        case intersection
        case other
    }

    func useOfAtom(at place: Int) -> Use {
        for operation in operations[(place + 1)...] {
            switch operation {
            case .not: continue
            case .and: return .intersection
            case .atom, .view, .or, .within, .roots, .walk: return .other
            }
        }
        return .whole
    }

    /// Whether it says what a controller, a tag or the like is called, and not only what its name is like.
    package var hasNames: Bool { atoms.contains { $0.pattern.isExact && $0.key.words == nil } }

    /// Whether views decide what it selects.
    package var usesViews: Bool { !views.isEmpty }

    package init(_ text: String) throws(Failure) {
        var parser = SelectorParser(text)
        try parser.parse()
        self.text = text
        (operations, atoms, views) = (parser.operations, parser.atoms, parser.views)
    }
}
