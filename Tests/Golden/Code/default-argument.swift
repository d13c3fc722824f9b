enum Way { case push, modal }
class AController: UIViewController {
    func go(_ next: UIViewController, way: Way = .push) {
        switch way {
        case .push: navigationController?.pushViewController(next, animated: true)
        case .modal: present(next, animated: true)
        }
    }
    func open() { go(BController()) }
    func other() { go(BController(), way: .modal) }
}
class BController: UIViewController {}
