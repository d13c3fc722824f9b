import KindredDiagnostics

/// The facts about a compilation that a policy needs besides its diagnostics.
package struct CheckScope: Sendable {
    /// The comments of files that have any, with the numbers of the files, in their order.
    package var comments: [(file: Int32, suppressions: Suppressions)] = []
    /// Whether errors in comments are reported; another report may have done so.
    package var reportsComments = true
    /// The number of the first file whose comments have their errors reported.
    package var firstReportedFile: Int32 = 0
    /// Whether code is compared with the specification: only rules about classes are checked then, and else none of them.
    package var isOfCode = false
    /// All rules that a comment may name.
    package var rules: [RuleInfo] = []
    /// The ids that rules had in earlier versions, with those that they have now.
    package var renamed: [String: String] = [:]
    /// Returns the name that version 2 of the baseline has for an id of version 1.
    package var declaredName: @Sendable (String) -> String = { $0 }
    /// Whether something could not be read, so that what isn't found may be there.
    package var isPartial = false
    /// The areas of rules that have not looked at everything.
    package var unchecked: Set<RuleInfo.Area> = []
    /// The same of single rules, by their ids.
    package var uncheckedRules: Set<String> = []

    package init(comments: [(file: Int32, suppressions: Suppressions)] = []) { self.comments = comments }
}
