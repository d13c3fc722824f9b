import KindredBase

/// What is told of storyboards and of printed hierarchies, in the order of their table.
package enum ImportRules {
    package static let all: [RuleInfo] = [
        XMLSyntax.info,
        NoStoryboard.info,
    ]
}
