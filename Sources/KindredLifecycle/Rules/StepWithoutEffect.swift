import KindredBase
import KindredCore

/// A step that does nothing where things stand.
package enum StepWithoutEffect {
    package static let info = RuleInfo(
        "step-without-effect", .note, .scenarios,
        summary: "a step does nothing where things stand",
        why: """
            UIKit ignores a dismiss where nothing is presented by or around the receiver (R63), a pop at the root, \
            the selection of the selected tab by code, and removeFromParent without a parent.
            """,
        facts: [.r63],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: back
                steps:
                  - pop: Nav

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: back
                steps:
                  - push: Detail
                  - pop: Nav

            """)

    static func pop(on stack: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(info, "\(hierarchy.spoken(stack)) has nothing to pop", at: place)
    }

    static func select(_ tab: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(info, "\(hierarchy.spoken(tab)) is selected already", at: place)
    }

    static func turn(_ page: ControllerID, to id: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic
    {
        Diagnostic(info, "\(hierarchy.spoken(page)) shows \(hierarchy.spoken(id)) already", at: place)
    }

    static func dismiss(_ id: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        let name = hierarchy.spoken(id)
        return Diagnostic(info, "nothing is presented by \(name), and \(name) is not presented", at: place)
    }

    static func removeFromParent(_ child: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(info, "\(hierarchy.spoken(child)) has no parent", at: place)
    }

    static func launch(_ window: WindowID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(info, "the window '\(hierarchy.name(window))' is on screen already", at: place)
    }

    static func setRoot(_ window: WindowID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(info, "the window '\(hierarchy.name(window))' has this root already", at: place)
    }
}
