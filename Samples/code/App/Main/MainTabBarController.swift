import UIKit

final class MainTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            UINavigationController(rootViewController: ShelfViewController()),
            UINavigationController(rootViewController: CatalogViewController()),
            SettingsViewController(),
        ]
    }
}
