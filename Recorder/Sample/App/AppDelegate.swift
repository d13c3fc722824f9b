import KindredRecorder
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        KindredRecorder.start()
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = Family.named(in: ProcessInfo.processInfo.arguments).root()
        window.makeKeyAndVisible()
        return true
    }
}

/// The families that the window can show first: tests choose one with an argument.
enum Family: String, CaseIterable {
    case stack, tabs, pages, styles, contexts, parts, start

    static func named(in arguments: [String]) -> Family { arguments.lazy.compactMap(Family.init).first ?? .stack }

    @MainActor func root() -> UIViewController {
        switch self {
        case .stack: return ListNav(rootViewController: List())
        case .tabs: return Tabs()
        case .pages: return Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        case .styles: return Styles()
        case .contexts: return Contexts()
        case .parts: return Parts()
        case .start: return Start()
        }
    }
}
