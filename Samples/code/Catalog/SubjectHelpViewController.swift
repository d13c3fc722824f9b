import UIKit

final class SubjectHelpViewController: UIViewController {}
