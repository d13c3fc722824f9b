class AController: UIViewController {
    func open() { let next = BController(); present(next, animated: true) }
    func twin(_ next: UIViewController) { present(next, animated: true) }
}
class BController: UIViewController {}
