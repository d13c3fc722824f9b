import KindredDiagnostics
import KindredYAML

/// Families and the nodes in them.
extension Decoder {
    mutating func decodeFamilies(_ families: Int) {
        guard kind(of: families) == .mapping else { return decodeFamilyList(families) }
        forEachMember(of: families) { decoder, name, key, value in decoder.decodeFamily(name, key: key, value: value) }
    }

    mutating func decodeFamily(_ name: Key?, key: Int, value: Int) {
        if isStray(name, key: key, value: value) { return }
        let id = id(key, of: "a family")
        if isEmpty(value) { return }
        let written = nodes[key].written
        let root = decodeNode(value, role: .root)
        document.families.append(FamilyDeclaration(key: written, hasValidID: !id.isAbsent, root: root))
    }

    /// Adds a node and everything in it; -1 if there is nothing to add.
    @discardableResult
    mutating func decodeNode(_ node: Int, role: Role) -> Int32 {
        switch kind(of: node) {
        case .scalar:
            let index = declare(node, kind: .controller, role: role)
            document.declared.nodes[Int(index)].flags.insert(.isBare)
            document.declared.nodes[Int(index)].end = Int32(document.declared.nodes.count)
            return index
        case .mapping:
            return decodeMapping(node, role: role)
        case .sequence:
            expected("an id or a mapping", of: "a node", node: node, help: "write one node, without brackets or a dash")
            // A list of one node most likely means that node.
            let item = node + 1
            guard item < Int(nodes[node].next), nodes[item].next == nodes[node].next, kind(of: item) != .sequence else {
                markUnread(node)
                return -1
            }
            return decodeNode(item, role: role)
        case .tagged:
            expected("an id or a mapping", of: "a node", node: node, help: "")
            markUnread(node)
            return -1
        }
    }

    @_optimize(speed)
    private mutating func decodeMapping(_ node: Int, role: Role) -> Int32 {
        guard let (kind, value) = kindKey(of: node) else {
            if isPlace(node) || hasKey(.as, node: node) { return decodePlace(node, role: role) }
            guard let (kind, value) = misspeltKindKey(of: node) else { return decodeWithoutKind(node, role: role) }
            return decodeMapping(node, role: role, kind: kind, value: value)
        }
        return decodeMapping(node, role: role, kind: kind, value: value)
    }

    @_optimize(speed)
    private mutating func decodeMapping(_ node: Int, role: Role, kind: Kind, value: Int) -> Int32 {
        let index: Int32
        if isEmpty(value) {
            let place = place(of: value - 1)
            diagnostics.add(MissingKey.info, diagnostic: MissingKey.id(kind.word, at: place))
            index = add(DeclaredNode(id: nodes[value - 1].written, kind: kind, role: role, flags: .isNameless))
        } else if self.kind(of: value) == .scalar || self.kind(of: value) == .tagged {
            index = declare(value, kind: kind, role: role)
        } else {
            return decodeKindValue(value, kind: kind, node: node, role: role)
        }
        decodeMembers(of: node, kind: kind, index: index, kindValue: value)
        return index
    }

    /// The first kind key and its value. Nearly always it is the first key.
    @_optimize(speed)
    func kindKey(of node: Int) -> (Kind, Int)? {
        var key = node + 1
        let end = Int(nodes[node].next)
        while key < end {
            let value = Int(nodes[key].next)
            guard value < end else { return nil }
            let written = nodes[key].written
            if written.isScalar, let name = Key.find(texts[written]) {
                if let kind = name.kind { return (kind, value) }
                if name.keyword == .screen { return nil }
            }
            key = Int(nodes[value].next)
        }
        return nil
    }

    mutating func declare(_ value: Int, kind: Kind, role: Role) -> Int32 {
        let id = id(value, of: kind == .controller ? "a controller" : "'\(kind.word)'")
        return add(
            DeclaredNode(
                id: nodes[value].written, kind: kind, role: role, flags: id.isAbsent ? .isNameless : []))
    }

    mutating func add(_ node: DeclaredNode) -> Int32 {
        document.declared.nodes.append(node)
        return Int32(document.declared.nodes.count - 1)
    }

    @_optimize(speed)
    mutating func decodeMembers(of node: Int, kind: Kind, index: Int32, kindValue: Int) {
        // The kind key, nearly always the first one, has been looked at.
        let isKindFirst = kindValue == node + 2
        var kindKeys = isKindFirst ? 1 : 0
        forEachMember(of: node, after: isKindFirst ? kindValue : nil) { decoder, name, key, value in
            if name?.kind != nil {
                kindKeys += 1
                if kindKeys == 2 {
                    decoder.ambiguousKind(kind, index: index, key: key)
                    decoder.doubtKind(of: index)
                }
            } else if value != kindValue {
                decoder.decodeMember(name, key: key, value: value, of: kind, index: index, node: node)
            }
        }
        document.declared.nodes[Int(index)].end = Int32(document.declared.nodes.count)
    }

    /// Marks a node as of doubtful kind: rules take its look-ups, and its children, for unknown.
    mutating func doubtKind(of index: Int32) {
        document.declared.nodes[Int(index)].flags.formUnion([.hasTroubledChildren, .isOfDoubtfulKind])
        document.declared.hasDoubtfulKinds = true
    }

    mutating func ambiguousKind(_ first: Kind, index: Int32, key: Int) {
        let (place, second) = (tree.wording.place(of: document.declared.nodes[Int(index)].id), place(of: key))
        let other = string(key)
        diagnostics.add(
            AmbiguousKind.info, diagnostic: AmbiguousKind.found(first.word, other, at: place, second: second))
    }

    mutating func decodeMember(
        _ name: Key?, key: Int, value: Int, of kind: Kind, index: Int32, node: Int
    ) {
        if let name, name.belongs(to: kind) || name.belongs(to: .node) {
            decodeMember(name, value: value, kind: kind, index: index, isReported: false)
        } else {
            decodeStranger(name, key: key, value: value, of: kind, index: index, node: node)
        }
    }

    /// A key that the node doesn't have. Nearly all have the right keys, so this stays out of their way.
    @inline(never)
    private mutating func decodeStranger(
        _ name: Key?, key: Int, value: Int, of kind: Kind, index: Int32, node: Int
    ) {
        if let name, adopted(name, key: key, value: value, by: kind, index: index) { return }
        let reported = diagnostics.total
        guard let meant = meantKey(name, key: key, of: kind, index: index, node: node) else { return }
        decodeMember(meant, value: value, kind: kind, index: index, isReported: diagnostics.total > reported)
    }

    /// - Parameter isReported: Whether a diagnostic on the key was reported, which covers its value.
    @inline(__always)
    private mutating func decodeMember(_ name: Key, value: Int, kind: Kind, index: Int32, isReported: Bool) {
        if isEmpty(value) { return }
        if let role = name.role {
            decodeChildren(role, key: name, value: value, index: index, isReported: isReported)
        } else {
            decodeField(name, value: value, kind: kind, index: index)
        }
    }

    /// Returns the key that a misplaced or misspelt one most likely means, after a diagnostic.
    private mutating func meantKey(_ name: Key?, key: Int, of kind: Kind, index: Int32, node: Int) -> Key? {
        if let name, name.belongs(to: .place) {
            keyOfPlace(name.keyword, key: key, kind: kind, index: index, node: node)
            return nil
        }
        if let name, name.hasOwner {
            // Without a kind key any kind may be meant, and the missing key was reported.
            if document.declared.nodes[Int(index)].id.isMapping { return name }
            misplaced(name, key: key, kind: kind, node: node)
            if name.role == nil {
                document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
            } else {
                doubtKind(of: index)
            }
            return name
        }
        let (noun, keys) = nounAndKeys(of: kind, index: index)
        if let other = childrenElsewhere(key, words: keys) {
            misplaced(other, key: key, kind: kind, node: node)
            doubtKind(of: index)
            return other
        }
        let meant = unknownKey(key, of: node, in: noun, valid: keys, rivals: KindDefinition.wordsOfChildren)
        let known = meant.map(Key.of)
        // An unknown key may be the key of the children.
        if known.map({ $0.role != nil }) ?? true {
            document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
        }
        return known
    }

    /// - Parameter isReported: Whether a diagnostic on the key was reported, which covers its value.
    mutating func decodeChildren(_ role: Role, key: Key, value: Int, index: Int32, isReported: Bool = false) {
        guard key.holdsMany else {
            if isReported, kind(of: value) == .sequence { return decodeFirstItem(of: value, role: role, index: index) }
            if decodeNode(value, role: role) < 0 {
                document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
            }
            return
        }
        if kind(of: value) != .sequence {
            return decodeChildrenOfNoList(role, key: key, value: value, index: index, isReported: isReported)
        }
        forEachItem(of: value, keyword: key.keyword) { decoder, item in
            if decoder.decodeNode(item, role: role) >= 0 { return }
            decoder.document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
        }
    }

    private mutating func misplaced(_ name: Key, key: Int, kind: Kind, node: Int) {
        // With two kind keys the node is ambiguous, and keys of either are where they belong.
        var isAmbiguous = false
        forEachMember(of: node, reportsKeys: false) { _, other, _, _ in
            if let other = other?.kind, name.belongs(to: other) { isAmbiguous = true }
        }
        if isAmbiguous { return }
        let place = place(of: key)
        let owners = Kind.allCases.filter { name.belongs(to: $0) }.map(\.definition.noun)
        let definition = kind.definition
        diagnostics.add(
            MisplacedKey.info,
            diagnostic: MisplacedKey.found(
                key: name.keyword.rawValue, in: definition.noun, belongsTo: owners,
                valid: definition.keywords.map(\.rawValue), at: place))
    }
}
