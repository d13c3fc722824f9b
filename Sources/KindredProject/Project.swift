import KindredBase

/// What a project file says: which specifications belong together, and what becomes of their findings.
package struct Project: Sendable {
    /// What to do with the findings of a rule, by its id.
    package var levels: [String: Policy.Level] = [:]

    package init() {}
}
