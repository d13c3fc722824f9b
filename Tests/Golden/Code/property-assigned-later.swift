class AController: UIViewController {
    var next: UIViewController!
    var either: UIViewController!
    func viewDidLoad() { next = BController(); either = BController() }
    func other() { either = CController() }
    func open() { navigationController?.pushViewController(next, animated: true) }
    func twin() { navigationController?.pushViewController(either, animated: true) }
}
class BController: UIViewController {}
class CController: UIViewController {}
