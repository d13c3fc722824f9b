import Kindred
import Foundation
import TestSupport
import Testing

/// What the library's values say is what the JSON says, on every golden specification.
@Suite struct LibraryTests {
    @Test("The graph of the library is that of the JSON")
    func graph() throws {
        var compared = 0
        for each in Self.specifications {
            let compilation = Compiler().compile(try each.sources())
            guard let graph = compilation.graph, let bytes = compilation.json() else { continue }
            let read = try JSONSerialization.jsonObject(with: Data(bytes))
            let json = try #require(read as? NSDictionary)
            let said = LibraryJSON.graph(graph) as NSDictionary
            #expect(said == json, "\(each.path)")
            compared += 1
        }
        #expect(compared > 50)
    }

    @Test("The problems of the library are those of the JSON")
    func problems() throws {
        var compared = 0
        for each in Self.specifications {
            let compilation = Compiler().compile(try each.sources())
            let read = try JSONSerialization.jsonObject(with: Data(compilation.diagnosticsJSON(notes: true)))
            let json = try #require((read as? NSDictionary)?["diagnostics"] as? NSArray)
            #expect(compilation.diagnostics.map(LibraryJSON.problem) as NSArray == json, "\(each.path)")
            for problem in compilation.diagnostics {
                #expect(problem.rule?.id == problem.id)
                compared += 1
            }
        }
        #expect(compared > 100)
    }

    private static var specifications: [GoldenCase] {
        GoldenCase.all(in: EmitGoldenTests.folder) + RuleGoldenTests.cases + RuleExampleTests.specifications
    }
}

/// The library's values under the names of the JSON.
private enum LibraryJSON {
    static func graph(_ graph: Graph) -> [String: Any] {
        var json: [String: Any] = [
            "format": "kindred-graph", "version": 1, "windows": graph.windows.map(window),
            "families": graph.families.map(family), "controllers": graph.controllers.map(controller),
            "presentations": graph.presentations.map(presentation), "pushes": graph.pushes.map(push),
        ]
        if !graph.screens.isEmpty { json["screens"] = graph.screens.map(screen) }
        return json
    }

    private static func screen(_ screen: Graph.Screen) -> [String: Any] {
        var json: [String: Any] = ["id": screen.id, "places": screen.places, "location": location(screen.location)]
        json["class"] = screen.className
        return json
    }

    static func problem(_ problem: Compilation.Diagnostic) -> [String: Any] {
        [
            "id": problem.id, "severity": problem.severity.rawValue, "message": problem.message,
            "location": problem.range.map(range) ?? ["file": problem.path],
            "related": problem.related.map { ["message": $0.message, "location": range($0.range)] },
            "uikit": orNull(problem.uikit), "help": orNull(problem.help),
            "fixes": problem.fixes.map { ["location": range($0.range), "replacement": $0.replacement] },
        ]
    }

    private static func window(_ window: Graph.Window) -> [String: Any] {
        [
            "id": window.id, "families": window.families, "rootViewControllers": window.rootViewControllers,
            "location": location(window.location),
        ]
    }

    private static func family(_ family: Graph.Family) -> [String: Any] {
        [
            "id": family.id, "root": family.root, "members": family.members, "windows": family.windows,
            "presentations": family.presentations, "location": location(family.location),
        ]
    }

    private static func controller(_ controller: Graph.Controller) -> [String: Any] {
        var json: [String: Any] = [
            "id": controller.id, "kind": controller.kind, "family": controller.family, "role": controller.role,
            "index": controller.index, "implicit": controller.isImplicit,
            "definesPresentationContext": controller.definesPresentationContext,
            "parentViewController": orNull(controller.parentViewController), "children": controller.children,
            "navigationController": orNull(controller.navigationController),
            "tabBarController": orNull(controller.tabBarController),
            "splitViewController": orNull(controller.splitViewController),
            "presentingViewControllers": controller.presentingViewControllers,
            "presentedViewControllers": controller.presentedViewControllers,
            "location": location(controller.location),
        ]
        json["class"] = controller.className
        json["screen"] = controller.screen
        json["derived"] = controller.isDerived
        json["title"] = controller.title
        json["note"] = controller.note
        json["source"] = controller.source
        json["tags"] = controller.tags
        json["style"] = controller.style
        json["transition"] = controller.transition
        json["forwardsAppearance"] = controller.forwardsAppearance
        json["providesPresentationContextTransitionStyle"] = controller.providesPresentationContextTransitionStyle
        return json
    }

    private static func presentation(_ presentation: Graph.Presentation) -> [String: Any] {
        var json: [String: Any] = [
            "id": presentation.id, "from": presentation.from, "family": presentation.family,
            "presented": presentation.presented, "style": presentation.style,
            "effectiveStyle": presentation.effectiveStyle, "transition": presentation.transition,
            "presenters": presentation.presenters.map { ["controller": $0.controller, "reason": $0.reason] },
            "removesPresenterView": orNull(presentation.removesPresenterView),
            "location": location(presentation.location),
        ]
        json["presentsInFullscreen"] = presentation.presentsInFullscreen
        json["anchor"] = presentation.anchor
        return json
    }

    private static func push(_ push: Graph.Push) -> [String: Any] {
        [
            "from": push.from, "to": push.to, "kind": push.kind, "container": push.container,
            "location": location(push.location),
        ]
    }

    private static func location(_ location: Location) -> [String: Any] {
        ["file": location.file, "line": location.line, "column": location.column]
    }

    private static func range(_ range: TextRange) -> [String: Any] {
        [
            "file": range.start.file, "line": range.start.line, "column": range.start.column,
            "endLine": range.end.line, "endColumn": range.end.column, "offset": range.offset,
            "endOffset": range.endOffset,
        ]
    }

    private static func orNull(_ value: Any?) -> Any { value ?? NSNull() }
}
