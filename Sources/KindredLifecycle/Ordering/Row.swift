import KindredCore

/// What can be done to a container, or to what is on screen: one row of the table each.
enum Operation: Int, CaseIterable, Sendable {
    case push, pop
    case select
    case scroll, curl, startPages
    case transition, addSubview, removeFromSuperview
    case presentCovering, dismissCovering, presentOver, dismissOver
    case launch, setRoot
    case byHand
}

/// The order of appearance callbacks in one operation of one kind of container.
///
/// An entry stands for a controller and for what it forwards to.
struct Row: Sendable {
    let kind: Kind
    let operation: Operation
    /// In the commit, or at once.
    let will: [Entry]
    /// At the end.
    let did: [Entry]
    /// At the end of what a finger called off, instead of `did`.
    let cancelled: [Entry]
    /// What it rests on.
    let facts: FactSet

    init(
        _ kind: Kind, _ operation: Operation, will: [Entry], did: [Entry], cancelled: [Entry] = .newcomerLeaves,
        _ facts: TraceFact...
    ) {
        self.kind = kind
        self.operation = operation
        self.will = will
        self.did = did
        self.cancelled = cancelled
        self.facts = FactSet(facts)
    }

    /// One callback of those that come or those that go.
    struct Entry: Equatable, Sendable {
        let party: Party
        let callback: Callback

        static let old = Party.old
        static let new = Party.new
    }

    enum Party: Sendable {
        case old, new

        var viewWillAppear: Entry { Entry(party: self, callback: .viewWillAppear) }
        var viewDidAppear: Entry { Entry(party: self, callback: .viewDidAppear) }
        var viewWillDisappear: Entry { Entry(party: self, callback: .viewWillDisappear) }
        var viewDidDisappear: Entry { Entry(party: self, callback: .viewDidDisappear) }
    }
}

extension [Row.Entry] {
    /// What a cancelled operation does where nothing else is known.
    static let newcomerLeaves: Self = [
        .new.viewWillDisappear, .new.viewDidDisappear, .old.viewWillAppear, .old.viewDidAppear,
    ]
}
