import KindredDiagnostics

/// The events between two snapshots.
struct Episode {
    typealias Event = Recording.Event
    typealias Kind = Recording.EventKind

    /// One callback of one instance.
    struct Call: Equatable {
        let id: Int32
        let kind: Kind

        init(_ id: Int32, _ kind: Kind) { (self.id, self.kind) = (id, kind) }
    }

    let events: [Event]
    /// The place for what isn't there: the snapshot after the events.
    let end: ByteRange

    static let appearance: Set<Kind> = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]

    /// The events of some instances, of the four around appearance.
    func appearance(of ids: [Int32]) -> [Event] {
        events.filter { Self.appearance.contains($0.kind) && ids.contains($0.controller) }
    }

    func index(of id: Int32, _ kind: Kind, where isWanted: (Event) -> Bool = { _ in true }) -> Int? {
        events.firstIndex { $0.controller == id && $0.kind == kind && isWanted($0) }
    }

    func call(of kind: Kind, other: Int32) -> Event? { events.first { $0.kind == kind && $0.other == other } }

    /// The place of the first event that isn't as expected.
    func place(of found: [Event], expected: [Call]) -> ByteRange {
        for (event, call) in zip(found, expected) where Call(event.controller, event.kind) != call {
            return event.place
        }
        return found.count > expected.count
            ? found[expected.count].place : found.last?.place ?? events.last?.place ?? end
    }
}
