import KindredDiagnostics
import KindredDraft
import KindredGraph
import KindredText

/// Compares the callbacks of a recording with the facts of UIKit, episode by episode.
struct EventJudge {
    let recording: Recording
    let contracts: EventReport.Contracts
    var report = EventReport()
    /// The classes that don't call super: nothing follows from what they got.
    var leftOut: Set<Int32> = []
    /// The controllers that may still be looked at: so many that the time grows with the input alone.
    private var budget: Int
    private var isJudged = false
    /// The first few states, by snapshot.
    private var states: [Int32: LiveState] = [:]

    init(recording: Recording, contracts: EventReport.Contracts) {
        (self.recording, self.contracts) = (recording, contracts)
        budget = 10_000_000 + 20 * recording.controllers.count
    }

    mutating func run() {
        guard recording.hasEvents else { return }
        judgeInstances()
        var events: [Recording.Event] = []
        var before: Int32 = -1
        for entry in recording.entries {
            switch entry {
            case .event(let event): events.append(event)
            case .snapshot(let number):
                let end = recording.snapshots[Int(number)].place
                judge(Episode(events: events, end: end), from: before, to: number)
                events = []
                before = number
            }
        }
    }

    private mutating func judge(_ episode: Episode, from before: Int32, to after: Int32) {
        isJudged = false
        defer { report.addEpisode(isJudged: isJudged) }
        guard let new = state(after) else { return }
        if before < 0 {
            judge(.launch(root: new.root), in: episode, from: nil, to: new)
        } else if let old = before == after ? new : state(before),
            let change = before == after ? .nothing : HierarchyChange.find(from: old, to: new)
        {
            judge(change, in: episode, from: old, to: new)
        }
    }

    private mutating func state(_ number: Int32) -> LiveState? {
        if let known = states[number] { return known }
        let snapshot = recording.snapshots[Int(number)]
        let size = recording.windows[snapshot.windows].reduce(0) { $0 + $1.controllers.count }
        budget -= size
        guard budget > 0, let state = LiveState(snapshot: snapshot, of: recording) else { return nil }
        if states.count >= 64 { states = [:] }
        states[number] = state
        return state
    }

    private mutating func judge(
        _ change: HierarchyChange, in episode: Episode, from old: LiveState?, to new: LiveState
    ) {
        budget -= (old?.count ?? 0) + new.count
        guard budget > 0 else { return }
        judgeForwarding(in: episode, from: old, to: new)
        judgeMoves(of: episode, change: change)
        if let old {
            judge(change, in: episode, old: old, new: new)
        } else if case .launch(let root) = change {
            judgeLaunch(in: episode, root: root)
        }
    }

    private mutating func judge(
        _ change: HierarchyChange, in episode: Episode, old: LiveState, new: LiveState
    ) {
        switch change {
        case .nothing: judgeNothing(in: episode, state: new)
        case .push(_, let one, let other):
            check(.r86, episode, [(one, other)], Self.covering(one, other, didAppearLast: true), old, new)
        case .pop(let popped, let other):
            guard let one = popped.last else { return }
            check(.r86, episode, [(one, other)], Self.covering(one, other, didAppearLast: true), old, new)
        case .select(let one, let other): check(.r88, episode, [(one, other)], Self.tab(one, other), old, new)
        case .turn(let one, let other, let curls):
            let scroll: [Episode.Call] = [
                .init(other, .viewWillAppear), .init(one, .viewWillDisappear), .init(other, .viewDidAppear),
                .init(one, .viewDidDisappear),
            ]
            check(.r87, episode, [(one, other)], curls ? Self.tab(one, other) : scroll, old, new)
        case .present(let presenter, let presented):
            judgePresentation(in: episode, one: presenter, other: presented, presented: presented, old: old, new: new)
            judgePresenter(in: episode, presenter: presenter, presented: presented, old: old, new: new)
        case .dismiss(let presenter, let dismissed):
            if dismissed.count > 1 { return judgeChain(in: episode, dismissed: dismissed, old: old) }
            guard let one = dismissed.first else { return }
            judgePresentation(in: episode, one: one, other: presenter, presented: one, old: old, new: new)
        case .root(let one, let other):
            let expected: [Episode.Call] = [
                .init(one, .viewWillDisappear), .init(one, .viewDidDisappear), .init(other, .viewWillAppear),
                .init(other, .viewDidAppear),
            ]
            check(.setRoot, episode, [(one, other)], expected, old, new)
        case .launch: break
        }
    }

    // MARK: Orders

    /// o.WD n.WA, then n.DA and o.DD.
    private static func covering(_ one: Int32, _ other: Int32, didAppearLast: Bool) -> [Episode.Call] {
        let (gone, come) = (Episode.Call(one, .viewDidDisappear), Episode.Call(other, .viewDidAppear))
        return [.init(one, .viewWillDisappear), .init(other, .viewWillAppear)]
            + (didAppearLast ? [gone, come] : [come, gone])
    }

    private static func tab(_ one: Int32, _ other: Int32) -> [Episode.Call] {
        [
            .init(other, .viewWillAppear), .init(one, .viewWillDisappear), .init(one, .viewDidDisappear),
            .init(other, .viewDidAppear),
        ]
    }

    /// Compares what the old and the new one got, if the old one was on screen, and the new one is.
    private mutating func check(
        _ fact: Fact, _ episode: Episode, _ pairs: [(old: Int32, new: Int32)], _ expected: [Episode.Call],
        _ old: LiveState, _ new: LiveState
    ) {
        for pair in pairs where old.isOnScreen(pair.old) && new.isOnScreen(pair.new) {
            compare(fact, episode, of: [pair.old, pair.new], expected)
        }
    }

    mutating func compare(_ fact: Fact, _ episode: Episode, of ids: [Int32], _ expected: [Episode.Call]) {
        if ids.contains(where: isLeftOut) { return }
        let found = episode.appearance(of: ids)
        let holds = found.map { Episode.Call($0.controller, $0.kind) } == expected
        judge(fact, holds: holds, at: episode.place(of: found, expected: expected)) { judge in
            "\(judge.text(found.map { .init($0.controller, $0.kind) })); expected \(judge.text(expected))"
        }
    }

    // MARK: Presentations

    private mutating func judgePresentation(
        in episode: Episode, one: Int32, other: Int32, presented: Int32, old: LiveState, new: LiveState
    ) {
        guard let controller = new.controller(presented) ?? old.controller(presented) else { return }
        let presenter = presented == one ? other : one
        switch style(of: controller) {
        case .fullScreen, .currentContext:
            check(.r89, episode, [(one, other)], Self.covering(one, other, didAppearLast: false), old, new)
        case .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext:
            compare(.r66, episode, of: [presenter], [])
        case .custom, .popover, nil: break
        }
    }

    /// The style that a presentation took on, as far as it is known.
    private func style(of controller: LiveController) -> PresentationStyle? {
        let name = controller.presentation < 0 ? nil : recording.names.string(controller.presentation)
        return name.flatMap { PresentationControllers.styles($0)?.first } ?? controller.recorded?.style
    }

    private mutating func judgePresenter(
        in episode: Episode, presenter: Int32, presented: Int32, old: LiveState, new: LiveState
    ) {
        guard let call = episode.call(of: .present, other: presented), let shown = new.controller(presented),
            let style = style(of: shown), style != .popover, style != .custom, old.index(of: call.controller) != nil
        else { return }
        let root = old.familyRoot(of: call.controller)
        if let above = old.controller(root), above.presenter >= 0,
            self.style(of: above)?.usesContext(presentsInFullscreen: nil) ?? true
        {
            return
        }
        var expected = root
        let needsContext = style.usesContext(presentsInFullscreen: nil)
        if needsContext {
            var next: Int32? = call.controller
            while let id = next, old.controller(id)?.recorded?.definesContext != true { next = old.parent(of: id) }
            expected = next ?? root
        }
        judge(needsContext ? .r45 : .r42, holds: presenter == expected, at: call.place) { judge in
            "'\(judge.name(presenter))' presents it; expected '\(judge.name(expected))'"
        }
    }

    private mutating func judgeChain(in episode: Episode, dismissed: [Int32], old: LiveState) {
        let visible = dismissed.filter(old.isOnScreen)
        guard let top = visible.last else { return }
        let below = visible.dropLast().reversed().flatMap { id in
            [Episode.Call(id, .viewWillDisappear), .init(id, .viewDidDisappear)]
        }
        let expected = [Episode.Call(top, .viewWillDisappear)] + below + [.init(top, .viewDidDisappear)]
        compare(.chain, episode, of: visible, expected)
    }

    // MARK: Diagnostics

    func isLeftOut(_ id: Int32) -> Bool { classes[id].map(leftOut.contains) ?? false }

    /// The class of each instance.
    var classes: [Int32: Int32] = [:]

    func name(_ id: Int32) -> String {
        classes[id].map { recording.names.string($0) }.map { String($0.split(separator: ".").last ?? "") } ?? "\(id)"
    }

    private static let maximumCalls = 8

    func text(_ calls: [Episode.Call]) -> String {
        if calls.isEmpty { return "none" }
        let shown = calls.prefix(Self.maximumCalls).map { "\(name($0.id)).\($0.kind.rawValue)" }.joined(separator: " ")
        return calls.count > Self.maximumCalls ? shown + " …" : shown
    }

    /// Counts a fact, and reports it if it is contradicted.
    ///
    /// - Parameter ofEpisode: Whether the episode is judged by it.
    mutating func judge(
        _ fact: Fact, holds: Bool, at place: ByteRange, ofEpisode: Bool = true, message: (EventJudge) -> String
    ) {
        if ofEpisode { isJudged = true }
        report.add(
            EventReport.Count(
                fact: fact, origin: recording.origin, system: recording.system, environment: recording.environment,
                observed: holds ? 1 : 0, contradicted: holds ? 0 : 1))
        if holds { return }
        let key = [FactContradicted.info.id, fact.id, recording.system, recording.environment.rawValue]
        let found = FactContradicted.found(fact, message: message(self), in: recording, at: recording.place(place))
        report.add(key.joined(separator: "\u{1}"), found)
    }
}
