import KindredDiagnostics
import KindredGraph

/// The callbacks of each instance over the whole recording.
extension EventJudge {
    private typealias Event = Recording.Event

    mutating func judgeInstances() {
        var lists: [Int32: [Event]] = [:]
        var order: [Int32] = []
        for case .event(let event) in recording.entries {
            classes[event.controller] = event.name
            if lists[event.controller] == nil { order.append(event.controller) }
            lists[event.controller, default: []].append(event)
        }
        for controller in recording.controllers {
            if let id = controller.recorded?.id { classes[id] = controller.name }
        }
        leaveOut(lists: order.map { lists[$0] ?? [] })
        let isRecorded = lists.values.contains { $0.contains { $0.kind == .viewIsAppearing } }
        let containers = Containers(recording)
        for id in order where !isLeftOut(id) {
            let events = lists[id] ?? []
            judgeLoading(in: events)
            if isRecorded, !containers.arePages.contains(id) { judgeIsAppearing(in: events) }
            reportTwice(events)
            reportMoves(events, containers: containers)
        }
    }

    // MARK: Classes that don't call super

    private mutating func leaveOut(lists: [[Event]]) {
        var counts: [Int32: [Recording.EventKind: Int]] = [:]
        var first: [Int32: Event] = [:]
        for event in lists.joined() {
            counts[event.name, default: [:]][event.kind, default: 0] += 1
            if first[event.name] == nil { first[event.name] = event }
        }
        for (name, event) in first.sorted(by: { $0.value.place.start < $1.value.place.start }) {
            let pairs: [(Recording.EventKind, Recording.EventKind)] = [
                (.viewDidAppear, .viewWillAppear), (.viewDidDisappear, .viewWillDisappear),
            ]
            guard let (_, missing) = pairs.first(where: { counts[name]?[$0.0] ?? 0 >= 2 && counts[name]?[$0.1] == nil })
            else { continue }
            leftOut.insert(name)
            let text = recording.names.string(name)
            report.add(
                "\(SuperNotCalled.info.id)\u{1}\(text)\u{1}\(missing.rawValue)",
                SuperNotCalled.found(text, missing: missing.rawValue, at: recording.place(event.place)))
        }
    }

    // MARK: Loading and viewIsAppearing

    private mutating func judgeLoading(in events: [Event]) {
        let loads = events.filter { $0.kind == .viewDidLoad }
        guard let last = loads.last, let appears = events.firstIndex(where: { $0.kind == .viewWillAppear }) else {
            return
        }
        let isFirst = events.firstIndex { $0.kind == .viewDidLoad }.map { $0 < appears } ?? false
        judge(.r78, holds: loads.count == 1 && isFirst, at: last.place, ofEpisode: false) { judge in
            let name = judge.name(last.controller)
            return loads.count > 1
                ? "'\(name)' got viewDidLoad \(loads.count) times" : "'\(name)' got viewDidLoad after viewWillAppear"
        }
    }

    private mutating func judgeIsAppearing(in events: [Event]) {
        var (count, isOpen, wrong, appeared): (Int, Bool, Event?, Event?) = (0, false, nil, nil)
        for event in events {
            switch event.kind {
            case .viewWillAppear: (count, isOpen) = (0, true)
            case .viewWillDisappear: isOpen = false
            case .viewIsAppearing: count += 1
            case .viewDidAppear where isOpen:
                appeared = appeared ?? event
                if count != 1, wrong == nil { wrong = event }
                isOpen = false
            default: break
            }
        }
        guard let place = wrong ?? appeared else { return }
        judge(.r85, holds: wrong == nil, at: place.place, ofEpisode: false) { judge in
            "'\(judge.name(place.controller))' didn't get viewIsAppearing once between viewWillAppear and viewDidAppear"
        }
    }

    // MARK: Broken contracts

    private mutating func reportTwice(_ events: [Event]) {
        var hasAppeared = false
        for event in events {
            switch event.kind {
            case .viewWillDisappear: hasAppeared = false
            case .viewDidAppear:
                if hasAppeared {
                    add(
                        contracts.doubleDidAppear, event,
                        "gets viewDidAppear twice without viewWillDisappear in between",
                        help:
                            "call addChild before addSubview, and beginAppearance only if the container forwards by hand"
                    )
                    return
                }
                hasAppeared = true
            default: break
            }
        }
    }

    private mutating func reportMoves(_ events: [Event], containers: Containers) {
        var parent: Int32 = -1
        var (announced, isLeaving): (Event?, Bool) = (nil, false)
        for event in events {
            switch event.kind {
            case .willMove where event.other >= 0:
                announced = containers.areCustom.contains(event.other) ? event : nil
                isLeaving = false
            case .willMove: isLeaving = true
            case .didMove where event.other >= 0:
                announced = nil
                parent = event.other
            case .didMove:
                if !isLeaving, containers.areCustom.contains(parent) {
                    add(
                        contracts.missingWillMoveNil, event, "is removed from a container without willMove(nil)",
                        help: "call willMove(toParent: nil) before removeFromParent")
                }
                (parent, announced, isLeaving) = (-1, nil, false)
            default: break
            }
        }
        if let announced, containers.last[announced.controller] == announced.other {
            add(
                contracts.missingDidMove, announced, "is added to a container but never gets didMove",
                help: "call didMove with the container after the transition, or at once if nothing is animated")
        }
    }

    private mutating func add(_ rule: RuleInfo, _ event: Event, _ message: String, help: String) {
        let name = recording.names.string(event.name)
        report.add(
            "\(rule.id)\u{1}\(name)",
            Diagnostic(
                rule: rule, message: "'\(name)' \(message)", about: .file(detail: name),
                at: recording.place(event.place), help: help))
    }
}

/// The containers that a recording shows.
private struct Containers {
    /// The instances that contain others and are no container of UIKit's.
    private(set) var areCustom: Set<Int32> = []
    /// The pages of page view controllers, which may appear before these do (D25).
    private(set) var arePages: Set<Int32> = []
    /// The last parent of each instance.
    private(set) var last: [Int32: Int32] = [:]

    init(_ recording: Recording) {
        for window in recording.windows {
            let live = recording.controllers[window.controllers]
            for controller in live {
                guard let facts = controller.recorded else { continue }
                guard controller.parent >= 0,
                    let parent = live[live.startIndex + Int(controller.parent)].recorded
                else {
                    last[facts.id] = nil
                    continue
                }
                last[facts.id] = parent.id
                if parent.kind == .controller { areCustom.insert(parent.id) }
                if parent.kind == .page { arePages.insert(facts.id) }
            }
        }
    }
}
