// Extensions of a class in another language or module are that class; those of UIKit's are whoever calls.
extension NoteViewController {
    @objc func open() { present(AController(), animated: true) }
    func twin() { present(make(), animated: true) }
}
extension UIViewController {
    func help() { present(BController(), animated: true) }
    @objc func nobody() { present(BController(), animated: true) }
}
class AController: UIViewController {
    func open() { help() }
}
class BController: UIViewController {}
