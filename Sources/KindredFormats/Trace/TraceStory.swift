import KindredLifecycle

/// A trace as a list of steps, turns, events and diagnostics in order, each with its level.
struct TraceStory {
    enum Item {
        /// A step begins. At the top it is at level 0.
        case step(Int32, level: Int)
        /// A step that began further up, or in an earlier turn: more of its events follow.
        case again(Int32, level: Int)
        /// The next items run when that step has ended, or in the turn that it queued.
        case later(Int32, level: Int)
        case turn(Int32)
        /// A position in the trace.
        case event(Int, level: Int)
        /// A position among the diagnostics of the trace.
        case diagnostic(Int, level: Int)
    }

    private(set) var items: [Item] = []
    private let trace: Trace
    private let filter: EventFilter
    /// The step that contains each step; -1 at the top and in hooks.
    private var holders: [Int32]
    /// The scopes around the next item.
    private var open: [Scope] = []
    private var top: Int32 = -1
    private var turn: Int32 = -1

    private struct Scope {
        var step: Int32
        var depth: Int32
        /// Whether it is a step, not an event, which contains forwarded events and the steps of hooks.
        var isStep: Bool
        /// Whether it contains what runs when the step has ended.
        var isLater = false
    }

    init(trace: Trace, filter: EventFilter) {
        self.trace = trace
        self.filter = filter
        holders = Self.holders(in: trace.script)
        var starts = trace.starts[...]
        var reported = Array(trace.reported.indices)[...]
        for position in 0...trace.events.count {
            show(&starts, reported: &reported, before: position)
            if position < trace.events.count { show(event: position) }
        }
        for diagnostic in reported { items.append(.diagnostic(diagnostic, level: 0)) }
    }

    private static func holders(in script: Script) -> [Int32] {
        var holders = [Int32](repeating: -1, count: script.steps.count)
        for (holder, step) in script.steps.enumerated() {
            for list in [step.nested, step.completion] {
                for inner in list where holders.indices.contains(Int(inner)) { holders[Int(inner)] = Int32(holder) }
            }
        }
        return holders
    }

    /// Adds the steps that begin here and their diagnostics. Diagnostics of earlier steps come first.
    private mutating func show(
        _ starts: inout ArraySlice<Trace.Start>, reported: inout ArraySlice<Int>, before position: Int
    ) {
        let here = starts.prefix { Int($0.position) <= position }
        starts = starts.dropFirst(here.count)
        var waiting = reported.prefix { Int(trace.reported[$0].position) <= position }
        reported = reported.dropFirst(waiting.count)
        var coming: [Int32: Int] = [:]
        if !waiting.isEmpty { for start in here { coming[start.step, default: 0] += 1 } }
        func showThose(_ story: inout TraceStory) {
            while let diagnostic = waiting.first, coming[story.trace.reported[diagnostic].step] == nil {
                story.show(diagnostic: diagnostic)
                waiting = waiting.dropFirst()
            }
        }
        for start in here {
            showThose(&self)
            show(start)
            if let count = coming[start.step] { coming[start.step] = count > 1 ? count - 1 : nil }
        }
        coming = [:]
        showThose(&self)
    }

    private mutating func show(_ start: Trace.Start) {
        guard holders.indices.contains(Int(start.step)), !isCheck(start.step) else { return }
        let holder = holders[Int(start.step)]
        if start.hook < 0, holder < 0 {
            open = []
            (top, turn) = (start.step, -1)
            items.append(.step(start.step, level: 0))
            return
        }
        enter(turn: start.turn)
        let isLater = holder >= 0 && trace.script.steps[Int(holder)].completion.contains(start.step)
        if let position = open.lastIndex(where: { $0.isStep && $0.step == holder && $0.isLater == isLater }) {
            open.removeSubrange((position + 1)...)
        } else {
            while let last = open.last, last.depth >= start.depth { open.removeLast() }
            // A block at the top is already shown, and its steps follow at once.
            if holder >= 0, !(holder == top && isBlock(holder)) {
                items.append(.later(holder, level: open.count + 1))
                open.append(Scope(step: holder, depth: start.depth, isStep: true, isLater: isLater))
            }
        }
        items.append(.step(start.step, level: open.count + 1))
        open.append(Scope(step: start.step, depth: start.depth, isStep: true))
    }

    private mutating func show(event position: Int) {
        let event = trace.events[position]
        let isShown = filter.passes(event)
        if isShown { enter(turn: event.turn) }
        // Even an event that isn't shown closes the scopes that don't contain the next one.
        while let last = open.last, last.depth >= event.depth,
            !(last.isStep && last.step == event.step) || last.depth > event.depth
        {
            open.removeLast()
        }
        // The step that sets a mark already shows it.
        if case .mark = event.what { return }
        guard isShown else { return }
        if event.step >= 0, event.step != top, !open.contains(where: { $0.isStep && $0.step == event.step }) {
            items.append(.again(event.step, level: open.count + 1))
            open.append(Scope(step: event.step, depth: min(event.depth, (open.last?.depth ?? -1) + 1), isStep: true))
        }
        items.append(.event(position, level: open.count + 1))
        open.append(Scope(step: event.step, depth: event.depth, isStep: false))
    }

    /// A diagnostic is next to its step's events. Diagnostics of the start or the end are at the top level.
    private mutating func show(diagnostic: Int) {
        let step = trace.reported[diagnostic].step
        if step < 0 {
            items.append(.diagnostic(diagnostic, level: 0))
        } else if let scope = open.lastIndex(where: { $0.isStep && $0.step == step }) {
            items.append(.diagnostic(diagnostic, level: scope + 2))
        } else {
            items.append(.diagnostic(diagnostic, level: step == top ? 1 : open.count + 1))
        }
    }

    private mutating func enter(turn next: Int32) {
        if next == turn { return }
        turn = next
        open = []
        items.append(.turn(next))
    }

    /// Checks are shown only by their diagnostics.
    private func isCheck(_ step: Int32) -> Bool {
        if case .check = trace.script.steps[Int(step)].action { true } else { false }
    }

    private func isBlock(_ step: Int32) -> Bool {
        if case .block = trace.script.steps[Int(step)].action { true } else { false }
    }
}

extension Step {
    /// The steps of a block, at once or in the next turn.
    var nested: StepList {
        switch action {
        case .block(let steps), .async(let steps): steps
        default: 0..<0
        }
    }
}
