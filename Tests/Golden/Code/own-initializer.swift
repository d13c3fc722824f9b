// A container with an initializer of its own contains what it is made with.
class Nav: UINavigationController {
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
}
class AController: UIViewController {
    func open() { present(Nav(rootViewController: BController()), animated: true) }
    func twin(_ any: UIViewController) { present(Nav(rootViewController: any), animated: true) }
}
class BController: UIViewController {}
class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    func start() { window?.rootViewController = AController() }
}
