import KindredDiagnostics
import KindredText
import KindredYAML

/// Moves.
extension Decoder {
    /// - Parameter owner: The id of the node that it is in; nil for one at the top.
    mutating func decodeMove(_ node: Int, in owner: SourceValue? = nil) {
        let (noun, shape) = ("a move", owner == nil ? Shape.Name.move : .nodeMove)
        if owner != nil, kind(of: node) == .scalar { return decodeShortMove(node, in: owner) }
        guard kind(of: node) == .mapping else {
            if owner != nil {
                return passOver(node, noun: noun, loss: .moves, keys: "kind: …", expected: "a kind or a mapping")
            }
            return passOver(node, noun: noun, loss: .moves, keys: "from: …, kind: …")
        }
        var move = ParsedMove(
            declaration: DeclaredMove(mapping: nodes[node].written, isInNode: owner != nil, from: owner ?? .absent))
        if owner != nil { move.fromKey = 0 }
        let reported = diagnostics.total
        forEachMember(of: node) { decoder, name, key, value in
            if name == nil, decoder.decodeKindAsKey(key, value: value, of: &move) { return }
            guard let keyword = decoder.member(name, key: key, of: node, shape: shape, noun: noun) else {
                move.hasStranger = true
                return
            }
            if !decoder.isEmpty(value) { decoder.decodeMember(keyword, key: key, value: value, of: &move) }
        }
        checkKeys(of: &move, noun: noun, mapping: node)
        if diagnostics.total > reported { document.declared.losses.insert(.moves) }
        guard let kind = move.kind else { return }
        move.declaration.kind = kind
        let first = document.declared.moves.count
        defer { limit(.move, from: first, to: document.declared.moves.count, on: move.on) }
        if move.from.isEmpty, move.to.isEmpty { return document.declared.moves.append(move.declaration) }
        if move.from.count > 1, move.to.count > 1, exceedsLimit(node, count: move.from.count * move.to.count) { return }
        add(move)
    }

    private mutating func decodeMember(_ keyword: Keyword, key: Int, value: Int, of move: inout ParsedMove) {
        switch keyword {
        case .from:
            move.from = idsInLists(value, keyword: .from, noun: "controller")
            move.fromKey = key
        case .to:
            move.to = idsInLists(value, keyword: .to, noun: "controller")
            move.toKey = key
        case .kind:
            move.kind = moveKind(value, keyword: keyword)
            move.kindKey = key
        case .after:
            move.declaration.after = word(value, keyword: keyword, MovePrelude.self)
            move.afterKey = key
        case .on: move.on = condition(value)
        default: break
        }
    }

    /// Reads `setRoot: signIn` as what it means, after a diagnostic; returns whether a key is that.
    private mutating func decodeKindAsKey(_ key: Int, value: Int, of move: inout ParsedMove) -> Bool {
        guard let kind = MoveKind(rawValue: string(key)), move.kind == nil else { return false }
        let (text, place) = (string(key), place(of: key))
        let target = nodes[value].written.isScalar && !isEmpty(value) ? ", to: \(example(value))" : ""
        diagnostics.add(
            UnknownKey.info,
            diagnostic: UnknownKey.found(
                key: text, in: "a move", valid: (move.declaration.isInNode ? Shape.nodeMove : .move).words,
                help: "write 'kind: \(text)\(target)'", fix: nil,
                at: place))
        (move.kind, move.kindKey) = (kind, key)
        if nodes[value].written.isScalar, !isEmpty(value) {
            decodeMember(.to, key: key, value: value, of: &move)
        } else {
            markUnread(value)
        }
        return true
    }

    /// Reports keys that are missing, or that another kind of move has.
    private mutating func checkKeys(of move: inout ParsedMove, noun: String, mapping: Int) {
        let missing = [(move.fromKey, Keyword.from), (move.kindKey, .kind)].filter { $0.0 < 0 }.map(\.1)
        if missing == [.kind], !move.hasStranger {
            let (place, kinds) = (start(node: mapping), Suggestion.list(valid: MoveKind.allCases.map(\.rawValue)))
            diagnostics.add(
                MissingKey.info,
                diagnostic: MissingKey.found(key: "kind", in: noun, value: "one of \(kinds)", at: place))
        } else if !missing.isEmpty, !move.hasStranger {
            missingKeys(missing, in: noun, mapping: mapping)
        }
        guard let kind = move.kind else { return }
        if kind.needsTarget, move.toKey < 0, !move.hasStranger {
            missingKeys([.to], in: "'\(kind.rawValue)'", mapping: mapping)
        }
        if kind == .popToRoot, move.toKey >= 0 {
            let place = place(of: move.toKey)
            diagnostics.add(
                MisplacedKey.info, diagnostic: MisplacedKey.needs("to", condition: "'kind: pop'", at: place))
            (move.to, move.declaration.to) = (0..<0, .absent)
        }
        if kind != .setRoot, move.afterKey >= 0 {
            let place = place(of: move.afterKey)
            diagnostics.add(
                MisplacedKey.info, diagnostic: MisplacedKey.needs("after", condition: "'kind: setRoot'", at: place))
            move.declaration.after = nil
        }
    }

    /// Returns a kind as it is written; nothing depends on a guess.
    private mutating func moveKind(_ node: Int, keyword: Keyword, of subject: String? = nil) -> MoveKind? {
        let known = diagnostics.total
        let kind = word(node, keyword: keyword, of: subject, MoveKind.self)
        return diagnostics.total == known ? kind : nil
    }

    /// The kind of a move, and nothing more.
    private mutating func decodeShortMove(_ node: Int, in owner: SourceValue?) {
        guard let kind = moveKind(node, keyword: .moves, of: "a move") else {
            return document.declared.losses.formUnion(.moves)
        }
        if kind.needsTarget {
            let place = place(of: node)
            diagnostics.add(
                MissingKey.info,
                diagnostic: MissingKey.target(
                    of: kind.rawValue, value: kind == .setRoot ? "family" : "tab", at: place))
            document.declared.losses.insert(.moves)
        }
        document.declared.moves.append(
            DeclaredMove(mapping: nodes[node].written, isInNode: true, from: owner ?? .absent, kind: kind))
    }

    /// Adds as many moves as lists declare.
    private mutating func add(_ parsed: ParsedMove) {
        let declaration = parsed.declaration
        forEachPair(from: parsed.from, else: declaration.from, to: parsed.to, else: declaration.to) { decoder, pair in
            var move = declaration
            (move.from, move.to) = (pair.from, pair.to)
            (move.repeatsFrom, move.repeatsTo) = (pair.repeatsFrom, pair.repeatsTo)
            decoder.document.declared.moves.append(move)
        }
    }
}

/// A move as far as it is read: what it declares, and the keys that it has.
private struct ParsedMove {
    var declaration: DeclaredMove
    var kind: MoveKind?
    /// The keys; -1 for one that it doesn't have.
    var fromKey = -1
    var kindKey = -1
    var toKey = -1
    var afterKey = -1
    /// The references in `from` and `to`.
    var from = Int32(0)..<Int32(0)
    var to = Int32(0)..<Int32(0)
    /// The names in `on`.
    var on: Range<Int32>?
    /// Whether it has an unknown key, which may be the one that is missing.
    var hasStranger = false
}
