import KindredGraph

/// A move of a controller, before names are given.
struct MoveClaim {
    let kind: MoveKind
    let from: CodeValues
    let to: CodeValues?
    /// The number of a tab.
    let index: Int?
    let place: NodeIndex
    let isConditional: Bool
    let function: CodeFunction?
    let askers: [String]
}

extension Interpreter {
    /// UIKit's calls that close, by their names and labels.
    private static let moves: [String: MoveKind] = [
        "dismiss(animated:)": .dismiss, "dismiss(animated:completion:)": .dismiss, "dismiss(animated:{)": .dismiss,
        "popViewController(animated:)": .pop, "popToRootViewController(animated:)": .popToRoot,
        "popToViewController(_:animated:)": .pop,
    ]

    /// A call of UIKit's that closes, or nil.
    func moving(_ parts: CallParts, _ signature: String, on receiver: CodeValues, in frame: Frame) -> CodeValues? {
        guard let kind = Self.moves[signature] else { return nil }
        var from = receiver
        // Whoever presents it dismisses it.
        if let base = parts.base, facts.text(base) == "presentingViewController" {
            from = facts.kind(base) == .member ? firstChild(base).map { value($0, in: frame) } ?? from : frame.me
        }
        guard let type = typeName(of: from), isController(type) else { return nil }
        let arguments = arguments(parts, in: frame)
        move(kind, parts.node, from: from, to: signature.hasPrefix("popToView") ? arguments[0] : nil, in: frame)
        return CodeValues.none
    }

    /// An assignment that selects a tab.
    func select(_ name: String, of base: CodeValues, new: CodeValues, node: NodeIndex, in frame: Frame) {
        guard let type = typeName(of: base), table.sort(type) == .tab else { return }
        if name == "selectedViewController" { return move(.select, node, from: base, to: new, in: frame) }
        guard name == "selectedIndex", let last = facts.children(node).reversed().first, facts.kind(last) == .value,
            let index = Int(facts.text(last))
        else { return }
        move(.select, node, from: base, to: nil, index: index, in: frame)
    }

    private func move(
        _ kind: MoveKind, _ node: NodeIndex, from: CodeValues, to: CodeValues?, index: Int? = nil, in frame: Frame
    ) {
        guard let way = way(to: node, in: frame), hasRoom(after: moves.count) else { return }
        if from.dependsOnCaller || to?.dependsOnCaller == true { wait(way) }
        moves.append(
            MoveClaim(
                kind: kind, from: from, to: to, index: index, place: way.chain[0], isConditional: way.isConditional,
                function: way.start.function, askers: way.start.askers))
    }
}
