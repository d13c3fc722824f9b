class Split: UISplitViewController {
    func viewDidLoad() {
        setViewController(AController(), for: .primary)
        viewControllers = [AController(), BController()]
    }
    func twin(_ next: UIViewController) { showDetailViewController(next, sender: nil) }
}
class AController: UIViewController {}
class BController: UIViewController {}
