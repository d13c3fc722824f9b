import UIKit

protocol SignInDelegate: AnyObject {
    func signInWantsCode()
}

final class SignInViewController: UIViewController {
    weak var delegate: SignInDelegate?

    func next() {
        delegate?.signInWantsCode()
    }
}
