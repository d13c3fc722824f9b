import Foundation
import Kindred
import KindredDiff
import KindredMap
import KindredText
import TestSupport
import Testing

/// Pictures of what differs: a strip for each heading of `diff`, in its words.
@Suite struct ChangePictureTests {
    private struct Picture: Decodable {
        struct Rect: Decodable {
            let x, y, width, height: Double
            var bottom: Double { y + height }
        }
        struct Edit: Decodable {
            let number: Int
            let kind, title: String
            let on: [String]?
            let rect: Rect
        }
        struct Label: Decodable {
            let text: String
            let size: Double
            let rect: Rect
        }
        let bounds: Rect
        let edits: [Edit]?
        let labels: [Label]
    }

    private static func drawing(_ comparisons: [ConfiguredOutline.Comparison], to new: Pipeline) -> Drawing {
        Changes.draw(comparisons, to: new.graph, title: "App")
    }

    private static func picture(_ drawing: Drawing) throws -> Picture {
        let bytes = LayoutGoldenTests.collect { DrawingJSON.write(drawing, to: $0) }
        return try JSONDecoder().decode(Picture.self, from: Data(bytes))
    }

    private static func picture(_ old: Pipeline, _ new: Pipeline) throws -> Picture {
        try picture(drawing([(nil, DifferenceGoldenTests.difference(old, new))], to: new))
    }

    @Test("Each heading has a strip, and no text is cut or small", arguments: DifferenceGoldenTests.cases)
    func strips(_ name: String) throws {
        let (old, new) = (
            try DifferenceGoldenTests.pipeline(name, "old"), try DifferenceGoldenTests.pipeline(name, "new")
        )
        for (before, after) in [(old, new), (new, old), (new, new)] {
            let difference = DifferenceGoldenTests.difference(before, after)
            let drawing = Self.drawing([(nil, difference)], to: after)
            let picture = try Self.picture(drawing)
            let entries = ConfiguredOutline([(nil, difference)]).entries
            let edits = picture.edits ?? []
            #expect(edits.map(\.number) == Array(1...max(1, entries.count)).prefix(entries.count).map { $0 })
            for (edit, entry) in zip(edits, entries) {
                #expect(edit.title == entry.heading.phrase.text.replacing("'", with: ""))
                #expect(edit.rect.bottom <= picture.bounds.height)
            }
            for (edit, next) in zip(edits, edits.dropFirst()) { #expect(edit.rect.bottom <= next.rect.y + 0.1) }
            for label in picture.labels {
                #expect(label.size >= 11.5 && !label.text.hasSuffix("…"), "\(label.text)")
                #expect(label.rect.x >= 0 && label.rect.x + label.rect.width <= 860.5, "\(label.text)")
            }
            let isEmpty = picture.labels.contains { $0.text == "No differences" }
            #expect(isEmpty == entries.isEmpty)
            let bytes = LayoutGoldenTests.collect { DrawingSVG.write(drawing, to: $0) }
            #expect(!String(decoding: bytes, as: UTF8.self).contains("prefers-color-scheme"))
        }
    }

    @Test("After forty strips only headings follow, and long names wrap")
    func many() throws {
        func text(_ style: String) -> String {
            let long = String(repeating: "Spielplan", count: 22)
            let ids = (0..<60).map { $0 == 0 ? long : "Item\($0)" }
            let calls = ids.indices.map { "{from: \(ids[$0]), present: f\($0), style: \(style)}" }
            return """
                kindred: 1
                windows: {main: app}
                families: {app: {navigation: Nav, stack: [\(ids.joined(separator: ", "))]},
                  \(ids.indices.map { "f\($0): F\($0)" }.joined(separator: ", "))}
                presentations: [\(calls.joined(separator: ", "))]
                """
        }
        let sides = ["pageSheet", "fullScreen"].map { style in
            DifferenceGoldenTests.pipeline(text: text(style))
        }
        let picture = try Self.picture(sides[0], sides[1])
        #expect(picture.edits?.count == 40)
        #expect(picture.labels.contains { $0.text == "Item59 presents f59 as fullScreen instead of pageSheet" })
        for label in picture.labels { #expect(label.rect.x + label.rect.width <= 860.5, "\(label.text)") }
    }

    @Test("A caller that presents itself no longer has the sign for that, another caller has none")
    func callers() throws {
        func text(_ context: String, in detail: String = "") -> String {
            """
            kindred: 1
            windows: {main: app}
            families:
              app: {tab: Tabs, tabs: [{navigation: Nav, stack: [{controller: Detail\(context), children: [{controller: Part\(detail)}]}]}]}
              menu: Menu
            presentations: [{from: Part, present: menu, style: overCurrentContext}]
            """
        }
        func indent(_ old: String, _ new: String) throws -> Double? {
            let sides = [old, new].map { DifferenceGoldenTests.pipeline(text: $0) }
            let labels = try Self.picture(sides[0], sides[1]).labels
            return labels.first { $0.text == "Part calls present" }.map(\.rect.x)
        }
        let context = ", definesPresentationContext: true"
        let own = try #require(try indent(text("", in: context), text("")))
        let other = try #require(try indent(text(context), text("")))
        // Both are in the same containers.
        #expect(own == other + 19)
        #expect(try indent(text(""), text("", in: context)) == own)
    }
}
