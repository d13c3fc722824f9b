import KindredDiagnostics
import KindredGraph

/// A live controller whose kind the printed text leaves open.
package enum GuessedKind {
    /// The evidence for the kind that was chosen.
    enum Reason {
        case name, inside, place, nothing
    }

    package static let info = RuleInfo(
        "guessed-kind", .note, .hierarchies,
        summary: "a controller with a class of the app's own may be of another kind than 'import hierarchy' assumes",
        why: """
            A printed hierarchy names classes, but not their superclasses. UIKit's containers have views of their \
            own, which sets them apart from other controllers. Which container it is has to be guessed from the \
            class name and the children.
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
        good: HierarchyExample.home + HierarchyExample.navigation + """
            #    | <HomeViewController>, state: appeared, view: <UIView>

            """)

    static func found(name: String, kind: Kind, reason: Reason, at place: SourceRange) -> Diagnostic {
        let why =
            switch reason {
            case .name: "because of its name"
            case .inside: "because of its children"
            case .place: "because nothing else can be there"
            case .nothing: "because nothing suggests another kind"
            }
        return Diagnostic(rule: info, message: "'\(name)' is assumed to be \(kind.definition.noun), \(why)", at: place)
    }
}
