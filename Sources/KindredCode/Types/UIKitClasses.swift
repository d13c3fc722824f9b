import KindredGraph

/// The sort of controller that a class is, by the class of UIKit's that it inherits from.
enum ControllerSort: Sendable {
    case plain, navigation, tab, split, page, container
}

/// The classes of UIKit, of the system and of known libraries, as data.
enum UIKitClasses {
    /// The sort of a controller that isn't declared in the sources, or nil for another class.
    static func sort(_ name: String) -> ControllerSort? {
        if let sort = sorts[name] { return sort }
        if system.contains(name) { return .plain }
        guard !others.contains(name), !name.hasPrefix("NS") else { return nil }
        if name.hasSuffix("NavigationController") { return .navigation }
        if name.hasSuffix("TabBarController") { return .tab }
        if name.hasSuffix("SplitViewController") { return .split }
        if name.hasSuffix("PageViewController") { return .page }
        if name.hasSuffix("ViewController") || name.hasSuffix("HostingController") { return .plain }
        return nil
    }

    /// Whether the class says nothing of what is shown: any controller may be declared so.
    static func isGeneral(_ name: String) -> Bool { general.contains(name) }

    static func isSystem(_ name: String) -> Bool { system.contains(name) || general.contains(name) }

    private static let general: Set = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIResponder", "NSObject",
        "AnyObject", "UIHostingController",
    ]
    private static let sorts: [String: ControllerSort] = [
        "UIViewController": .plain, "UITableViewController": .plain, "UICollectionViewController": .plain,
        "UINavigationController": .navigation, "UITabBarController": .tab, "UISplitViewController": .split,
        "UIPageViewController": .page, "UIHostingController": .plain, "UIInputViewController": .plain,
        // Containers of libraries: Material, FloatingPanel, XLPagerTabStrip, Parchment, SideMenu, ImageSlideshow.
        "SnackbarController": .container, "NavigationDrawerController": .container, "ToolbarController": .container,
        "StatusBarController": .container, "FloatingPanelController": .container,
        "ButtonBarPagerTabStripViewController": .page, "BarPagerTabStripViewController": .page,
        "PagingViewController": .container, "SideMenuNavigationController": .navigation,
        "FullScreenSlideshowViewController": .plain, "AcknowListViewController": .plain,
    ]
    private static let system: Set = [
        "UIAlertController", "UIActivityViewController", "UIDocumentPickerViewController", "UIImagePickerController",
        "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController", "UISearchController",
        "PHPickerViewController", "AVPlayerViewController", "QLPreviewController", "UIFontPickerViewController",
        "UIColorPickerViewController", "UIDocumentInteractionController", "SKStoreProductViewController",
        "CNContactPickerViewController", "CNContactViewController", "UIPrintInteractionController",
        "UICloudSharingController", "EKEventEditViewController", "PKAddPassesViewController",
        "VNDocumentCameraViewController", "UIReferenceLibraryViewController", "MPMediaPickerController",
        "UIDocumentBrowserViewController", "INUIAddVoiceShortcutViewController", "CXCallController",
    ]
    private static let others: Set = ["NSFetchedResultsController", "CXCallController"]
}

extension Kind {
    /// The sort of the classes of this kind.
    var sort: ControllerSort {
        switch self {
        case .navigation: .navigation
        case .tab: .tab
        case .split: .split
        case .page: .page
        default: .plain
        }
    }
}
