class Factory {
    func make() -> (Int, UIViewController) { (1, BController()) }
}
class AController: UIViewController {
    let factory = Factory()
    func open() { let (_, next) = factory.make(); present(next, animated: true) }
    func twin() { let (_, next) = stranger.make(1); present(next, animated: true) }
}
class BController: UIViewController {}
