class AController: UIViewController {
    lazy var next: UIViewController = { let made = BController(); return made }()
    func open() { present(next, animated: true) }
    func twin(_ make: () -> UIViewController) { present(make(), animated: true) }
}
class BController: UIViewController {}
