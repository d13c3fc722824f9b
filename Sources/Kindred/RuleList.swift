import KindredBase
import KindredCore
import KindredImport
import KindredLifecycle
import KindredProject

/// The rules of all rooms, as `kindred rules` and the page of rules list them.
package enum RuleList {
    package static let all: [RuleInfo] = ofSpecifications + ImportRules.all + ProjectRules.all + [StaleBaseline.info]

    /// Those that compiling may report.
    package static let ofSpecifications: [RuleInfo] =
        Rules.all.map(\.info) + ScenarioRules.all + [
            UnknownRule.info, UnusedSuppression.info, SuppressionWithoutReason.info,
        ]

    /// The ids that rules had in earlier versions, with those that they have now: comments and baselines still mean them.
    package static let renamed: [String: String] = [:]

    /// Those that rest on a fact of UIKit.
    package static func resting(on fact: Fact) -> [RuleInfo] {
        all.filter { rule in rule.facts.contains { $0.id == fact.id } }
    }
}
