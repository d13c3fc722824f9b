import KindredBase
import KindredYAML

/// Families and the nodes in them.
extension Decoder {
    mutating func decodeFamilies(_ families: Int) {
        guard kind(families) == .mapping else {
            return expected("a mapping of family ids to nodes", of: "'families'", families)
        }
        forEachMember(of: families) { decoder, _, key, value in
            if decoder.isEmpty(value) { return }
            let id = decoder.id(key, of: "a family")
            let written = decoder.tree.nodes[key].written
            let root = decoder.decodeNode(value, role: .root)
            decoder.document.families.append(FamilyDeclaration(key: written, hasValidID: !id.isAbsent, root: root))
        }
    }

    /// Adds a node and everything in it; -1 where there is none to add.
    @discardableResult
    mutating func decodeNode(_ node: Int, role: Role) -> Int32 {
        switch kind(node) {
        case .scalar:
            let index = declare(node, .controller, role)
            document.nodes[Int(index)].end = Int32(document.nodes.count)
            return index
        case .mapping:
            return decodeMapping(node, role)
        case .sequence, .tagged:
            expected("an id or a mapping", of: "a node", node)
            return -1
        }
    }

    private mutating func decodeMapping(_ node: Int, _ role: Role) -> Int32 {
        guard let (kind, value) = kindKey(of: node) else {
            let place = start(node)
            diagnostics.add(MissingKey.info, MissingKey.kind(at: place))
            let index = add(NodeDeclaration(id: tree.nodes[node].written, kind: .controller, role: role, flags: .isNameless))
            decodeMembers(of: node, .controller, index)
            return index
        }
        let index: Int32
        if isEmpty(value) {
            let place = place(value - 1)
            diagnostics.add(MissingKey.info, MissingKey.id(kind.word, at: place))
            index = add(NodeDeclaration(id: tree.nodes[value - 1].written, kind: kind, role: role, flags: .isNameless))
        } else {
            index = declare(value, kind, role)
        }
        decodeMembers(of: node, kind, index)
        return index
    }

    /// The first kind key and its value. Nearly always it is the first key.
    private func kindKey(of node: Int) -> (Kind, Int)? {
        var key = node + 1
        let end = Int(tree.nodes[node].next)
        while key < end {
            let value = Int(tree.nodes[key].next)
            guard value < end else { return nil }
            let written = tree.nodes[key].written
            if written.kind == .scalar, let keyword = Keyword(texts[written]), let kind = Kind(keyword) {
                return (kind, value)
            }
            key = Int(tree.nodes[value].next)
        }
        return nil
    }

    private mutating func declare(_ value: Int, _ kind: Kind, _ role: Role) -> Int32 {
        let id = id(value, of: kind == .controller ? "a controller" : "'\(kind.word)'")
        return add(
            NodeDeclaration(
                id: tree.nodes[value].written, kind: kind, role: role, flags: id.isAbsent ? .isNameless : []))
    }

    private mutating func add(_ node: NodeDeclaration) -> Int32 {
        document.nodes.append(node)
        return Int32(document.nodes.count - 1)
    }

    private mutating func decodeMembers(of node: Int, _ kind: Kind, _ index: Int32) {
        var kinds: [Kind] = []
        forEachMember(of: node) { decoder, keyword, key, value in
            if let keyword, let other = Kind(keyword) {
                if kinds.count == 1 { decoder.ambiguousKind(kinds[0], index, key) }
                kinds.append(other)
                return
            }
            decoder.decodeMember(keyword, key, value, of: kind, index, node)
        }
        document.nodes[Int(index)].end = Int32(document.nodes.count)
    }

    private mutating func ambiguousKind(_ first: Kind, _ index: Int32, _ key: Int) {
        let (place, second) = (tree.wording.place(of: document.nodes[Int(index)].id, in: file), place(key))
        let other = string(key)
        diagnostics.add(AmbiguousKind.info, AmbiguousKind.found(first.word, other, at: place, second: second))
    }

    private mutating func decodeMember(
        _ keyword: Keyword?, _ key: Int, _ value: Int, of kind: Kind, _ index: Int32, _ node: Int
    ) {
        let definition = kind.definition
        var known = keyword.flatMap { definition.has($0) || Shape.node.field($0) != nil ? $0 : nil }
        if known == nil, let keyword, let owners = owners(of: keyword) {
            misplaced(keyword, key, definition, owners, node)
            known = keyword
            document.nodes[Int(index)].flags.insert(.hasTroubledChildren)
        }
        if known == nil {
            known = unknownKey(key, in: definition.noun, definition.keywords.map(\.rawValue) + Shape.node.words)
            if known.map({ definition.slot($0) != nil }) ?? false {
                document.nodes[Int(index)].flags.insert(.hasTroubledChildren)
            }
        }
        guard let known, !isEmpty(value) else { return }
        if let slot = definition.slot(known) ?? Kind.slot(known) {
            decodeChildren(slot, value, index)
        } else {
            decodeField(known, value, kind, index)
        }
    }

    private mutating func decodeChildren(_ slot: KindDefinition.Slot, _ value: Int, _ index: Int32) {
        guard slot.holdsMany else {
            decodeNode(value, role: slot.role)
            return
        }
        let isList = forEachItem(of: value, slot.keyword) { $0.decodeNode($1, role: slot.role) }
        if !isList { document.nodes[Int(index)].flags.insert(.hasTroubledChildren) }
    }

    private mutating func decodeField(_ keyword: Keyword, _ value: Int, _ kind: Kind, _ index: Int32) {
        let written = tree.nodes[value].written
        switch keyword {
        case .class:
            document.nodes[Int(index)].className = text(value, keyword)
        case .title:
            let text = text(value, keyword)
            withDetails(index) { $0.title = text }
        case .note:
            let text = text(value, keyword)
            withDetails(index) { $0.note = text }
        case .source:
            let text = text(value, keyword)
            withDetails(index) { $0.source = text }
        case .tags:
            let tags = ids(value, keyword)
            withDetails(index) { $0.tags = tags }
        case .definesPresentationContext:
            setFlag(value, keyword, index, declared: .declaresContext, set: .definesContext, when: true)
            withDetails(index) { $0.definesContext = written }
        case .providesPresentationContextTransitionStyle:
            setFlag(value, keyword, index, declared: .declaresTransitionStyle, set: .providesTransitionStyle, when: true)
            withDetails(index) { $0.providesTransitionStyle = written }
        case .forwardsAppearance:
            setFlag(value, keyword, index, declared: .declaresForwarding, set: .forwardsByHand, when: false)
        case .style where kind == .split:
            let style = word(value, keyword, SplitStyle.self)
            withDetails(index) { $0.splitStyle = style }
        case .transition where kind == .page:
            let transition = word(value, keyword, PageTransition.self)
            withDetails(index) { $0.pageTransition = transition }
        default:
            break
        }
    }

    private mutating func setFlag(
        _ value: Int, _ keyword: Keyword, _ index: Int32, declared: NodeDeclaration.Flags, set: NodeDeclaration.Flags,
        when expected: Bool
    ) {
        guard let boolean = boolean(value, keyword) else { return }
        document.nodes[Int(index)].flags.insert(declared)
        if boolean == expected { document.nodes[Int(index)].flags.insert(set) }
    }

    private mutating func withDetails(_ index: Int32, _ change: (inout NodeDetails) -> Void) {
        if document.nodes[Int(index)].details < 0 {
            document.nodes[Int(index)].details = Int32(document.details.count)
            document.details.append(NodeDetails())
        }
        change(&document.details[Int(document.nodes[Int(index)].details)])
    }

    /// The kinds that have a key; nil for a key of no kind.
    private func owners(of keyword: Keyword) -> [Kind]? {
        let owners = Kind.allCases.filter { $0.definition.has(keyword) }
        return owners.isEmpty ? nil : owners
    }

    private mutating func misplaced(_ keyword: Keyword, _ key: Int, _ definition: KindDefinition, _ owners: [Kind], _ node: Int) {
        // With two kind keys the node is ambiguous, and keys of either are where they belong.
        var isAmbiguous = false
        forEachMember(of: node) { _, other, _, _ in
            if let other, let kind = Kind(other), owners.contains(kind) { isAmbiguous = true }
        }
        if isAmbiguous { return }
        let place = place(key)
        diagnostics.add(
            MisplacedKey.info,
            MisplacedKey.found(
                keyword.rawValue, in: definition.noun, belongsTo: owners.map(\.definition.noun),
                valid: definition.keywords.map(\.rawValue), at: place))
    }
}

extension KindDefinition {
    func has(_ keyword: Keyword) -> Bool {
        slots.contains { $0.keyword == keyword } || fields.contains { $0.keyword == keyword }
    }
}

extension Kind {
    /// The slot of whatever kind that a key stands for.
    static func slot(_ keyword: Keyword) -> KindDefinition.Slot? {
        for kind in allCases {
            if let slot = kind.definition.slot(keyword) { return slot }
        }
        return nil
    }
}
