extension StepDefinition {
    /// All steps, in the order of `StepName`.
    package static let all: [StepDefinition] = [
        StepDefinition(
            .launch, .launch, .scalar(.id), "Makes the window with that id visible."),
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
                navigation, Field(.to, .idOrNone, "The controller that is then on top; by default the one below."),
            ] + gesture),
        StepDefinition(
            .popToRoot, .popToRoot, .short(.on), "popToRootViewController.", [navigation] + gesture),
        StepDefinition(
            .setStack, .setStack, .mapping, "setViewControllers, not animated by default.",
            [navigation, Field(.to, .idList, required: true, "The new stack, its root first.")] + transition),
        StepDefinition(
            .select, .select, .short(.controller), "Selects a tab.",
            [
                Field(.controller, .id, required: true, "The controller of the tab."),
                Field(.by, .word(TabSelection.allCases.map(\.rawValue)), "tap by default."),
            ] + gesture),
        StepDefinition(
            .turn, .turn, .mapping, "Swipes to another page.",
            [
                Field(.page, .id, required: true, "The page view controller."),
                Field(.to, .id, required: true, "The page that appears."),
            ] + gesture),
        StepDefinition(
            .present, .present, .short(.presentation), "present(_:animated:completion:).",
            [
                Field(
                    .presentation, .presentation, required: true,
                    "The id of a presentation, or from->present if it has none.")
            ] + gesture),
        StepDefinition(
            .dismiss, .dismiss, .short(.on), "dismiss(animated:completion:).",
            [Field(.on, .id, required: true, "The controller that dismiss is called on.")] + gesture),
        StepDefinition(
            .setRoot, .setRoot, .mapping, "Replaces the rootViewController of a window.",
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
            .addSubview, .addSubview, .mapping, "Adds the child's view to the container's view.",
            [Field(.in, .id, required: true, "The controller to whose view the child's view is added."), child]),
        StepDefinition(
            .removeFromSuperview, .removeFromSuperview, .scalar(.id),
            "Removes the view of that controller from its superview."),
        StepDefinition(
            .transition, .transition, .mapping, "transition(from:to:duration:options:animations:completion:).",
            [
                Field(.in, .id, required: true, "The container that is called: the parent of both."),
                Field(.from, .id, required: true, "The child whose view disappears."),
                Field(.to, .id, required: true, "The child whose view appears."),
                Field(.duration, .number, "Seconds; 0.3 by default."),
                Field(.finished, .boolean, "The argument of the completion; true by default."),
                completion,
            ]),
        StepDefinition(
            .beginAppearance, .beginAppearance, .mapping, "beginAppearanceTransition(_:animated:).",
            [child, Field(.appearing, .boolean, required: true, "Whether it appears or disappears.")]),
        StepDefinition(
            .endAppearance, .endAppearance, .scalar(.id), "endAppearanceTransition(), called on that child."),
        StepDefinition(.loadView, .loadView, .scalar(.id), "Loads the view of that controller."),
        StepDefinition(.block, .block, .steps, "One function of the app: the run loop does not turn inside."),
        StepDefinition(.async, .async, .steps, "DispatchQueue.main.async: the next turn of the run loop."),
        StepDefinition(.check, .check, .claims, "What must be true of the trace so far and of the relations now."),
        StepDefinition(.mark, .mark, .scalar(.name), "Adds mark(name) to the trace."),
    ]

    private static let navigation = Field(.on, .id, required: true, "The navigation controller.")
    private static let child = Field(.child, .id, required: true, "The child.")
    private static let newParent = Field(.to, .idOrNone, required: true, "The new parent, or null.")

    private static let completion = Field(.completion, .steps, "What the app does when the transition ends.")
    /// What a transition of UIKit takes.
    private static let transition = [
        completion, Field(.animated, .boolean, "false by default for setStack and select, else true."),
    ]
    /// The same for one that a finger may drive.
    private static let gesture =
        transition + [
            Field(
                .interactive, .word(StepInteraction.allCases.map(\.rawValue)),
                "Makes the transition interactive: how the gesture ends.")
        ]
}
