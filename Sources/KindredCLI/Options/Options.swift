import KindredSession

/// All that a command line says, group by group. A group that the command doesn't take has its usual values.
final class Options: Sendable {
    let operands: [String]
    /// The number of operands before `--`; nil without one.
    let divider: Int?
    let project: ProjectOptions
    let selection: SelectionOptions
    let output: OutputOptions
    let drawing: DrawingOptions
    let checks: CheckOptions
    let reports: ReportOptions
    let fixes: FixOptions
    let comparison: ComparisonOptions
    let scenarios: ScenarioOptions
    let general: GeneralOptions
    private let syntax: Syntax

    /// Reads the words of a command line; nil if they ask for help.
    init?(words: some Sequence<String>, of syntax: Syntax) throws(Failure) {
        let arguments = try Arguments(words: words, of: syntax)
        if arguments.asksForHelp { return nil }
        (operands, divider, self.syntax) = (arguments.operands, arguments.divider, syntax)
        project = ProjectOptions(arguments: arguments)
        output = try OutputOptions(arguments: arguments)
        selection = try SelectionOptions(arguments: arguments)
        drawing = DrawingOptions(arguments: arguments)
        checks = CheckOptions(arguments: arguments)
        fixes = FixOptions(arguments: arguments)
        comparison = try ComparisonOptions(arguments: arguments)
        scenarios = try ScenarioOptions(arguments: arguments)
        general = GeneralOptions(arguments: arguments)
        reports = try ReportOptions(arguments: arguments)
    }

    /// The groups that many commands take, which help describes once.
    static let shared = [
        SelectionOptions.all, CheckOptions.all, ReportOptions.all, ProjectOptions.all,
        Group(heading: GeneralOptions.heading, options: GeneralOptions.withWatch.options + [.help]),
    ]

    /// The choices that sessions are made with.
    var choices: Choices {
        Choices(
            project: project.choice, baseline: checks.baseline, failsOn: checks.failsOn,
            hasReports: !reports.requests.isEmpty, wantsPart: !selection.part.isAll,
            reportsStaleEntries: checks.keepsBaselines, configuration: project.configuration)
    }

    /// Returns the failure of a wrong usage that only shows later.
    func wrong(_ message: String) -> Failure { syntax.wrong(message) }
}

extension Group {
    /// Whether an option is the same in all commands that have it.
    func isShared(_ option: Option) -> Bool {
        Options.shared.contains { group in
            group.heading == heading && group.options.contains { $0.name == option.name && $0.about == option.about }
        }
    }

    /// The options that are this command's own; nil if all are shared.
    var own: Group? {
        let options = options.filter { !isShared($0) }
        return options.isEmpty ? nil : Group(heading: heading, options: options)
    }
}
