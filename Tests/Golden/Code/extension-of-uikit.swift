extension UIViewController {
    func open(_ next: UIViewController) { present(next, animated: true) }
}
class AController: UIViewController {
    func go() { open(BController()) }
}
class BController: UIViewController {}
