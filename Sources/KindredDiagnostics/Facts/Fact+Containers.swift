/// Containers: what navigation, tab bar, split view and page view controllers accept.
extension Fact {
    package static let r14 = Fact(
        id: "R14", section: .containers, source: .documentation, confidence: .medium,
        headline: "Stack members below the top get didMove at once, the top one when it has appeared.",
        details: """
            Every member of the stack is a child of the navigation controller, in the order of the stack. Removed \
            members get willMove(nil) and didMove(nil), bottom first.
            """,
        doubt: "The children are documented; the times of the callbacks are measured less widely.")

    package static let r15 = Fact(
        id: "R15", section: .containers, source: .observation, confidence: .medium,
        headline: "A page view controller's children are the visible pages and those in transit.",
        details: "The rest of the sequence comes from the data source and has no parent yet.")

    package static let r16 = Fact(
        id: "R16", section: .containers, source: .documentation, confidence: .high,
        headline: "All tabs are children from the start; a tab's view loads when the tab is first selected.",
        details: "This holds up to the number of tabs that the bar can show. UIKit sends willMove and didMove itself.")

    package static let r17 = Fact(
        id: "R17", section: .containers, source: .observation, confidence: .medium,
        headline: "If there are more tabs than the bar can show, the last ones move under More.",
        details: """
            In compact width the bar shows five: the first four tabs and `moreNavigationController` are its children. \
            A hidden tab isn't in `children`, although its parent is the tab bar controller. When it is opened \
            through More, a plain view controller is pushed onto `moreNavigationController`; a navigation controller \
            lends its stack to it until the list returns.
            """,
        doubt: """
            The largest number outside compact width depends on the traits and the version. The parents of hidden \
            tabs are one observation.
            """)

    package static let r18 = Fact(
        id: "R18", section: .containers, source: .observation, confidence: .medium,
        headline: "Since iOS 18, each root UITab needs a view controller of its own.",
        details: "The tab bar controller's children follow the root tabs.",
        uikit: """
            Every root UITab must have a non-nil UIViewController associated with it: %@
            Cannot reuse the same view controller for multiple UITab instances
            """)

    package static let r19 = Fact(
        id: "R19", section: .containers, source: .documentation, confidence: .medium,
        headline: """
            Since iOS 18, selecting a tab inside a UITabGroup changes the group's content only if the group has a \
            `managingNavigationController`.
            """,
        details: """
            Without one, only root tabs change what the tab bar controller shows. With one, the selected view \
            controllers are on that navigation controller's stack.
            """,
        doubt: "That their parent is that navigation controller is inferred.")

    package static let r20 = Fact(
        id: "R20", section: .containers, source: .documentation, confidence: .high,
        headline: """
            All columns of a split view controller are its children, and UIKit wraps a plain column in a navigation \
            controller.
            """,
        details: """
            In the column style, `setViewController(_:for:)` puts a view controller into a new \
            UINavigationController, unless it is one already or the column is compact. So its parent is the wrapper, \
            and the wrapper's parent is the split view controller, while `viewController(for:)` still returns the \
            view controller itself. `children` lists every column; `viewControllers` doesn't.
            """,
        doubt: "One observation adds that UITabBarController and UISplitViewController aren't wrapped in `secondary`.")

    package static let r21 = Fact(
        id: "R21", section: .containers, source: .documentation, confidence: .medium,
        headline: """
            A column-style split has the columns primary, secondary, compact and, in the triple-column style, \
            supplementary.
            """,
        details: """
            iOS 26 adds an inspector, which is hidden until it is shown. A classic split has no columns and uses \
            `viewControllers`. `init(style:)` must not get `.unspecified`, and show and hide don't apply to compact.
            """)

    package static let r22 = Fact(
        id: "R22", section: .containers, source: .observation, confidence: .medium,
        headline: "A tab bar controller as the primary or supplementary column of a split view controller throws.",
        details: "Replacing a column while the split is collapsed is only logged.",
        uikit: """
            NSInvalidArgumentException: UITabBarController is unsupported as viewController for \
            -[UISplitViewController setViewController:forColumn:] in %@ column
            live swap of view controller in the %@ column when collapsed will result in broken UI
            """)

    package static let r23 = Fact(
        id: "R23", section: .containers, source: .documentation, confidence: .medium,
        headline: "In compact width a split view controller collapses into one column.",
        details: """
            With a compact column, that column is shown and all others stay children. Without one, the other columns' \
            navigation controllers are nested on primary's stack, so a member of secondary keeps its own navigation \
            controller, whose `navigationController` is primary's. A classic split asks its delegate. Expanding \
            reverses all of it.
            """,
        doubt: "The nesting without a compact column is one observation, and iOS 26 may present a column instead.")

    package static let r25 = Fact(
        id: "R25", section: .containers, source: .measured, confidence: .high,
        headline: "A navigation controller can't be pushed onto a navigation stack.",
        details: """
            Subclasses of UINavigationController count. Only UIKit itself nests navigation controllers (R17, R23).
            """,
        doubt: "For setViewControllers this isn't verified; Kindred treats it the same.",
        uikit: "NSInvalidArgumentException: Pushing a navigation controller is not supported")

    package static let r26 = Fact(
        id: "R26", section: .containers, source: .measured, confidence: .high,
        headline: "One instance can't be on a navigation stack twice.",
        uikit: """
            NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported \
            (<X: 0x…>)
            <UINavigationController: 0x…> is pushing the same view controller instance (<X: 0x…>) more than once \
            which is not supported and is most likely an error in the application : <bundle id>
            """)

    package static let r27 = Fact(
        id: "R27", section: .containers, source: .measured, confidence: .high,
        headline: "setViewControllers throws if an instance is in the list twice.",
        uikit: """
            NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct (( \
            "<X: 0x…>", … ))
            """)

    package static let r28 = Fact(
        id: "R28", section: .containers, source: .documentation, confidence: .high,
        headline: "A tab bar controller doesn't belong on a navigation stack, not even as its root.",
        details: "Apple's documentation forbids it. UIKit doesn't throw, and there are apps in the store that do it.")

    package static let r29 = Fact(
        id: "R29", section: .containers, source: .measured, confidence: .medium,
        headline: "A split view controller can't be pushed: UIKit logs the call and ignores it.",
        doubt: "Whether some versions throw isn't known.",
        uikit: "Split View Controllers cannot be pushed to a Navigation Controller <UISplitViewController: 0x…>")

    package static let r30 = Fact(
        id: "R30", section: .containers, source: .documentation, confidence: .high,
        headline: "A navigation stack has at least one member, and UIKit can only pop to a view controller on it.",
        details: "Pushing nil is logged and ignored. Popping to a view controller that isn't on the stack throws.",
        uikit: """
            Application tried to push a nil view controller on target <UINavigationController: 0x…>.
            NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.
            """)

    package static let r31 = Fact(
        id: "R31", section: .containers, source: .observation, confidence: .medium,
        headline: "A layout-to-layout push needs a collection view controller at the top of the stack.",
        uikit: """
            Attempt to push collection view controller %@ on %@ with layout to layout transitions but the top view \
            controller is not a UICollectionViewController!
            """)

    package static let r32 = Fact(
        id: "R32", section: .containers, source: .documentation, confidence: .medium,
        headline: "Plain view controllers, navigation controllers and split view controllers can all be tabs.",
        details: """
            A navigation controller in a tab should be a plain UINavigationController, not a system subclass such as \
            UIImagePickerController.
            """)

    package static let r33 = Fact(
        id: "R33", section: .containers, source: .documentation, confidence: .medium, isContested: true,
        headline: "A split view controller can be inside other containers.",
        details: """
            Old guidance made it the root of the interface and forbade presenting it. Apps with splits in tabs, \
            embeds and custom containers work.
            """,
        doubt: """
            The old guidance and practice disagree. One page says that a split in a split crashes; one observation \
            contradicts it.
            """,
        uikit: """
            UISplitViewController is only supported when running under UIUserInterfaceIdiomPad
            Application tried to present a split view controller %@.
            """)

    package static let r34 = Fact(
        id: "R34", section: .containers, source: .documentation, confidence: .medium,
        headline: "A classic split view controller has exactly two view controllers: the master, then the detail.")

    package static let r35 = Fact(
        id: "R35", section: .containers, source: .documentation, confidence: .high,
        headline: "A page view controller needs exactly as many pages as its transition asks for.",
        details: """
            A spine in the middle needs two pages, everything else one. A double-sided curl needs two. The spine \
            location matters only for page curls.
            """,
        uikit: """
            NSInvalidArgumentException: The number of view controllers provided (%ld) doesn't match the number \
            required (%ld) for the requested transition
            The number of provided view controllers (%ld) doesn't match the number required (%ld) for the requested \
            spine location (%@)
            '%@' is not a valid spine location
            """)

    package static let r36 = Fact(
        id: "R36", section: .containers, source: .documentation, confidence: .medium,
        headline:
            "An active UISearchController is presented by the nearest view controller that defines a presentation context.",
        details: """
            If the searching view controller doesn't set definesPresentationContext, the search bar stays above a \
            screen that is pushed.
            """)

    package static let r37 = Fact(
        id: "R37", section: .containers, source: .documentation, confidence: .high,
        headline: "Alert, activity and image picker controllers are made to be presented, not contained or pushed.",
        details: "UIImagePickerController is a navigation controller, so pushing one throws (R25).",
        doubt: "What happens if one becomes a child isn't well known.")

    package static let r38 = Fact(
        id: "R38", section: .containers, source: .documentation, confidence: .high,
        headline: "UIHostingController is an ordinary view controller everywhere, also as a window's root.")

    package static let r39 = Fact(
        id: "R39", section: .containers, source: .documentation, confidence: .medium,
        headline: "The content of a popover is a presented family, and a popover over a popover is discouraged.",
        details: """
            Since iOS 13, an action sheet presented over the current context from inside a popover isn't confined to \
            the popover.
            """)

    package static let r40 = Fact(
        id: "R40", section: .containers, source: .documentation, confidence: .medium,
        headline: """
            show and showDetail climb from the caller, itself included, to the first view controller that implements \
            them.
            """,
        details: """
            A navigation controller pushes. A split view controller's show goes to its primary side; its showDetail \
            fills the detail, or in compact width goes onto a navigation controller or is presented. If nobody \
            implements the call, it presents. Showing a navigation controller inside a navigation controller throws \
            (R25).
            """)

    package static let r105 = Fact(
        id: "R105", section: .containers, source: .documentation, confidence: .high,
        headline: "The horizontal size class says whether a width is compact or regular.",
        details: """
            Pads are regular except in narrow windows; phones are compact, except the largest on their side.
            """)

    package static let r107 = Fact(
        id: "R107", section: .containers, source: .documentation, confidence: .medium,
        headline: """
            show calls the first override above the caller: a navigation controller pushes, a split view controller \
            fills its primary side; else it presents.
            """,
        details: """
            That is documented, and extends R40. Who presents is contested: the window's root, or the source, over which \
            the new view controller appears.
            """)

    package static let r106 = Fact(
        id: "R106", section: .containers, source: .documentation, confidence: .high,
        headline:
            "In compact width a split view controller collapses: it shows its compact column, else it stacks the others.",
        details: """
            `isCollapsed` says so. What it stacks, and in what, is R23. In regular width all columns but the compact one \
            are shown.
            """)
}
