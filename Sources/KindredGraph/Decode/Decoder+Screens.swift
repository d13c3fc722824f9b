import KindredDiagnostics
import KindredText
import KindredYAML

/// Screens, their places, and what nodes push and present.
extension Decoder {
    mutating func decodeScreens(_ screens: Int) {
        document.usesScreens = true
        guard kind(of: screens) == .mapping else {
            expected(
                "a mapping of screen ids to classes or mappings", of: "'screens'", node: screens,
                help: "write each screen as 'id: class', without a dash")
            document.declared.losses.insert(.screens)
            return markUnread(screens)
        }
        forEachMember(of: screens) { decoder, name, key, value in
            if let name, decoder.isStraySection(name, key: key, value: value) { return }
            decoder.decodeScreen(key, value: value)
        }
    }

    private mutating func decodeScreen(_ key: Int, value: Int) {
        let id = id(key, of: "a screen")
        isInScreen = true
        defer { isInScreen = false }
        var flags: DeclaredNode.Flags = .isScreen
        if id.isAbsent { flags.insert(.isNameless) }
        let kind = self.kind(of: value) == .mapping ? kindBySlots(ofScreen: value) : []
        let likely = self.kind(of: value) == .mapping && kind.isEmpty ? likelyKind(ofScreen: value) : nil
        let index = add(
            DeclaredNode(
                id: nodes[key].written, kind: kind.first?.kind ?? likely ?? .controller, role: .root, flags: flags))
        document.screens.append(index)
        if kind.isEmpty, self.kind(of: value) == .mapping { openScreen = index }
        defer { openScreen = -1 }
        if likely != nil { doubtKind(of: index) }
        if kind.count > 1 {
            ambiguousScreen(kind)
            doubtKind(of: index)
        }
        decodeScreenValue(value, index: index)
        document.declared.nodes[Int(index)].end = Int32(document.declared.nodes.count)
    }

    private mutating func decodeScreenValue(_ value: Int, index: Int32) {
        switch kind(of: value) {
        case .mapping: decodeScreenMembers(of: value, kind: document.declared.nodes[Int(index)].kind, index: index)
        case .scalar where isEmpty(value): break
        case .scalar:
            document.declared.nodes[Int(index)].className = nodes[value].written
            document.declared.nodes[Int(index)].systemClass = SystemClass(texts[nodes[value].written])
        case .sequence, .tagged:
            expected(
                "a class, or a mapping with the keys of a node", of: "a screen", node: value,
                help: "name its class, or write its children under 'stack', 'tabs', 'pages' or 'children'")
            markUnread(value)
            doubtKind(of: index)
        }
    }

    private mutating func decodeScreenMembers(of screen: Int, kind: Kind, index: Int32) {
        forEachMember(of: screen) { decoder, name, key, value in
            if name?.kind != nil {
                return decoder.decodeKindOfScreen(key, value: value, index: index)
            }
            // The keys of children have said the kind.
            guard let name, let role = name.role else {
                return decoder.decodeMember(name, key: key, value: value, of: kind, index: index, node: screen)
            }
            if !decoder.isEmpty(value) { decoder.decodeChildren(role, key: name, value: value, index: index) }
        }
    }

    /// The kinds whose children a screen has, each with its key.
    private mutating func kindBySlots(ofScreen screen: Int) -> [(kind: Kind, key: Int)] {
        var found: [(kind: Kind, key: Int)] = []
        forEachMember(of: screen, reportsKeys: false) { decoder, name, key, value in
            guard let name, name.role != nil, !decoder.isEmpty(value),
                let kind = Kind.allCases.first(where: name.belongs), !found.contains(where: { $0.kind == kind })
            else { return }
            found.append((kind, key))
        }
        return found
    }

    // MARK: Screens without children

    /// Whether a screen has no key that says what kind it is, so that it may have any.
    func isOpenScreen(_ index: Int32) -> Bool { index == openScreen }

    /// A kind key in a screen. With a list, the key of its children is meant.
    private mutating func decodeKindOfScreen(_ key: Int, value: Int, index: Int32) {
        let (text, place) = (string(key), place(of: key))
        let slot = isOpenScreen(index) ? slotMeant(by: key, value: value) : nil
        diagnostics.add(
            MisplacedKey.info, diagnostic: MisplacedKey.kindOfScreen(text, instead: slot?.keyword.rawValue, at: place))
        if let slot {
            decodeChildren(slot.role, key: Key.of(slot.keyword), value: value, index: index, isReported: true)
        }
    }

    /// The key of the children of the kind that a kind key names, if its value is a list.
    private func slotMeant(by key: Int, value: Int) -> KindDefinition.Slot? {
        guard nodes[key].written.isScalar, kind(of: value) == .sequence,
            let slot = Key.find(texts[nodes[key].written])?.kind?.definition.slots.first, slot.holdsMany
        else { return nil }
        return slot
    }

    /// The kind of a screen whose key of children is written in another way.
    private mutating func likelyKind(ofScreen screen: Int) -> Kind? {
        var found: Kind?
        forEachMember(of: screen, reportsKeys: false) { decoder, name, key, value in
            if found != nil || decoder.isEmpty(value) || decoder.diagnostics.isFull { return }
            if let slot = decoder.slotMeant(by: key, value: value) {
                found = Kind.allCases.first { $0.definition.slot(slot.keyword) != nil }
            } else if name == nil {
                found = decoder.kindMeant(byKey: decoder.string(key))
            }
        }
        return found
    }

    private mutating func kindMeant(byKey text: String) -> Kind? {
        let words = KindDefinition.wordsOfScreen
        let foreign = foreignKey(text, among: words)
        guard let near = foreign ?? nearest.word(text, among: words),
            foreign != nil || nearest.isSurely(text, word: near),
            let keyword = Keyword(rawValue: near)
        else { return nil }
        return Kind.allCases.first { $0.definition.slot(keyword) != nil }
    }

    private mutating func ambiguousScreen(_ kinds: [(kind: Kind, key: Int)]) {
        let words = (string(kinds[0].key), string(kinds[1].key))
        let places = (place(of: kinds[0].key), place(of: kinds[1].key))
        diagnostics.add(
            AmbiguousKind.info,
            diagnostic: AmbiguousKind.screen(
                words.0, words.1, kinds[0].kind, kinds[1].kind, at: places.0, second: places.1))
    }

    // MARK: Places

    /// Whether a node without a kind key names a screen.
    func isPlace(_ node: Int) -> Bool { hasKey(.screen, node: node) }

    func hasKey(_ keyword: Keyword, node: Int) -> Bool {
        var key = node + 1
        while key < Int(nodes[node].next) {
            let written = nodes[key].written
            if written.isScalar, isEqual(texts[written], word: keyword.rawValue) { return true }
            key = Int(nodes[Int(nodes[key].next)].next)
        }
        return false
    }

    /// Adds a place; -1 if its screen isn't known.
    mutating func decodePlace(_ node: Int, role: Role) -> Int32 {
        document.usesScreens = true
        var (screen, alias, asKey) = (SourceValue.absent, SourceValue.absent, -1)
        var others: [(keyword: Keyword, value: Int)] = []
        let reported = diagnostics.total
        forEachMember(of: node) { decoder, name, key, value in
            switch name?.keyword {
            case .screen: screen = decoder.screen(key, value: value)
            case .as:
                asKey = key
                if !decoder.isEmpty(value) { alias = decoder.id(value, of: "'as'") }
            case .on, .shown:
                if let keyword = name?.keyword, !decoder.isEmpty(value) { others.append((keyword, value)) }
            default:
                if decoder.besideScreen(name, key: key, value: value, node: node) == .screen {
                    screen = decoder.screen(key, value: value)
                }
            }
        }
        if screen.isAbsent {
            if diagnostics.total == reported, asKey >= 0 {
                let place = place(of: asKey)
                diagnostics.add(
                    MisplacedKey.info, diagnostic: MisplacedKey.needs("as", condition: "'screen: …'", at: place))
            }
            markUnread(node)
            document.declared.losses.insert(.ids)
            return -1
        }
        let index = add(DeclaredNode(id: screen, kind: .controller, role: role, flags: .isPlace))
        if !alias.isAbsent { document.declared.withRareDetails(index) { $0.alias = alias } }
        for (keyword, value) in others { decodeField(Key.of(keyword), value: value, kind: .controller, index: index) }
        document.declared.nodes[Int(index)].end = index + 1
        return index
    }

    private mutating func screen(_ key: Int, value: Int) -> SourceValue {
        if !isEmpty(value) { return id(value, of: "'screen'") }
        let place = place(of: key)
        diagnostics.add(MissingKey.info, diagnostic: MissingKey.screen(at: place))
        return .absent
    }

    /// Returns the key that most likely is meant.
    private mutating func besideScreen(_ name: Key?, key: Int, value: Int, node: Int) -> Keyword? {
        guard let name, name.kind != nil || name.hasOwner || name.belongs(to: .node) else {
            let meant = unknownKey(key, of: node, in: "a place of a screen", valid: Shape.place.words)
            if meant != .screen { markUnread(value) }
            return meant
        }
        markUnread(value)
        let place = place(of: key)
        diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.besideScreen(name.keyword.rawValue, at: place))
        return nil
    }

    /// Reports `screen` or `as` in another node, which is read as what else it says.
    mutating func keyOfPlace(_ keyword: Keyword, key: Int, kind: Kind, index: Int32, node: Int) {
        let place = place(of: key)
        if document.declared.nodes[Int(index)].flags.contains(.isScreen) {
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.kindOfScreen(keyword.rawValue, at: place))
        } else if keyword == .screen, let (_, value) = kindKey(of: node) {
            let kindPlace = self.place(of: value - 1)
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.besideScreen(kind.word, at: kindPlace))
        } else if !isPlace(node) {
            diagnostics.add(
                MisplacedKey.info, diagnostic: MisplacedKey.needs(keyword.rawValue, condition: "'screen: …'", at: place)
            )
        }
    }

    // MARK: What a node does

    /// Calls `body` with each item of a list in a node, and the node's id.
    mutating func decodeEntries(
        _ list: Int, keyword: Keyword, loss: DeclaredFile.Losses, index: Int32,
        body: (inout Decoder, Int, SourceValue) -> Void
    ) {
        let node = document.declared.nodes[Int(index)]
        var owner = node.id
        if node.flags.contains(.isNameless) {
            owner = .absent
            document.declared.losses.insert(loss)
        }
        if kind(of: list) == .sequence {
            let noun = keyword == .presents ? "family" : keyword == .pushes ? "controller" : "move"
            return forEachInLists(list, what: "a list in '\(keyword.rawValue)'", noun: noun) { body(&$0, $1, owner) }
        }
        forEachItem(of: list, keyword: keyword) { _, _ in }
        // One item most likely is the only one.
        if kind(of: list) == .tagged { document.declared.losses.insert(loss) } else { body(&self, list, owner) }
    }

    /// The id of a family that a node presents, and nothing more.
    mutating func decodeShortPresentation(_ node: Int, in owner: SourceValue?) {
        let reported = diagnostics.total
        var declaration = DeclaredPresentation(
            mapping: nodes[node].written, from: owner ?? .absent, present: id(node, of: "an item of 'presents'"),
            isInNode: true)
        declaration.isDoubtful = diagnostics.total > reported
        document.declared.presentations.append(declaration)
    }
}
