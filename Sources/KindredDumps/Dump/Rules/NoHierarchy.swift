import KindredDiagnostics
import KindredYAML

/// A text in which no hierarchy is printed.
package enum NoHierarchy {
    package static let info = RuleInfo(
        "no-hierarchy", .error, .hierarchies,
        summary: "a text contains no printed hierarchy",
        why: """
            `po [UIViewController _printHierarchy]` prints a hierarchy in the debugger, with one line for each \
            controller, such as `<Home 0x7f>, state: appeared, view: <UIView 0x7f>`. Other text and the addresses \
            are ignored.
            """,
        facts: [.r96],
        start: HierarchyExample.home + "      - controller: Detail\n",
        bad: """
                    class: DetailViewController

            """,
        good: """
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    package static func found(path: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this text contains no printed hierarchy", at: .path(path),
            help: "print one in the debugger with 'expr -l objc -O -- [UIViewController _printHierarchy]'")
    }

    package static func emptyFolder(path: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this folder contains no printed hierarchies", at: .path(path),
            help: "save what the debugger prints as *.log or *.txt")
    }

    static func wide(_ encoding: StaticString, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: InvalidEncoding.info, message: "this is \(encoding); a printed hierarchy is read as UTF-8", at: place,
            help: "save the file as UTF-8 text")
    }
}
