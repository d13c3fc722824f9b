import KindredYAML

/// The scenarios of one file as their author wrote them, flat: what belongs together is stored side by side.
package struct ScenarioDeclarations: Sendable {
    package var scenarios: [ScenarioDeclaration] = []
    /// A list of steps is a range of these; what is nested in a step comes before the list that the step is in.
    package var steps: [StepDeclaration] = []
    package var hooks: [HookDeclaration] = []
    package var claims: [ClaimsDeclaration] = []
    package var arrangements: [ArrangementDeclaration] = []
    package var eventLists: [EventListDeclaration] = []
    package var moments: [MomentDeclaration] = []
    /// Steps of lists that the decoder has not yet left, the innermost last.
    var openSteps: [StepDeclaration] = []

    package init() {}

    /// Puts the steps of the innermost open list side by side.
    mutating func close(from first: Int) -> Range<Int32> {
        let start = Int32(steps.count)
        steps.append(contentsOf: openSteps[first...])
        openSteps.removeSubrange(first...)
        return start..<Int32(steps.count)
    }
}

package struct ScenarioDeclaration: Sendable {
    /// The mapping; its first character is the location of a scenario without a name.
    package var mapping: SourceValue
    package var name: SourceValue = .absent
    /// The configuration in which it runs; absent for the first that has its window.
    package var configuration: SourceValue = .absent
    /// The window on screen; absent for the first.
    package var window: SourceValue = .absent
    /// Whether the author wrote `window: null`.
    package var hasNoWindow = false
    /// The ways in which containers begin, in `ScenarioDeclarations.arrangements`.
    package var arrangements: Range<Int32>
    /// Names of presentations and ids of controllers, in `DeclaredFile.references`.
    package var presented: Range<Int32> = 0..<0
    package var retained: Range<Int32> = 0..<0
    package var hooks: Range<Int32>
    /// All its steps, and those at the top.
    package var steps: Range<Int32>
    package var body: Range<Int32> = 0..<0
    /// The claims: those at the end first, then those of its checks.
    package var claims: Range<Int32>
    package var events: [Callback]?
    package var controllers: Range<Int32>?
    /// Whether the scenario can be run: it has no error of shape.
    package var isWhole = true
}

/// The way in which one container begins: its stack, its selected tab, its pages or its children.
package struct ArrangementDeclaration: Sendable {
    /// `stacks`, `selected`, `pages` or `children`.
    package var keyword: Keyword
    package var container: SourceValue
    /// The members, in `DeclaredFile.references`.
    package var members: Range<Int32>
}

package struct HookDeclaration: Sendable {
    /// The key: `Id.callback`; absent if it isn't one.
    package var event: SourceValue
    package var steps: Range<Int32>
}

package struct StepDeclaration: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let isAnimated = Flags(rawValue: 1)
        package static let isUnfinished = Flags(rawValue: 2)
        package static let isAppearing = Flags(rawValue: 4)
        /// `to: null`.
        package static let leadsNowhere = Flags(rawValue: 8)
    }

    package var name: StepName
    package var flags: Flags = []
    package var interaction: StepInteraction?
    package var selection = TabSelection.tap
    /// The claims of a check, in `ScenarioDeclarations.claims`.
    package var claims: Int32 = -1
    /// The step's key: its location.
    package var key: SourceValue
    /// The subject: `controller`, `child`, `window`, `presentation`, or a scalar that is all there is.
    package var subject: SourceValue = .absent
    /// `on`, `page`, `parent`, `in`.
    package var container: SourceValue = .absent
    package var from: SourceValue = .absent
    /// `to`, `family`.
    package var to: SourceValue = .absent
    /// The list of `to`, in `DeclaredFile.references`.
    package var list: Range<Int32> = 0..<0
    /// The steps of a block, or of the completion.
    package var steps: Range<Int32> = 0..<0
    package var duration = 0.3
}

/// The claims at the end of a scenario, or of a check. Events are ranges of `DeclaredFile.references`.
package struct ClaimsDeclaration: Sendable {
    package var expect: Range<Int32>?
    package var expectKey: SourceValue = .absent
    package var each: Range<Int32> = 0..<0
    package var never: Range<Int32> = 0..<0
    package var moments: Range<Int32> = 0..<0
    package var diagnostics: Range<Int32>?
    package var diagnosticsKey: SourceValue = .absent
    /// The name of a mark.
    package var after: SourceValue = .absent
}

/// The events of one controller under `expectEach`.
package struct EventListDeclaration: Sendable {
    package var controller: SourceValue
    package var events: Range<Int32>
}

/// A condition on a controller under `is`.
package struct MomentDeclaration: Sendable {
    package var controller: SourceValue
    /// A relation, `children` or `state`.
    package var keyword: Keyword
    package var value: SourceValue
    /// The ids of the value, in `DeclaredFile.references`.
    package var ids: Range<Int32> = 0..<0
    package var state: AppearanceState?
}
