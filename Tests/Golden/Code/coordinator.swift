protocol ListDelegate: AnyObject { func didSelect() }
class ListController: UIViewController {
    weak var delegate: ListDelegate?
    var onSignUp: (() -> Void)?
    func tap() { delegate?.didSelect() }
}
class Flow: ListDelegate {
    let stack = UINavigationController()
    func didSelect() { stack.pushViewController(BController(), animated: true) }
    func start() {
        let list = ListController()
        list.onSignUp = { self.stack.present(BController(), animated: true) }
        stack.setViewControllers([list], animated: false)
    }
}
class BController: UIViewController {}
