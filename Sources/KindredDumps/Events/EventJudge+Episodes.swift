import KindredDiagnostics
import KindredGraph

/// The rest of what one episode shows: moves, forwarding, launches and what was cancelled.
extension EventJudge {
    // MARK: Moves

    mutating func judgeMoves(of episode: Episode, change: HierarchyChange) {
        switch change {
        case .push(let navigation, _, let new):
            if isLeftOut(new) { return }
            let will = episode.index(of: new, .willMove) { $0.other == navigation }
            let did = episode.index(of: new, .didMove) { $0.other == navigation }
            let (come, came) = (episode.index(of: new, .viewWillAppear), episode.index(of: new, .viewDidAppear))
            let isOrdered = will.map { will in did.map { will < $0 } ?? false } ?? false
            let holds = isOrdered && (come.map { will ?? 0 < $0 } ?? true) && (came.map { $0 < did ?? 0 } ?? true)
            judgeMove(in: episode, of: new, holds: holds, expected: "willMove before it appears, didMove after")
        case .pop(let popped, _):
            let wrong = popped.filter { !isLeftOut($0) }.first { id in
                let will = episode.index(of: id, .willMove) { $0.other < 0 }
                let did = episode.index(of: id, .didMove) { $0.other < 0 }
                return !(will.map { will in did.map { will < $0 } ?? false } ?? false)
            }
            guard let top = wrong ?? popped.last, !isLeftOut(top) else { return }
            judgeMove(in: episode, of: top, holds: wrong == nil, expected: "willMove(nil), then didMove(nil)")
        default: break
        }
    }

    private mutating func judgeMove(in episode: Episode, of id: Int32, holds: Bool, expected: String) {
        let moves = episode.events.filter { $0.controller == id && ($0.kind == .willMove || $0.kind == .didMove) }
        judge(.r14, holds: holds, at: moves.first?.place ?? episode.events.first?.place ?? episode.end) { judge in
            let found = moves.map { Episode.Call($0.controller, $0.kind) }
            return "\(judge.text(found)); expected for '\(judge.name(id))': \(expected)"
        }
    }

    // MARK: Launch

    mutating func judgeLaunch(in episode: Episode, root: Int32) {
        guard episode.index(of: root, .viewDidLoad) != nil, !isLeftOut(root) else { return }
        let kinds = Episode.appearance.union([.viewDidLoad, .willMove, .didMove])
        let found = episode.events.filter { $0.controller == root && kinds.contains($0.kind) }
        let expected: [Episode.Call] = [
            .init(root, .viewDidLoad), .init(root, .viewWillAppear), .init(root, .viewDidAppear),
        ]
        let holds = found.map { Episode.Call($0.controller, $0.kind) } == expected
        judge(.r92, holds: holds, at: episode.place(of: found, expected: expected)) { judge in
            "\(judge.text(found.map { .init($0.controller, $0.kind) })); expected \(judge.text(expected))"
        }
    }

    // MARK: Nothing

    /// Judges what ended as it began: a pop, or the dismissal of a sheet, that was cancelled.
    mutating func judgeNothing(in episode: Episode, state: LiveState) {
        let found = episode.events.filter { Episode.appearance.contains($0.kind) }
        var seen: Set<Int32> = []
        let ids = found.map(\.controller).filter { seen.insert($0).inserted }
        guard let first = ids.first, ids.allSatisfy({ state.index(of: $0) != nil }) else { return }
        if let stack = state.parent(of: first), state.controller(stack)?.recorded?.kind == .navigation {
            let members = ids.filter { state.parent(of: $0) == stack }
            guard members.count == 2, episode.index(of: first, .didMove) == nil,
                let old = members.first(where: state.isOnScreen),
                let new = members.first(where: { !state.isOnScreen($0) })
            else { return }
            compare(
                .d05, episode, of: members,
                [
                    .init(old, .viewWillDisappear), .init(new, .viewWillAppear), .init(new, .viewWillDisappear),
                    .init(new, .viewDidDisappear), .init(old, .viewWillAppear), .init(old, .viewDidAppear),
                ])
        } else if let controller = state.controller(first), controller.presenter >= 0,
            ids.allSatisfy({ state.familyRoot(of: $0) == first })
        {
            compare(
                .d14, episode, of: [first],
                [.init(first, .viewWillDisappear), .init(first, .viewWillAppear), .init(first, .viewDidAppear)])
        }
    }

    // MARK: Forwarding

    /// Whether a page may have been set in viewDidLoad of its container: then it appears before that does (D25).
    private func isStartPage(in parent: Int32, facts: LiveController.Recorded, episode: Episode) -> Bool {
        facts.kind == .page && episode.index(of: parent, .viewDidLoad) != nil
    }

    /// Compares when a parent and its child got the same callback, if each got it once.
    mutating func judgeForwarding(in episode: Episode, from old: LiveState?, to new: LiveState) {
        var calls: [Int32: [Recording.EventKind: (count: Int, position: Int)]] = [:]
        for (position, event) in episode.events.enumerated()
        where event.kind == .viewIsAppearing || Episode.appearance.contains(event.kind) {
            calls[event.controller, default: [:]][event.kind, default: (0, position)].count += 1
        }
        // A container that holds others meanwhile forwards to them as well.
        let busy = Set(
            episode.events.lazy.filter {
                $0.kind == .willMove && new.index(of: $0.controller) == nil && old?.index(of: $0.controller) == nil
            }.map(\.other))
        for (position, event) in episode.events.enumerated() {
            let state = new.index(of: event.controller) == nil ? old : new
            guard let call = calls[event.controller]?[event.kind], call.count == 1,
                let parent = state?.parent(of: event.controller), let above = calls[parent]?[event.kind],
                above.count == 1, let facts = state?.controller(parent)?.recorded, facts.forwards,
                !busy.contains(parent), !isStartPage(in: parent, facts: facts, episode: episode), !isLeftOut(parent),
                !isLeftOut(event.controller)
            else { continue }
            judge(
                event.kind == .viewIsAppearing ? .via : .r79, holds: above.position < position, at: event.place,
                ofEpisode: false
            ) { judge in
                "'\(judge.name(event.controller))' got \(event.kind.rawValue) before '\(judge.name(parent))', which contains it"
            }
        }
    }
}
