class AController: UIViewController {
    func twin() { present(flag() ? BController() : CController(), animated: true) }
    func open() { present(BController(), animated: flag() ? true : false) }
}
class BController: UIViewController {}
class CController: UIViewController {}
