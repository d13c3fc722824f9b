// A property of a case decides a branch, where the case that is passed is known.
enum Scene {
    case help, settings
    var isModal: Bool {
        switch self {
        case .help: return true
        default: return false
        }
    }
}
class AController: UIViewController {
    func help() { open(.help, BController()) }
    func settings() { open(.settings, BController()) }
    func twin(_ scene: Scene, _ it: UIViewController) { open(scene, it) }
    private func open(_ scene: Scene, _ it: UIViewController) {
        let next = scene.isModal ? Modal(rootViewController: it) : Plain(rootViewController: it)
        present(next, animated: true)
    }
}
class BController: UIViewController {}
class Modal: UINavigationController {}
class Plain: UINavigationController {}
