import KindredEmit
import TestSupport
import Testing

/// Files in the repository that are made from the code must be what the code makes.
@Suite struct GeneratedFilesTests {
    @Test("Docs/Rules.md")
    func rules() {
        Golden.expect(RulesPage.text(), in: "Docs/Rules.md")
    }

    @Test("A run that records is no proof", .enabled(if: Golden.isUpdating))
    func recording() {
        Issue.record("UPDATE_GOLDEN is set: look at what changed, then run without it")
    }
}
