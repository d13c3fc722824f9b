// `show(_:sender:)` pushes where a stack is around, else presents.
class AController: UIViewController {
    func open() { show(BController(), sender: self) }
    func openAgain() { navigationController?.pushViewController(BController(), animated: true) }
    func openOther() { show(CController(), sender: nil) }
    func twin(_ other: UIViewController) { show(other, sender: nil) }
}
class BController: UIViewController {
    // Refused: this class is on a stack, which takes no other.
    func open() { show(Stack(rootViewController: CController()), sender: self) }
}
class CController: UIViewController {
    func help() { present(EController(), animated: true) }
}
class EController: UIViewController {
    // Outside of any stack: this presents.
    func open() { show(Stack(rootViewController: CController()), sender: self) }
}
class DController: UIViewController {
    func open() { show(CController(), sender: self) }
}
class Stack: UINavigationController {
    // A container that is no screen of its own.
    func open() { show(DController(), sender: self) }
}
class Coordinator {
    let stack = UINavigationController(rootViewController: AController())
    func start() { stack.show(DController(), sender: nil) }
}
class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let coordinator = Coordinator()
    func start() { window?.rootViewController = coordinator.stack }
}
