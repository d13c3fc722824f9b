import KindredDiagnostics
import KindredGraph

/// A step on a controller of the wrong kind, or on one that isn't in the hierarchy.
///
/// Linking a scenario reports what the specification alone decides; the scenario then runs only if it expects this rule.
/// Running it reports what depends on the state, which ends the scenario.
package enum InvalidStep {
    package static let info = RuleInfo(
        "invalid-step", .error, .scenarios,
        summary: "a step on a controller of the wrong kind, or on one that isn't in the hierarchy",
        why: """
            A scenario uses the stacks, tabs and pages that the specification declares. A step that only one kind of \
            container supports needs a container of that kind.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack: [Start, Detail]
            scenarios:
              - name: back
                steps:

            """,
        bad: """
                  - push: HomeNav

            """,
        good: """
                  - push: Detail

            """)

    /// - Parameter word: The step or the key that needs another kind.
    static func wrongKind(
        _ controller: ControllerID, of word: String, needs kind: Kind, at place: SourceRange, graph: ResolvedGraph
    ) -> Diagnostic {
        let noun = graph[controller].kind.definition.noun
        return Diagnostic(
            rule: info,
            message: "'\(word)' needs \(kind.definition.noun); '\(graph.name(of: controller))' is \(noun)",
            about: graph.subject(of: controller), at: place, labels: [graph.declarationLabel(controller)],
            help: nearest(kind: kind, from: controller, graph: graph))
    }

    /// The nearest container of that kind around a controller, which is most likely meant.
    private static func nearest(kind: Kind, from controller: ControllerID, graph: ResolvedGraph) -> String {
        let container = graph.ancestors(of: controller).first {
            graph[$0].kind == kind && !graph[$0].name.isNone
        }
        return container.map { "write '\(graph.name(of: $0))', \(kind.definition.noun) that contains it" }
            ?? "write the id of \(kind.definition.noun)"
    }

    static func stranger(
        _ member: ControllerID, to container: ControllerID, role: Role, at place: SourceRange,
        graph: ResolvedGraph
    ) -> Diagnostic {
        let (name, owner) = (graph.name(of: member), graph.name(of: container))
        return Diagnostic(
            rule: info, message: "'\(name)' isn't \(role.phrase) '\(owner)'", about: graph.subject(of: member),
            at: place, labels: [graph.declarationLabel(member)],
            help: members(of: container, role: role, graph: graph) ?? "declare it in '\(owner)'")
    }

    /// An id that names all places of a screen, where a scenario needs one.
    ///
    /// - Parameter names: The first of the places or presentations that it names, by their paths.
    static func several(_ id: String, count: Int, names: [String], at place: SourceRange) -> Diagnostic {
        let subject = Diagnostic.Subject(kind: .controller, id: id)
        if names.isEmpty {
            return Diagnostic(
                rule: info, message: "'\(id)' has no place: no family leads to it", about: subject, at: place,
                help: "put it in a family, or push it from a screen that is in one")
        }
        let what = id.utf8.contains(0x3E) ? "presentations" : "places"
        let paths = Suggestion.list(valid: names.map { "'\($0)'" })
        return Diagnostic(
            rule: info, message: "'\(id)' names \(count) \(what), and a scenario needs one", about: subject, at: place,
            help: "write one of them: \(paths)")
    }

    static func onNoStack(_ controller: ControllerID, at place: SourceRange, graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "'\(graph.name(of: controller))' can't be pushed: it isn't on any navigation stack",
            about: graph.subject(of: controller), at: place, labels: [graph.declarationLabel(controller)],
            help: "add it to the 'stack' of the navigation controller that should push it")
    }

    static func noTab(_ controller: ControllerID, at place: SourceRange, graph: ResolvedGraph) -> Diagnostic {
        let tab = graph.ancestors(of: controller).first { graph[$0].role == .tab }
        return Diagnostic(
            rule: info, message: "'\(graph.name(of: controller))' can't be selected: it isn't a tab",
            about: graph.subject(of: controller), at: place, labels: [graph.declarationLabel(controller)],
            help: tab.map { "select '\(graph.name(of: $0))', the tab that contains it" } ?? "write the id of a tab")
    }

    static func otherWindow(
        _ family: FamilyID, window: WindowID, at place: SourceRange, graph: ResolvedGraph
    ) -> Diagnostic {
        let all = graph[window].families
        let families = Suggestion.list(valid: all.prefix(11).map { "'\(graph.name(of: $0.family))'" })
        return Diagnostic(
            rule: info,
            message: "'\(graph.name(of: family))' isn't a root of window '\(graph.name(of: window))'",
            about: graph.subject(of: family), at: place,
            labels: [Diagnostic.Label(at: graph.place(of: window), text: "the window is declared here")],
            help: families.isEmpty
                ? "list the family under 'windows'" : "write one of the window's families: \(families)")
    }

    static func twice(_ name: String, at place: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(name)' is listed twice", about: Diagnostic.Subject(kind: .controller, id: name),
            at: place, labels: [Diagnostic.Label(at: first, text: "first here")],
            help: "list it once: in a scenario each id is one instance")
    }

    static func itself(_ name: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this step names '\(name)' as both controllers",
            about: Diagnostic.Subject(kind: .controller, id: name), at: place, help: "write two different controllers")
    }

    // MARK: While it runs

    static func notPlaced(_ id: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: id)) isn't in the hierarchy at this point of the scenario",
            about: graph.subject(of: id), at: place, labels: [graph.declarationLabel(id)],
            help: "show its family first, or start with 'window: null', which builds every family")
    }

    static func wrongContainer(_ id: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: id)) doesn't support this step",
            about: graph.subject(of: id), at: place, labels: [graph.declarationLabel(id)],
            help: "write the id of a container that supports it")
    }

    static func insideItself(
        _ child: ControllerID, parent: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, parent) = (graph.phrase(for: child), graph.phrase(for: parent))
        return Diagnostic(
            rule: info, message: "\(child) contains \(parent) and can't become its child", about: subject, at: place,
            help: "remove \(parent) from its parent first, or add another child")
    }

    static func viewInsideItself(
        _ child: ControllerID, owner: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, owner) = (graph.phrase(for: child), graph.phrase(for: owner))
        return Diagnostic(
            rule: info, message: "the view of \(child) contains the view of \(owner) and can't become its subview",
            about: subject, at: place, help: "call removeFromSuperview on \(owner) first, or add another view")
    }

    static func emptyWindow(_ window: WindowID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the window '\(graph.name(of: window))' has no root",
            about: graph.subject(of: window), at: place,
            help: "list a family under 'windows', or launch another window")
    }

    static func setRootInside(_ window: WindowID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "the root of window '\(graph.name(of: window))' is being replaced by a new instance of its family",
            about: graph.subject(of: window), at: place,
            help: "call setRoot outside the callbacks of the old and the new root")
    }

    static func notARoot(_ root: ControllerID, reason: String, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: root)) can't be the root of a window: \(reason)",
            about: graph.subject(of: root), at: place,
            labels: [graph.declarationLabel(root)], help: "write a family that isn't on screen elsewhere")
    }

    /// Help that lists the first ten members of a container.
    private static func members(of container: ControllerID, role: Role, graph: ResolvedGraph) -> String? {
        var names: [String] = []
        for child in graph.children(of: container) where graph[child].role == role {
            names.append(graph.name(of: child))
            if names.count > 10 { break }
        }
        if names.isEmpty { return nil }
        return "write a member of '\(graph.name(of: container))': " + Suggestion.list(valid: names)
    }
}
