import UIKit

final class PreviewPageViewController: UIViewController {}
