extension Shape {
    package static let scenario = Shape(
        name: .scenario,
        fields: [
            Field(
                keyword: .name, value: .name, required: true,
                about: "The name, as given to `kindred simulate --scenario`."),
            Field(
                keyword: .on, value: .id,
                about: "The configuration in which it runs, by default the first that has its window."),
            Field(keyword: .start, value: .mapping(.start), about: "What is on screen when it begins."),
            Field(
                keyword: .hooks, value: .hooks,
                about: "Code inside callbacks: Id.callback to the steps that run each time it is called."),
            Field(
                keyword: .steps, value: .steps, about: "What happens; each step runs in its own turn of the run loop."),
        ] + claims + [
            Field(
                keyword: .expectDiagnostics, value: .ruleIDs,
                about: "The exact set of ids of diagnostics; these do not fail the run."),
            Field(
                keyword: .events, value: .wordList(Callback.allCases.map(\.rawValue)),
                about: "The callbacks that are compared and printed; by default all but viewIsAppearing."),
            Field(
                keyword: .controllers, value: .idList,
                about: "The controllers whose callbacks are compared and printed; by default all."),
        ])

    package static let start = Shape(
        name: .start,
        fields: [
            Field(
                keyword: .window, value: .idOrNone, about: "The window on screen, by default the first; null for none."),
            Field(
                keyword: .stacks, value: .lists,
                about: "Navigation controller to its stack; by default the first member alone."),
            Field(
                keyword: .selected, value: .ids,
                about: "Tab bar controller to the controller of the selected tab; by default the first."),
            Field(
                keyword: .pages, value: .lists,
                about: "Page view controller to the pages on show; by default the first."),
            Field(
                keyword: .children, value: .lists,
                about:
                    "Custom container to the children that it has; by default all, unless its viewDidLoad has a hook."),
            Field(
                keyword: .presented, value: .presentations, about: "Presentations that are already on screen, in order."
            ),
            Field(
                keyword: .retained, value: .idList, about: "Controllers that the app keeps when they leave the screen."),
        ])

    /// The keys of a `check` step.
    package static let check = Shape(
        name: .check,
        fields: claims + [
            Field(keyword: .after, value: .name, about: "A mark; the check is skipped until the trace contains it.")
        ])

    /// The keys of a condition on one controller at a moment.
    package static let moment = Shape(
        name: .moment,
        fields: relations.fields + [
            Field(keyword: .children, value: .idList, about: "The children, in order."),
            Field(
                keyword: .state, value: .word(AppearanceState.allCases.map(\.rawValue)), about: "Its appearance state."),
        ])

    private static let claims = [
        Field(keyword: .expect, value: .events, about: "The whole trace so far, in order."),
        Field(
            keyword: .expectEach, value: .eventLists,
            about: "Controller to its own callbacks, in order; the order between controllers is free."),
        Field(keyword: .never, value: .events, about: "Events that must not occur."),
        Field(keyword: .is, value: .moments, about: "Controller to what must be true of it now."),
    ]
}
