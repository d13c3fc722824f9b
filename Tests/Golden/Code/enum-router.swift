enum Scene { case b(Int), c }
class Router {
    func make(_ scene: Scene) -> UIViewController {
        switch scene {
        case .b(let number): let made = BController(number); return made
        case .c: return CController()
        }
    }
    func open(_ scene: Scene, from sender: UIViewController) { sender.present(make(scene), animated: true) }
}
class AController: UIViewController {
    let router = Router()
    func open() { router.open(.b(1), from: self) }
    func twin() { router.open(Settings.scene(), from: self) }
}
class BController: UIViewController { init(_ number: Int) {} }
class CController: UIViewController {}
