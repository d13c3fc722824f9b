class AController: UIViewController {
    func open() { present(board.instantiateViewController(withIdentifier: "b") as! BController, animated: true) }
    func twin() { present(board.instantiateViewController(withIdentifier: "b"), animated: true) }
}
class BController: UIViewController {}
