@testable import KindredGraph
import Testing

@Suite struct KeyTests {
    private func find(_ text: String) -> Key? {
        Array(text.utf8).withUnsafeBytes { Key.find($0) }
    }

    @Test("Every keyword is found, and is what the definitions say", arguments: Keyword.outsideScenarios)
    func finds(_ keyword: Keyword) throws {
        let key = try #require(find(keyword.rawValue))
        #expect(key.keyword == keyword)
        for kind in Kind.allCases {
            #expect(key.belongs(to: kind) == kind.definition.keywords.contains(keyword))
        }
        for shape in Shape.all {
            #expect(key.belongs(to: shape.name) == (shape.field(keyword) != nil))
        }
    }

    @Test("Nothing else is found", arguments: ["", "Stack", "stack ", "stac", "stackk", "\u{0}", "presentations2"])
    func missesOthers(_ text: String) { #expect(find(text) == nil) }

    @Test("Shapes stand at the positions of their names")
    func shapes() {
        #expect(Shape.all.map { Int($0.name.rawValue) } == Array(Shape.all.indices))
    }

    @Test("A kind is known by its word and by its class", arguments: Kind.allCases)
    func kinds(_ kind: Kind) {
        #expect(find(kind.word)?.kind == kind)
        if kind != .controller {
            #expect(SystemClass(rawValue: kind.definition.className)?.kind == kind)
        }
    }
}
