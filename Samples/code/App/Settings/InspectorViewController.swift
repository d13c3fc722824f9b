import UIKit

#if DEBUG
    final class InspectorViewController: UIViewController {}
#endif
