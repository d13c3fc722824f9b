import Kindred
import KindredMap
import TestSupport
import Testing

/// Pictures by names of apps at the edge: many lanes, long titles, and families that nothing leads to.
@Suite struct LostNothingTests {
    private func source(_ text: String) -> [Source] { [Source(path: "app.kindred.yaml", bytes: Array(text.utf8))] }

    private func overview(tabs: Int, title: String) throws -> DrawingTests.Layout {
        let names = (1...tabs).map { "Tab\($0)" }
        let screens = names.map {
            "  \($0): {title: \(title) \($0), stack: [{controller: \($0)Home, presents: [one]}]}"
        }
        let text = """
            kindred: 1
            windows: {main: tabs}
            screens:
            \(screens.joined(separator: "\n"))
              Last: {title: \(title) Last, stack: [LastHome]}
              Other: {title: \(title) Other, stack: [OtherHome]}
              Third: {title: \(title) Third, stack: [ThirdHome]}
            families:
              tabs: {tab: Tabs, tabs: [\(names.joined(separator: ", ")), Last, Other, Third]}
              one: One
            """
        return try DrawingTests.layout(Overview.draw(DrawingTests.graph(source(text)), title: "App"))
    }

    @Test("A chip has a dot for each other lane", arguments: [2, 9, 12, 20])
    func dots(_ tabs: Int) throws {
        let layout = try overview(tabs: tabs, title: "Tab")
        let chip = try #require(layout.families.first { $0.id == "one" }).rect
        let dots = layout.labels.filter { label in
            Int(label.text) != nil && abs(label.rect.y + label.rect.height / 2 - chip.y) < 6
        }
        #expect(dots.map(\.text) == (2...tabs).map(String.init))
        // The arrow that opens it is left of them.
        #expect(dots.allSatisfy { $0.rect.x > chip.x + 28 && $0.rect.x + $0.rect.width < chip.x + chip.width })
    }

    @Test("The head of a lane has its counts, however long its title is", arguments: [1, 4, 12])
    func counts(_ words: Int) throws {
        let layout = try overview(tabs: 3, title: Array(repeating: "Everything", count: words).joined(separator: " "))
        #expect(layout.labels.count { $0.text == "2 view controllers" } == 6)
        #expect(layout.labels.allSatisfy { $0.rect.x + $0.rect.width <= layout.bounds.width - 20 })
    }

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
        let layout = try DrawingTests.layout(ScreenMap.draw(DrawingTests.graph(source(text)), title: "App"))
        #expect(
            layout.lines.map { "\($0.from)->\($0.to)" }.sorted() == [
                "A->b", "A->c", "Alone->late", "C->d", "D->extra",
            ])
        #expect(layout.references.map { "\($0.from)->\($0.to)" } == ["B->c", "B->a", "D->c"])
        #expect(DrawingTests.faults(layout, cards: layout.families) == [])
    }
}
