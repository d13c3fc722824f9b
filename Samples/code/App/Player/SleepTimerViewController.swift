import UIKit

final class SleepTimerViewController: UIViewController {}
