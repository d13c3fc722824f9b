import UIKit

final class CodeViewController: UIViewController {
    var onEnter: (() -> Void)?
}
