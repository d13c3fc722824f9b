import KindredDiagnostics

/// A presentation of a single controller, where only families can be presented.
package enum PresentChild {
    package static let info = RuleInfo(
        "present-child", .error, .presentations,
        summary: "'present' names a controller instead of a family",
        why: """
            A presented controller is the root of its own family and has no parent: UIKit throws if a controller in a container \
            is presented (R49). 'present' therefore takes the id of a family. If the controller is the root of a family, \
            Kindred assumes that family.
            """,
        facts: [.r49],
        uikit: """
            NSInvalidArgumentException: Application tried to present modally a view controller <X: 0x…> that has a parent view \
            controller <P: 0x…>.
            """,
        start: """
            kindred: 1
            families:
              home: Home
              login:
                navigation: LoginNav
                stack: [Login]
            presentations:

            """,
        bad: """
              - {from: Home, present: Login}

            """,
        good: """
              - {from: Home, present: login}

            """)

    /// The families that could be presented instead of a screen.
    package enum Families {
        case some([String])
        /// The lack of a family; an id that one could have.
        case none(unused: String?)
        /// A number of families beyond what anyone looks through.
        case many
    }

    package static func found(
        screen: String, families: Families, about subject: Diagnostic.Subject, at place: SourceRange,
        declared: SourceRange
    ) -> Diagnostic {
        var fixes: [Diagnostic.Fix] = []
        let help: String
        switch families {
        case .some(let names):
            if names.count == 1 { fixes = Suggestion.fixes(names[0], at: place) }
            let quoted = names.prefix(3).map { "'\($0)'" }
            help =
                switch names.count {
                case 1: "present \(quoted[0])"
                case 2: "present \(quoted[0]) or \(quoted[1])"
                case 3: "present \(quoted[0]), \(quoted[1]) or \(quoted[2])"
                default: "present \(quoted[0]), \(quoted[1]) or one of \(names.count - 2) more"
                }
        case .none(let id?): help = "declare one: `\(id): \(screen)`"
        case .none(nil): help = "declare one whose root is '\(screen)'"
        case .many: help = "present one of its families, or declare one whose root is '\(screen)'"
        }
        return Diagnostic(
            rule: info, message: "'\(screen)' is a screen; present a family that holds it", about: subject, at: place,
            labels: [Diagnostic.Label(at: declared, text: "'\(screen)' is declared here")], help: help, fixes: fixes)
    }

    /// Returns the diagnostic; `family` is the one that has the controller as its root, if there is one.
    package static func found(
        controller: String, family: String?, about subject: Diagnostic.Subject, at place: SourceRange,
        declared: SourceRange
    ) -> Diagnostic {
        guard let family else {
            return Diagnostic(
                rule: info, message: "'\(controller)' is in a container and can't be presented", about: subject,
                at: place,
                labels: [Diagnostic.Label(at: declared, text: "'\(controller)' is declared here")], uikit: info.uikit,
                help: "present the family it belongs to, or declare a family for it whose root has the same class")
        }
        return Diagnostic(
            rule: info, message: "'\(controller)' is a controller, but only families can be presented", about: subject,
            at: place, labels: [Diagnostic.Label(at: declared, text: "the root of the family '\(family)'")],
            help: "present '\(family)'", fixes: Suggestion.fixes(family, at: place))
    }
}
