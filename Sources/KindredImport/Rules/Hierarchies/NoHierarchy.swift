import KindredBase
import KindredCore
import KindredYAML

/// A text in which no hierarchy is printed.
package enum NoHierarchy {
    package static let info = RuleInfo(
        "no-hierarchy", .error, .hierarchies,
        summary: "a text holds no printed hierarchy",
        why: """
            A hierarchy is what `po [UIViewController _printHierarchy]` prints in the debugger: a line for each controller, \
            such as `<Home 0x7f>, state: appeared, view: <UIView 0x7f>`. Whatever else stands in the text is passed over, \
            and so are the addresses.
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

    package static func found(_ path: String) -> Diagnostic {
        Diagnostic(
            info, "no hierarchy is printed in this text", at: .path(path),
            help: "in the debugger, 'expr -l objc -O -- [UIViewController _printHierarchy]' prints one")
    }

    static func wide(_ encoding: StaticString, _ place: Place) -> Diagnostic {
        Diagnostic(
            InvalidEncoding.info, "this is \(encoding); a printed hierarchy is read as UTF-8", at: place,
            help: "save the file as UTF-8 text")
    }
}
