/// Appearance: the order of appearance callbacks, begin and end, and addSubview.
extension Fact {
    package static let r66 = Fact(
        id: "R66", section: .appearance, source: .measured, confidence: .high,
        headline: "Only fullScreen and currentContext make the presenter disappear and appear again.",
        details: """
            Sheets, the over styles, popovers and most custom presentations send the presenter nothing. Code that \
            refreshes in viewWillAppear after closing one of them never runs.
            """)

    package static let r67 = Fact(
        id: "R67", section: .appearance, source: .observation, confidence: .medium,
        headline: "A view controller presented in a context follows its presenter's later appearances.",
        details: """
            overCurrentContext content gets them when, for example, the tab below it changes; currentContext content \
            gets them while the presenter's view is out of the window.
            """)

    package static let r79 = Fact(
        id: "R79", section: .appearance, source: .documentation, confidence: .high,
        headline: "A container's appearance callback reaches the children that it shows, the container first.",
        details: """
            A child counts as shown if its view is inside the container's view. Children follow in the order of \
            `children`.
            """,
        doubt: "The order among siblings is one observation.")

    package static let r80 = Fact(
        id: "R80", section: .appearance, source: .measured, confidence: .high,
        headline: "A view that enters or leaves a live window triggers its view controller's appearance callbacks.",
        details: """
            Before the container appears, addSubview sends nothing, and the callbacks come through containment. After \
            it has appeared, viewWillAppear comes inside addSubview and viewDidAppear after the commit, even without \
            addChild.
            """)

    package static let r80Part3 = Fact(
        id: "R80.3", section: .appearance, source: .measured, confidence: .high,
        headline: "A child added to a parent that is appearing gets its viewDidAppear from that parent.",
        details: "This needs addChild before addSubview. viewWillAppear comes at once.")

    package static let r81 = Fact(
        id: "R81", section: .appearance, source: .measured, confidence: .high,
        headline: "A child that is added after its view, while the container appears, gets viewDidAppear twice.",
        details: "One comes from addSubview, the other is forwarded by the container. Call addChild first.")

    package static let r82 = Fact(
        id: "R82", section: .appearance, source: .documentation, confidence: .high,
        headline: "A container that forwards by hand must begin and end its children's appearances itself.",
        details: """
            If shouldAutomaticallyForwardAppearanceMethods is false, the children get nothing unless the container \
            calls beginAppearanceTransition in its viewWillAppear and viewWillDisappear, and endAppearanceTransition \
            in its viewDidAppear and viewDidDisappear.
            """)

    package static let r83 = Fact(
        id: "R83", section: .appearance, source: .measured, confidence: .high,
        headline: "beginAppearanceTransition sends its callback, whatever automatic ones came before.",
        details: """
            A container that forwards automatically can still use begin and end safely if the child's view enters or \
            leaves between the two: each callback then comes once. If a view is added to a live window before \
            addChild, begin and end make each callback come twice.
            """)

    package static let r84 = Fact(
        id: "R84", section: .appearance, source: .header, confidence: .high,
        headline:
            "Calls to begin and end nest by a counter, and a begin in the opposite direction turns around at once.",
        details: """
            A begin in the same direction sends nothing and needs one more end. After a turn, a single end closes \
            with the did callback of the last direction. An end without a begin, or two transitions that overlap, is \
            logged.
            """,
        doubt: "What nested begins followed by a turn do isn't published.",
        uikit: "Unbalanced calls to begin/end appearance transitions for <X: 0x…>.")

    package static let r85 = Fact(
        id: "R85", section: .appearance, source: .documentation, confidence: .high,
        headline: "viewIsAppearing comes once per appearance, after viewWillAppear, with the view in the window.",
        details: "The view has its size and its traits by then. It works back to iOS 13.")

    package static let r86 = Fact(
        id: "R86", section: .appearance, source: .measured, confidence: .high,
        headline:
            "In a navigation controller, the old one's viewWillDisappear comes first and the new one's viewDidAppear last.",
        details: """
            Push: the new one's viewDidLoad, the old one's viewWillDisappear, the new one's viewWillAppear, the old \
            one's viewDidDisappear, the new one's viewDidAppear. Pop has the same order. The stack changes inside the \
            call; the callbacks come later.
            """,
        doubt: """
            Before iOS 11, viewWillDisappear came before viewDidLoad. Two texts put viewDidAppear before \
            viewDidDisappear, but no printed log does.
            """)

    package static let r87 = Fact(
        id: "R87", section: .appearance, source: .measured, confidence: .medium,
        headline: """
            In a page view controller the new page's viewWillAppear comes first; the rest depends on the transition \
            style.
            """,
        details: """
            Scroll ends with the new page's viewDidAppear and then the old one's viewDidDisappear. Curl ends the \
            other way round.
            """,
        doubt: "Measured on iOS 7, and not again since.")

    package static let r88 = Fact(
        id: "R88", section: .appearance, source: .measured, confidence: .medium, isContested: true,
        headline: "In a tab bar controller, the new tab's viewWillAppear comes before the old tab's viewWillDisappear.",
        details: """
            Then come the old tab's viewDidDisappear and the new tab's viewDidAppear. A tab's viewDidLoad comes when \
            it is first selected.
            """,
        doubt: """
            One text of 2025 has the old tab's viewWillDisappear first, without a log. Switching tabs fast may change \
            the order.
            """)

    package static let r89 = Fact(
        id: "R89", section: .appearance, source: .measured, confidence: .high,
        headline:
            "In a full-screen presentation, the new one's viewDidAppear comes before the old one's viewDidDisappear.",
        details: """
            Presenting starts with the old one's viewWillDisappear, and dismissing runs the same way back. A style \
            that keeps the presenter's view sends the presenter nothing. A sheet that is pulled down and released \
            gets viewWillDisappear, viewWillAppear and viewDidAppear.
            """,
        doubt: """
            The last two callbacks of a dismissal are less certain, and currentContext is assumed to be like \
            fullScreen.
            """)

    package static let r90 = Fact(
        id: "R90", section: .appearance, source: .inference, confidence: .low,
        headline:
            "In a split view controller, the viewWillAppear of every visible column should come before any viewDidAppear.",
        details: "On iOS 10.2, revealing the primary column sent it neither.")

    package static let r91 = Fact(
        id: "R91", section: .appearance, source: .measured, confidence: .high,
        headline: """
            In transition(from:to:), the old child's viewWillDisappear comes first, and the new child's viewDidAppear \
            before the old one's viewDidDisappear.
            """,
        details: """
            The container's own calls decide the moves around it: willMove before, didMove in the completion. If a \
            container swaps children by hand, the order follows its own calls.
            """,
        doubt: "What a cancelled transition sends is less certain.")

    package static let r92 = Fact(
        id: "R92", section: .appearance, source: .measured, confidence: .high,
        headline: "A window's root and what it shows appear from the outer to the inner view controllers.",
        details: """
            The outer viewDidLoad comes first, then viewWillAppear from outer to inner, then viewDidAppear from outer \
            to inner. The root gets no move callback.
            """,
        doubt: "For nested view controllers this is less certain.")

    package static let chain = Fact(
        id: "chain", section: .appearance, source: .inference, confidence: .low, isContested: true,
        headline: "When a chain of presentations is dismissed, those in between disappear at once, uppermost first.",
        doubt: "It is known that only the top one animates (R64); the order of the callbacks isn't.")

    package static let setRoot = Fact(
        id: "setRoot", section: .appearance, source: .inference, confidence: .low, isContested: true,
        headline: "When a window's root is replaced, the old root has disappeared before the new one appears.",
        doubt: "No published log shows this order.")

    package static let unfinished = Fact(
        id: "unfinished", section: .appearance, source: .inference, confidence: .low, isContested: true,
        headline: "A transition(from:to:) that didn't finish sends the same callbacks.",
        doubt: "No published log shows a transition that ends with `finished` false.")

    package static let via = Fact(
        id: "via", section: .appearance, source: .inference, confidence: .low, isContested: true,
        headline: "viewIsAppearing runs from the outer to the inner view controllers.",
        doubt: "No source says in which order parent and child get it.")
}
