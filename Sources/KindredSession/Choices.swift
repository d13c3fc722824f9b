import KindredProject

/// The choices that decide which project counts, and what becomes of its diagnostics.
package struct Choices: Sendable {
    package var project: ProjectChoice
    package var baseline: BaselineChoice
    /// The threshold of failure; nil for that of the project.
    package var failsOn: Policy.Threshold?
    /// Whether reports are written, which others read as a whole.
    package var hasReports: Bool
    /// Whether only a part is wanted: which part isn't known before everything is judged.
    package var wantsPart: Bool
    /// Whether entries of the baseline that nothing matches are reported.
    package var reportsStaleEntries: Bool

    /// The configuration that alone counts; nil for all.
    package var configuration: String?

    package init(
        project: ProjectChoice = ProjectChoice(), baseline: BaselineChoice = .ofProject,
        failsOn: Policy.Threshold? = nil, hasReports: Bool = false, wantsPart: Bool = false,
        reportsStaleEntries: Bool = false, configuration: String? = nil
    ) {
        self.configuration = configuration
        (self.project, self.baseline, self.failsOn) = (project, baseline, failsOn)
        (self.hasReports, self.wantsPart) = (hasReports, wantsPart)
        self.reportsStaleEntries = reportsStaleEntries
    }

    /// The most diagnostics that GitHub takes from one run.
    private static let reportLimit = 25_000

    /// Makes a policy of the choices, and else of a project.
    ///
    /// - Parameter asksOnly: Whether only errors keep a command from an answer, whatever the project says.
    package func policy(_ project: Project? = nil, asksOnly: Bool = false) -> Policy {
        var policy = Policy(failsOn: (failsOn ?? (asksOnly ? nil : project?.failsOn) ?? .error).severity)
        policy.configuration = configuration
        if let project {
            policy.levels = project.levels
            policy.requiresReasons = project.requiresReason
        }
        if hasReports || project?.reports.isEmpty == false { policy.reportLimit = Self.reportLimit }
        return policy
    }
}
