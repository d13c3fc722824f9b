class AController: UIViewController {
    func open() { present(BController.make(), animated: true) }
    func twin() { present(Library.make(), animated: true) }
}
class BController: UIViewController {
    static func make() -> UIViewController { let made = BController(); return made }
}
