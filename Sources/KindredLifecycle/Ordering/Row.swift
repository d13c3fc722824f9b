import KindredDiagnostics
import KindredGraph

/// An operation on a container, or on what is on screen. Each has one row in the table.
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
/// An entry is for a controller and those that it forwards to.
struct Row: Sendable {
    let kind: Kind
    let operation: Operation
    /// The callbacks in the commit, or at once.
    let will: [Entry]
    /// The callbacks at the end.
    let did: [Entry]
    /// The callbacks at the end of a cancelled gesture, instead of `did`.
    let cancelled: [Entry]
    /// The facts behind it.
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

    /// One callback of the controllers that appear or disappear.
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
    /// The callbacks of a cancelled operation if nothing else is known.
    static let newcomerLeaves: Self = [
        .new.viewWillDisappear, .new.viewDidDisappear, .old.viewWillAppear, .old.viewDidAppear,
    ]
}
