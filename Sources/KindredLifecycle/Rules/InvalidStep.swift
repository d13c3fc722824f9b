import KindredBase
import KindredCore

/// A step on a controller of the wrong kind, or on one that is not there.
///
/// What the specification alone decides is told when a scenario is linked, and the scenario is not run unless it expects
/// this; what depends on the state is told when it runs, and ends it.
package enum InvalidStep {
    package static let info = RuleInfo(
        "invalid-step", .error, .scenarios,
        summary: "a step on a controller of the wrong kind, or on one that is not there",
        why: """
            The stacks, tabs and pages of a scenario are those that the specification declares, and what only one kind of \
            container can do needs a container of that kind.
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack: [Start, Detail]
            scenarios:
              - name: back
                steps:
                  - push: HomeNav

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack: [Start, Detail]
            scenarios:
              - name: back
                steps:
                  - push: Detail

            """)

    /// - Parameter word: The step or the key that wants another kind.
    static func wrongKind(
        _ controller: ControllerID, of word: String, needs kind: Kind, at place: Place, _ hierarchy: Hierarchy
    ) -> Diagnostic {
        let noun = hierarchy[controller].kind.definition.noun
        return Diagnostic(
            info, "'\(word)' needs \(kind.definition.noun); '\(hierarchy.name(controller))' is \(noun)", at: place,
            labels: [declared(controller, hierarchy)], help: nearest(kind, from: controller, hierarchy))
    }

    /// The container of that kind around a controller, which was most likely meant.
    private static func nearest(_ kind: Kind, from controller: ControllerID, _ hierarchy: Hierarchy) -> String {
        let container = hierarchy.ancestors(of: controller).first {
            hierarchy[$0].kind == kind && !hierarchy[$0].name.isNone
        }
        return container.map { "write '\(hierarchy.name($0))', \(kind.definition.noun) around it" }
            ?? "write the id of \(kind.definition.noun)"
    }

    static func stranger(
        _ member: ControllerID, to container: ControllerID, _ role: Role, at place: Place, _ hierarchy: Hierarchy
    ) -> Diagnostic {
        let (name, owner) = (hierarchy.name(member), hierarchy.name(container))
        let problem =
            switch role {
            case .stack: "'\(name)' does not stand on the stack of '\(owner)'"
            case .tab: "'\(name)' is no tab of '\(owner)'"
            case .page: "'\(name)' is no page of '\(owner)'"
            default: "'\(name)' is no child of '\(owner)'"
            }
        return Diagnostic(
            info, problem, at: place, labels: [declared(member, hierarchy)],
            help: members(of: container, role, hierarchy) ?? "declare it in '\(owner)'")
    }

    static func onNoStack(_ controller: ControllerID, at place: Place, _ hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "'\(hierarchy.name(controller))' cannot be pushed: it stands on no stack", at: place,
            labels: [declared(controller, hierarchy)],
            help: "declare it on the 'stack' of the navigation controller that it shall be pushed on")
    }

    static func noTab(_ controller: ControllerID, at place: Place, _ hierarchy: Hierarchy) -> Diagnostic {
        let tab = hierarchy.ancestors(of: controller).first { hierarchy[$0].role == .tab }
        return Diagnostic(
            info, "'\(hierarchy.name(controller))' cannot be selected: it is no tab", at: place,
            labels: [declared(controller, hierarchy)],
            help: tab.map { "its tab is '\(hierarchy.name($0))'" } ?? "write the id of a tab")
    }

    static func otherWindow(
        _ family: FamilyID, _ window: WindowID, at place: Place, _ hierarchy: Hierarchy
    ) -> Diagnostic {
        let all = hierarchy[window].families
        let families =
            all.prefix(10).map { "'\(hierarchy.name($0.family))'" }.joined(separator: ", ")
            + (all.count > 10 ? ", …" : "")
        return Diagnostic(
            info, "'\(hierarchy.name(family))' is no root of window '\(hierarchy.name(window))'", at: place,
            labels: [Diagnostic.Label(hierarchy.place(window), "the window is declared here")],
            help: families.isEmpty ? "list the family under 'windows'" : "under 'windows' it has \(families)")
    }

    static func twice(_ name: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            info, "'\(name)' stands here twice", at: place, labels: [Diagnostic.Label(first, "first here")],
            help: "in a scenario each id is one instance")
    }

    static func itself(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(info, "'\(name)' is both ends of this step", at: place, help: "write two different controllers")
    }

    // MARK: While it runs

    static func notPlaced(_ id: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "\(hierarchy.spoken(id)) is not there at this point of the scenario", at: place,
            labels: [declared(id, hierarchy)],
            help: "show its family first, or begin with 'window: null', where every family is there from the start")
    }

    static func wrongContainer(_ id: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "\(hierarchy.spoken(id)) has no such step", at: place, labels: [declared(id, hierarchy)],
            help: "write the id of a container that can do this")
    }

    static func insideItself(_ child: ControllerID, _ parent: ControllerID, at place: Place, in hierarchy: Hierarchy)
        -> Diagnostic
    {
        let (child, parent) = (hierarchy.spoken(child), hierarchy.spoken(parent))
        return Diagnostic(
            info, "\(child) contains \(parent) and cannot become its child", at: place,
            help: "remove it from its parent first, or add another child")
    }

    static func viewInsideItself(_ child: ControllerID, _ owner: ControllerID, at place: Place, in hierarchy: Hierarchy)
        -> Diagnostic
    {
        let (child, owner) = (hierarchy.spoken(child), hierarchy.spoken(owner))
        return Diagnostic(
            info, "the view of \(owner) is in the view of \(child) and cannot hold it", at: place,
            help: "remove that view from its superview first, or add another")
    }

    static func emptyWindow(_ window: WindowID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "the window '\(hierarchy.name(window))' has no root", at: place,
            help: "list a family under 'windows', or launch another window")
    }

    static func setRootInside(_ window: WindowID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "the root of window '\(hierarchy.name(window))' is being replaced by a new instance of its family",
            at: place, help: "set the root outside of the callbacks of the old and the new one")
    }

    static func notARoot(_ root: ControllerID, _ reason: String, at place: Place, in hierarchy: Hierarchy) -> Diagnostic
    {
        Diagnostic(
            info, "\(hierarchy.spoken(root)) cannot be the root of a window: \(reason)", at: place,
            labels: [declared(root, hierarchy)], help: "write the root of a family that is not on screen otherwise")
    }

    private static func declared(_ controller: ControllerID, _ hierarchy: Hierarchy) -> Diagnostic.Label {
        Diagnostic.Label(hierarchy.place(controller), "'\(hierarchy.name(controller))' is declared here")
    }

    /// The first ten members that a container has.
    private static func members(of container: ControllerID, _ role: Role, _ hierarchy: Hierarchy) -> String? {
        var names: [String] = []
        for child in hierarchy.children(of: container) where hierarchy[child].role == role {
            names.append(hierarchy.name(child))
            if names.count > 10 { break }
        }
        if names.isEmpty { return nil }
        return "'\(hierarchy.name(container))' has " + names.prefix(10).joined(separator: ", ")
            + (names.count > 10 ? ", …" : "")
    }
}
