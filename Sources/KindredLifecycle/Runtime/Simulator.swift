import KindredDiagnostics
import KindredGraph
import KindredYAML

/// Runs a scenario and records its trace.
///
/// `Steps` defines what each step does, `Runtime` what UIKit does by itself, and `Ordering` the order of callbacks.
package struct Simulator {
    let script: Script
    let graph: ResolvedGraph
    var world: World
    var trace: Trace
    var claims: ClaimCheck
    var queues = RunLoop()
    let hooks: HookTable
    let expected: Set<String>

    /// The step, hook and turn that are running.
    var context = Transition.Context()
    var turn: Int32 = 0
    var depth: Int32 = 0
    /// Whether events are left out of the trace, as during the start.
    var isSilent = false
    /// The part of the start that is being shown.
    var startPlace: SourceRange?
    /// Whether the scenario has ended.
    var isOver = false
    var silentEvents = 0
    let eventLimit: Int
    /// The steps that ran, and what was looked at besides events, such as claims and children.
    var work = 0
    let workLimit: Int
    let arrangement: Arrangement
    /// Transitions in progress, by serial number.
    var inFlight: Set<Int32> = []
    var lastSerial: Int32 = 0
    /// The renewal in progress, while two instances have the same ids.
    var renewal: Renewal?
    /// The serial number of the last one.
    var lastRenewal: Int32 = 0
    var reported: Set<Reported> = []
    private var watch: ((Moment, Event?) -> Void)?

    /// A diagnostic that has already been reported.
    struct Reported: Hashable {
        var id: String
        var step: Int32
        var controller: ControllerID?
    }

    /// - Parameter watch: A function that is called after each event, and without an event when a step has settled.
    package static func run(
        script: Script, in graph: ResolvedGraph, watch: ((Moment, Event?) -> Void)? = nil
    ) -> Trace {
        var stage = Stage(graph: graph)
        return run(script: script, in: graph, stage: &stage, watch: watch)
    }

    /// - Parameter stage: One with an untouched world, which is untouched again afterwards.
    static func run(
        script: Script, in graph: ResolvedGraph, stage: inout Stage, watch: ((Moment, Event?) -> Void)? = nil
    ) -> Trace {
        var simulator = Simulator(script: script, graph: graph)
        simulator.watch = watch
        swap(&stage.world, &simulator.world)
        for id in script.start.retained { simulator.world[id].isRetained = true }
        if !simulator.restore(&stage) { simulator.start() }
        simulator.keep(&stage)
        simulator.run()
        swap(&stage.world, &simulator.world)
        stage.world.clear()
        return simulator.trace
    }

    private init(script: Script, graph: ResolvedGraph) {
        self.script = script
        self.graph = graph
        // A placeholder until the given world takes its place.
        world = World(graph: graph, isEmpty: true)
        trace = Trace(script)
        claims = ClaimCheck(script: script, graph: graph)
        hooks = HookTable(script: script)
        expected = Set(script.claims.first?.diagnostics?.map(\.id) ?? [])
        eventLimit = LimitExceeded.freeEvents + LimitExceeded.eventsPerStep * script.steps.count
        workLimit = LimitExceeded.freeWork + LimitExceeded.workPerStep * script.steps.count
        arrangement = Arrangement(script.start)
    }

    /// Runs what follows the start.
    private mutating func run() {
        show(nil)
        for step in script.body where !isOver {
            runTurn(step..<step + 1, context: Transition.Context())
            settle()
            show(nil)
        }
        context = Transition.Context()
        if case .settled = trace.ending { checkAtEnd() }
        defer { trace.effort = LimitExceeded.workPerEvent * trace.events.count + silentEvents + work }
        renewal = nil
        if case .limit = trace.ending { return }
        // If the scenario stopped unexpectedly, failed claims would only repeat that.
        if isOver, trace.reported.last?.isExpected == false { return }
        checkClaims(0)
        for failure in claims.failures(of: trace.reported.map(\.diagnostic.id)) { report(failure) }
    }

    func show(_ event: Event?) {
        if let watch, !isOver { watch(Moment(events: trace.events, world: world), event) }
    }

    // MARK: Claims and diagnostics

    mutating func checkClaims(_ number: Int32) {
        guard spend(claims.size(of: Int(number))) else { return }
        for failure in claims.failures(of: Int(number), at: Moment(events: trace.events, world: world)) where spend(100)
        {
            report(failure)
        }
    }

    /// Counts what is looked at; false if it is too much, which ends the scenario.
    mutating func spend(_ amount: Int) -> Bool {
        work += amount
        if work > workLimit { stopAtLimit(LimitExceeded.work(workLimit, at: place)) }
        return !isOver
    }

    /// The place of the running step; during the start, the place of the scenario's name.
    var place: SourceRange { place(ofStep: context.step) }

    func place(ofStep step: Int32) -> SourceRange {
        script.steps.indices.contains(Int(step)) ? script.steps[Int(step)].place : startPlace ?? script.place
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        trace.reported.append(
            Trace.Reported(
                diagnostic: diagnostic.inScenario(script.name), position: Int32(truncatingIfNeeded: trace.events.count),
                step: context.step, isExpected: expected.contains(diagnostic.id)))
    }

    /// Reports a diagnostic, once for each step and controller.
    mutating func reportOnce(about controller: ControllerID? = nil, diagnostic: Diagnostic) {
        guard reported.insert(Reported(id: diagnostic.id, step: context.step, controller: controller)).inserted else {
            return
        }
        report(diagnostic)
    }

    /// Ends the scenario: UIKit throws, or the step can't run.
    mutating func stop(_ diagnostic: Diagnostic) {
        if isOver { return }
        report(diagnostic)
        trace.ending = .stopped(step: context.step)
        isOver = true
    }

    mutating func stopAtLimit(_ diagnostic: Diagnostic) {
        if isOver { return }
        report(diagnostic)
        trace.ending = .limit
        isOver = true
    }
}

/// The hooks of each controller's callbacks.
struct HookTable {
    private var numbers: [Key: [Int32]] = [:]

    private struct Key: Hashable {
        var controller: ControllerID
        var callback: Callback
    }

    init(script: Script) {
        for (number, hook) in script.hooks.enumerated() {
            numbers[Key(controller: hook.controller, callback: hook.callback), default: []].append(Int32(number))
        }
    }

    func hooks(of controller: ControllerID, callback: Callback) -> [Int32] {
        numbers.isEmpty ? [] : numbers[Key(controller: controller, callback: callback)] ?? []
    }
}

/// The members that the start of a scenario gives containers.
struct Arrangement {
    let stacks: [ControllerID: Range<Int32>]
    let pages: [ControllerID: Range<Int32>]
    let children: [ControllerID: Range<Int32>]
    let selected: [ControllerID: ControllerID]

    /// Takes the members from the start of a scenario. If a container is named twice, the last one counts.
    init(_ start: Start) {
        stacks = Dictionary(start.stacks.map { ($0.container, $0.members) }) { $1 }
        pages = Dictionary(start.pages.map { ($0.container, $0.members) }) { $1 }
        children = Dictionary(start.children.map { ($0.container, $0.members) }) { $1 }
        selected = Dictionary(start.selected.map { ($0.container, $0.tab) }) { $1 }
    }
}
