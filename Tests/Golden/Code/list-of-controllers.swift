enum Tab: CaseIterable {
    case a, b
    func make() -> UIViewController { switch self { case .a: return AController(); case .b: return BController() } }
}
class Tabs: UITabBarController {
    func all() { viewControllers = Tab.allCases.map { $0.make() } }
    func twin(_ tabs: [Tab]) { viewControllers = tabs.map { $0.make() } }
    func open() { viewControllers = [Tab.a, Tab.b].map { $0.make() } }
}
class AController: UIViewController {}
class BController: UIViewController {}
