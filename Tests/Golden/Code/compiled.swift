class AController: UIViewController {
    func open() {
        present(BController(), animated: true)
        #if DEBUG
        present(CController(), animated: true)
        #endif
    }
}
class BController: UIViewController {}
class CController: UIViewController {}
