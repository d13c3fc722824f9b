import KindredBase
import KindredCore
import KindredImport
import KindredLifecycle
import KindredProject

/// The rules of all rooms, as `kindred rules` and the page of rules list them.
package enum RuleList {
    package static let all: [RuleInfo] =
        ofSpecifications + StoryboardRules.all + DumpRules.all + ProjectRules.all + [StaleBaseline.info]

    /// Those that compiling may report.
    package static let ofSpecifications: [RuleInfo] = ofLanguage + ofComments

    /// Those that a project file can set, in the order of its schema.
    static let ofSchema: [RuleInfo] =
        ofLanguage + StoryboardRules.all + DumpRules.all + ProjectRules.all + ofComments + [StaleBaseline.info]

    private static let ofLanguage: [RuleInfo] = Rules.all.map(\.info) + ScenarioRules.all

    private static let ofComments: [RuleInfo] = [
        UnknownRule.info, UnusedSuppression.info, SuppressionWithoutReason.info,
    ]

    /// The ids that rules had in earlier versions, with those that they have now: comments and baselines still mean them.
    package static let renamed: [String: String] = [:]

    /// Those that rest on a fact of UIKit.
    package static func resting(on fact: Fact) -> [RuleInfo] {
        all.filter { rule in rule.facts.contains { $0.id == fact.id } }
    }
}
