extension StepDefinition {
    /// All steps, in the order of `StepName`.
    package static let all: [StepDefinition] = [
        StepDefinition(
            .launch, .launch, .scalar(.id), "The window of that id becomes visible with its root."),
        StepDefinition(
            .push, .push, .short(.controller),
            "pushViewController, on the navigation controller whose stack declares it.",
            [
                Field(.controller, .id, required: true, "The controller that is pushed."),
                Field(.on, .id, "The navigation controller."),
            ] + gesture),
        StepDefinition(
            .pop, .pop, .short(.on), "popViewController, or popToViewController with `to`.",
            [
                navigation, Field(.to, .idOrNone, "The controller that is then on top; the one below without."),
            ] + gesture),
        StepDefinition(
            .popToRoot, .popToRoot, .short(.on), "popToRootViewController.", [navigation] + gesture),
        StepDefinition(
            .setStack, .setStack, .mapping, "setViewControllers, not animated by default.",
            [navigation, Field(.to, .idList, required: true, "The new stack, its root first.")] + transition),
        StepDefinition(
            .select, .select, .short(.controller), "A tab is selected.",
            [
                Field(.controller, .id, required: true, "The controller of the tab."),
                Field(.by, .word(TabSelection.allCases.map(\.rawValue)), "tap by default."),
            ] + gesture),
        StepDefinition(
            .turn, .turn, .mapping, "A swipe to another page.",
            [
                Field(.page, .id, required: true, "The page view controller."),
                Field(.to, .id, required: true, "The page that comes."),
            ] + gesture),
        StepDefinition(
            .present, .present, .short(.presentation), "present(_:animated:completion:).",
            [
                Field(
                    .presentation, .presentation, required: true,
                    "The id of a presentation; one without an id is known as from->present.")
            ] + gesture),
        StepDefinition(
            .dismiss, .dismiss, .short(.on), "dismiss(animated:completion:).",
            [Field(.on, .id, required: true, "The controller that is asked to dismiss.")] + gesture),
        StepDefinition(
            .setRoot, .setRoot, .mapping, "A window gets another rootViewController.",
            [
                Field(.window, .id, required: true, "The window."),
                Field(.family, .id, required: true, "One of the families that the window can have."),
            ]),
        StepDefinition(
            .addChild, .addChild, .mapping, "addChild(_:).",
            [Field(.parent, .id, required: true, "The custom container."), child]),
        StepDefinition(.removeFromParent, .removeFromParent, .scalar(.id), "removeFromParent(), called on that child."),
        StepDefinition(.willMove, .willMove, .mapping, "willMove(toParent:), called by hand.", [child, newParent]),
        StepDefinition(.didMove, .didMove, .mapping, "didMove(toParent:), called by hand.", [child, newParent]),
        StepDefinition(
            .addSubview, .addSubview, .mapping, "The child's view comes into the container's view.",
            [Field(.in, .id, required: true, "The controller whose view gets the child's view."), child]),
        StepDefinition(
            .removeFromSuperview, .removeFromSuperview, .scalar(.id),
            "The view of that controller leaves its superview."),
        StepDefinition(
            .transition, .transition, .mapping, "transition(from:to:duration:options:animations:completion:).",
            [
                Field(.in, .id, required: true, "The container that is asked: the parent of both."),
                Field(.from, .id, required: true, "The child whose view goes."),
                Field(.to, .id, required: true, "The child whose view comes."),
                Field(.duration, .number, "Seconds; 0.3 by default."),
                Field(.finished, .boolean, "What the completion is told; true by default."),
                completion,
            ]),
        StepDefinition(
            .beginAppearance, .beginAppearance, .mapping, "beginAppearanceTransition(_:animated:).",
            [child, Field(.appearing, .boolean, required: true, "Whether it appears or disappears.")]),
        StepDefinition(
            .endAppearance, .endAppearance, .scalar(.id), "endAppearanceTransition(), called on that child."),
        StepDefinition(.loadView, .loadView, .scalar(.id), "The view of that controller is touched, and so loaded."),
        StepDefinition(.block, .block, .steps, "One function of the app: the run loop does not turn inside."),
        StepDefinition(.async, .async, .steps, "DispatchQueue.main.async: the next turn of the run loop."),
        StepDefinition(.check, .check, .claims, "What must hold of the trace so far, and of the relations now."),
        StepDefinition(.mark, .mark, .scalar(.name), "Puts mark(name) into the trace."),
    ]

    private static let navigation = Field(.on, .id, required: true, "The navigation controller.")
    private static let child = Field(.child, .id, required: true, "The child.")
    private static let newParent = Field(.to, .idOrNone, required: true, "The new parent, or null.")

    private static let completion = Field(.completion, .steps, "What the app does when it has ended.")
    /// What a transition of UIKit takes.
    private static let transition = [
        completion, Field(.animated, .boolean, "false by default for setStack and select, else true."),
    ]
    /// The same for one that a finger may drive.
    private static let gesture =
        transition + [
            Field(
                .interactive, .word(StepInteraction.allCases.map(\.rawValue)),
                "A finger drives it, and this is how the gesture ends.")
        ]
}
