import UIKit

final class TeaserViewController: UIViewController {}
