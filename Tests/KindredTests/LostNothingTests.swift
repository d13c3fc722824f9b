import Kindred
import KindredMap
import TestSupport
import Testing

/// Pictures by names of apps at the edge: many lanes, long titles, and families that nothing leads to.
@Suite struct LostNothingTests {
    private func source(_ text: String) -> [Source] { [Source(path: "app.kindred.yaml", bytes: Array(text.utf8))] }

    @Test("What fewer than four present has a line, also where nothing leads to its callers")
    func lines() throws {
        let text = """
            kindred: 1
            screens: {Extra: ExtraViewController}
            families:
              a: {controller: A, presents: [b, c]}
              b: {controller: B, presents: [c, a]}
              c: {controller: C, presents: [d]}
              d: {controller: D, presents: [c, extra]}
              extra: Extra
              alone: {controller: Alone, presents: [late]}
              late: Late
            """
        let layout = try DrawingTests.layout(ScreenMap.draw(DrawingTests.hierarchy(source(text)), title: "App"))
        #expect(
            layout.lines.map { "\($0.from)->\($0.to)" }.sorted() == [
                "A->b", "A->c", "Alone->late", "C->d", "D->extra",
            ])
        #expect(layout.references.map { "\($0.from)->\($0.to)" } == ["B->c", "B->a", "D->c"])
        #expect(DrawingTests.faults(layout, cards: layout.families) == [])
    }
}
