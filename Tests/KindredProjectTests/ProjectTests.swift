import KindredProject
import Testing

@Suite struct ProjectTests {
    @Test("A project without a word about rules changes none")
    func plain() {
        #expect(Project().levels.isEmpty)
    }
}
