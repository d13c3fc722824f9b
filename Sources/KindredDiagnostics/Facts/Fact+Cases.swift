/// Cases: single cases that somebody measured and published, and presentations resolved.
extension Fact {
    package static let d01 = Fact(
        id: "D01", section: .cases, source: .measured, confidence: .high,
        headline: "A window's root is launched in portrait.",
        details: "viewDidLoad, viewWillAppear, layout, viewDidAppear.")

    package static let d02 = Fact(
        id: "D02", section: .cases, source: .measured, confidence: .high,
        headline: "B is pushed onto A, animated.",
        details: "B.viewDidLoad, A.viewWillDisappear, B.viewWillAppear, A.viewDidDisappear, B.viewDidAppear.",
        doubt: "Before iOS 11, A.viewWillDisappear came before B.viewDidLoad.")

    package static let d03 = Fact(
        id: "D03", section: .cases, source: .measured, confidence: .high,
        headline: """
            A push that isn't animated changes the stack at once, but sends its callbacks in the next turn of the \
            main queue.
            """)

    package static let d04 = Fact(
        id: "D04", section: .cases, source: .measured, confidence: .high,
        headline: "B is popped and A comes back, animated.",
        details: "B.viewWillDisappear, A.viewWillAppear, B.viewDidDisappear, A.viewDidAppear, then B is released.")

    package static let d05 = Fact(
        id: "D05", section: .cases, source: .measured, confidence: .high,
        headline: "In a cancelled interactive pop, the newcomer disappears before the old one appears again.",
        details: """
            With Cur on top of New: Cur.viewWillDisappear, New.viewWillAppear, New.viewWillDisappear, \
            New.viewDidDisappear, Cur.viewWillAppear, Cur.viewDidAppear. There is no didMove(nil).
            """)

    package static let d06 = Fact(
        id: "D06", section: .cases, source: .measured, confidence: .high,
        headline: "A pushed view controller gets willMove before it appears and didMove after it has appeared.",
        details: "In its viewDidLoad, `parent` is already the navigation controller.")

    package static let d07 = Fact(
        id: "D07", section: .cases, source: .measured, confidence: .high,
        headline: "didMove of a new top of the stack waits until it has appeared.",
        details: """
            If a navigation controller is created with three view controllers, the lower two get willMove and didMove \
            at once, the top one only willMove.
            """)

    package static let d08 = Fact(
        id: "D08", section: .cases, source: .measured, confidence: .high, isContested: true,
        headline: "A tab that wasn't loaded is selected.",
        details: """
            With M shown and C selected: C.viewDidLoad, C.viewWillAppear, M.viewWillDisappear, M.viewDidDisappear, \
            C.viewDidAppear.
            """,
        doubt: "One text of 2025 has another order for loaded tabs, without a log.")

    package static let d09 = Fact(
        id: "D09", section: .cases, source: .measured, confidence: .high,
        headline: "A tap on the selected tab pops its navigation controller to the root.",
        details: "The callbacks are those of a pop. A tab that isn't a navigation controller gets none.")

    package static let d10 = Fact(
        id: "D10", section: .cases, source: .measured, confidence: .high,
        headline: "A presents B full screen, animated.",
        details: "B.viewDidLoad, A.viewWillDisappear, B.viewWillAppear, B.viewDidAppear, A.viewDidDisappear.")

    package static let d11 = Fact(
        id: "D11", section: .cases, source: .measured, confidence: .medium,
        headline: "The links and flags of a full-screen presentation, seen from inside the callbacks.",
        details: """
            In viewDidLoad of the presented view controller the link isn't set yet; in its viewWillAppear it is. When \
            it is dismissed, the link is still set in its viewWillDisappear and gone in its viewDidDisappear. The \
            completions run after all callbacks.
            """,
        doubt: "The expectations are of iOS 9 and 10, and not animated.")

    package static let d12 = Fact(
        id: "D12", section: .cases, source: .measured, confidence: .high,
        headline: "A sheet ends after the commit even if it isn't animated.",
        details: "The presenter gets no callback, neither on presenting nor on dismissing.")

    package static let d13 = Fact(
        id: "D13", section: .cases, source: .measured, confidence: .medium,
        headline: "On an iPhone before iOS 13, a page sheet sent the same callbacks as fullScreen.")

    package static let d14 = Fact(
        id: "D14", section: .cases, source: .measured, confidence: .high,
        headline:
            "A sheet that is pulled down a little and released gets viewWillDisappear, viewWillAppear and viewDidAppear.",
        details: "The presenter gets nothing, and the links stay.")

    package static let d15 = Fact(
        id: "D15", section: .cases, source: .measured, confidence: .high,
        headline: "A child that is added in the container's viewDidLoad appears with the container.",
        details: "P.viewWillAppear, C.viewWillAppear, P.viewDidAppear, C.viewDidAppear.")

    package static let d16 = Fact(
        id: "D16", section: .cases, source: .measured, confidence: .medium,
        headline:
            "On a container that has appeared, viewWillAppear comes inside addSubview and viewDidAppear after the commit.",
        details: """
            This happens even without addChild. removeFromSuperview sends viewWillDisappear and viewDidDisappear.
            """,
        doubt: "That the callbacks come is well known; their exact moments are in one source.")

    package static let d17 = Fact(
        id: "D17", section: .cases, source: .measured, confidence: .high,
        headline: "addSubview before addChild, while the container appears, sends viewDidAppear twice.",
        details: "With addChild first it comes once.",
        doubt: "The place of the container's viewDidAppear between the two is in one source.")

    package static let d18 = Fact(
        id: "D18", section: .cases, source: .measured, confidence: .medium,
        headline: "transition(from: C1, to: C2) in a container that forwards automatically.",
        details: """
            C2.willMove(P), C1.willMove(nil), C1.viewWillDisappear, C2.viewWillAppear, C2.viewDidAppear, \
            C1.viewDidDisappear, then the completion: C2.didMove(P), C1.didMove(nil).
            """)

    package static let d19 = Fact(
        id: "D19", section: .cases, source: .measured, confidence: .medium,
        headline: "A swap by hand with begin and end sends each callback once.",
        details: """
            An open pair of begin and end keeps back the automatic callbacks of addSubview and removeFromSuperview.
            """)

    package static let d20 = Fact(
        id: "D20", section: .cases, source: .measured, confidence: .high,
        headline: "An opposite begin sends its will callback at once, and one end then closes in the last direction.",
        details: "A begin that is never ended blocks later automatic callbacks of its direction.")

    package static let d21 = Fact(
        id: "D21", section: .cases, source: .measured, confidence: .high,
        headline: "A custom transition between children is cancelled by opposite begins.",
        details: """
            The child that stays gets viewWillDisappear, viewWillAppear, viewDidAppear; the incoming one \
            viewWillAppear, viewWillDisappear, viewDidDisappear.
            """)

    package static let d22 = Fact(
        id: "D22", section: .cases, source: .measured, confidence: .medium,
        headline:
            "If the root of a stack presents full screen, the disappearance reaches the visible member of the stack.")

    package static let d23 = Fact(
        id: "D23", section: .cases, source: .measured, confidence: .medium,
        headline: "A container and its only child appear for the first time.",
        details: """
            viewWillAppear of the container, then of the child; viewDidAppear likewise; then didMove of the child.
            """)

    package static let d24 = Fact(
        id: "D24", section: .cases, source: .measured, confidence: .medium,
        headline: "A page is turned in a scrolling page view controller.",
        details: """
            New.viewWillAppear, Cur.viewWillDisappear, New.viewDidAppear, Cur.viewDidDisappear. Cancelled: \
            New.viewWillAppear, Cur.viewWillDisappear, Cur.viewWillAppear, Cur.viewDidAppear, New.viewWillDisappear, \
            New.viewDidDisappear.
            """,
        doubt: "Measured on iOS 7.")

    package static let d25 = Fact(
        id: "D25", section: .cases, source: .measured, confidence: .high,
        headline: "Pages that are set in the page view controller's viewDidLoad appear before it does.")

    package static let d26 = Fact(
        id: "D26", section: .cases, source: .observation, confidence: .low,
        headline: "Revealing a split's primary column sent it no viewWillAppear or viewDidAppear.",
        doubt: "One bug report, on iOS 10.2.")

    package static let d27 = Fact(
        id: "D27", section: .cases, source: .measured, confidence: .high,
        headline: "Two animated pushes in one turn are logged as unbalanced.",
        details: "So is an end without a begin.",
        doubt: "Any order of the callbacks is unknown.",
        uikit: """
            Unbalanced calls to begin/end appearance transitions for <X: 0x…>.
            Calling -viewWillDisappear: directly on a view controller is not supported
            """)

    package static let d28 = Fact(
        id: "D28", section: .cases, source: .documentation, confidence: .high,
        headline: "viewIsAppearing comes between viewWillAppear and the layout.")

    package static let d29 = Fact(
        id: "D29", section: .cases, source: .inference, confidence: .low,
        headline: "A container that calls willMove(nil) only in the completion of its transition.",
        details: "The other callbacks are those of D18.")

    package static let d30 = Fact(
        id: "D30", section: .cases, source: .inference, confidence: .low,
        headline: "A container that forwards by hand passes on its own four callbacks.",
        details: """
            P.viewWillAppear, C.viewWillAppear, P.viewDidAppear, C.viewDidAppear, and the same on disappearing. If it \
            passes on nothing, the child gets nothing.
            """)

    package static let pd1 = Fact(
        id: "PD1", section: .cases, source: .measured, confidence: .high,
        headline: "The root of a navigation stack calls present, and the navigation controller becomes the presenter.",
        details: "The caller's `presentedViewController` is the new view controller all the same.")

    package static let pd2 = Fact(
        id: "PD2", section: .cases, source: .measured, confidence: .high,
        headline: "A presents B and B presents C: each link names its neighbour.")

    package static let pd3 = Fact(
        id: "PD3", section: .cases, source: .measured, confidence: .high, isContested: true,
        headline: "In a context style where nobody sets the flag, a navigation controller is the context.",
        details: "Its definesPresentationContext is true by default, so the content lies below the tab bar.",
        doubt: "Reports on navigation controllers inside tab bars differ.")

    package static let pd4 = Fact(
        id: "PD4", section: .cases, source: .measured, confidence: .high,
        headline: "A custom style ignores definesPresentationContext.",
        details: "The topmost parent of the caller's family presents.")

    package static let pd5 = Fact(
        id: "PD5", section: .cases, source: .documentation, confidence: .high,
        headline: "A descendant of the presenter names the presented view controller as its own.",
        doubt: "For overCurrentContext, one report saw nil.")

    package static let pd6 = Fact(
        id: "PD6", section: .cases, source: .documentation, confidence: .high,
        headline: "dismiss at the bottom of a chain removes the whole chain, and only the top animates.")

    package static let pd7 = Fact(
        id: "PD7", section: .cases, source: .measured, confidence: .high,
        headline: """
            A presenter that is busy ignores present: the new view controller gets no presenter and the completion \
            doesn't run.
            """)

    package static let pd8 = Fact(
        id: "PD8", section: .cases, source: .measured, confidence: .high,
        headline: "A member of a presented family finds no tab bar controller of the presenter's family.")

    package static let pd9 = Fact(
        id: "PD9", section: .cases, source: .measured, confidence: .high,
        headline: "`presentingViewController` is set when present returns.")

    package static let pd10 = Fact(
        id: "PD10", section: .cases, source: .measured, confidence: .medium,
        headline: "dismiss in the middle of a chain removes only what is above the receiver.")
}
