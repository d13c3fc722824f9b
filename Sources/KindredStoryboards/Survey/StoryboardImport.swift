import KindredDiagnostics
import KindredDraft

/// An import of storyboards as a specification: resolves references and makes families of scenes.
package struct StoryboardImport: Sendable {
    /// Counts of what was read and of what was found in it.
    package struct Counts: Sendable {
        package var files = 0
        package var scenes = 0
        package var windows = 0
        package var families = 0
        /// The families that only code shows.
        package var familiesFromCode = 0
        /// Diagnostics, by the id of their rule.
        package var found: [String: Int] = [:]
    }

    /// The drafts in the order of the storyboards, the windows last; none where there is too much to follow.
    package let drafts: [Draft]
    package let diagnostics: DiagnosticBag
    package let counts: Counts

    /// - Parameters: The storyboards and the projects, each in byte order of their paths.
    package init(storyboards: [Storyboard], projects: [ProjectFile] = []) {
        var importDiagnostics = ImportDiagnostics()
        let graph = SceneGraph(storyboards: storyboards, projects: projects, importDiagnostics: &importDiagnostics)
        let survey = StoryboardAnalysis(graph: graph, importDiagnostics: importDiagnostics)
        diagnostics = survey.importDiagnostics.bag
        counts = Self.count(survey)
        if survey.isTooLarge {
            drafts = []
            return
        }
        var maker = DraftMaker(survey: survey)
        drafts = maker.make()
    }

    private static func count(_ survey: StoryboardAnalysis) -> Counts {
        var counts = Counts()
        counts.files = survey.graph.files.storyboards.count
        counts.scenes = survey.graph.files.storyboards.reduce(0) { $0 + $1.controllers.count }
        counts.windows = survey.windows.count
        counts.families = survey.families.count
        counts.familiesFromCode = survey.families.count { $0.reason == .code }
        counts.found = survey.importDiagnostics.counts
        return counts
    }
}
