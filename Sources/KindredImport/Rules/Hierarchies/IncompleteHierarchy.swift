import KindredBase
import KindredCore

/// A hierarchy of which lines, or parts of them, are missing.
package enum IncompleteHierarchy {
    package static let info = RuleInfo(
        "incomplete-hierarchy", .error, .hierarchies,
        summary: "a line of a printed hierarchy is cut off, or lines are missing before it",
        why: """
            What is not printed proves nothing: a controller that seems not to be there may only have been cut off. Consoles \
            and terminals break or shorten long lines, and keep only the last of many. The hierarchy is compared with \
            nothing until it is whole.
            """,
        facts: [.r96],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Home
                    class: HomeViewController
                  - controller: Detail
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    |    | <DetailViewController>, state: appeared, view: <UIView>

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
                  - controller: Detail
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    static func cut(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "this line of the hierarchy is cut off", at: place,
            help: "each controller has one whole line: class, state and view")
    }

    static func gap(_ place: Place, levels: Int) -> Diagnostic {
        let lines = levels == 1 ? "a line" : "\(levels) lines"
        return Diagnostic(
            info, "this controller stands too deep below the one before it: \(lines) in between must be missing",
            at: place, help: "copy the hierarchy again, with all of its lines")
    }

    static func headless(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "the hierarchy begins below its root: the lines before this one are missing", at: place,
            help: "the first line of a hierarchy has no '|' before it")
    }
}
