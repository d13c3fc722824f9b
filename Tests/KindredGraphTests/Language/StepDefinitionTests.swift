@testable import KindredGraph
import Testing

@Suite struct StepDefinitionTests {
    @Test("Steps stand at the positions of their names, and are called the same")
    func names() {
        #expect(StepDefinition.all.map(\.name) == StepName.allCases)
        #expect(StepDefinition.all.map(\.keyword.rawValue) == StepName.allCases.map { "\($0)" })
    }

    @Test("Every keyword of scenarios is found by its text", arguments: Keyword.allCases)
    func finds(_ keyword: Keyword) {
        #expect(Array(keyword.rawValue.utf8).withUnsafeBytes { Key.findKeyword($0) } == keyword)
    }

    @Test("What a scalar stands for is a field, and required", arguments: StepDefinition.all)
    func short(_ step: StepDefinition) throws {
        guard case .short(let keyword) = step.value else { return }
        #expect(try #require(step.fields.first { $0.keyword == keyword }).isRequired)
    }

    @Test("As the contract has it: what takes a completion, an animation, a finger")
    func options() {
        func takers(_ keyword: Keyword) -> [StepName] { StepDefinition.all.filter { $0.takes(keyword) }.map(\.name) }
        let moving: [StepName] = [.push, .pop, .popToRoot, .setStack, .select, .turn, .present, .dismiss]
        #expect(takers(.completion) == moving + [.transition])
        #expect(takers(.animated) == moving)
        #expect(takers(.interactive) == moving.filter { $0 != .setStack })
        let animated = moving.filter { $0 != .setStack && $0 != .select }
        #expect(StepDefinition.all.filter(\.isAnimatedByDefault).map(\.name) == animated)
    }

    @Test("No mapping has more fields than are counted in a word")
    func widths() {
        let mappings = StepDefinition.all.map(\.fields) + [Shape.scenario, .start, .check, .moment].map(\.fields)
        #expect(mappings.allSatisfy { $0.count < 64 && Set($0.map(\.keyword)).count == $0.count })
    }
}
