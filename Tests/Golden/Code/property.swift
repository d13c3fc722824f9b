class AController: UIViewController {
    let next = BController()
    weak var unset: UIViewController?
    func open() { show(next, sender: nil) }
    func twin() { show(unset!, sender: nil) }
}
class BController: UIViewController {}
