// A generic factory makes what it is asked for: by an argument, else by what it is assigned to.
extension UIStoryboard {
    func make<T>(ofType type: T.Type = T.self) -> T where T: UIViewController {
        instantiateViewController(withIdentifier: String(describing: type)) as! T
    }
}
protocol Loadable: UIViewController {}
extension Loadable {
    static func load() -> Self { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Self }
}
class AController: UIViewController {
    func named() { present(UIStoryboard.main.make(ofType: BController.self), animated: true) }
    func typed() {
        let next: CController = UIStoryboard.main.make()
        present(next, animated: true)
    }
    func cast() { present(UIStoryboard.main.make() as! BController, animated: true) }
    func own() { present(CController.load(), animated: true) }
    func twin() { present(UIStoryboard.main.make(), animated: true) }
}
class BController: UIViewController, Loadable {}
class CController: UIViewController, Loadable {}
