import KindredBase

/// The rules about what a team decides, in the order of their page.
package enum ProjectRules {
    package static let all: [RuleInfo] = [
        InvalidProject.info, HouseRuleEmpty.info, UnusedException.info, FailedRun.info,
    ]
}
