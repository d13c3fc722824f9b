import KindredDiagnostics
import KindredGraph
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

    package static let rule = Rule(info: info) { hierarchy, findings in
        if hierarchy.documents.allSatisfy(\.views.isEmpty) { return }
        let declared = DeclaredViews(hierarchy)
        for (origin, problem) in declared.broken {
            findings.add(info, diagnostic: found(problem, origin: origin, hierarchy: hierarchy))
        }
        for (origin, first) in declared.repeated {
            findings.add(info, diagnostic: repeated(origin, first: declared.origins[first], hierarchy: hierarchy))
        }
        // What is missing may be in what could not be read.
        let isWhole = !hierarchy.isPartial && !hierarchy.hasLost(.views) && declared.broken.isEmpty
        for (view, problem) in declared.views.problems where isWhole || problem.isRing {
            findings.add(info, diagnostic: found(problem, origin: declared.origins[view], hierarchy: hierarchy))
        }
    }

    private static func found(
        _ problem: Selector.Problem, origin: DeclaredViews.Origin, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let (file, select) = (origin.file, origin.declaration.select)
        let name = hierarchy.string(origin.declaration.key, in: file)
        let place = hierarchy.documents[Int(file)].wording.place(of: select, part: problem.range, in: file)
        return Diagnostic(
            rule: info, message: problem.message, about: Diagnostic.Subject(kind: .view, id: name), at: place,
            help: Suggestion.help(problem.nearest) ?? problem.help ?? "Docs/Selecting.md describes selectors",
            fixes: problem.nearest == nil || !select.isInSource ? [] : Suggestion.fixes(problem.nearest, at: place))
    }

    private static func repeated(
        _ origin: DeclaredViews.Origin, first: DeclaredViews.Origin, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let name = hierarchy.string(origin.declaration.key, in: origin.file)
        return Diagnostic(
            rule: info, message: "'\(name)' is declared twice as a view",
            about: Diagnostic.Subject(kind: .view, id: name),
            at: hierarchy.place(origin.declaration.key, in: origin.file),
            labels: [
                Diagnostic.Label(
                    at: hierarchy.place(first.declaration.key, in: first.file), text: "first declared here")
            ],
            help: "give one of them another name")
    }
}
