import KindredEmit

extension Schemas {
    /// The schemas by the names that `kindred schema` uses.
    package static let all = list(rules: RuleList.ofSchema)
}
