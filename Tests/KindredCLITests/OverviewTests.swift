import Foundation
import TestSupport
import Testing

/// `render --overview`.
@Suite struct OverviewTests {
    private struct Layout: Decodable {
        struct Rect: Decodable {
            let x: Double, y: Double, width: Double, height: Double

            func contains(_ other: Rect) -> Bool {
                x <= other.x && y <= other.y && other.x + other.width <= x + width
                    && other.y + other.height <= y + height
            }

            func meets(_ other: Rect) -> Bool {
                x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
            }
        }
        struct Lane: Decodable {
            let id: String
            let rect: Rect?
        }
        struct Label: Decodable {
            let text: String, of: String
            let id: String?
            let rect: Rect
        }
        let lanes: [Lane]
        let labels: [Label]
    }

    @Test("What a lane also opens is in its box, however long, before its new roots")
    func fitsHeads() throws {
        let folder = try TestFolder()
        let long = String(repeating: "Verylongname", count: 16)
        try folder.write(
            "a.kindred.yaml",
            """
            kindred: 1
            windows: {main: [app, welcome]}
            families:
              app: {tab: Tabs, tabs: [{navigation: Home, stack: [Feed]}, {navigation: Find, stack: [Search]}]}
              welcome: {controller: Welcome}
              \(long): {controller: Help}
              share: {controller: Share}
            presentations:
              - {from: Feed, present: [\(long), share]}
              - {from: Search, present: [\(long), share]}
            moves:
              - {from: Search, kind: setRoot, to: welcome}
            """)
        let run = folder.run("render", "--overview", "--format", "layout")
        let layout = try JSONDecoder().decode(Layout.self, from: Data(run.output.utf8))
        let lane = try #require(layout.lanes.first { $0.id == "Find" }?.rect)
        let labels = layout.labels.filter { $0.of == "lane" && $0.id == "Find" }
        #expect(labels.contains { $0.text.hasPrefix("→ Verylongname") && $0.text.hasSuffix("…") }, "\(run.errors)")
        #expect(labels.map(\.text).suffix(2) == ["→ share", "setRoot welcome"])
        for (index, label) in labels.enumerated() {
            #expect(lane.contains(label.rect), "\(label)")
            for other in labels[..<index] { #expect(!other.rect.meets(label.rect), "\(other), \(label)") }
        }
    }

    @Test("The key explains what lanes also open only if one does", arguments: [false, true])
    func explainsWhatIsThere(_ alsoOpens: Bool) throws {
        let folder = try TestFolder()
        try folder.write(
            "a.kindred.yaml",
            """
            kindred: 1
            windows: {main: app}
            families:
              app: {tab: Tabs, tabs: [{navigation: Home, stack: [Feed]}, {navigation: Find, stack: [Search]}]}
              help: {controller: Help}
              about: {controller: About}
            presentations:
              - {from: Feed, present: help}
              - {from: Search, present: about}
              - {from: \(alsoOpens ? "Feed" : "Help"), present: about}
            """)
        let run = folder.run("render", "--overview", "--format", "layout")
        let layout = try JSONDecoder().decode(Layout.self, from: Data(run.output.utf8))
        let texts = layout.labels.filter { $0.of == "picture" }.map(\.text)
        #expect(texts.contains("→ also opens") == alsoOpens, "\(texts)")
        #expect(texts.contains("also opened from lane 2"), "\(texts)")
    }
}
