class Banner { var rootViewController: UIViewController? }
class AController: UIViewController {
    var viewControllers: [UIViewController] = []
    func twin(_ banner: Banner) { banner.rootViewController = BController(); viewControllers = [BController()] }
}
class Delegate {
    var window: UIWindow?
    func start() { window?.rootViewController = AController() }
}
class BController: UIViewController {}
