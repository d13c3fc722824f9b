import KindredDiagnostics

/// Input that is too large or too deep to be meant seriously.
package enum LimitExceeded {
    package static let maximumNesting = 512
    package static let maximumAdditions = 100_000
    /// The number of pushes that lists in both `from` and `to` may declare.
    package static let maximumListedPushes = 1_000_000
    /// The number of nodes that all selectors in `from` may look at, once for each key and word of a selector.
    package static let maximumSelectorWork = 20_000_000
    static let shallowNesting = 64
    static let maximumDeepNodes = 100_000
    /// The number of nodes that merges may move, in addition to four for each byte.
    static let maximumMoves = 1_000_000
    static let maximumTagDirectives = 64
    static let maximumTagPrefix = 1_024
    package static let maximumFileSize = 1 << 30
    package static let maximumRelations = 10_000_000
    /// The most events of a scenario, and how many more for each step.
    package static let freeEvents = 10_000
    package static let eventsPerStep = 100
    /// Steps of a scenario that run, and what they look at; and what all scenarios together take.
    package static let freeWork = 1_000_000
    package static let freeEffort = 5_000_000
    package static let workPerStep = 1_000
    /// The work for keeping an event.
    package static let workPerEvent = 5
    /// The depth to which events, hooks and steps may be nested.
    package static let maximumEventNesting: Int32 = 128

    package static let info = RuleInfo(
        "limit-exceeded", .error, .reading, about: .file, .scenario,
        summary: """
            more than 512 levels of nesting, more than 100,000 nodes deeper than 64 levels in '[' and '{', aliases that add \
            more than 100,000 nodes, nested merges that move more than a million nodes and four per byte, more than 64 tag \
            directives or one of more than 1,024 bytes, a file over 1 GiB, lists in 'pushes' for more than a million pushes, selectors for as many calls or with more than 20 million comparisons, \
            relations that would list more than 10 million ids, moves that lead to as many, more than 100,000 controllers or a million pushes and \
            presentations from screens, more than 8 configurations, places more than 512 levels deep or with paths of more than 4,096 bytes, a scenario with more than 10,000 events and 100 per step, with events nested more than 128 \
            levels deep, or with too much work, or scenarios that are too much work together
            """,
        why: """
            A few lines of YAML can expand to more than any machine can store: aliases of aliases double at every step, and \
            nested flow collections take time that grows with their depth. The limits are far above what an app needs. Reading \
            stops at the first limit that is reached.
            """,
        bad: "kindred: 1\nx-deep: " + tooMany("[") + tooMany("]") + "\n",
        good: "kindred: 1\nfamilies:\n  home: Home\nx-deep: [[[[]]]]\n")

    /// Returns brackets for the example, which every compilation makes: repeating a text would take a tenth of a millisecond.
    private static func tooMany(_ bracket: Unicode.Scalar) -> String {
        String(decoding: [UInt8](repeating: UInt8(ascii: bracket), count: 520), as: UTF8.self)
    }

    static func nesting(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "more than \(maximumNesting) levels of nesting", at: place,
            help: "split what is nested here into separate families")
    }

    package static func aliases(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "aliases add more than 100,000 nodes to the compilation, counted up to this one",
            at: place, help: "write out the values, or alias smaller parts")
    }

    package static func pushes(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "lists in 'from' and 'to' declare more than a million pushes, counted up to this one",
            at: place, help: "list fewer controllers")
    }

    /// - Parameter excess: What there is too much of.
    package static func selectors(_ excess: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(excess), counted up to this one", at: place,
            help: "write fewer selectors, or ones that select less")
    }

    /// - Parameter excess: What there is too much of.
    package static func screens(_ excess: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(excess), counted up to this one", at: place,
            help: "let screens contain and push fewer others, or write 'closed: true' on stacks that need none")
    }

    /// - Parameter place: The first configuration that is too many.
    package static func configurations(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "more than 8 configurations", at: place,
            help: "declare only those that differ in what exists or in width")
    }

    static func deepNodes(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "more than 100,000 nodes are deeper than 64 levels of nesting in '[' and '{'",
            at: place, help: "split what is nested here into separate families")
    }

    static func merges(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "too many nested merges, counted up to this one", at: place,
            help: "write out the values")
    }

    static func tagDirectives(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "more than \(maximumTagDirectives) tag directives", at: place,
            help: "remove them: tags mean nothing in a specification")
    }

    static func tagPrefix(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "a tag directive of more than \(maximumTagPrefix) bytes", at: place,
            help: "remove it: tags mean nothing in a specification")
    }

    /// A file that wasn't read.
    package static func fileSize(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the file is larger than 1 GiB", at: .path(path), help: "split it into several files")
    }

    package static func relations(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "the relations of all controllers would list more than 10 million ids, counted up to this one",
            at: place, help: "let fewer presentations show the same families, or compile fewer files at once")
    }

    package static func moves(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "moves lead to more than 10 million controllers and families, counted up to this one",
            at: place, help: "let fewer controllers move, or compile fewer files at once")
    }

    package static func events(_ limit: Int, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the scenario has more than \(limit) events and ends here", at: place,
            help: "look for hooks or 'async' blocks that trigger themselves")
    }

    package static func work(_ limit: Int, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the scenario takes more than \(limit) steps, comparisons and look-ups and ends here",
            at: place, help: "look for hooks that trigger themselves, or split the scenario")
    }

    /// - Parameter place: The place of the first scenario that was too much.
    package static func scenarios(_ place: SourceRange?) -> Diagnostic {
        Diagnostic(
            rule: info, message: "all scenarios up to this one are too much work; it and those after it were not run",
            at: place.map { .place($0) } ?? .path(""),
            help: "let scenarios start with fewer view controllers, or check fewer files at once")
    }

    package static func eventNesting(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "callbacks and steps are nested more than \(maximumEventNesting) levels deep",
            at: place, help: "look for hooks that trigger themselves")
    }
}
