class AController: UIViewController {
    func make() -> UIViewController { BController() }
    func either(_ flag: Bool) -> UIViewController { if flag { return BController() }; return CController() }
    func open() { present(make(), animated: true) }
    func twin() { present(either(flag()), animated: true) }
}
class BController: UIViewController {}
class CController: UIViewController {}
