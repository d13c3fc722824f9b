class Tabs: UITabBarController {
    func viewDidLoad() { viewControllers = [AController(), BController()] }
    func refresh() { setViewControllers(self.viewControllers, animated: false) }
}
class AController: UIViewController {}
class BController: UIViewController {}
