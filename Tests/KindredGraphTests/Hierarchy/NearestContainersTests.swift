@testable import KindredGraph
import Testing

@Suite struct NearestContainersTests {
    @Test("Each kind that a relation looks for is kept, and no other changes", arguments: Relation.lookups.map(\.kind))
    func keepsEachKind(_ kind: Kind) {
        var nearest = NearestContainers()
        nearest.enter(ControllerID(index: 7), kind: kind)
        for other in Kind.allCases {
            #expect(nearest[other] == (other == kind ? ControllerID(index: 7) : nil))
        }
    }
}
