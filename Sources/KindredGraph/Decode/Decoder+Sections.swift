import KindredDiagnostics
import KindredYAML

/// Windows, presentations and expectations.
extension Decoder {
    mutating func decodeWindows(_ windows: Int) {
        guard kind(of: windows) == .mapping else { return decodeNamelessWindows(windows) }
        var areFamilies = false
        forEachMember(of: windows) { decoder, name, key, value in
            if let name, decoder.isStraySection(name, key: key, value: value) { return }
            if areFamilies { return decoder.decodeFamily(name, key: key, value: value) }
            if name?.keyword == .families, decoder.isBeforeNode(value, in: windows) {
                areFamilies = true
                return decoder.straySection(key)
            }
            let id = decoder.id(key, of: "a window")
            let families = decoder.windowFamilies(key, value: value)
            let written = decoder.nodes[key].written
            decoder.document.windows.append(
                WindowDeclaration(key: written, hasValidID: !id.isAbsent, families: families))
        }
    }

    private mutating func windowFamilies(_ key: Int, value: Int) -> Range<Int32> {
        let (name, place, told) = (string(key), place(of: key), diagnostics.total)
        defer { if diagnostics.total > told { document.losses.insert(.windows) } }
        if kind(of: value) == .mapping { return familiesInMapping(value) }
        if !isEmpty(value) { return idOrSome(value, keyword: .windows, of: "the window '\(name)'", noun: "family") }
        diagnostics.add(MissingKey.info, diagnostic: MissingKey.family(ofWindow: name, at: place))
        return 0..<0
    }

    /// - Parameter owner: The id of the node that it is in; nil for one at the top.
    mutating func decodePresentation(_ node: Int, in owner: SourceValue? = nil) {
        let (noun, shape) = ("a presentation", owner == nil ? Shape.Name.presentation : .nodePresentation)
        if owner != nil, kind(of: node) == .scalar { return decodeShortPresentation(node, in: owner) }
        guard kind(of: node) == .mapping else {
            if owner != nil {
                return passOver(
                    node, noun: noun, loss: .presentations, keys: "present: …", expected: "a family's id or a mapping")
            }
            return passOver(node, noun: noun, loss: .presentations, keys: "from: …, present: …")
        }
        if let inner = valueOfID(in: node, noun: noun, shape: shape) { return decodePresentation(inner, in: owner) }
        var declaration = PresentationDeclaration(
            mapping: nodes[node].written, isInNode: owner != nil, from: owner ?? .absent)
        var from = Int32(0)..<Int32(0)
        var (fromKey, presentKey, idKey, listKey, fullscreenKey) = (-1, -1, -1, -1, -1)
        var (styleIsKnown, saysSomething, hasStranger) = (true, false, false)
        let told = diagnostics.total
        forEachMember(of: node) { decoder, name, key, value in
            guard let keyword = decoder.member(name, key: key, of: node, shape: shape, noun: noun) else {
                hasStranger = true
                return
            }
            if decoder.isEmpty(value) { return }
            let written = decoder.nodes[value].written
            saysSomething = true
            switch keyword {
            case .id:
                declaration.id = decoder.id(value, of: "'id'")
                declaration.idKey = decoder.nodes[key].written
                idKey = key
            case .from:
                from = decoder.idOrSome(value, keyword: .from, of: "'from'", noun: "controller")
                fromKey = key
                if written.kind == .sequence { listKey = key }
            case .present:
                declaration.present = decoder.id(value, of: "'present'")
                presentKey = key
            case .style:
                let known = decoder.diagnostics.total
                let style = decoder.word(value, keyword: keyword, PresentationStyle.self)
                declaration.style = style ?? .automatic
                declaration.styleValue = written
                styleIsKnown = style != nil
                if decoder.diagnostics.total > known { decoder.document.hasUnknownStyles = true }
            case .transition:
                declaration.transition =
                    decoder.word(value, keyword: keyword, PresentationTransition.self) ?? .coverVertical
                declaration.transitionValue = written
            case .presentsInFullscreen:
                declaration.presentsInFullscreen = decoder.boolean(value, keyword: keyword)
                fullscreenKey = key
            case .anchor:
                // What is another name for the key may say what it points at.
                let anchor = name == nil ? PopoverAnchor(rawValue: decoder.string(key)) : nil
                declaration.anchor = anchor ?? decoder.word(value, keyword: keyword, PopoverAnchor.self)
                declaration.anchorValue = written
            default: break
            }
        }
        // An unknown key may be the one that is missing.
        if owner != nil { fromKey = 0 }
        if fromKey < 0 || presentKey < 0, !hasStranger {
            missingKeys(
                [(fromKey, Keyword.from), (presentKey, .present)].filter { $0.0 < 0 }.map(\.1), in: noun, mapping: node)
        }
        declaration.isDoubtful = diagnostics.total > told
        if !saysSomething, declaration.isDoubtful { document.losses.insert(.presentations) }
        if fullscreenKey >= 0, styleIsKnown, declaration.style != .custom {
            let place = place(of: fullscreenKey)
            diagnostics.add(
                MisplacedKey.info,
                diagnostic: MisplacedKey.needs("presentsInFullscreen", condition: "'style: custom'", at: place))
            declaration.presentsInFullscreen = nil
        }
        if idKey >= 0, listKey >= 0 {
            let place = place(of: idKey)
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.idWithList(at: place))
            declaration.id = .absent
        }
        if idKey >= 0, isInScreen {
            let place = place(of: idKey)
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.idOfPlaces(at: place))
            declaration.id = .absent
        }
        if from.isEmpty, saysSomething { document.presentations.append(declaration) }
        for index in from {
            declaration.from = document.references[Int(index)]
            document.presentations.append(declaration)
        }
    }

    mutating func decodeExpectations(_ expectations: Int) {
        guard kind(of: expectations) == .mapping else {
            return expected(
                "a mapping of controller ids to relations", of: "'expect'", node: expectations,
                help: "write each controller's id as a key, without a dash")
        }
        forEachMember(of: expectations) { decoder, _, key, value in
            let controller = decoder.reference(key, of: "'expect'")
            if decoder.isEmpty(value) { return }
            decoder.document.expectedControllers.append(controller)
            guard decoder.kind(of: value) == .mapping else {
                return decoder.expected(
                    "a mapping of relations", of: "an expectation", node: value,
                    help: decoder.kind(of: value) == .sequence
                        ? "remove the dashes"
                        : "name the relation, for example 'presentingViewController: \(decoder.example(value))'")
            }
            decoder.forEachMember(of: value) { $0.decodeRelation($1, key: $2, value: $3, in: value, of: controller) }
        }
    }

    private mutating func decodeRelation(
        _ name: Key?, key: Int, value: Int, in mapping: Int, of controller: SourceValue
    ) {
        guard let keyword = member(name, key: key, of: mapping, shape: .relations, noun: "an expectation"),
            !isEmpty(value),
            let relation = Relation(rawValue: keyword.rawValue)
        else { return }
        let first = Int32(document.references.count)
        let known = diagnostics.total
        let ids = isNone(value) ? first..<first : idOrList(value, keyword: keyword, mayHoldNone: false)
        // After an error in it, what is expected is not known in full, so that it cannot fail.
        if diagnostics.total > known { return }
        document.expectations.append(
            ExpectationDeclaration(
                controller: controller, relation: relation, value: nodes[value].written, ids: ids))
    }
}
