import Kindred
import KindredDiagnostics
import KindredFormats
import TestSupport
import Testing

/// Files in the repository that are made from the code must be what the code makes.
@Suite struct GeneratedFilesTests {
    @Test("Docs/Rules.md")
    func rules() {
        Golden.expect(RulesPage.index(), in: "Docs/Rules.md")
    }

    @Test("Docs/Rules, a page for each area", arguments: RuleInfo.Area.allCases)
    func rules(of area: RuleInfo.Area) {
        Golden.expect(RulesPage.text(of: area), in: "\(RulesPage.folder)/\(RulesPage.name(of: area))")
    }

    @Test("Docs/Rules holds nothing else")
    func rulesAreWhole() {
        #expect(Repository.entries(of: RulesPage.folder) == RuleInfo.Area.allCases.map(RulesPage.name).sorted())
    }

    @Test("Docs/UIKit.md")
    func facts() {
        Golden.expect(FactsPage.text(), in: "Docs/UIKit.md")
    }

    @Test("The traces in Docs/Lifecycle.md, one for each sample")
    func lifecycle() throws {
        Golden.expect(try LifecyclePage.text(), in: LifecyclePage.path)
        let samples = Repository.entries(of: "Samples/lifecycle").map { "Samples/lifecycle/\($0)" }
        #expect(Set(samples).isSubset(of: try LifecyclePage.samples()))
    }

    @Test("The tables of formats, and a session of all reports")
    func formats() throws {
        Golden.expect(try FormatTables.graphsText(), in: FormatTables.graphs)
        Golden.expect(try FormatTables.reportsText(), in: FormatTables.reports)
        Golden.expect(FormatTables.sessionText(), in: FormatTables.session)
    }

    @Test("The library's type of controllers")
    func graph() {
        Golden.expect(GraphSource.text, in: GraphSource.path)
    }

    @Test("Schemas", arguments: Schemas.all.map(\.name))
    func schema(_ name: String) throws {
        let schema = try #require(Schemas.all.first { $0.name == name })
        Golden.expect(String(decoding: schema.text, as: UTF8.self), in: "Schemas/\(name).schema.json")
    }

    @Test("A run that records is no proof", .enabled(if: Golden.isUpdating))
    func recording() {
        Issue.record("UPDATE_GOLDEN is set: look at what changed, then run without it")
    }
}
