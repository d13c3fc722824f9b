/// The app of the rules' examples: each adds what is wrong with it, and what is right.
enum ExampleApp {
    static let specification = """
        kindred: 1
        windows: {main: home}
        families:
          home: {navigation: HomeNav, stack: [{controller: Home, class: HomeViewController}, Detail]}
          help: HelpViewController

        """

    /// The start of `HomeViewController`, which pushes the other class.
    static let opening = """
        # class HomeViewController: UIViewController {
        #     func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
        """

    /// The classes beside `HomeViewController`, and what shows that first.
    static let rest = """
        # class DetailViewController: UIViewController {}
        # class HelpViewController: UIViewController {}
        # class Scene { var window: UIWindow?; func start() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) } }

        """
}
