import KindredBase

/// A presentation of a single controller, where only families can be presented.
package enum PresentChild {
    package static let info = RuleInfo(
        "present-child", .error, .presentations,
        summary: "'present' names a controller that is no family",
        why: """
            What is presented is the top of a family of its own and must have no parent: UIKit throws when a controller that \
            stands in a container is presented (R49). Therefore 'present' takes the id of a family. Where the controller is \
            the root of a family, that family is surely meant.
            """,
        facts: [.r49],
        uikit: """
            NSInvalidArgumentException: Application tried to present modally a view controller <X: 0x…> that has a parent view \
            controller <P: 0x…>.
            """,
        bad: """
            kindred: 1
            families:
              home: Home
              login:
                navigation: LoginNav
                stack: [Login]
            presentations:
              - {from: Home, present: Login}

            """,
        good: """
            kindred: 1
            families:
              home: Home
              login:
                navigation: LoginNav
                stack: [Login]
            presentations:
              - {from: Home, present: login}

            """)

    /// Told while names are looked up.
    package static let rule = Rule(info)

    /// `family` is the family that has the controller as its root, if there is one.
    package static func found(_ controller: String, family: String?, at place: Place, declared: Place) -> Diagnostic {
        guard let family else {
            return Diagnostic(
                info, "'\(controller)' stands in a container and cannot be presented", at: place,
                labels: [Diagnostic.Label(declared, "'\(controller)' stands here")], uikit: info.uikit,
                help: "present the family that it belongs to, or declare a family for it, its root with the same class")
        }
        return Diagnostic(
            info, "'\(controller)' is a controller, and only families are presented", at: place,
            labels: [Diagnostic.Label(declared, "the root of the family '\(family)'")], help: "present '\(family)'",
            fixes: [Diagnostic.Fix(place, family)])
    }
}
