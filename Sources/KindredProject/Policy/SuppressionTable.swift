import KindredDiagnostics
import KindredText

/// The comments of a compilation by what they silence, and whether they do.
///
/// Diagnostics come in the order in which they are reported, so each comment is looked at once, and again only as long as it
/// reaches: what reaches over one place are nodes within each other, and one line.
struct SuppressionTable {
    /// A rule that a comment names, once it is clear which.
    private struct Use {
        let file: Int32
        let reach: Suppression.Reach
        let name: Suppression.Name
        let isAlone: Bool
        let rule: String
        var isUsed = false
    }

    private struct Key: Hashable {
        let file: Int32
        let rule: String
    }

    /// The uses that name the same rule for the same bytes.
    private struct Span {
        let range: ByteRange
        let reason: String?
        var uses: [Int]
    }

    /// All that is said in a file of a rule, by the start of what it reaches.
    private struct Sweep {
        var spans: [Span] = []
        var next = 0
        var open: [Int] = []
    }

    private(set) var diagnostics: DiagnosticBag
    private var uses: [Use] = []
    private var sweeps: [Key: Sweep] = [:]
    private let rules: [String: RuleInfo]
    private let policy: Policy
    private let renamed: [String: String]
    private var nearest = NearWords()
    /// Whether errors in the comment that is looked at are reported.
    private var reports = true

    init(scope: CheckScope, policy: Policy) {
        rules = Dictionary(scope.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        renamed = scope.renamed
        self.policy = policy
        diagnostics = DiagnosticBag(limit: policy.collectionLimit)
        for (file, suppressions) in scope.comments {
            reports = file >= scope.firstReportedFile
            if reports { diagnostics.append(suppressions.diagnostics, after: file) }
            for comment in suppressions.comments { add(comment, in: file) }
        }
        sweeps = sweeps.mapValues { Sweep(spans: Self.merged($0.spans)) }
    }

    private mutating func add(_ comment: Suppression, in file: Int32) {
        let place = SourceRange(file: file, range: comment.range)
        let range: ByteRange
        switch comment.reach {
        case .line(let line): range = line
        case .node(let node): range = node
        case .file: range = ByteRange(start: 0, end: Int(Int32.max))
        case .late: return report(UnusedSuppression.late(at: place))
        case .nothing: return report(UnusedSuppression.nothing(at: place))
        }
        for name in comment.names {
            guard let rule = rule(name, in: file) else { continue }
            uses.append(
                Use(file: file, reach: comment.reach, name: name, isAlone: comment.names.count == 1, rule: rule))
            sweeps[Key(file: file, rule: rule), default: Sweep()].spans.append(
                Span(range: range, reason: comment.reason, uses: [uses.count - 1]))
        }
        if policy.requiresReasons, comment.reason == nil {
            report(SuppressionWithoutReason.found(rules: comment.names.map(\.text), at: place))
        }
    }

    private mutating func report(_ diagnostic: Diagnostic) { if reports { diagnostics.append(diagnostic) } }

    /// The rule that a comment means, unless it can't silence it.
    private mutating func rule(_ name: Suppression.Name, in file: Int32) -> String? {
        let place = SourceRange(file: file, range: name.range)
        if name.text.utf8.starts(with: Policy.housePrefix.utf8) { return houseRule(name, at: place) }
        var id = name.text
        if rules[id] == nil, let new = renamed[id] {
            report(UnknownRule.renamed(id, to: new, at: place))
            id = new
        }
        guard let rule = rules[id] else {
            let near = nearest.word(id, among: rules.keys.sorted())
            report(UnknownRule.found(id: id, nearest: near, at: place))
            return nil
        }
        if rule.canBeSilenced, rule.area != .project { return id }
        report(UnusedSuppression.fixed(id, rule: rule, at: place))
        return nil
    }

    /// The house rule that a comment names, if it exists. Without a project file the rules are unknown, and none is checked.
    private mutating func houseRule(_ name: Suppression.Name, at place: SourceRange) -> String? {
        guard let known = policy.houseRules else { return nil }
        if known.contains(name.text) { return name.text }
        let near = nearest.word(name.text, among: known.sorted())
        report(UnknownRule.found(id: name.text, nearest: near, at: place))
        return nil
    }

    private static func merged(_ spans: [Span]) -> [Span] {
        let order = spans.indices.sorted {
            let (one, other) = (spans[$0].range, spans[$1].range)
            return (one.start, -one.end, $0) < (other.start, -other.end, $1)
        }
        var merged: [Span] = []
        for index in order {
            if merged.last?.range == spans[index].range {
                merged[merged.count - 1].uses += spans[index].uses
            } else {
                merged.append(spans[index])
            }
        }
        return merged
    }

    /// The reason why a diagnostic is silenced; nil if it isn't.
    mutating func cause(of diagnostic: Diagnostic) -> HiddenDiagnostic.Cause? {
        guard case .place(let place) = diagnostic.site else { return nil }
        let key = Key(file: place.file, rule: diagnostic.id)
        guard let index = sweeps.index(forKey: key) else { return nil }
        let start = place.range.start
        while sweeps.values[index].next < sweeps.values[index].spans.count {
            let next = sweeps.values[index].next
            if sweeps.values[index].spans[next].range.start > start { break }
            sweeps.values[index].open.append(next)
            sweeps.values[index].next += 1
        }
        let spans = sweeps.values[index].spans
        sweeps.values[index].open.removeAll { spans[$0].range.end < start }
        let open = sweeps.values[index].open
        for span in open {
            for use in spans[span].uses { uses[use].isUsed = true }
        }
        return open.last.map { .suppressed(reason: spans[$0].reason) }
    }

    /// The names in comments that silence nothing, as diagnostics.
    ///
    /// - Parameter isUnchecked: Whether a rule has not looked at everything.
    func unused(unless isUnchecked: (RuleInfo) -> Bool) -> [Diagnostic] {
        uses.filter { !$0.isUsed && policy.levels[$0.rule] != .off && rules[$0.rule].map(isUnchecked) != true }
            .map { use in
                UnusedSuppression.found(
                    id: use.name.text, reach: use.reach, isAlone: use.isAlone,
                    at: SourceRange(file: use.file, range: use.name.range))
            }
    }
}
