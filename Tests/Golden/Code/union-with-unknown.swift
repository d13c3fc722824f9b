class AController: UIViewController {
    func twin() { (stranger ?? self).present(BController(), animated: true) }
    func open() { self.present(BController(), animated: true) }
}
class BController: UIViewController {}
