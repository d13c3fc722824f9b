import KindredDiagnostics
import KindredGraph
import KindredQuestions
import KindredText
import KindredYAML
import Testing

/// Explanations of screens with more places than anybody reads.
@Suite struct ExplainScreensTests {
    /// So many stacks, on each of which every screen pushes the next one.
    private static func app(stacks: Int, screens: Int) -> String {
        var text = "kindred: 1\nwindows: {main: app}\nscreens:\n"
        for number in 0..<screens {
            let next = number + 1 < screens ? "pushes: [S\(number + 1)], " : ""
            text += "  S\(number): {class: Class\(number), \(next)presents: [share]}\n"
        }
        text += "families:\n  share: Share\n  app:\n    tab: Tabs\n    tabs:\n"
        for number in 0..<stacks {
            text += "      - {navigation: N\(number), stack: [{controller: Root\(number), pushes: [S0]}]}\n"
        }
        return text
    }

    private func lines(_ id: String, _ text: String) -> [Substring] {
        let graph = graph(text)
        let text = String(
            decoding: ByteWriter.collect { _ = Explanation.write(id, in: graph, to: &$0) }, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test("Of a thousand places the first are listed and the others counted")
    func thousandPlaces() {
        let text = Self.app(stacks: 1_000, screens: 3)
        let screen = lines("S1", text)
        #expect(screen.first == "screen S1, 1000 places")
        #expect(screen.filter { $0.contains("/S0 pushes it") }.count == 20)
        #expect(screen.contains("    … and 980 more"))
        #expect(screen.count < 50)
        let presentation = lines("S1->share", text)
        #expect(presentation.first == "presentation S1->share, in 1000 places")
        #expect(presentation.contains("    … and 980 more") && presentation.count < 50)
        let place = lines("N999/S1", text)
        #expect(place.contains { $0.hasPrefix("  screen ") && $0.hasSuffix(", one of 1000 places") })
        #expect(place.contains { $0.hasPrefix("    N999/S0  pushes N999/S1 ") })
    }

    @Test("Of a long way both ends are shown")
    func longWay() {
        let explanation = lines("N0/S99", Self.app(stacks: 1, screens: 100))
        let way = explanation.filter { $0.contains(" pushes ") || $0.contains(" more pushes") }
        #expect(way.count == 4 + 1 + 15)
        #expect(way.first?.hasPrefix("    Root0 ") == true && way[4].hasPrefix("    … 81 more pushes"))
        #expect(way.last?.hasPrefix("    N0/S98 ") == true)
    }
}
