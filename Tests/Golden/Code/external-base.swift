class AController: MessageViewController {
    func open() { present(BController(), animated: true) }
}
class BController: SnackbarViewController {}
class Model: NSFetchedResultsController {
    func twin() { present(BController(), animated: true) }
}
