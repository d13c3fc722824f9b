import KindredProject
import KindredSession

/// The options that say which diagnostics count.
struct CheckOptions: OptionGroup {
    static let heading = "Checks"
    static let options: [Option] = [.baseline, .failOn]

    let baseline: BaselineChoice
    /// The threshold of failure; nil for that of the project.
    let failsOn: Policy.Threshold?
    /// Whether the command writes baselines: it is the one that reports entries that nothing matches.
    let keepsBaselines: Bool

    init(arguments: Arguments) {
        baseline =
            arguments.value(.writeBaseline).map { .write($0) } ?? arguments.value(.pruneBaseline).map { .prune($0) }
            ?? arguments.value(.baseline).map { .read($0) } ?? .ofProject
        failsOn = arguments.value(.failOn).flatMap(Policy.Threshold.init)
        keepsBaselines = arguments.takes(.writeBaseline)
    }
}

extension Condition {
    // Watched, the file would follow each half-typed line.
    fileprivate static let changesBaseline: [Condition] = [
        excludes(.fix, .watch),
        refuses(
            { "a baseline holds everything: '\($0.name)' can't be combined with a selection" },
            where: SelectionOptions.isGiven),
    ]
}

extension Option {
    static let baseline = Option(
        name: "--baseline", value: .path("FILE"), conditions: [.excludes(.writeBaseline, .pruneBaseline)],
        about: "hide the diagnostics that FILE lists")
    static let writeBaseline = Option(
        name: "--write-baseline", value: .path("FILE"),
        conditions: [.excludes(.pruneBaseline)] + Condition.changesBaseline,
        about: "write all diagnostics to FILE: they are known from then on")
    static let pruneBaseline = Option(
        name: "--prune-baseline", value: .path("FILE"), conditions: Condition.changesBaseline,
        about: "check with FILE, and remove from it what is no longer found")
    static let failOn = Option(
        name: "--fail-on", value: .word(Policy.Threshold.allCases.map(\.rawValue)),
        about:
            "the lowest severity that fails (exit code 1); by default error. Errors always keep a graph from being written"
    )
}
