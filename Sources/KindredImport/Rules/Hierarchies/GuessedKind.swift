import KindredBase
import KindredCore

/// A live controller whose kind the printed text leaves open.
package enum GuessedKind {
    /// What spoke for the kind that was chosen.
    enum Reason {
        case name, inside, place, nothing
    }

    package static let info = RuleInfo(
        "guessed-kind", .note, .hierarchies,
        summary: "a controller of a class of the app's own may be of another kind than 'import hierarchy' says",
        why: """
            What is printed names classes, but not what they inherit from. The view tells containers of UIKit from others, since \
            they bring their own; which of them it is, the name of the class and what stands in it must tell.
            """,
        facts: [.r96],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                class: HomeFlow
                stack:
                  - controller: Home
                    class: HomeViewController
            # <HomeFlow>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: appeared, view: <UIView>

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Home
                    class: HomeViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: appeared, view: <UIView>

            """)

    static func found(_ name: String, _ kind: Kind, _ reason: Reason, at place: Place) -> Diagnostic {
        let why =
            switch reason {
            case .name: "by its name"
            case .inside: "by what is in it"
            case .place: "since nothing else can be there"
            case .nothing: "since nothing speaks for another kind"
            }
        return Diagnostic(info, "'\(name)' is taken for \(kind.definition.noun), \(why)", at: place)
    }
}
