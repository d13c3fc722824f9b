class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func start() { window?.rootViewController = TabsController() }
}
class TabsController: UITabBarController {
    override func viewDidLoad() {
        viewControllers = [UINavigationController(rootViewController: ListController()), MeController()]
    }
}
class ListController: UIViewController {
    func open() { navigationController?.pushViewController(PageController(), animated: true) }
    func edit() { present(FormController(), animated: true) }
}
class BaseController: UIViewController {
    func close() { dismiss(animated: true) { self.finish() } }
    func finish() {}
}
class FormController: BaseController {
    func leave() { presentingViewController?.dismiss(animated: false) }
}
class PageController: UIViewController {
    func back() { navigationController?.popViewController(animated: true) }
    func home() { navigationController?.popToRootViewController(animated: true) }
    func me() { tabBarController?.selectedIndex = 1 }
    func any(_ number: Int) { tabBarController?.selectedIndex = number }
    func twin() { if let other = navigationController?.viewControllers.first { present(other, animated: true) } }
}
class MeController: UIViewController {
    func signOut() { Session.end(self) }
    func restart() { view.window?.rootViewController = TabsController() }
}
enum Session {
    static func end(_ controller: UIViewController) { controller.view.window?.rootViewController = SignInController() }
}
class SignInController: UIViewController { func none() { dismiss(animated: true) } }
