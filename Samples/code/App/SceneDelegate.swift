import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: SceneRouter?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        router = SceneRouter(window: window)
        if Account.isSignedIn {
            window.rootViewController = MainTabBarController()
        } else {
            window.rootViewController = WelcomeViewController()
        }
        window.makeKeyAndVisible()
    }
}
