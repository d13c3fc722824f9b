import UIKit

final class LicencesViewController: UIViewController {}
