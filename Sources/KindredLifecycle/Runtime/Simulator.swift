import KindredBase
import KindredCore
import KindredYAML

/// Runs a scenario: its state, and what comes of it.
///
/// `Steps` has what each step does, `Runtime` what UIKit does by itself, `Ordering` in which order.
package struct Simulator {
    let script: Script
    let hierarchy: Hierarchy
    var world: World
    var trace: Trace
    var claims: ClaimCheck
    var queues = RunLoop()
    let hooks: HookTable
    let expected: Set<String>

    /// What is running now.
    var context = Transition.Context()
    var turn: Int32 = 0
    var depth: Int32 = 0
    /// Starting and building are not in the trace.
    var isSilent = false
    /// What of the start is being put on screen.
    var startPlace: Place?
    /// Nothing more happens.
    var isOver = false
    var silentEvents = 0
    let eventLimit: Int
    /// Steps that ran, and what was looked at besides events, such as claims and the children of containers.
    var work = 0
    let workLimit: Int
    let arrangement: Arrangement
    /// Transitions under way, by serial number.
    var inFlight: Set<Int32> = []
    var lastSerial: Int32 = 0
    /// While two instances have the same ids.
    var renewal: Renewal?
    /// The serial number of the last one.
    var lastRenewal: Int32 = 0
    var told: Set<Told> = []
    private var watch: ((Moment, Event?) -> Void)?

    /// What has been reported once is not reported again.
    struct Told: Hashable {
        var id: String
        var step: Int32
        var controller: ControllerID?
    }

    /// - Parameter watch: Is shown the run after each event, and without one when a step has settled.
    package static func run(
        _ script: Script, in hierarchy: Hierarchy, watch: ((Moment, Event?) -> Void)? = nil
    ) -> Trace {
        var world = World(hierarchy)
        return run(script, in: hierarchy, &world, watch: watch)
    }

    /// - Parameter world: Nothing in it is touched, before and after.
    static func run(
        _ script: Script, in hierarchy: Hierarchy, _ world: inout World, watch: ((Moment, Event?) -> Void)? = nil
    ) -> Trace {
        var simulator = Simulator(script, hierarchy)
        simulator.watch = watch
        swap(&world, &simulator.world)
        for id in script.start.retained { simulator.world[id].isRetained = true }
        simulator.run()
        swap(&world, &simulator.world)
        world.clear()
        return simulator.trace
    }

    private init(_ script: Script, _ hierarchy: Hierarchy) {
        self.script = script
        self.hierarchy = hierarchy
        // Only until the one to run in takes its place.
        world = World(hierarchy, isEmpty: true)
        trace = Trace(script)
        claims = ClaimCheck(script, hierarchy)
        hooks = HookTable(script)
        expected = Set(script.claims.first?.diagnostics?.map(\.id) ?? [])
        eventLimit = LimitExceeded.freeEvents + LimitExceeded.eventsPerStep * script.steps.count
        workLimit = LimitExceeded.freeWork + LimitExceeded.workPerStep * script.steps.count
        arrangement = Arrangement(script.start)
    }

    private mutating func run() {
        start()
        show(nil)
        for step in script.body where !isOver {
            runTurn(step..<step + 1, Transition.Context())
            settle()
            show(nil)
        }
        context = Transition.Context()
        if case .settled = trace.ending { checkAtEnd() }
        defer { trace.effort = LimitExceeded.workPerEvent * trace.events.count + silentEvents + work }
        renewal = nil
        if case .limit = trace.ending { return }
        // What was stopped by surprise need not hear that the rest is missing.
        if isOver, trace.remarks.last?.isExpected == false { return }
        checkClaims(0)
        for failure in claims.failures(of: trace.remarks.map(\.diagnostic.id)) { remark(failure) }
    }

    func show(_ event: Event?) {
        if let watch, !isOver { watch(Moment(trace.events, world), event) }
    }

    // MARK: Claims and diagnostics

    mutating func checkClaims(_ number: Int32) {
        guard spend(claims.size(of: Int(number))) else { return }
        for failure in claims.failures(of: Int(number), at: Moment(trace.events, world)) where spend(100) {
            remark(failure)
        }
    }

    /// Counts what is looked at; false where it was too much, which ends the scenario.
    mutating func spend(_ amount: Int) -> Bool {
        work += amount
        if work > workLimit { stopAtLimit(LimitExceeded.work(workLimit, at: place)) }
        return !isOver
    }

    /// Where the running step is written; for the start the scenario's name.
    var place: Place { place(ofStep: context.step) }

    func place(ofStep step: Int32) -> Place {
        script.steps.indices.contains(Int(step)) ? script.steps[Int(step)].place : startPlace ?? script.place
    }

    private mutating func remark(_ diagnostic: Diagnostic) {
        trace.remarks.append(
            Trace.Remark(
                diagnostic, position: Int32(truncatingIfNeeded: trace.events.count), step: context.step,
                isExpected: expected.contains(diagnostic.id)))
    }

    /// Tells a mistake, once for a step and what it is about.
    mutating func tell(about controller: ControllerID? = nil, _ diagnostic: Diagnostic) {
        guard told.insert(Told(id: diagnostic.id, step: context.step, controller: controller)).inserted else { return }
        remark(diagnostic)
    }

    /// Ends the scenario: UIKit throws, or the step cannot be carried out.
    mutating func stop(_ diagnostic: Diagnostic) {
        if isOver { return }
        remark(diagnostic)
        trace.ending = .stopped(step: context.step)
        isOver = true
    }

    mutating func stopAtLimit(_ diagnostic: Diagnostic) {
        if isOver { return }
        remark(diagnostic)
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

    init(_ script: Script) {
        for (number, hook) in script.hooks.enumerated() {
            numbers[Key(controller: hook.controller, callback: hook.callback), default: []].append(Int32(number))
        }
    }

    func hooks(of controller: ControllerID, _ callback: Callback) -> [Int32] {
        numbers.isEmpty ? [] : numbers[Key(controller: controller, callback: callback)] ?? []
    }
}

/// What the start of a scenario says of containers.
struct Arrangement {
    let stacks: [ControllerID: Range<Int32>]
    let pages: [ControllerID: Range<Int32>]
    let children: [ControllerID: Range<Int32>]
    let selected: [ControllerID: ControllerID]

    /// Of a container that is named twice the last counts.
    init(_ start: Start) {
        stacks = Dictionary(start.stacks.map { ($0.container, $0.members) }) { $1 }
        pages = Dictionary(start.pages.map { ($0.container, $0.members) }) { $1 }
        children = Dictionary(start.children.map { ($0.container, $0.members) }) { $1 }
        selected = Dictionary(start.selected.map { ($0.container, $0.tab) }) { $1 }
    }
}
