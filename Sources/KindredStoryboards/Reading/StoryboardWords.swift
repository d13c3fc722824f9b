/// The elements that are read; all others are skipped.
enum StoryboardTag: String, CaseIterable {
    case document, scene, objects, segue, viewControllers, application
    case viewControllerPlaceholder, controllerPlaceholder
    case viewController, tableViewController, collectionViewController
    case navigationController, tabBarController, splitViewController, pageViewController
    case glkViewController, avPlayerViewController, hostingController
    case tabViewController, windowController, pagecontroller
    case controller, notificationController, glanceController, pageController

    static let vocabulary = XMLVocabulary<StoryboardTag>()

    var isPlaceholder: Bool { self == .viewControllerPlaceholder || self == .controllerPlaceholder }

    /// The element, or nil if it isn't a controller.
    var element: StoryboardElement? { StoryboardElement(rawValue: rawValue) }
}

/// The attributes that are read.
enum StoryboardAttribute: String, CaseIterable {
    // Of the document.
    case type, targetRuntime, initialViewController, launchScreen
    // Of anything.
    case id, key, sceneMemberID, customClass, customModule
    // Of controllers and references.
    case storyboardIdentifier, identifier, restorationIdentifier, title, userLabel, nibName
    case modalPresentationStyle, modalTransitionStyle, transitionStyle, preferredDisplayMode, behavior
    case definesPresentationContext, providesPresentationContextTransitionStyle, hidesBottomBarWhenPushed
    case allowDoubleColumnStyle
    case storyboardName, referencedIdentifier, bundleIdentifier
    // Of segues.
    case kind, relationship, destination, unwindAction, trigger, animates, destinationCreationSelector
    case popoverAnchorView, popoverAnchorBarButtonItem

    static let vocabulary = XMLVocabulary<StoryboardAttribute>()
}

extension StoryboardSegue.Kind {
    static let vocabulary = XMLVocabulary<StoryboardSegue.Kind>()
}
