import KindredDiagnostics
import KindredYAML

/// Pushes.
extension Decoder {
    /// - Parameter owner: The id of the node that it is in; nil for one at the top.
    mutating func decodePush(_ node: Int, in owner: SourceValue? = nil) {
        let (noun, shape) = ("a push", owner == nil ? Shape.Name.push : .nodePush)
        if owner != nil, kind(of: node) == .scalar { return decodeShortPush(node, in: owner) }
        guard kind(of: node) == .mapping else {
            if owner != nil {
                return passOver(node, noun: noun, loss: .pushes, keys: "to: …", expected: "an id or a mapping")
            }
            return passOver(node, noun: noun, loss: .pushes, keys: "from: …, to: …")
        }
        if let inner = valueOfID(in: node, noun: noun, shape: shape) { return decodePush(inner, in: owner) }
        var declaration = PushDeclaration(
            mapping: nodes[node].written, isInNode: owner != nil, from: owner ?? .absent)
        var (fromKey, toKey, hasStranger) = (owner == nil ? -1 : 0, -1, false)
        var (from, to) = (Int32(0)..<Int32(0), Int32(0)..<Int32(0))
        forEachMember(of: node) { decoder, name, key, value in
            guard let keyword = decoder.member(name, key: key, of: node, shape: shape, noun: noun) else {
                (hasStranger, declaration.isKindKnown) = (true, false)
                return
            }
            if decoder.isEmpty(value) { return }
            let written = decoder.nodes[value].written
            switch keyword {
            case .from:
                if written.isScalar {
                    declaration.from = decoder.reference(value, of: "'from'")
                } else {
                    from = decoder.idOrSome(value, keyword: .from, of: "'from'", noun: "controller")
                }
                fromKey = key
            case .to:
                if written.isScalar {
                    declaration.to = decoder.reference(value, of: "'to'")
                } else {
                    to = decoder.idOrSome(value, keyword: .to, of: "'to'", noun: "controller")
                }
                toKey = key
            case .kind:
                let known = decoder.diagnostics.total
                declaration.kind = decoder.word(value, keyword: keyword, PushKind.self) ?? .push
                declaration.isKindKnown = decoder.diagnostics.total == known
            default: break
            }
        }
        if fromKey < 0 || toKey < 0 {
            document.losses.insert(.pushes)
            let missing = [(fromKey, Keyword.from), (toKey, .to)].filter { $0.0 < 0 }.map(\.1)
            if !hasStranger { missingKeys(missing, in: noun, mapping: node) }
        }
        // Nearly all are of one to one.
        if from.isEmpty, to.isEmpty { return document.pushes.append(declaration) }
        if from.count > 1, to.count > 1, exceedsLimit(node, count: from.count * to.count) { return }
        add(declaration, from: from, to: to)
    }

    /// The id of what is pushed, and nothing more.
    private mutating func decodeShortPush(_ node: Int, in owner: SourceValue?) {
        document.pushes.append(
            PushDeclaration(
                mapping: nodes[node].written, isInNode: true, from: owner ?? .absent,
                to: reference(node, of: "an item of 'pushes'")))
    }

    /// Adds as many pushes as lists declare: each `from` with each `to`. Later stages skip what is missing.
    private mutating func add(_ push: PushDeclaration, from: Range<Int32>, to: Range<Int32>) {
        let targets = references(to, else: push.to)
        for (fromIndex, from) in references(from, else: push.from).enumerated() {
            for (toIndex, to) in targets.enumerated() {
                var push = push
                (push.from, push.to) = (from, to)
                (push.repeatsFrom, push.repeatsTo) = (toIndex > 0, fromIndex > 0)
                document.pushes.append(push)
            }
        }
    }

    private func references(_ range: Range<Int32>, else written: SourceValue) -> [SourceValue] {
        range.isEmpty ? [written] : range.map { document.references[Int($0)] }
    }

    /// Counts what lists declare. Nothing in a file beyond the limit is used.
    private mutating func exceedsLimit(_ node: Int, count: Int) -> Bool {
        let place = start(node: node)
        document.pushProducts.append(PushProduct(place: place, count: count))
        listedPushes += count
        return listedPushes > LimitExceeded.maximumListedPushes
    }
}
