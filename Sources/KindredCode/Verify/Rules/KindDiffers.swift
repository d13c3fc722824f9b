import KindredDiagnostics

/// An edge of another kind than the declared one.
package enum KindDiffers {
    package static let info = RuleInfo(
        "kind-differs", .error, .code,
        summary: """
            code shows a controller in another way than is declared: it presents what should be pushed, or the \
            like
            """,
        why: """
            Both sides know the two classes, but the specification resolves another presenter, another stack and other \
            callbacks than the app has.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: HomeNav, stack: [{controller: Home, class: HomeViewController}, Detail]}
              help: HelpViewController

            """,
        bad: """
            pushes: [{from: Home, to: Detail}]
            # class HomeViewController: UIViewController {
            #     func open() { present(DetailViewController(), animated: true) }
            # }
            # class DetailViewController: UIViewController {}
            # class HelpViewController: UIViewController {}
            # class Scene { var window: UIWindow?; func start() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) } }

            """,
        good: """
            pushes: [{from: Home, to: Detail}]
            # class HomeViewController: UIViewController {
            #     func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
            # }
            # class DetailViewController: UIViewController {}
            # class HelpViewController: UIViewController {}
            # class Scene { var window: UIWindow?; func start() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) } }

            """)
}
