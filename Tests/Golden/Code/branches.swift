class AController: UIViewController {
    func twin() {
        let next: UIViewController
        if flag() { next = BController() } else { next = CController() }
        present(next, animated: true)
    }
    func open() { if flag() { present(BController(), animated: true) } }
}
class BController: UIViewController {}
class CController: UIViewController {}
