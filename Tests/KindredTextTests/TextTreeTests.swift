import KindredText
import Testing

@Suite struct TextTreeTests {
    /// Sequences below equal headings.
    private func entries(_ sequences: [String]) -> [TextEntry] {
        sequences.flatMap { [TextEntry(.line, cells: ["1 step"], depth: 1), TextEntry(.step, cells: [$0], depth: 2)] }
    }

    @Test("Equal sequences are one, whatever others have the same heading")
    func equalSequences() {
        let texts: [[String]] = [["a"], ["b", "c"], ["b", "c"]]
        let merged = TextTree.merge(
            texts.enumerated().map { (entries($0.element), TextTree.Texts(1 << $0.offset)) }, of: 7
        ) { "on \($0)" }
        #expect(
            TextEntry.lines(merged) == [
                "  1 step  on 1", "    a", "", "  1 step  on 6", "    b", "", "  1 step  on 6", "    c",
            ])
    }
}
