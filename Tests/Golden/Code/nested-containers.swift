class AController: UIViewController {
    func open() {
        let stack = UINavigationController(rootViewController: BController())
        present(SnackbarController(rootViewController: stack), animated: true)
    }
}
class BController: UIViewController {}
