protocol Opening { func open() -> UIViewController }
protocol Only { func only() -> UIViewController }
class One: Opening { func open() -> UIViewController { BController() } }
class Two: Opening { func open() -> UIViewController { CController() } }
class Three: Only { func only() -> UIViewController { CController() } }
class AController: UIViewController {
    var opening: Opening!
    var only: Only!
    func twin() { present(opening.open(), animated: true) }
    func open() { present(only.only(), animated: true) }
}
class BController: UIViewController {}
class CController: UIViewController {}
