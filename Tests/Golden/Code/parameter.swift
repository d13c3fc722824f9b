class AController: UIViewController {
    func open() { go(to: BController()) }
    func go(to next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
    func twin(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
}
class BController: UIViewController {}
