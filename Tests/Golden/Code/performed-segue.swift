class AController: UIViewController {
    func twin() { performSegue(withIdentifier: "b", sender: self) }
}
