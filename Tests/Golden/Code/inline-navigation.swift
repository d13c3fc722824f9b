class AController: UIViewController {
    func open() { present(UINavigationController(rootViewController: BController()), animated: true) }
    func twin() { present(Wrapper(rootViewController: BController()), animated: true) }
}
class BController: UIViewController {}
class Wrapper: UIViewController { init(rootViewController: UIViewController) {} }
