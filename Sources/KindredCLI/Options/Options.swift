import KindredSession

/// All that a command line says, group by group. A group that the command doesn't take has its usual values.
struct Options: Sendable {
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
        project = ProjectOptions(arguments)
        output = try OutputOptions(arguments)
        selection = try SelectionOptions(arguments)
        drawing = DrawingOptions(arguments)
        checks = CheckOptions(arguments)
        fixes = FixOptions(arguments)
        comparison = try ComparisonOptions(arguments)
        scenarios = try ScenarioOptions(arguments)
        general = GeneralOptions(arguments)
        reports = try ReportOptions(arguments)
    }

    /// The choices that sessions are made with.
    var choices: Choices {
        Choices(
            project: project.choice, baseline: checks.baseline, failsOn: checks.failsOn,
            hasReports: !reports.requests.isEmpty, wantsPart: !selection.part.isAll,
            reportsStaleEntries: syntax.name == Command.check.name)
    }

    /// Returns the failure of a wrong usage that only shows later.
    func wrong(_ message: String) -> Failure { syntax.wrong(message) }
}
