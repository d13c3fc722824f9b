class AController: UIViewController {
    func open() {
        let stack = Stack(rootViewController: BController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }
    func twin(_ inner: UIViewController) { present(Stack(rootViewController: inner), animated: true) }
}
class BController: UIViewController {}
class Stack: UINavigationController {}
