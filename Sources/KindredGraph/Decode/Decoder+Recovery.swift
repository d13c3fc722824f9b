import KindredDiagnostics
import KindredText
import KindredYAML

/// Nodes that the language writes in another way: each is reported once, and read as the most likely intent.
extension Decoder {
    // MARK: Families

    /// Decodes families in a list: mappings of an id to a node, or nodes whose families have no ids.
    mutating func decodeFamilyList(_ families: Int) {
        expected(
            "a mapping of family ids to nodes", of: "'families'", node: families,
            help: "write each family as 'id: node', without a dash")
        document.declared.losses.insert(.families)
        guard kind(of: families) == .sequence else { return markUnread(families) }
        var item = families + 1
        while item < Int(nodes[families].next) {
            decodeFamilyItem(item)
            item = Int(nodes[item].next)
        }
    }

    private mutating func decodeFamilyItem(_ item: Int) {
        if kind(of: item) == .mapping, kindKey(of: item) == nil {
            return forEachMember(of: item) { decoder, name, key, value in
                decoder.decodeFamily(name, key: key, value: value)
            }
        }
        guard kind(of: item) == .mapping || kind(of: item) == .scalar else { return markUnread(item) }
        let written = nodes[item].written
        let root = decodeNode(item, role: .root)
        document.families.append(FamilyDeclaration(key: written, hasValidID: false, root: root))
    }

    /// Whether an entry among the families belongs elsewhere: a section that is indented too far, or a key of the family
    /// before that is not indented enough.
    mutating func isStray(_ name: Key?, key: Int, value: Int) -> Bool {
        guard let name else { return false }
        if isStraySection(name, key: key, value: value) { return true }
        guard let root = document.families.last?.root, root >= 0 else { return false }
        let isChildren = name.role != nil && name.holdsMany && kind(of: value) == .sequence
        if isChildren, let owner = emptyContainer(name, from: root) {
            strayKey(key, of: owner)
            adopt(name, value: value, owner: owner, from: root)
            return true
        }
        guard name.belongs(to: .node), kind(of: value) == .scalar, !isEmpty(value),
            !Identifier.isValid(texts[nodes[value].written])
        else { return false }
        let (text, place, owner) = (string(key), place(of: value), id(of: root))
        diagnostics.add(InvalidID.info, diagnostic: InvalidID.stray(text, of: owner, at: place))
        return true
    }

    private mutating func strayKey(_ key: Int, of owner: Int32) {
        let (text, place, owner) = (string(key), place(of: key), id(of: owner))
        diagnostics.add(
            WrongType.info,
            diagnostic: WrongType.found(
                key: "the family '\(text)'", expected: "an id or a mapping", found: "a list",
                help: "indent '\(text)' further if it belongs to '\(owner)'", at: place))
    }

    /// A section among families or windows; read as what it is.
    mutating func isStraySection(_ name: Key, key: Int, value: Int) -> Bool {
        guard name.belongs(to: .document), name.keyword != .kindred, name.keyword != .views else { return false }
        let isList = kind(of: value) == .sequence && name.keyword != .windows && name.keyword != .expect
        let isMapping =
            kind(of: value) == .mapping && kindKey(of: value) == nil
            && [.windows, .families, .expect].contains(name.keyword)
        guard isList || isMapping else { return false }
        let (text, place) = (string(key), place(of: key))
        diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.section(text, at: place))
        decodeSection(name.keyword, value: value)
        return true
    }

    private func id(of index: Int32) -> String {
        String(decoding: texts[document.declared.nodes[Int(index)].id], as: UTF8.self)
    }

    // MARK: Kinds

    /// The key that most likely is a kind key, reported as unknown.
    mutating func misspeltKindKey(of node: Int) -> (Kind, Int)? {
        var found: (Kind, Int)?
        forEachMember(of: node, reportsKeys: false) { decoder, name, key, value in
            // Of the words that mean something elsewhere only the relations are like kinds.
            guard found == nil, name == nil || name?.belongs(to: .relations) == true || name?.keyword == .id else {
                return
            }
            guard let kind = decoder.meantKind(key, in: node) else { return }
            let (text, place) = (decoder.string(key), decoder.place(of: key))
            let isFit = decoder.stands(value, under: kind.word)
            decoder.diagnostics.add(
                UnknownKey.info,
                diagnostic: UnknownKey.found(
                    key: text, in: "a node", valid: Kind.allCases.map(\.word), help: English.didYouMean(kind.word),
                    fix: isFit ? kind.word : nil, at: place))
            found = (kind, value)
        }
        return found
    }

    private mutating func meantKind(_ key: Int, in node: Int) -> Kind? {
        let (text, kinds) = (string(key), Kind.allCases.map(\.word))
        if let word = ForeignWords.key(text, among: kinds) {
            let kind = Kind.allCases.first { $0.word == word }
            return kind == .controller ? kindBySlots(of: node) ?? kind : kind
        }
        guard let near = nearest.word(text, among: kinds + Shape.node.words), nearest.isSurely(text, word: near) else {
            return nil
        }
        return Kind.allCases.first { $0.word == near }
    }

    /// The kind that has the children of a mapping.
    private mutating func kindBySlots(of mapping: Int) -> Kind? {
        var found: Kind?
        forEachMember(of: mapping, reportsKeys: false) { _, name, _, _ in
            guard found == nil, let name, name.role != nil else { return }
            found = Kind.allCases.first { $0.definition.slot(name.keyword) != nil }
        }
        return found
    }

    /// A node without a kind key. If its only key looks like an id, it most likely is the id.
    mutating func decodeWithoutKind(_ node: Int, role: Role) -> Int32 {
        let place = start(node: node)
        if let (key, value) = idAsKey(of: node) {
            let kind = kindBySlots(of: kind(of: value) == .mapping ? value : node) ?? .controller
            let id = string(key)
            let help = help(forID: id, kind: kind, value: value)
            diagnostics.add(MissingKey.info, diagnostic: MissingKey.kind(ofID: id, help: help, at: place))
            let index = declare(key, kind: kind, role: role)
            decodeNested(in: value, kind: kind, index: index)
            return finish(index)
        }
        diagnostics.add(MissingKey.info, diagnostic: MissingKey.kind(at: place))
        markUnread(node)
        document.declared.losses.insert(.ids)
        let index = add(DeclaredNode(id: nodes[node].written, kind: .controller, role: role, flags: .isNameless))
        doubtKind(of: index)
        decodeMembers(of: node, kind: .controller, index: index, kindValue: -1)
        // The node before may have meant it.
        if document.declared.nodes[Int(index)].booleans[.definesPresentationContext] != nil {
            document.declared.losses.insert(.presentations)
        }
        return index
    }

    /// The key of a mapping with no other.
    private func idAsKey(of node: Int) -> (key: Int, value: Int)? {
        let key = node + 1
        guard key < Int(nodes[node].next), nodes[key].written.isScalar else { return nil }
        let value = Int(nodes[key].next)
        let text = texts[nodes[key].written]
        guard nodes[value].next == nodes[node].next, Key.find(text) == nil, Identifier.isValid(text),
            kind(of: value) == .mapping || isEmpty(value) || kind(of: value) == .scalar
        else { return nil }
        return (key, value)
    }

    private func help(forID id: String, kind: Kind, value: Int) -> String {
        if isEmpty(value) { return "remove the colon, or write '\(kind.word): \(id)'" }
        if self.kind(of: value) == .scalar { return "write '\(kind.word): \(id)' and 'class: \(string(value))'" }
        return "write '\(kind.word): \(id)', and its other keys at the same indentation"
    }

    /// Decodes what is nested in an id or a kind key instead of written next to it.
    ///
    /// - Parameter reports: Whether a key that doesn't belong there is an error of its own.
    private mutating func decodeNested(
        in value: Int, kind: Kind, index: Int32, except idValue: Int? = nil, reports: Bool = true
    ) {
        switch self.kind(of: value) {
        case .mapping:
            forEachMember(of: value, reportsKeys: reports) { decoder, name, key, inner in
                if inner == idValue || name?.kind != nil { return }
                if reports || name.map({ $0.belongs(to: kind) || $0.belongs(to: .node) }) == true {
                    decoder.decodeMember(name, key: key, value: inner, of: kind, index: index, node: value)
                }
            }
        case .sequence:
            guard let slot = kind.definition.slots.first, slot.holdsMany else { return markUnread(value) }
            decodeChildren(slot.role, key: Key.of(slot.keyword), value: value, index: index)
        case .scalar where !isEmpty(value):
            document.declared.nodes[Int(index)].className = nodes[value].written
            document.declared.nodes[Int(index)].systemClass = SystemClass(texts[nodes[value].written])
        case .scalar, .tagged: break
        }
    }

    private mutating func finish(_ index: Int32) -> Int32 {
        document.declared.nodes[Int(index)].end = Int32(document.declared.nodes.count)
        return index
    }

    /// A kind key whose value isn't an id, but what should be written next to it.
    mutating func decodeKindValue(_ value: Int, kind: Kind, node: Int, role: Role) -> Int32 {
        let id = nestedID(in: value)
        let word = kind.word
        expected(
            "an id", of: "'\(word)'", node: value,
            help: tree.wording.origin(of: nodes[value].written) != nil
                ? "write an id, and merge the alias on a line of its own: '<<: *…'"
                : id.map { "write '\(word): \(string($0))', and the other keys at the same indentation" }
                    ?? "write the id after '\(word):', and the rest at the same indentation")
        let index: Int32
        if let id, Identifier.isValid(texts[nodes[id].written]) {
            index = declare(id, kind: kind, role: role)
        } else {
            markUnread(value)
            document.declared.losses.insert(.ids)
            index = add(DeclaredNode(id: nodes[value - 1].written, kind: kind, role: role, flags: .isNameless))
        }
        document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
        if let id, id == value + 1 {
            decodeNested(in: Int(nodes[id].next), kind: kind, index: index)
        } else {
            decodeNested(in: value, kind: kind, index: index, except: id, reports: id != nil)
        }
        decodeMembers(of: node, kind: kind, index: index, kindValue: value)
        return index
    }

    /// Returns the value of `id` or `name` in a mapping, or its only key.
    private mutating func nestedID(in value: Int) -> Int? {
        guard kind(of: value) == .mapping else { return nil }
        if let (key, inner) = idAsKey(of: value), kind(of: inner) == .mapping || isEmpty(inner) { return key }
        var found: Int?
        forEachMember(of: value, reportsKeys: false) { decoder, name, _, inner in
            let isID = name?.kind != nil || name?.keyword == .id
            if found == nil, isID, decoder.kind(of: inner) == .scalar, !decoder.isEmpty(inner) { found = inner }
        }
        return found
    }

    // MARK: Children

    /// Whether a key that another kind has belongs to the container before it, which has no children so far.
    mutating func adopted(_ name: Key, key: Int, value: Int, by kind: Kind, index: Int32) -> Bool {
        guard name.role != nil, name.holdsMany, !name.belongs(to: kind), name.keyword != .children,
            self.kind(of: value) == .sequence, index + 1 < document.declared.nodes.count,
            let owner = emptyContainer(name, from: index + 1)
        else { return false }
        let (text, place, owners) = (string(key), place(of: key), id(of: owner))
        diagnostics.add(
            MisplacedKey.info, diagnostic: MisplacedKey.indentation(text, of: owners, kind: kind, at: place))
        adopt(name, value: value, owner: owner, from: index + 1)
        return true
    }

    /// The innermost container at the end of the nodes so far that has these children and none yet.
    private func emptyContainer(_ name: Key, from first: Int32) -> Int32? {
        let last = Int32(document.declared.nodes.count) - 1
        let node = document.declared.nodes[Int(last)]
        guard last >= first, node.kind.definition.slot(name.keyword) != nil,
            !node.flags.contains(.hasTroubledChildren), node.kind != .controller || last == first
        else { return nil }
        return last
    }

    /// Adds the children to a node at the end of those so far, and so to all around it.
    private mutating func adopt(_ name: Key, value: Int, owner: Int32, from first: Int32) {
        guard let role = name.role else { return }
        let end = document.declared.nodes[Int(owner)].end
        decodeChildren(role, key: name, value: value, index: owner)
        let newEnd = Int32(document.declared.nodes.count)
        for index in Int(first)...Int(owner) where document.declared.nodes[index].end == end {
            document.declared.nodes[index].end = newEnd
        }
    }

    /// Decodes children that aren't a list: one node most likely is the only item, and keys without values are the items.
    mutating func decodeChildrenOfNoList(_ role: Role, key: Key, value: Int, index: Int32, isReported: Bool) {
        document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
        if !isReported { forEachItem(of: value, keyword: key.keyword) { _, _ in } }
        switch kind(of: value) {
        case .scalar where Identifier.isValid(texts[nodes[value].written]): decodeNode(value, role: role)
        case .mapping where kindKey(of: value) != nil: decodeNode(value, role: role)
        case .mapping where holdsOnlyKeys(value):
            forEachMember(of: value) { decoder, _, key, _ in decoder.decodeNode(key, role: role) }
        default: markUnread(value)
        }
    }
}
