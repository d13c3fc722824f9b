import KindredDiagnostics
import KindredYAML

/// The moves that have an effect.
extension ResolvedGraph {
    package var moveIDs: some Sequence<MoveID> {
        (0..<Int32(moves?.all.count ?? 0)).lazy.map { MoveID(index: $0) }
    }

    /// A move that has an effect; there is one for each id that was handed out.
    package subscript(_ id: MoveID) -> Move { (moves?.all ?? [])[Int(id.index)] }

    /// The members of stacks that are or contain some controllers and that the back button pops, each once, with those that are
    /// below (R108).
    package func membersWithBack(_ controllers: [ControllerID]) -> [(member: ControllerID, to: [ControllerID])] {
        let stacks = StackSteps(linked, isAsked: true, goesToScreens: false)
        var known: Set<ControllerID> = []
        return controllers.compactMap { stacks.back(from: $0) }.filter { known.insert($0.member).inserted }
    }

    /// The controllers where a move arrives.
    package func arrivals(of id: MoveID) -> ArraySlice<ControllerID> { moves?.arrivals(of: id) ?? [] }
}

/// The values that authors wrote of moves.
extension ResolvedGraph {
    package func text(of key: Keyword, in move: Move) -> String {
        linked.string(value(of: key, in: move), in: move.file)
    }

    package func range(of key: Keyword, in move: Move) -> SourceRange {
        linked.place(of: value(of: key, in: move), in: move.file)
    }

    /// The act before a window gets another root.
    package func prelude(of move: Move) -> MovePrelude? { linked.declaration(of: move).after }

    /// Whether `to` is written.
    package func hasTarget(_ move: Move) -> Bool { !linked.declaration(of: move).to.isAbsent }

    private func value(of key: Keyword, in move: Move) -> SourceValue {
        let declared = linked.declaration(of: move)
        return switch key {
        case .from: declared.from
        case .to: declared.to
        default: .absent
        }
    }

    /// The first character of a move's mapping; its kind if that is all there is.
    package func place(of move: Move) -> SourceRange { linked.place(of: move) }

    /// The place where it is written who moves: under `from`, or in the node itself at the entry.
    package func placeOfCaller(_ move: Move) -> SourceRange {
        linked.declaration(of: move).isInNode ? place(of: move) : range(of: .from, in: move)
    }

    /// The caller, with the kind and the target of the move as the detail.
    package func subject(of move: Move) -> Diagnostic.Subject {
        let to = text(of: .to, in: move)
        return Diagnostic.Subject(
            kind: .move, id: move.from.map { declaredName($0) } ?? Caller.any,
            detail: move.kind.rawValue + (to.isEmpty ? "" : " \(to)"))
    }
}

/// Moves in words.
extension ResolvedGraph {
    /// Returns what a controller does that moves: `dismisses to Home`.
    ///
    /// - Parameter targets: The names of where it arrives; may be empty.
    package func phrase(for move: Move, to targets: String) -> String {
        let verb = move.kind.verb
        let end = prelude(of: move) == nil ? "" : " after dismissing everything"
        if targets.isEmpty { return verb }
        let isWhole = move.kind.isStep || move.kind == .popToRoot
        return (isWhole ? "\(verb) \(targets)" : "\(verb) to \(targets)") + end
    }
}
