import KindredGraph
import KindredYAML

/// Steps: what each one names, and whether the specification allows it.
extension ScenarioLinker {
    mutating func linkStep(_ step: StepDeclaration, scenario: ScenarioDeclaration) {
        let known = script.impossible.count
        var action = action(of: step, scenario: scenario)
        if script.impossible.count > known { action = .impossible(Int32(known)) }
        guard let action else {
            // The step has an error, which has been reported; the other steps are linked anyway.
            isRunnable = false
            return
        }
        var linked = Step(action: action, place: place(of: step.key), isAnimated: step.flags.contains(.isAnimated))
        switch step.name {
        case .block, .async: break
        default: linked.completion = shifted(step.steps, all: scenario.steps)
        }
        linked.interaction = step.interaction
        script.steps.append(linked)
    }

    private mutating func action(
        of step: StepDeclaration, scenario: ScenarioDeclaration
    ) -> Step.Action? {
        switch step.name {
        case .launch: look(.window, written: step.subject).flatMap { launch(WindowID(index: $0)) }
        case .push: push(step)
        case .pop: pop(step)
        case .popToRoot: navigation(step).map { .popToRoot(on: $0) }
        case .setStack: setStack(step)
        case .select: select(step)
        case .turn: turn(step)
        case .present: presentation(step.subject).map { .present($0) }
        case .dismiss: controller(step.container).map { .dismiss(on: $0) }
        case .setRoot: setRoot(step)
        case .addChild: addChild(step)
        case .removeFromParent: controller(step.subject).map { .removeFromParent($0) }
        case .willMove: move(step).map { .willMove($0, to: $1) }
        case .didMove: move(step).map { .didMove($0, to: $1) }
        case .addSubview: addSubview(step)
        case .removeFromSuperview: controller(step.subject).map { .removeFromSuperview($0) }
        case .transition: transition(step)
        case .beginAppearance:
            controller(step.subject).map { .beginAppearance($0, isAppearing: step.flags.contains(.isAppearing)) }
        case .endAppearance: controller(step.subject).map { .endAppearance($0) }
        case .loadView: controller(step.subject).map { .loadView($0) }
        case .block: .block(shifted(step.steps, all: scenario.steps))
        case .async: .async(shifted(step.steps, all: scenario.steps))
        case .check: step.claims < 0 ? nil : .check(step.claims - scenario.claims.lowerBound)
        case .mark: step.subject.isAbsent ? nil : .mark(string(step.subject))
        }
    }

    private mutating func launch(_ window: WindowID) -> Step.Action? {
        graph[window].families.isEmpty ? nil : .launch(window)
    }

    // MARK: Stacks

    private mutating func navigation(_ step: StepDeclaration) -> ControllerID? {
        guard let container = controller(step.container) else { return nil }
        return isKind(.navigation, controller: container, of: step.name.word, written: step.container) ? container : nil
    }

    /// The simulator checks whether `to` of a pop is on the stack, and whether a pushed controller already is: both depend on
    /// the state.
    private mutating func push(_ step: StepDeclaration) -> Step.Action? {
        let named = step.container.isAbsent ? nil : navigation(step)
        let pushed = controller(step.subject, on: named)
        guard let pushed else { return nil }
        if let named {
            return isMember(pushed, of: named, role: .stack, written: step.subject) ? .push(pushed, on: named) : nil
        }
        guard step.container.isAbsent else { return nil }
        if graph[pushed].role == .stack, let parent = graph[pushed].parent { return .push(pushed, on: parent) }
        invalid(step.subject) { InvalidStep.onNoStack(pushed, at: $0, graph: $1) }
        return nil
    }

    private mutating func pop(_ step: StepDeclaration) -> Step.Action? {
        let container = navigation(step)
        let target = step.to.isAbsent ? nil : controller(step.to, on: container)
        guard let container, step.to.isAbsent || target != nil else { return nil }
        return .pop(on: container, to: target)
    }

    private mutating func setStack(_ step: StepDeclaration) -> Step.Action? {
        guard let container = navigation(step) else {
            for index in step.list { _ = controller(references[Int(index)]) }
            return nil
        }
        return .setStack(on: container, to: link(members: step.list, in: container, role: .stack))
    }

    // MARK: Other containers

    private mutating func select(_ step: StepDeclaration) -> Step.Action? {
        guard let tab = controller(step.subject) else { return nil }
        if graph[tab].role == .tab { return .select(tab, by: step.selection) }
        invalid(step.subject) { InvalidStep.noTab(tab, at: $0, graph: $1) }
        return nil
    }

    private mutating func turn(_ step: StepDeclaration) -> Step.Action? {
        let (page, target) = (controller(step.container), controller(step.to))
        guard let page, isKind(.page, controller: page, of: "turn", written: step.container), let target,
            isMember(target, of: page, role: .page, written: step.to)
        else { return nil }
        return .turn(page: page, to: target)
    }

    private mutating func setRoot(_ step: StepDeclaration) -> Step.Action? {
        let window = look(.window, written: step.subject).map { WindowID(index: $0) }
        let family = look(.family, written: step.to).map { FamilyID(index: $0) }
        guard let window, let family, graph[family].root != nil else { return nil }
        if isRoot(family, of: window) { return .setRoot(window, family) }
        invalid(step.to) { InvalidStep.otherWindow(family, window: window, at: $0, graph: $1) }
        return nil
    }

    private mutating func isRoot(_ family: FamilyID, of window: WindowID) -> Bool {
        if roots[window] == nil { roots[window] = Set(graph[window].families.map(\.family)) }
        return roots[window]?.contains(family) == true
    }

    // MARK: Containment by hand

    private mutating func addChild(_ step: StepDeclaration) -> Step.Action? {
        guard let (child, parent) = pair(step),
            isKind(.controller, controller: parent, of: "addChild", written: step.container)
        else {
            return nil
        }
        return .addChild(child, to: parent)
    }

    private mutating func addSubview(_ step: StepDeclaration) -> Step.Action? {
        pair(step).map { .addSubview($0, in: $1) }
    }

    /// A child and another controller as its container.
    private mutating func pair(_ step: StepDeclaration) -> (ControllerID, ControllerID)? {
        let (child, parent) = (controller(step.subject), controller(step.container))
        guard let child, let parent else { return nil }
        return isOther(child, other: parent, written: step.subject) ? (child, parent) : nil
    }

    private mutating func isOther(_ one: ControllerID, other: ControllerID, written: SourceValue) -> Bool {
        if one != other { return true }
        invalid(written) { InvalidStep.itself($1.name(of: one), at: $0) }
        return false
    }

    private mutating func move(_ step: StepDeclaration) -> (ControllerID, ControllerID?)? {
        let child = controller(step.subject)
        if step.flags.contains(.leadsNowhere) { return child.map { ($0, nil) } }
        guard let parent = controller(step.to), let child else { return nil }
        return (child, parent)
    }

    private mutating func transition(_ step: StepDeclaration) -> Step.Action? {
        let (container, from, to) = (controller(step.container), controller(step.from), controller(step.to))
        guard let container, let from, let to,
            isKind(.controller, controller: container, of: "transition", written: step.container),
            isOther(to, other: from, written: step.to)
        else { return nil }
        return .transition(
            in: container, from: from, to: to, duration: step.duration,
            isFinished: !step.flags.contains(.isUnfinished))
    }
}
