/// An element for a controller, on any platform.
package enum StoryboardElement: String, Sendable, CaseIterable {
    case viewController, tableViewController, collectionViewController
    case navigationController, tabBarController, splitViewController, pageViewController
    case glkViewController, avPlayerViewController, hostingController
    // Of the Macintosh.
    case tabViewController, windowController
    case pagecontroller
    // Of the watch.
    case controller, notificationController, glanceController, pageController
    /// An element that is not known.
    case other

    /// The class of the element where the file names none of its own.
    package func systemClass(on platform: Storyboard.Platform) -> StaticString? {
        switch platform {
        case .macOS: macClass
        case .watchOS: watchClass
        case .iOS, .tvOS, .other: mobileClass
        }
    }

    private var mobileClass: StaticString? {
        switch self {
        case .viewController: "UIViewController"
        case .tableViewController: "UITableViewController"
        case .collectionViewController: "UICollectionViewController"
        case .navigationController: "UINavigationController"
        case .tabBarController: "UITabBarController"
        case .splitViewController: "UISplitViewController"
        case .pageViewController: "UIPageViewController"
        case .glkViewController: "GLKViewController"
        case .avPlayerViewController: "AVPlayerViewController"
        case .hostingController: "UIHostingController"
        default: nil
        }
    }

    private var macClass: StaticString? {
        switch self {
        case .viewController, .collectionViewController: "NSViewController"
        case .splitViewController: "NSSplitViewController"
        case .tabViewController: "NSTabViewController"
        case .windowController: "NSWindowController"
        case .pagecontroller: "NSPageController"
        case .hostingController: "NSHostingController"
        default: nil
        }
    }

    private var watchClass: StaticString? {
        switch self {
        case .controller, .glanceController, .pageController: "WKInterfaceController"
        case .notificationController: "WKUserNotificationInterfaceController"
        case .hostingController: "WKHostingController"
        default: nil
        }
    }
}
