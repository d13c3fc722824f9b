class AController: UIViewController {
    func open() { present(UIHostingController(rootView: AnyView(Card(title: "a").padding(8))), animated: true) }
    func twin(_ view: AnyView) { present(UIHostingController(rootView: view), animated: true) }
}
struct Card: View { let title: String }
