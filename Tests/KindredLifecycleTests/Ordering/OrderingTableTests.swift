import KindredCore
import Testing

@testable import KindredLifecycle

/// The table of orders, and the facts that its rows rest on.
@Suite struct OrderingTableTests {
    @Test("Every operation has one row", arguments: Operation.allCases)
    func rowsAreWhole(_ operation: Operation) {
        #expect(OrderingTable.rows.count { $0.operation == operation } == 1)
        #expect(OrderingTable.row(operation).operation == operation)
        #expect(!OrderingTable.row(operation).facts.isEmpty)
    }

    @Test("What a row begins it ends, for those that come and those that go")
    func rowsAreBalanced() {
        for row in OrderingTable.rows {
            for party in [Row.Party.old, .new] {
                let completed = (row.will + row.did).filter { $0.party == party }.map(\.callback)
                let pairs: [[Callback]] = [
                    [], [.viewWillAppear, .viewDidAppear], [.viewWillDisappear, .viewDidDisappear],
                ]
                #expect(pairs.contains(completed), "\(row.operation)")
            }
        }
    }

    @Test("Facts have names of their own, a bit each")
    func factsFit() {
        #expect(Fact.all.count <= 64)
        #expect(Set(Fact.all.map(\.id)).count == Fact.all.count)
        #expect(FactSet("R86", "D05").facts.map(\.id) == ["R86", "D05"])
        #expect(FactSet("nothing").isEmpty)
    }
}
