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
        var push = ParsedPush(
            declaration: DeclaredPush(
                mapping: nodes[node].written, isInNode: owner != nil, from: owner ?? .absent),
            fromKey: owner == nil ? -1 : 0)
        forEachMember(of: node) { decoder, name, key, value in
            guard let keyword = decoder.member(name, key: key, of: node, shape: shape, noun: noun) else {
                (push.hasStranger, push.declaration.isKindKnown) = (true, false)
                return
            }
            if !decoder.isEmpty(value) { decoder.decodeMember(keyword, key: key, value: value, of: &push) }
        }
        if push.fromKey < 0 || push.toKey < 0 {
            document.declared.losses.insert(.pushes)
            let missing = [(push.fromKey, Keyword.from), (push.toKey, .to)].filter { $0.0 < 0 }.map(\.1)
            if !push.hasStranger { missingKeys(missing, in: noun, mapping: node) }
        }
        let first = document.declared.pushes.count
        let presentation = document.declared.presentations.count
        defer {
            limit(.push, from: first, to: document.declared.pushes.count, on: push.on)
            document.declared.pushSources.add(push.sources, from: first, to: document.declared.pushes.count)
            if push.declaration.kind == .show { present(pushes: first) }
            limit(.presentation, from: presentation, to: document.declared.presentations.count, on: push.on)
        }
        // Nearly all are of one to one.
        if push.from.isEmpty, push.to.isEmpty { return document.declared.pushes.append(push.declaration) }
        if push.from.count > 1, push.to.count > 1, exceedsLimit(node, count: push.from.count * push.to.count) { return }
        add(push.declaration, from: push.from, to: push.to)
    }

    @inline(__always)
    private mutating func decodeMember(_ keyword: Keyword, key: Int, value: Int, of push: inout ParsedPush) {
        switch keyword {
        case .from:
            if nodes[value].written.isScalar {
                push.declaration.from = caller(value)
            } else {
                push.from = idsInLists(value, keyword: .from, noun: "controller")
            }
            push.fromKey = key
        case .to:
            if nodes[value].written.isScalar {
                push.declaration.to = reference(value, of: "'to'")
            } else {
                push.to = idsInLists(value, keyword: .to, noun: "controller")
            }
            push.toKey = key
        case .kind:
            let known = diagnostics.total
            push.declaration.kind = word(value, keyword: keyword, PushKind.self) ?? .push
            push.declaration.isKindKnown = diagnostics.total == known
        case .on: push.on = condition(value)
        case .source: push.sources = textOrSome(value, keyword: keyword)
        default: break
        }
    }

    /// The id of what is pushed, and nothing more.
    private mutating func decodeShortPush(_ node: Int, in owner: SourceValue?) {
        document.declared.pushes.append(
            DeclaredPush(
                mapping: nodes[node].written, isInNode: true, from: owner ?? .absent,
                to: reference(node, of: "an item of 'pushes'")))
    }

    /// Adds as many pushes as lists declare. Later stages skip what is missing.
    private mutating func add(_ push: DeclaredPush, from: Range<Int32>, to: Range<Int32>) {
        forEachPair(from: from, else: push.from, to: to, else: push.to) { decoder, pair in
            var push = push
            (push.from, push.to) = (pair.from, pair.to)
            (push.repeatsFrom, push.repeatsTo) = (pair.repeatsFrom, pair.repeatsTo)
            decoder.document.declared.pushes.append(push)
        }
    }

    /// Declares what `show` presents where no container takes it.
    private mutating func present(pushes first: Int) {
        // Families are derived once all documents are there.
        document.usesScreens = true
        for push in document.declared.pushes[first...] {
            document.declared.presentations.append(
                DeclaredPresentation(
                    mapping: push.mapping, from: push.from, present: push.to, isInNode: push.isInNode, isShow: true,
                    repeatsFrom: push.repeatsFrom, repeatsPresent: push.repeatsTo))
        }
    }

    /// Counts what lists declare. Nothing in a file beyond the limit is used.
    mutating func exceedsLimit(_ node: Int, count: Int) -> Bool {
        let place = start(node: node)
        document.pushProducts.append(PushProduct(place: place, count: count))
        listedPushes += count
        return listedPushes > LimitExceeded.maximumListedPushes
    }
}

/// A push as far as it is read: what it declares, and the keys that it has.
private struct ParsedPush {
    var declaration: DeclaredPush
    /// The keys that say from where and to where; -1 for one that is missing.
    var fromKey: Int
    var toKey = -1
    /// The references in lists.
    var from = Int32(0)..<Int32(0)
    var to = Int32(0)..<Int32(0)
    /// The configurations that it is limited to.
    var on: Range<Int32>?
    /// The places in code, in `DeclaredFile.references`.
    var sources = Int32(0)..<Int32(0)
    /// Whether it has an unknown key, which may be the one that is missing.
    var hasStranger = false
}
