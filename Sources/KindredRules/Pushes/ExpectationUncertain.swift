import KindredDiagnostics
import KindredGraph

/// An expectation that may hold, where it is uncertain what UIKit answers.
package enum ExpectationUncertain {
    package static let info = RuleInfo(
        "expectation-uncertain", .note, .pushes, about: .controller,
        summary: "an expectation differs where it is uncertain what UIKit answers",
        why: """
            Who presents a popover isn't documented (R43): it may be the caller or a container of it. What 'show' presents may \
            also be presented by the root of the window (R107). What contains the columns of a collapsed split view controller \
            is uncertain, too (R106). Such an expectation doesn't fail.
            """,
        facts: [.r43, .r106, .r107],
        bad: """
            kindred: 1
            families:
              home: {navigation: Nav, stack: [Home]}
              menu: Menu
            presentations:
              - {from: Home, present: menu, style: popover, anchor: sourceView}
            expect:
              Menu: {presentingViewController: Home}

            """,
        good: """
            kindred: 1
            families:
              home: {navigation: Nav, stack: [Home]}
              menu: Menu
            presentations:
              - {from: Home, present: menu, style: popover, anchor: sourceView}
            expect:
              Menu: {presentingViewController: Nav}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        var uncertain = UncertainAnswers(graph: graph)
        for each in ExpectationFailed.disagreements(in: graph) {
            let expectation = each.expectation
            guard uncertain.accept(expectation, resolved: each.resolved) else { continue }
            let (name, relation) = (graph.name(of: expectation), expectation.relation.rawValue)
            diagnostics.add(
                info,
                diagnostic: Diagnostic(
                    rule: info, message: "\(relation) of '\(name)' is uncertain, and may be what is expected",
                    about: Diagnostic.Subject(kind: .controller, id: name, detail: relation),
                    at: graph.place(of: expectation)))
        }
    }
}
