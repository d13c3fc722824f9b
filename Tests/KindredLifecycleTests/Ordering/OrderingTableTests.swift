import KindredDiagnostics
import KindredGraph
@testable import KindredLifecycle
import KindredText
import Testing

/// The table of orders, and the facts that its rows rest on.
@Suite struct OrderingTableTests {
    @Test("Every operation has one row", arguments: Operation.allCases)
    func rowsAreWhole(_ operation: Operation) {
        #expect(OrderingTable.rows.count { $0.operation == operation } == 1)
        #expect(OrderingTable.row(operation: operation).operation == operation)
        #expect(!OrderingTable.row(operation: operation).facts.isEmpty)
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

    @Test("Facts that traces can cite have a bit each, and traces list them in a fixed order")
    func factsFit() {
        #expect(TraceFact.allCases.count <= 64)
        #expect(Set(TraceFact.allCases.map(\.fact.id)).count == TraceFact.allCases.count)
        #expect(FactSet(.d05, .r86).facts.map(\.id) == ["R86", "D05"])
        #expect(FactSet(.r86, .r88).contested == FactSet(.r88))
        #expect(FactSet().facts.isEmpty)
    }

    @Test("Each fact of a trace has the name of its case")
    func factsAreTheirCases() {
        for each in TraceFact.allCases {
            #expect(each.fact.id.lowercased() == String(describing: each).lowercased().replacing("part", with: "."))
        }
    }

    @Test("A fact knows the orders that rest on it")
    func ordersOfFacts() {
        #expect(OrdersOfFact.operations(.r86) == ["push", "pop"])
        #expect(OrdersOfFact.operations(.r79).isEmpty && OrdersOfFact.isTraced(.r79))
        #expect(OrdersOfFact.operations(.r25).isEmpty && !OrdersOfFact.isTraced(.r25))
    }
}
