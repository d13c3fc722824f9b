import UIKit

final class CoverViewController: UIViewController {}
