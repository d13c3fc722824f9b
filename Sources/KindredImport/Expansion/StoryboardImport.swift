import KindredBase

/// From the declarations of storyboards to a specification: resolves references and makes families of scenes.
package struct StoryboardImport: Sendable {
    /// Counts of what was read and of what was written.
    package struct Counts: Sendable {
        package var files = 0
        package var scenes = 0
        package var places = 0
        package var windows = 0
        package var families = 0
        /// Of these, those that only code shows.
        package var familiesFromCode = 0
        package var presentations = 0
        package var pushes = 0
        /// What has no place in the language, by rule, in the order of the rules.
        package var unmapped: [(rule: String, count: Int)] = []
    }

    /// In the order of the storyboards, the windows last; none where there is too much to expand.
    package let drafts: [Draft]
    package let diagnostics: DiagnosticBag
    package let counts: Counts

    /// - Parameters: In byte order of their paths.
    package init(_ storyboards: [Storyboard], _ projects: [ProjectFile] = []) {
        var findings = ImportFindings()
        let graph = SceneGraph(storyboards, projects, &findings)
        let expansion = Expansion(graph, findings)
        diagnostics = expansion.findings.bag
        counts = Self.count(expansion)
        if expansion.isTooLarge {
            drafts = []
            return
        }
        var maker = DraftMaker(expansion)
        drafts = maker.make()
    }

    private static func count(_ expansion: Expansion) -> Counts {
        var counts = Counts()
        counts.files = expansion.graph.files.storyboards.count
        counts.scenes = expansion.graph.files.storyboards.reduce(0) { $0 + $1.controllers.count }
        counts.places = expansion.instances.count { !$0.isImplicit }
        counts.windows = expansion.windows.count
        counts.families = expansion.families.count
        counts.familiesFromCode = expansion.families.count { $0.reason == .code }
        counts.presentations = expansion.presentations.reduce(0) { $0 + $1.from.count }
        counts.pushes = expansion.pushes.count
        counts.unmapped = ImportRules.unmapped.compactMap { rule in
            expansion.findings.counts[rule.id].map { (rule.id, $0) }
        }
        return counts
    }
}
