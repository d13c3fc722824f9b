class Router {
    func open(_ next: UIViewController, from sender: UIViewController?) {
        guard let sender = sender else { return }
        if let stack = sender as? UINavigationController { stack.pushViewController(next, animated: true); return }
        sender.present(next, animated: true)
    }
}
class AController: UIViewController {
    let router = Router()
    func open() { router.open(BController(), from: self) }
    func twin() { router.open(BController(), from: nil) }
}
class BController: UIViewController {}
