import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// A view whose selector can't be read, or that needs itself.
package enum InvalidView {
    package static let info = RuleInfo(
        "invalid-view", .error, .project, about: .view,
        summary: "a view's selector can't be read, refers to no view or to itself, or its name is used twice",
        why: """
            A view is a selector with a name; see [Selecting.md](../Selecting.md). Views can refer to each other, but not in a \
            ring: then nothing says what they select.
            """,
        bad: """
            kindred: 1
            families:
              home: Home
            views:
              start: {select: "tags:start"}

            """,
        good: """
            kindred: 1
            families:
              home: {controller: Home, tags: [start]}
            views:
              start: {select: "tag:start"}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        let declared = DeclaredViews(graph: graph)
        for (origin, failure) in declared.broken {
            diagnostics.add(info, diagnostic: found(failure: failure, origin: origin, graph: graph))
        }
        for (origin, first) in declared.repeated {
            diagnostics.add(info, diagnostic: repeated(origin, first: declared.origins[first]))
        }
        // What is missing may be in what could not be read.
        let isWhole = !graph.isPartial && !graph.hasLost(.views) && declared.broken.isEmpty
        for (view, failure) in declared.views.failures where isWhole || failure.isRing {
            diagnostics.add(
                info, diagnostic: found(failure: failure, origin: declared.origins[view], graph: graph))
        }
    }

    private static func found(
        failure: Selector.Failure, origin: DeclaredViews.Origin, graph: ResolvedGraph
    ) -> Diagnostic {
        let (place, isEditable) = graph.place(of: failure.range, in: origin)
        return Diagnostic(
            rule: info, message: failure.message, about: Diagnostic.Subject(kind: .view, id: origin.name), at: place,
            help: English.didYouMean(failure.nearest) ?? failure.help ?? "Docs/Selecting.md describes selectors",
            fixes: failure.nearest == nil || !isEditable ? [] : Suggestion.fixes(failure.nearest, at: place))
    }

    private static func repeated(_ origin: DeclaredViews.Origin, first: DeclaredViews.Origin) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(origin.name)' is declared twice as a view",
            about: Diagnostic.Subject(kind: .view, id: origin.name), at: origin.place,
            labels: [Diagnostic.Label(at: first.place, text: "first declared here")],
            help: "give one of them another name")
    }
}
