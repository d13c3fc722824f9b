import KindredBase

/// What is told of scenarios, in the order of their table.
package enum ScenarioRules {
    package static let all: [RuleInfo] = [
        InvalidStep.info,
        TraceMismatch.info,
    ]
}
