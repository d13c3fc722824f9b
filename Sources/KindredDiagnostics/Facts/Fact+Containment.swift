/// Containment: the calls by which a container adds, removes and swaps children.
extension Fact {
    package static let r4 = Fact(
        id: "R4", section: .containment, source: .documentation, confidence: .medium,
        headline: "A child that gets another parent leaves the old one first, with willMove(nil) and didMove(nil).",
        details: "addChild with the same parent again moves the child to the end of `children`.",
        doubt: "The move is documented; the callbacks that the old side sends are one observation.")

    package static let r5 = Fact(
        id: "R5", section: .containment, source: .observation, confidence: .medium, isContested: true,
        headline:
            "addChild checks the hierarchy, moves the child from its old parent, sets the new parent and sends willMove.",
        doubt: """
            The header and several articles put willMove before the addition; a recent system sets `parent` first. \
            Only code inside willMove can see the difference.
            """)

    package static let r7 = Fact(
        id: "R7", section: .containment, source: .measured, confidence: .high,
        headline: """
            When a view enters another, the nearest view controller above it must be the parent of the view's own \
            view controller.
            """,
        details: "The view of a view controller without a parent may be added by hand, but that isn't recommended.",
        uikit: """
            UIViewControllerHierarchyInconsistency: child view controller:<X: 0x…> should have parent view \
            controller:<P: 0x…> but actual parent is:<Q: 0x…>
            UIViewControllerHierarchyInconsistency: child view controller:<X: 0x…> should have parent view \
            controller:<P: 0x…> but requested parent is:<Q: 0x…>
            """)

    package static let r8 = Fact(
        id: "R8", section: .containment, source: .observation, confidence: .medium,
        headline: "A view controller that the family is presenting can't become its child.",
        uikit: """
            UIViewControllerHierarchyInconsistency: trying to add child view controller that is already presented: %@
            """)

    package static let r9 = Fact(
        id: "R9", section: .containment, source: .measured, confidence: .high,
        headline: "A visible window's root view controller can't become a child.",
        details: "This holds for addChild, push and setViewControllers.",
        uikit: """
            UIViewControllerHierarchyInconsistency: adding a root view controller <X: 0x…> as a child of view \
            controller:<P: 0x…>
            """)

    package static let r68 = Fact(
        id: "R68", section: .containment, source: .header, confidence: .high,
        headline: "addChild sends willMove(parent) itself; the container must call didMove(parent).",
        details: """
            Call it when the transition has ended, or right after addChild if there is none. Don't call \
            willMove(parent) by hand.
            """)

    package static let r69 = Fact(
        id: "R69", section: .containment, source: .header, confidence: .high,
        headline: "removeFromParent sends didMove(nil) itself; the container must call willMove(nil) first.",
        details: "Don't call didMove(nil) by hand.")

    package static let r70 = Fact(
        id: "R70", section: .containment, source: .documentation, confidence: .high,
        headline: "Overrides of willMove and didMove call super.",
        details: "The argument is the new parent, or nil on removal.")

    package static let r71 = Fact(
        id: "R71", section: .containment, source: .documentation, confidence: .high,
        headline: """
            Add a child with addChild, its view's frame, addSubview and didMove; remove it with willMove(nil), \
            removeFromSuperview and removeFromParent.
            """,
        details: """
            The calls belong in this order. UIKit sends willMove(parent) inside addChild, and didMove(nil) inside \
            removeFromParent.
            """)

    package static let r72 = Fact(
        id: "R72", section: .containment, source: .documentation, confidence: .high, isContested: true,
        headline: "willMove(nil) must come before removeFromParent.",
        doubt: """
            Apple's guide sends it before the transition; one article sends it in the completion. Both are accepted, \
            the first is recommended.
            """)

    package static let r73 = Fact(
        id: "R73", section: .containment, source: .documentation, confidence: .high,
        headline:
            "A child that came in a transition that didn't finish leaves again with willMove(nil) and didMove(nil).",
        details: """
            If the transition finished: didMove for the new child, removeFromParent for the old one. If not, the old \
            child stays, and the new one gets willMove(nil) and removeFromParent.
            """)

    package static let r74 = Fact(
        id: "R74", section: .containment, source: .documentation, confidence: .high,
        headline: "Both children of transition(from:to:) must have the receiver as their parent.",
        doubt: "That the receiver itself must be the parent, not just any common one, is one observation.",
        uikit: """
            NSInvalidArgumentException: Children view controllers %@ and %@ must have a common parent view controller \
            when calling -[UIViewController \
            transitionFromViewController:toViewController:duration:options:animations:completion:]
            """)

    package static let r75 = Fact(
        id: "R75", section: .containment, source: .documentation, confidence: .high, isContested: true,
        headline:
            "transition(from:to:) inserts the new child's view, runs the animations and removes the old child's view.",
        details: "The container does neither, and the parents don't change. A duration of 0 means no animation.",
        doubt: "The documentation asks for an animations block; an article passes none, and it works.")

    package static let r76 = Fact(
        id: "R76", section: .containment, source: .observation, confidence: .medium,
        headline: "transition(from:to:) can't be used in a container that forwards appearance by hand.",
        uikit: """
            Parent view controller is using legacy containment in call to -[UIViewController \
            transitionFromViewController:toViewController:duration:options:animations:completion:]
            """)

    package static let r77 = Fact(
        id: "R77", section: .containment, source: .documentation, confidence: .high,
        headline: "A child can be added without showing its view, and shown later.",
        details: "Its view loads when it is needed. Since iOS 6, UIKit doesn't unload hidden children's views.")

    package static let r78 = Fact(
        id: "R78", section: .containment, source: .documentation, confidence: .high,
        headline: "The first access to `view` loads it, and viewDidLoad runs.",
        details: """
            Setting the view's frame is enough. Call addChild first, or `parent` is nil in the child's viewDidLoad.
            """)
}
