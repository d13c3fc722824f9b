/// Presentations: who really presents, and what UIKit refuses.
extension Fact {
    package static let r41 = Fact(
        id: "R41", section: .presentations, source: .documentation, confidence: .high,
        headline: "UIKit resolves who really presents from the presentation's style.",
        details: """
            A style that covers the full screen is presented by the topmost parent of the caller's family. Otherwise \
            the presenter is the first view controller, from the caller upwards and itself included, that defines a \
            presentation context; if there is none, the topmost parent. If that family is itself shown in a context \
            inside another family, a full-screen request goes on to the family that shows it. \
            `presentingViewController` is set when present returns.
            """,
        doubt: """
            The last step, from family to family, is one observation, and another one follows the whole chain to its \
            end.
            """)

    package static let r42 = Fact(
        id: "R42", section: .presentations, source: .measured, confidence: .high,
        headline: "Whichever member of a family calls present, the root of the family presents by default.",
        details: "That is often a tab bar controller or a navigation controller.")

    package static let r43 = Fact(
        id: "R43", section: .presentations, source: .documentation, confidence: .high,
        headline:
            "The modal presentation style decides who presents, and whether the presenter's view leaves the window.",
        details: """
            fullScreen, pageSheet, formSheet, overFullScreen and custom are presented by the family's root; \
            currentContext and overCurrentContext by the nearest presentation context (R45). Only fullScreen and \
            currentContext remove the presenter's view. `automatic` is formSheet for most classes since iOS 18, and was \
            pageSheet since iOS 13: Kindred calls both `sheet`, because they differ in size alone. System view \
            controllers may choose otherwise. `none` isn't a style to present with.
            """,
        doubt: "For automatic this is medium; who presents a popover is uncertain, and Kindred doesn't assert it.",
        uikit: """
            NSInternalInconsistencyException: The specified modal presentation style doesn't have a corresponding \
            presentation controller.
            """)

    package static let r43Part1 = Fact(
        id: "R43.1", section: .presentations, source: .documentation, confidence: .medium, isContested: true,
        headline:
            "With the style automatic, a view controller of the system picks its own style; traces show it as a sheet.",
        doubt: "Which style it picks depends on its class, its settings and the version.")

    package static let r44 = Fact(
        id: "R44", section: .presentations, source: .documentation, confidence: .high,
        headline: "A custom presentation covers the full screen unless its presentation controller says otherwise.",
        details: """
            `shouldPresentInFullscreen` is true by default and `shouldRemovePresentersView` false. If the first is \
            false, UIKit looks for a presentation context, as for the context styles.
            """)

    package static let r45 = Fact(
        id: "R45", section: .presentations, source: .documentation, confidence: .high, isContested: true,
        headline: """
            definesPresentationContext counts only for context styles, for custom presentations that don't cover the \
            screen, and for search.
            """,
        details: """
            It is false by default; UINavigationController sets it to true. If no view controller from the caller \
            upwards sets it, the root of the family presents and everything is covered.
            """,
        doubt: """
            Some articles and reports say that it is false for navigation controllers too; for tab bar controllers, \
            false is assumed. A specification can say either.
            """)

    package static let r46 = Fact(
        id: "R46", section: .presentations, source: .documentation, confidence: .high,
        headline: """
            providesPresentationContextTransitionStyle acts only on a view controller that defines a presentation \
            context.
            """,
        details: """
            In a context style, the presenter's modal transition style then replaces the presented view controller's.
            """)

    package static let r48 = Fact(
        id: "R48", section: .presentations, source: .measured, confidence: .high,
        headline: "Presenting nil throws.",
        uikit: """
            NSInvalidArgumentException: Application tried to present a nil modal view controller on target <X: 0x…>.
            """)

    package static let r49 = Fact(
        id: "R49", section: .presentations, source: .measured, confidence: .high,
        headline: "A view controller that has a parent can't be presented.",
        details: "Present its root container instead.",
        doubt: "The new wording is less certain than the old one.",
        uikit: """
            NSInvalidArgumentException: Application tried to present modally a view controller <X: 0x…> that has a \
            parent view controller <P: 0x…>.
            Application tried to present modally an active controller <X: 0x…>.
            """)

    package static let r50 = Fact(
        id: "R50", section: .presentations, source: .measured, confidence: .high,
        headline: "A view controller can't be presented on itself.",
        doubt: "That UIKit compares with the resolved presenter, not the caller, is one observation.",
        uikit: """
            NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting \
            controller is <X: 0x…>.
            """)

    package static let r51 = Fact(
        id: "R51", section: .presentations, source: .measured, confidence: .high,
        headline: "A view controller that is already presented can't be presented by another.",
        details: "Presenting it again on the same presenter is refused earlier, because that presenter is busy (R52).",
        uikit: """
            NSInvalidArgumentException: Application tried to present modally a view controller <X: 0x…> that is \
            already being presented by <P: 0x…>.
            """)

    package static let r52 = Fact(
        id: "R52", section: .presentations, source: .measured, confidence: .high,
        headline: "If the presenter already presents something, UIKit logs the call and ignores it.",
        details: "The completion isn't called.",
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) which is already presenting <C: 0x…>.
            Warning: Attempt to present <B: 0x…> on <A: 0x…> which is already presenting <C: 0x…>
            """)

    package static let r53 = Fact(
        id: "R53", section: .presentations, source: .measured, confidence: .high,
        headline: "If the presenter's view isn't in a window, UIKit logs the call and ignores it.",
        details: """
            This happens in viewDidLoad, from a tab that isn't selected, and from a presentation context that is \
            covered.
            """,
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) whose view is not in the window hierarchy.
            Warning: Attempt to present <B: 0x…> on <A: 0x…> whose view is not in the window hierarchy!
            """)

    package static let r54 = Fact(
        id: "R54", section: .presentations, source: .measured, confidence: .high,
        headline: "If another presentation is in progress, UIKit logs the call and ignores it.",
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) while a presentation is in progress.
            Warning: Attempt to present <B: 0x…> on <A: 0x…> while a presentation is in progress!
            """)

    package static let r55 = Fact(
        id: "R55", section: .presentations, source: .measured, confidence: .high,
        headline: "Presenting from a detached view controller is logged, but goes ahead.",
        details: """
            A view controller is detached if no parent or presenter leads from it to a window's root, typically \
            because its view was added without addChild.
            """,
        uikit: """
            Presenting view controller <B: 0x…> from detached view controller <A: 0x…> is not supported, and may \
            result in incorrect safe area insets and a corrupt root presentation. Make sure <A: 0x…> is in the view \
            controller hierarchy before presenting from it. Will become a hard exception in a future release.
            Presenting view controller <B: 0x…> from detached view controller <A: 0x…> is discouraged.
            Presenting view controllers on detached view controllers is discouraged <A: 0x…>.
            """)

    package static let r56 = Fact(
        id: "R56", section: .presentations, source: .observation, confidence: .medium,
        headline: "present makes its checks in a fixed order.",
        details: """
            nil, partial curl, a parent, a deprecated popover object, on itself, in progress, not in a window, \
            already presenting, detached (which is only logged), already presented by another.
            """)

    package static let r57 = Fact(
        id: "R57", section: .presentations, source: .documentation, confidence: .medium,
        headline:
            "partialCurl works only with full-screen presentations, and nothing can be presented while the view is curled.",
        doubt: "Only the ends of the texts are known, from one observation.",
        uikit: """
            … nested modal view controller while curled %@.
            … UIModalTransitionStylePartialCurl to or from non-fullscreen view controller %@.
            """)

    package static let r58 = Fact(
        id: "R58", section: .presentations, source: .measured, confidence: .high,
        headline: "In regular width, a popover without an anchor throws.",
        details: """
            The anchor is a source view, a source item or a bar button item. It may also be set just after the call, \
            in the same turn of the run loop.
            """,
        doubt: "One observation: recent systems also log the second text, and may centre the popover.",
        uikit: """
            NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should have \
            a non-nil sourceView or barButtonItem set before the presentation occurs.
            Tried to present %@ from %@ as a popover without setting a sourceView or barButtonItem.
            """)

    package static let r59 = Fact(
        id: "R59", section: .presentations, source: .measured, confidence: .high,
        headline: "On iPad, an action sheet is a popover and throws without an anchor.",
        details: "An alert of style alert needs none.",
        doubt: """
            Older systems end the first sentence after `UIAlertControllerStyleActionSheet.`, and one printed the text \
            of R58.
            """,
        uikit: """
            NSGenericException: Your application has presented a UIAlertController (<UIAlertController: 0x…>) of \
            style UIAlertControllerStyleActionSheet from Module.P (<Module.P: 0x…>). The modalPresentationStyle of a \
            UIAlertController with this style is UIModalPresentationPopover. You must provide location information \
            for this popover through the alert controller's popoverPresentationController. You must provide either a \
            sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the \
            alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
            -prepareForPopoverPresentation.
            """)

    package static let r60 = Fact(
        id: "R60", section: .presentations, source: .measured, confidence: .high,
        headline: "On iPad, an activity view controller is a popover and throws without an anchor.",
        uikit: """
            NSGenericException: Your application has presented a UIActivityViewController (<UIActivityViewController: \
            0x…>). In its current trait environment, the modalPresentationStyle of a UIActivityViewController with \
            this style is UIModalPresentationPopover. You must provide location information for this popover through \
            the view controller's popoverPresentationController. You must provide either a sourceView and sourceRect \
            or a barButtonItem.  If this information is not known when you present the view controller, you may \
            provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
            """)

    package static let r61 = Fact(
        id: "R61", section: .presentations, source: .documentation, confidence: .high,
        headline:
            "In compact width, popovers and sheets adapt to a nearly full-screen form unless the delegate answers `.none`.",
        details: """
            Popovers need their anchor only in regular width. Before iOS 13, an adapted sheet on a phone was full \
            screen and hid the presenter; since then it stays a card.
            """,
        doubt: "That adapting leaves `presentingViewController` unchanged is assumed.")

    package static let r62 = Fact(
        id: "R62", section: .presentations, source: .documentation, confidence: .medium,
        headline: "Inside a popover, a context style works only with the coverVertical transition.",
        doubt: "UIKit throws otherwise; the text of the exception isn't known.")

    package static let r63 = Fact(
        id: "R63", section: .presentations, source: .documentation, confidence: .high,
        headline: "dismiss removes what the receiver, or its family, has presented, and everything above it.",
        details: """
            If the receiver presents nothing, its presenter dismisses the receiver. If there is neither, nothing \
            happens, but the completion still runs.
            """)

    package static let r64 = Fact(
        id: "R64", section: .presentations, source: .documentation, confidence: .high,
        headline: "Dismissing a chain animates only the top; the rest goes at once, and all links are cleared.",
        details: """
            In viewWillDisappear of the presented view controller, `presentingViewController` is still set; in its \
            viewDidDisappear it is nil. In viewDidAppear of the presenter, `presentedViewController` is nil.
            """,
        doubt: "When the links become nil is measured once.")

    package static let r65 = Fact(
        id: "R65", section: .presentations, source: .measured, confidence: .high,
        headline: "dismiss during another presentation or dismissal is logged and ignored.",
        doubt: "The second text, with its misspelling, is one observation.",
        uikit: """
            Warning: Attempt to dismiss from view controller <X: 0x…> while a presentation or dismiss is in progress!
            … while a dismiss is in proress!
            """)
}
