#if canImport(UIKit) && DEBUG
    import KindredRecording
    import UIKit

    extension Snapshot.Controller.Kind {
        /// The kind that a class or its superclass has. A custom container is a controller with children.
        @MainActor
        init(_ live: UIViewController) {
            switch live {
            case is UINavigationController: self = .navigation
            case is UITabBarController: self = .tab
            case is UISplitViewController: self = .split
            case is UIPageViewController: self = .page
            default: self = .controller
            }
        }
    }

    extension Snapshot.Controller.Presentation {
        /// `presentationController` makes one if there is none, and can leak the controller: only the active one is safe.
        @MainActor
        init(_ live: UIViewController) {
            var active: String?
            if #available(iOS 16, tvOS 16, macCatalyst 16, *) {
                active = live.activePresentationController.map { ClassName.of($0) }
            }
            self.init(style: live.modalPresentationStyle.word, className: active)
        }
    }

    extension UIViewController {
        /// Whether a transition of it or around it is running.
        var isMoving: Bool {
            isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent
                || transitionCoordinator != nil
        }
    }

    extension UIModalPresentationStyle {
        /// The name, by number: tvOS lacks some of the constants.
        var word: String {
            switch rawValue {
            case -2: "automatic"
            case -1: "none"
            case 0: "fullScreen"
            case 1: "pageSheet"
            case 2: "formSheet"
            case 3: "currentContext"
            case 4: "custom"
            case 5: "overFullScreen"
            case 6: "overCurrentContext"
            case 7: "popover"
            default: "other"
            }
        }
    }

    extension UISplitViewController.Style {
        var word: String {
            switch self {
            case .doubleColumn: "doubleColumn"
            case .tripleColumn: "tripleColumn"
            default: "unspecified"
            }
        }
    }

    extension UISplitViewController {
        static var columns: [(name: String, column: Column)] {
            var columns: [(name: String, column: Column)] = [
                ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary),
                ("compact", .compact),
            ]
            #if compiler(>=6.2) && !os(tvOS)
                if #available(iOS 26, macCatalyst 26, *) { columns.append(("inspector", .inspector)) }
            #endif
            return columns
        }
    }

    extension Snapshot.Window.Idiom {
        /// The idiom, by number: older systems lack some of the constants.
        init(_ idiom: UIUserInterfaceIdiom) {
            switch idiom.rawValue {
            case 0: self = .phone
            case 1: self = .pad
            case 2: self = .tv
            case 3: self = .carPlay
            case 5: self = .mac
            case 6: self = .vision
            default: self = .unspecified
            }
        }
    }

    extension Snapshot.Window.SizeClass {
        init(_ sizeClass: UIUserInterfaceSizeClass) {
            switch sizeClass {
            case .compact: self = .compact
            case .regular: self = .regular
            default: self = .unspecified
            }
        }
    }
#endif
