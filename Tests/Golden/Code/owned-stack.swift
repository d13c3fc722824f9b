// The stack of a coordinator is one node: what it is made with, what shows it, and what it shows.
class Coordinator {
    private let stack: UINavigationController
    init() { stack = UINavigationController(rootViewController: AController()) }
    func start(in window: UIWindow) { window.rootViewController = stack }
    func next() { stack.pushViewController(BController(), animated: true) }
    func help() { stack.present(CController(), animated: true) }
    func twin(_ any: UIViewController) { stack.pushViewController(any, animated: true) }
}
class AController: UIViewController {}
class BController: UIViewController {}
class CController: UIViewController {}
class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    func start() { Coordinator().start(in: window!) }
}
