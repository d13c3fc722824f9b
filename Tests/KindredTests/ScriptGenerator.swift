import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import TestSupport

/// Makes scripts over any graph, the same ones for the same seed. Whether a step can be carried out when its turn comes
/// is left to chance.
struct ScriptGenerator {
    /// With `byHand` also calls in any order that a container should not make.
    let byHand: Bool
    private let graph: ResolvedGraph
    private var random: Random
    private var script: Script
    private let controllers: [ControllerID]
    private let custom: [ControllerID]
    private let place = SourceRange(file: 0, range: ByteRange(start: 0, end: 1))

    init(_ graph: ResolvedGraph, seed: UInt64, byHand: Bool) {
        self.graph = graph
        self.byHand = byHand
        random = Random(seed: seed)
        script = Script(name: "random", place: place)
        controllers = Array(graph.controllerIDs)
        custom = controllers.filter {
            graph[$0].kind == .controller && graph.children(of: $0).contains { _ in true }
        }
    }

    mutating func make(steps count: Int) -> Script {
        script.claims = [Claims()]
        start()
        var body: [Step] = []
        for _ in 0..<count { body.append(step(depth: 0)) }
        if random.oneIn(3), let id = random.pick(controllers), let callback = random.pick(Callback.allCases) {
            let steps = list(of: random.below(3), depth: 1)
            script.hooks.append(Hook(controller: id, callback: callback, steps: steps, place: place))
        }
        script.body = append(body)
        return script
    }

    /// The last step is called off; nothing else happens in its turn.
    mutating func makeCancelled(after count: Int) -> Script {
        script.claims = [Claims()]
        start()
        var body: [Step] = []
        for _ in 0..<count { body.append(step(depth: 0)) }
        var last = transition()
        while true {
            switch last {
            case .push, .pop, .popToRoot, .select, .turn, .present, .dismiss: break
            default:
                last = transition()
                continue
            }
            break
        }
        if let last {
            var step = Step(action: last, place: place, isAnimated: true)
            step.interaction = .cancelled
            body.append(step)
        }
        script.body = append(body)
        return script
    }

    private mutating func start() {
        if !graph.windows.isEmpty, !random.oneIn(4) {
            script.start.window = WindowID(index: Int32(random.below(graph.windows.count)))
        }
        for id in controllers where graph[id].kind == .navigation && random.oneIn(2) {
            let members = graph.children(of: id).filter { _ in random.oneIn(2) }
            let lower = Int32(script.lists.count)
            script.lists += members
            script.start.stacks.append((id, lower..<Int32(script.lists.count)))
        }
        for id in controllers where random.oneIn(4) { script.start.retained.append(id) }
    }

    private mutating func append(_ steps: [Step]) -> StepList {
        let lower = Int32(script.steps.count)
        script.steps += steps
        return lower..<Int32(script.steps.count)
    }

    private mutating func list(of count: Int, depth: Int) -> StepList {
        append((0..<count).map { _ in step(depth: depth) })
    }

    // MARK: Steps

    private mutating func step(depth: Int) -> Step {
        if depth < 3, random.oneIn(6) {
            let steps = list(of: 1 + random.below(3), depth: depth + 1)
            return Step(action: random.oneIn(3) ? .async(steps) : .block(steps), place: place)
        }
        if byHand, random.oneIn(2) { return Step(action: callByHand(), place: place) }
        let action = random.oneIn(4) ? containment(depth: depth) : transition()
        guard let action else { return Step(action: .mark("nothing"), place: place) }
        var step = Step(action: action, place: place, isAnimated: random.oneIn(2))
        switch action {
        case .push, .pop, .popToRoot, .select, .turn, .present, .dismiss:
            if step.isAnimated, random.oneIn(3) { step.interaction = random.oneIn(2) ? .cancelled : .completed }
        default: break
        }
        if depth < 2, random.oneIn(8) { step.completion = list(of: 1, depth: depth + 1) }
        return step
    }

    private mutating func any() -> ControllerID { random.pick(controllers) ?? ControllerID(index: 0) }

    private mutating func any(_ kind: Kind) -> ControllerID? {
        random.pick(controllers.filter { graph[$0].kind == kind })
    }

    private mutating func transition() -> Step.Action? {
        switch random.below(12) {
        case 0, 1, 2:
            let members = controllers.filter { graph[$0].role == .stack }
            return random.pick(members).flatMap { id in graph[id].parent.map { .push(id, on: $0) } }
        case 3: return any(.navigation).map { .pop(on: $0, to: nil) }
        case 4: return any(.navigation).map { .popToRoot(on: $0) }
        case 5:
            guard let stack = any(.navigation) else { return nil }
            let members = graph.children(of: stack).filter { _ in random.oneIn(2) }.shuffled(using: &random)
            let lower = Int32(script.lists.count)
            script.lists += members
            return .setStack(on: stack, to: lower..<Int32(script.lists.count))
        case 6, 7:
            let tabs = controllers.filter { graph[$0].role == .tab }
            return random.pick(tabs).map { .select($0, by: random.oneIn(2) ? .tap : .code) }
        case 8:
            let pages = controllers.filter { graph[$0].role == .page }
            return random.pick(pages).flatMap { id in graph[id].parent.map { .turn(page: $0, to: id) } }
        case 9, 10:
            guard !graph.presentations.isEmpty else { return nil }
            return .present(PresentationID(index: Int32(random.below(graph.presentations.count))))
        default: return random.oneIn(5) ? window() : .dismiss(on: any())
        }
    }

    private mutating func window() -> Step.Action? {
        guard !graph.windows.isEmpty else { return nil }
        let id = WindowID(index: Int32(random.below(graph.windows.count)))
        if random.oneIn(2) { return .launch(id) }
        return random.pick(graph[id].families).map { .setRoot(id, $0.family) }
    }

    /// A child of a custom container is added or removed the right way.
    private mutating func containment(depth: Int) -> Step.Action? {
        guard let parent = random.pick(custom), let child = random.pick(Array(graph.children(of: parent))) else {
            return nil
        }
        let actions: [Step.Action] =
            random.oneIn(2)
            ? [.addChild(child, to: parent), .addSubview(child, in: parent), .didMove(child, to: parent)]
            : [.willMove(child, to: nil), .removeFromSuperview(child), .removeFromParent(child)]
        return .block(append(actions.map { Step(action: $0, place: place) }))
    }

    private mutating func callByHand() -> Step.Action {
        let (one, other) = (any(), any())
        switch random.below(11) {
        case 0: return .addChild(one, to: other)
        case 1: return .removeFromParent(one)
        case 2: return .willMove(one, to: random.oneIn(2) ? other : nil)
        case 3: return .didMove(one, to: random.oneIn(2) ? other : nil)
        case 4, 5: return .addSubview(one, in: random.oneIn(2) ? graph[one].parent ?? other : other)
        case 6: return .removeFromSuperview(one)
        case 7: return .beginAppearance(one, isAppearing: random.oneIn(2))
        case 8: return .endAppearance(one)
        case 9: return .loadView(one)
        default:
            let from = graph[one].parent.flatMap { random.pick(Array(graph.children(of: $0))) } ?? other
            return .transition(
                in: graph[one].parent ?? other, from: from, to: one, duration: 0.5, isFinished: random.oneIn(2))
        }
    }
}
