class AController: UIViewController {
    func open() { one(BController()) }
    func one(_ next: UIViewController) { two(next) }
    func two(_ next: UIViewController) { three(next) }
    func three(_ next: UIViewController) { present(next, animated: true) }
}
class BController: UIViewController {}
