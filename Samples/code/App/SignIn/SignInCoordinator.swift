import UIKit

/// The way through signing in: it holds the stack, and screens ask it to go on.
final class SignInCoordinator {
    private let stack = UINavigationController(rootViewController: SignInViewController())

    func start(from screen: UIViewController) {
        (stack.viewControllers.first as? SignInViewController)?.delegate = self
        screen.present(stack, animated: true)
    }
}

extension SignInCoordinator: SignInDelegate {
    func signInWantsCode() {
        let code = CodeViewController()
        code.onEnter = { [weak self] in self?.welcome() }
        stack.pushViewController(code, animated: true)
    }

    private func welcome() {
        stack.pushViewController(ProfileViewController(), animated: true)
    }
}
