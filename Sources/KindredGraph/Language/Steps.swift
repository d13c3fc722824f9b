extension StepDefinition {
    /// All steps, in the order of `StepName`.
    package static let all: [StepDefinition] = [
        StepDefinition(
            keyword: .launch, name: .launch, value: .scalar(.id), about: "Makes the window with that id visible."),
        StepDefinition(
            keyword: .push, name: .push, value: .short(.controller),
            about: "pushViewController, on the navigation controller whose stack declares it.",
            fields: [
                Field(keyword: .controller, value: .id, required: true, about: "The controller that is pushed."),
                Field(keyword: .on, value: .id, about: "The navigation controller."),
            ] + gesture),
        StepDefinition(
            keyword: .pop, name: .pop, value: .short(.on),
            about: "popViewController, or popToViewController with `to`.",
            fields: [
                navigation,
                Field(
                    keyword: .to, value: .idOrNone,
                    about: "The controller that is then on top; by default the one below."),
            ] + gesture),
        StepDefinition(
            keyword: .popToRoot, name: .popToRoot, value: .short(.on), about: "popToRootViewController.",
            fields: [navigation] + gesture),
        StepDefinition(
            keyword: .setStack, name: .setStack, value: .mapping, about: "setViewControllers, not animated by default.",
            fields: [
                navigation,
                Field(keyword: .to, value: .idList, required: true, about: "The new stack, its root first."),
            ] + transition),
        StepDefinition(
            keyword: .select, name: .select, value: .short(.controller), about: "Selects a tab.",
            fields: [
                Field(keyword: .controller, value: .id, required: true, about: "The controller of the tab."),
                Field(keyword: .by, value: .word(TabSelection.allCases.map(\.rawValue)), about: "tap by default."),
            ] + gesture),
        StepDefinition(
            keyword: .turn, name: .turn, value: .mapping, about: "Swipes to another page.",
            fields: [
                Field(keyword: .page, value: .id, required: true, about: "The page view controller."),
                Field(keyword: .to, value: .id, required: true, about: "The page that appears."),
            ] + gesture),
        StepDefinition(
            keyword: .present, name: .present, value: .short(.presentation), about: "present(_:animated:completion:).",
            fields: [
                Field(
                    keyword: .presentation, value: .presentation, required: true,
                    about: "The id of a presentation, or from->present if it has none.")
            ] + gesture),
        StepDefinition(
            keyword: .dismiss, name: .dismiss, value: .short(.on), about: "dismiss(animated:completion:).",
            fields: [
                Field(keyword: .on, value: .id, required: true, about: "The controller that dismiss is called on.")
            ] + gesture),
        StepDefinition(
            keyword: .setRoot, name: .setRoot, value: .mapping, about: "Replaces the rootViewController of a window.",
            fields: [
                Field(keyword: .window, value: .id, required: true, about: "The window."),
                Field(
                    keyword: .family, value: .id, required: true, about: "One of the families that the window can have."
                ),
            ]),
        StepDefinition(
            keyword: .addChild, name: .addChild, value: .mapping, about: "addChild(_:).",
            fields: [Field(keyword: .parent, value: .id, required: true, about: "The custom container."), child]),
        StepDefinition(
            keyword: .removeFromParent, name: .removeFromParent, value: .scalar(.id),
            about: "removeFromParent(), called on that child."),
        StepDefinition(
            keyword: .willMove, name: .willMove, value: .mapping, about: "willMove(toParent:), called by hand.",
            fields: [child, newParent]),
        StepDefinition(
            keyword: .didMove, name: .didMove, value: .mapping, about: "didMove(toParent:), called by hand.",
            fields: [child, newParent]),
        StepDefinition(
            keyword: .addSubview, name: .addSubview, value: .mapping,
            about: "Adds the child's view to the container's view.",
            fields: [
                Field(
                    keyword: .in, value: .id, required: true,
                    about: "The controller to whose view the child's view is added."), child,
            ]),
        StepDefinition(
            keyword: .removeFromSuperview, name: .removeFromSuperview, value: .scalar(.id),
            about: "Removes the view of that controller from its superview."),
        StepDefinition(
            keyword: .transition, name: .transition, value: .mapping,
            about: "transition(from:to:duration:options:animations:completion:).",
            fields: [
                Field(
                    keyword: .in, value: .id, required: true, about: "The container that is called: the parent of both."
                ),
                Field(keyword: .from, value: .id, required: true, about: "The child whose view disappears."),
                Field(keyword: .to, value: .id, required: true, about: "The child whose view appears."),
                Field(keyword: .duration, value: .number, about: "Seconds; 0.3 by default."),
                Field(keyword: .finished, value: .boolean, about: "The argument of the completion; true by default."),
                completion,
            ]),
        StepDefinition(
            keyword: .beginAppearance, name: .beginAppearance, value: .mapping,
            about: "beginAppearanceTransition(_:animated:).",
            fields: [
                child,
                Field(keyword: .appearing, value: .boolean, required: true, about: "Whether it appears or disappears."),
            ]),
        StepDefinition(
            keyword: .endAppearance, name: .endAppearance, value: .scalar(.id),
            about: "endAppearanceTransition(), called on that child."),
        StepDefinition(
            keyword: .loadView, name: .loadView, value: .scalar(.id), about: "Loads the view of that controller."),
        StepDefinition(
            keyword: .block, name: .block, value: .steps,
            about: "One function of the app: the run loop does not turn inside."),
        StepDefinition(
            keyword: .async, name: .async, value: .steps,
            about: "DispatchQueue.main.async: the next turn of the run loop."),
        StepDefinition(
            keyword: .check, name: .check, value: .claims,
            about: "What must be true of the trace so far and of the relations now."),
        StepDefinition(keyword: .mark, name: .mark, value: .scalar(.name), about: "Adds mark(name) to the trace."),
    ]

    private static let navigation = Field(keyword: .on, value: .id, required: true, about: "The navigation controller.")
    private static let child = Field(keyword: .child, value: .id, required: true, about: "The child.")
    private static let newParent = Field(
        keyword: .to, value: .idOrNone, required: true, about: "The new parent, or null.")

    private static let completion = Field(
        keyword: .completion, value: .steps, about: "What the app does when the transition ends.")
    /// The fields of a transition of UIKit.
    private static let transition = [
        completion,
        Field(keyword: .animated, value: .boolean, about: "false by default for setStack and select, else true."),
    ]
    /// The fields of a transition that a finger may drive.
    private static let gesture =
        transition + [
            Field(
                keyword: .interactive, value: .word(StepInteraction.allCases.map(\.rawValue)),
                about: "Makes the transition interactive: how the gesture ends.")
        ]
}
