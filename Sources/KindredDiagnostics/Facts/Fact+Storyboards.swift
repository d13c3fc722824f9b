/// Storyboards: what the XML of a storyboard means.
extension Fact {
    package static let r97 = Fact(
        id: "R97", section: .storyboards, source: .measured, confidence: .high,
        headline: "A storyboard's `initialViewController` attribute names the scene it starts with.",
        details: """
            The type of document is `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`, the target runtime \
            `iOS.CocoaTouch`. Storyboards for macOS have another runtime.
            """)

    package static let r98 = Fact(
        id: "R98", section: .storyboards, source: .measured, confidence: .high,
        headline: "A scene holds one view controller element, or a placeholder that refers to another storyboard.",
        details: """
            The elements are viewController, navigationController, tableViewController, collectionViewController, \
            tabBarController, splitViewController, pageViewController, hostingController, avPlayerViewController, \
            glkViewController and viewControllerPlaceholder. The first responder, exit and searchDisplayController \
            aren't view controllers.
            """)

    package static let r99 = Fact(
        id: "R99", section: .storyboards, source: .measured, confidence: .high,
        headline: "Relationship segues name a container's children.",
        details: """
            rootViewController for a navigation controller, viewControllers for tabs in their order, \
            masterViewController, detailViewController, supplementaryViewController and compactViewController for a \
            split.
            """,
        doubt: "The last two were seen once each.")

    package static let r100 = Fact(
        id: "R100", section: .storyboards, source: .measured, confidence: .high,
        headline: "The kind of a segue says what it does.",
        details: """
            show and showDetail find their target at run time (R40); presentation, modal and popoverPresentation \
            present; embed adds a child before viewDidLoad; push pushes; unwind goes back to the first view \
            controller that implements its action; custom is unknown.
            """)

    package static let r101 = Fact(
        id: "R101", section: .storyboards, source: .measured, confidence: .high,
        headline: """
            A segue can have an identifier, a presentation style, a transition style, a popover anchor and an unwind \
            action.
            """,
        details: "A popoverPresentation without an anchor throws in regular width (R58).")

    package static let r102 = Fact(
        id: "R102", section: .storyboards, source: .measured, confidence: .high,
        headline: """
            A view controller element has its class, its storyboard identifier and its presentation settings as \
            attributes.
            """,
        details: """
            definesPresentationContext, providesPresentationContextTransitionStyle, modalPresentationStyle and \
            modalTransitionStyle are among them. A reference has storyboardName, referencedIdentifier and \
            bundleIdentifier.
            """)

    package static let r103 = Fact(
        id: "R103", section: .storyboards, source: .measured, confidence: .high,
        headline: "performSegue with an identifier that the scene doesn't have throws.",
        uikit: "NSInvalidArgumentException: Receiver (<X: 0x…>) has no segue with identifier 'name'")

    package static let r104 = Fact(
        id: "R104", section: .storyboards, source: .measured, confidence: .high,
        headline: "A segue is a `segue` element with a destination, a kind and an id.",
        details: """
            Relationship segues add `relationship`, popovers an anchor, unwind segues `unwindAction`, custom ones a \
            class.
            """)

    package static let sb1 = Fact(
        id: "SB1", section: .storyboards, source: .measured, confidence: .high,
        headline: "A segue's source is the view controller that owns the scene, not the element around the segue.",
        details: "Segues are attached to cells, bar items, buttons and gesture recognisers.")

    package static let sb2 = Fact(
        id: "SB2", section: .storyboards, source: .measured, confidence: .high,
        headline: "Segues with `reference`, and `commit` and `preview` segues with `inheritsFrom`, aren't transitions.")

    package static let sb3 = Fact(
        id: "SB3", section: .storyboards, source: .measured, confidence: .high,
        headline: "The columns of a split follow the names of the relationships, tabs the order in the document.")

    package static let sb4 = Fact(
        id: "SB4", section: .storyboards, source: .measured, confidence: .high,
        headline: "A scene is a template that can be used many times.",
        details: """
            One scene can be embedded, shown, presented and a root at once, so it can have several parents. Each \
            instance still has only one (R3).
            """)

    package static let sb5 = Fact(
        id: "SB5", section: .storyboards, source: .measured, confidence: .high,
        headline: "Object ids repeat across files, so an id counts only together with its file.")

    package static let sb6 = Fact(
        id: "SB6", section: .storyboards, source: .measured, confidence: .high,
        headline:
            "A presentation's style comes from the kind of segue, then the segue's attribute, then its destination's.",
        details: "Show segues can carry stale style attributes. The destination is often a navigation controller.")

    package static let sb7 = Fact(
        id: "SB7", section: .storyboards, source: .measured, confidence: .high,
        headline: "A storyboard reference can stand for a tab, a stack's root, a column or an embedded child.",
        details: """
            It leads to the named storyboard and the referenced identifier, or else to that storyboard's initial \
            scene. The name, the file or the initial scene can be missing.
            """)

    package static let sb8 = Fact(
        id: "SB8", section: .storyboards, source: .measured, confidence: .high,
        headline: "A custom class on a show, presentation, popover or unwind segue keeps the segue's kind.",
        details: "Only segues of kind custom are unknown.")

    package static let sb9 = Fact(
        id: "SB9", section: .storyboards, source: .measured, confidence: .high,
        headline: "An unwind segue points at its own scene's exit; its target is only the name of an action.")

    package static let sb10 = Fact(
        id: "SB10", section: .storyboards, source: .measured, confidence: .high,
        headline: "Empty containers, empty container views and storyboards without an initial scene are legal.",
        details: """
            WatchKit's elements have no sceneMemberID, macOS scenes can belong to an application, and xibs nest \
            children inside their container.
            """)

    package static let sb11 = Fact(
        id: "SB11", section: .storyboards, source: .measured, confidence: .high,
        headline:
            "show to a navigation controller, and showDetail without a split, have no fixed meaning in a storyboard.")
}
