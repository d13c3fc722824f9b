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
        _ controller: ControllerID, of word: String, needs kind: Kind, at place: SourceRange, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let noun = hierarchy[controller].kind.definition.noun
        return Diagnostic(
            rule: info,
            message: "'\(word)' needs \(kind.definition.noun); '\(hierarchy.name(of: controller))' is \(noun)",
            about: hierarchy.subject(of: controller), at: place, labels: [hierarchy.declarationLabel(controller)],
            help: nearest(kind: kind, from: controller, hierarchy: hierarchy))
    }

    /// The nearest container of that kind around a controller, which is most likely meant.
    private static func nearest(kind: Kind, from controller: ControllerID, hierarchy: ResolvedGraph) -> String {
        let container = hierarchy.ancestors(of: controller).first {
            hierarchy[$0].kind == kind && !hierarchy[$0].name.isNone
        }
        return container.map { "write '\(hierarchy.name(of: $0))', \(kind.definition.noun) that contains it" }
            ?? "write the id of \(kind.definition.noun)"
    }

    static func stranger(
        _ member: ControllerID, to container: ControllerID, role: Role, at place: SourceRange,
        hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let (name, owner) = (hierarchy.name(of: member), hierarchy.name(of: container))
        return Diagnostic(
            rule: info, message: "'\(name)' isn't \(role.phrase) '\(owner)'", about: hierarchy.subject(of: member),
            at: place, labels: [hierarchy.declarationLabel(member)],
            help: members(of: container, role: role, hierarchy: hierarchy) ?? "declare it in '\(owner)'")
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

    static func onNoStack(_ controller: ControllerID, at place: SourceRange, hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "'\(hierarchy.name(of: controller))' can't be pushed: it isn't on any navigation stack",
            about: hierarchy.subject(of: controller), at: place, labels: [hierarchy.declarationLabel(controller)],
            help: "add it to the 'stack' of the navigation controller that should push it")
    }

    static func noTab(_ controller: ControllerID, at place: SourceRange, hierarchy: ResolvedGraph) -> Diagnostic {
        let tab = hierarchy.ancestors(of: controller).first { hierarchy[$0].role == .tab }
        return Diagnostic(
            rule: info, message: "'\(hierarchy.name(of: controller))' can't be selected: it isn't a tab",
            about: hierarchy.subject(of: controller), at: place, labels: [hierarchy.declarationLabel(controller)],
            help: tab.map { "select '\(hierarchy.name(of: $0))', the tab that contains it" } ?? "write the id of a tab")
    }

    static func otherWindow(
        _ family: FamilyID, window: WindowID, at place: SourceRange, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let all = hierarchy[window].families
        let families = Suggestion.list(valid: all.prefix(11).map { "'\(hierarchy.name(of: $0.family))'" })
        return Diagnostic(
            rule: info,
            message: "'\(hierarchy.name(of: family))' isn't a root of window '\(hierarchy.name(of: window))'",
            about: hierarchy.subject(of: family), at: place,
            labels: [Diagnostic.Label(at: hierarchy.place(of: window), text: "the window is declared here")],
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

    static func notPlaced(_ id: ControllerID, at place: SourceRange, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(hierarchy.phrase(for: id)) isn't in the hierarchy at this point of the scenario",
            about: hierarchy.subject(of: id), at: place, labels: [hierarchy.declarationLabel(id)],
            help: "show its family first, or start with 'window: null', which builds every family")
    }

    static func wrongContainer(_ id: ControllerID, at place: SourceRange, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(hierarchy.phrase(for: id)) doesn't support this step",
            about: hierarchy.subject(of: id), at: place, labels: [hierarchy.declarationLabel(id)],
            help: "write the id of a container that supports it")
    }

    static func insideItself(
        _ child: ControllerID, parent: ControllerID, at place: SourceRange, in hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let subject = hierarchy.subject(of: child)
        let (child, parent) = (hierarchy.phrase(for: child), hierarchy.phrase(for: parent))
        return Diagnostic(
            rule: info, message: "\(child) contains \(parent) and can't become its child", about: subject, at: place,
            help: "remove \(parent) from its parent first, or add another child")
    }

    static func viewInsideItself(
        _ child: ControllerID, owner: ControllerID, at place: SourceRange, in hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let subject = hierarchy.subject(of: child)
        let (child, owner) = (hierarchy.phrase(for: child), hierarchy.phrase(for: owner))
        return Diagnostic(
            rule: info, message: "the view of \(child) contains the view of \(owner) and can't become its subview",
            about: subject, at: place, help: "call removeFromSuperview on \(owner) first, or add another view")
    }

    static func emptyWindow(_ window: WindowID, at place: SourceRange, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the window '\(hierarchy.name(of: window))' has no root",
            about: hierarchy.subject(of: window), at: place,
            help: "list a family under 'windows', or launch another window")
    }

    static func setRootInside(_ window: WindowID, at place: SourceRange, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "the root of window '\(hierarchy.name(of: window))' is being replaced by a new instance of its family",
            about: hierarchy.subject(of: window), at: place,
            help: "call setRoot outside the callbacks of the old and the new root")
    }

    static func notARoot(_ root: ControllerID, reason: String, at place: SourceRange, in hierarchy: ResolvedGraph)
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "\(hierarchy.phrase(for: root)) can't be the root of a window: \(reason)",
            about: hierarchy.subject(of: root), at: place,
            labels: [hierarchy.declarationLabel(root)], help: "write a family that isn't on screen elsewhere")
    }

    /// Help that lists the first ten members of a container.
    private static func members(of container: ControllerID, role: Role, hierarchy: ResolvedGraph) -> String? {
        var names: [String] = []
        for child in hierarchy.children(of: container) where hierarchy[child].role == role {
            names.append(hierarchy.name(of: child))
            if names.count > 10 { break }
        }
        if names.isEmpty { return nil }
        return "write a member of '\(hierarchy.name(of: container))': " + Suggestion.list(valid: names)
    }
}
