class Coordinator {
    func present(_ router: Router, animated: Bool) {}
    func addChild(_ other: Coordinator) {}
    func start() { present(Router(), animated: true); addChild(Coordinator()) }
}
class Router {}
class AController: UIViewController {
    func open() { addChild(BController()) }
}
class BController: UIViewController {}
