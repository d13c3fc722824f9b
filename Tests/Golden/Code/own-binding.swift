class AController: UIViewController {
    var next: BController?
    func open() { if let next = next { present(next, animated: true) } }
    func twin() { if let stranger = stranger { present(stranger, animated: true) } }
}
class BController: UIViewController {}
