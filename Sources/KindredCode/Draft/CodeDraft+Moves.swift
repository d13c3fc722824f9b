import KindredDiagnostics
import KindredDraft

/// Moves: certain ones only.
extension CodeDraft {
    /// - Parameter refused: Moves that the language refuses, each with the rule.
    mutating func sortMoves(_ code: CodeEdges, _ known: CodeEntries, refused: [Int: String]) {
        for (number, move) in code.moves.enumerated() {
            guard let to = target(of: move) else { continue }
            let makers = move.from.flatMap { known.performers($0, method: move.method) }
            if let why = refused[number] {
                let source = "\(move.place.file):\(move.place.line)"
                draft.unread.append(
                    Draft.CodeEdge(
                        kind: move.kind.rawValue, from: makers, to: to.isEmpty ? [] : [to], sources: [source], why: why)
                )
                continue
            }
            let margin = margin(number: edges.count + number)
            for maker in makers {
                add(Draft.Move(kind: move.kind, to: to.isEmpty ? nil : to, margin: margin), of: maker)
            }
        }
        for entry in entries where entry.kind == .window && entry.note == nil {
            for setter in entry.setters.flatMap({ known.performers($0, method: "") }) {
                let family = families[entry.to] ?? "family"
                add(Draft.Move(kind: .setRoot, to: family, margin: margin(number: entry.number)), of: setter)
            }
        }
    }

    private mutating func add(_ move: Draft.Move, of maker: String) {
        if moves[maker]?.contains(where: { $0.kind == move.kind && $0.to == move.to }) == true { return }
        moves[maker, default: []].append(move)
    }

    /// The id of what a move goes to: empty if it says none, nil if it isn't known.
    private func target(of move: CodeMove) -> String? {
        if move.kind == .select { return tab(of: move) }
        guard let to = move.to else { return "" }
        return names.isScreen(to) ? names.id(to) : nil
    }

    /// The tab that is selected. By its number only if there is one tab bar controller, or the caller is it.
    private func tab(of move: CodeMove) -> String? {
        let owners = contents.keys.filter { contents[$0]?.contains { $0.role == .tab } == true }
        let own =
            move.from.count == 1 && owners.contains(move.from[0]) ? move.from[0] : owners.count == 1 ? owners[0] : nil
        guard let own, let all = contents[own]?.filter({ $0.role == .tab }).map(\.entry) else { return nil }
        if let index = move.index {
            let isOrdered = all.allSatisfy { $0.note == nil && edges[$0.number].count == 1 }
            return isOrdered && all.indices.contains(index) ? names.id(all[index].to) : nil
        }
        let found = all.filter { $0.to == move.to || CodeTerm.innermost($0.to) == move.to }
        return found.count == 1 ? names.id(found[0].to) : nil
    }
}
