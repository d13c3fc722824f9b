import KindredText

extension Shape {
    package static let scenario = Shape(
        name: .scenario,
        fields: [
            Field(.name, .name, required: true, "The name, as given to `kindred simulate --scenario`."),
            Field(.start, .mapping(.start), "What is on screen when it begins."),
            Field(.hooks, .hooks, "Code inside callbacks: Id.callback to the steps that run each time it is called."),
            Field(.steps, .steps, "What happens; each step runs in its own turn of the run loop."),
        ] + claims + [
            Field(.expectDiagnostics, .ruleIDs, "The exact set of ids of diagnostics; these do not fail the run."),
            Field(
                .events, .wordList(Callback.allCases.map(\.rawValue)),
                "The callbacks that are compared and printed; by default all but viewIsAppearing."),
            Field(.controllers, .idList, "The controllers whose callbacks are compared and printed; by default all."),
        ])

    package static let start = Shape(
        name: .start,
        fields: [
            Field(.window, .idOrNone, "The window on screen, by default the first; null for none."),
            Field(.stacks, .lists, "Navigation controller to its stack; by default the first member alone."),
            Field(.selected, .ids, "Tab bar controller to the controller of the selected tab; by default the first."),
            Field(.pages, .lists, "Page view controller to the pages on show; by default the first."),
            Field(
                .children, .lists,
                "Custom container to the children that it has; by default all, unless its viewDidLoad has a hook."),
            Field(.presented, .presentations, "Presentations that are already on screen, in order."),
            Field(.retained, .idList, "Controllers that the app keeps when they leave the screen."),
        ])

    /// What a `check` step says.
    package static let check = Shape(
        name: .check,
        fields: claims + [
            Field(.after, .name, "A mark; the check is skipped until the trace contains it.")
        ])

    /// What must be true of one controller at a moment.
    package static let moment = Shape(
        name: .moment,
        fields: relations.fields + [
            Field(.children, .idList, "The children, in order."),
            Field(.state, .word(AppearanceState.allCases.map(\.rawValue)), "Its appearance state."),
        ])

    private static let claims = [
        Field(.expect, .events, "The whole trace so far, in order."),
        Field(
            .expectEach, .eventLists,
            "Controller to its own callbacks, in order; the order between controllers is free."),
        Field(.never, .events, "Events that must not occur."),
        Field(.is, .moments, "Controller to what must be true of it now."),
    ]
}

/// Finds keywords by their text, those of scenarios too. Only a specification with scenarios makes the table.
enum ScenarioKeys {
    private static let keywords = Keyword.allCases

    /// The number of a word is its position among the keywords.
    private static let words: NameTable = {
        var table = NameTable(minimumCapacity: keywords.count)
        for keyword in keywords { _ = table.intern(keyword.rawValue) }
        return table
    }()

    static func find(_ text: UnsafeRawBufferPointer) -> Keyword? {
        words.number(of: text).map { keywords[Int($0)] }
    }
}
