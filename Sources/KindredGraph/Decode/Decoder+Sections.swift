import KindredDiagnostics
import KindredText
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
            let isByConfiguration =
                decoder.kind(of: value) == .mapping && !decoder.isNothing(value)
                && decoder.mayNameConfigurations(value)
            let families =
                isByConfiguration
                ? decoder.decodeFamilies(byConfiguration: value) : decoder.windowFamilies(key, value: value)
            let written = decoder.nodes[key].written
            decoder.document.windows.append(
                WindowDeclaration(
                    key: written, hasValidID: !id.isAbsent, families: families, isByConfiguration: isByConfiguration))
        }
    }

    /// Whether a mapping has no members.
    private func isNothing(_ mapping: Int) -> Bool { Int(nodes[mapping].next) == mapping + 1 }

    private mutating func windowFamilies(_ key: Int, value: Int) -> Range<Int32> {
        let (name, place, reported) = (string(key), place(of: key), diagnostics.total)
        defer { if diagnostics.total > reported { document.declared.losses.insert(.windows) } }
        if kind(of: value) == .mapping, !isNothing(value) { return familiesInMapping(value) }
        if !isEmpty(value), kind(of: value) != .mapping {
            return idOrSome(value, keyword: .windows, of: "the window '\(name)'", noun: "family")
        }
        diagnostics.add(MissingKey.info, diagnostic: MissingKey.family(ofWindow: name, at: place))
        return 0..<0
    }

    /// - Parameter owner: The id of the node that it is in; nil for one at the top.
    @_optimize(speed)
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
        var presentation = ParsedPresentation(
            declaration: DeclaredPresentation(
                mapping: nodes[node].written, from: owner ?? .absent, isInNode: owner != nil))
        let reported = diagnostics.total
        forEachMember(of: node) { decoder, name, key, value in
            guard let keyword = decoder.member(name, key: key, of: node, shape: shape, noun: noun) else {
                presentation.hasStranger = true
                return
            }
            if decoder.isEmpty(value) { return }
            presentation.saysSomething = true
            decoder.decodeMember(keyword, name: name, key: key, value: value, of: &presentation)
        }
        if owner != nil { presentation.fromKey = 0 }
        reportMissingKeys(of: presentation, noun: noun, mapping: node)
        presentation.declaration.isDoubtful = diagnostics.total > reported
        if !presentation.saysSomething, presentation.declaration.isDoubtful {
            document.declared.losses.insert(.presentations)
        }
        checkStyle(&presentation)
        checkID(&presentation)
        let first = document.declared.presentations.count
        defer { finish(presentation, from: first) }
        let (from, present) = (presentation.from, presentation.present)
        if from.count > 1, present.count > 1, exceedsLimit(node, count: from.count * present.count) { return }
        if !from.isEmpty || presentation.saysSomething { add(presentation) }
    }

    /// Adds as many presentations as lists declare.
    private mutating func add(_ parsed: ParsedPresentation) {
        let declaration = parsed.declaration
        forEachPair(from: parsed.from, else: declaration.from, to: parsed.present, else: declaration.present) {
            decoder, pair in
            var presentation = declaration
            (presentation.from, presentation.present) = (pair.from, pair.to)
            (presentation.repeatsFrom, presentation.repeatsPresent) = (pair.repeatsFrom, pair.repeatsTo)
            decoder.document.declared.presentations.append(presentation)
        }
    }

    /// - Parameter name: What is known of the key; nil if it's another name for the keyword.
    @inline(__always)
    private mutating func decodeMember(
        _ keyword: Keyword, name: Key?, key: Int, value: Int, of presentation: inout ParsedPresentation
    ) {
        let written = nodes[value].written
        switch keyword {
        case .id:
            presentation.declaration.id = id(value, of: "'id'")
            presentation.declaration.idKey = nodes[key].written
            presentation.idKey = key
        case .from, .present: decodeEnd(keyword, key: key, value: value, of: &presentation)
        case .on: presentation.on = condition(value)
        case .style where written.isMapping: decodeStyles(value, of: &presentation)
        case .style:
            let known = diagnostics.total
            let style = word(value, keyword: keyword, PresentationStyle.self)
            presentation.declaration.style = style ?? .automatic
            presentation.declaration.styleValue = written
            presentation.styleIsKnown = diagnostics.total == known
            if !presentation.styleIsKnown { document.declared.hasUnknownStyles = true }
        case .transition:
            presentation.declaration.transition =
                word(value, keyword: keyword, PresentationTransition.self) ?? .coverVertical
            presentation.declaration.transitionValue = written
        case .presentsInFullscreen, .swipe, .detents, .source:
            decodeDetail(keyword, key: key, value: value, of: &presentation)
        case .anchor:
            // What is another name for the key may say what it points at.
            let anchor = name == nil ? PopoverAnchor(rawValue: string(key)) : nil
            presentation.declaration.anchor = anchor ?? word(value, keyword: keyword, PopoverAnchor.self)
            presentation.declaration.anchorValue = written
        default: break
        }
    }

    /// Reads what few presentations have.
    private mutating func decodeDetail(
        _ keyword: Keyword, key: Int, value: Int, of presentation: inout ParsedPresentation
    ) {
        switch keyword {
        case .presentsInFullscreen:
            presentation.declaration.presentsInFullscreen = boolean(value, keyword: keyword)
            presentation.fullscreenKey = key
        case .swipe:
            presentation.declaration.swipe = boolean(value, keyword: keyword)
            presentation.swipeKey = key
        case .source: presentation.sources = textOrSome(value, keyword: keyword)
        default:
            presentation.detents = detents(value)
            presentation.detentsKey = key
        }
    }

    /// Reads who presents or what is presented.
    @inline(__always)
    private mutating func decodeEnd(
        _ keyword: Keyword, key: Int, value: Int, of presentation: inout ParsedPresentation
    ) {
        let written = nodes[value].written
        if keyword == .from {
            presentation.from = idsInLists(value, keyword: .from, noun: "controller")
            presentation.fromKey = key
            if written.kind == .sequence
                || document.usesSelectors && written.isScalar && CallerSelector.isSelector(texts[written])
            {
                presentation.listKey = key
            }
            return
        }
        if written.kind == .sequence {
            presentation.present = idsInLists(value, keyword: .present, noun: "family")
            presentation.listKey = key
        } else {
            presentation.declaration.present = id(value, of: "'present'")
        }
        presentation.presentKey = key
    }

    private mutating func decodeStyles(_ styles: Int, of presentation: inout ParsedPresentation) {
        let known = diagnostics.total
        forEachValue(of: styles) { decoder, name, value in
            let style = decoder.word(value, keyword: .style, PresentationStyle.self)
            presentation.styles.append(
                DeclaredConditions.Style(
                    name: name, style: style ?? .automatic, value: decoder.nodes[value].written))
        }
        presentation.styleIsKnown = diagnostics.total == known
        if !presentation.styleIsKnown { document.declared.hasUnknownStyles = true }
        presentation.declaration.styleValue = nodes[styles].written
    }

    /// Notes what few presentations have of those from the `first` on.
    private mutating func finish(_ presentation: ParsedPresentation, from first: Int) {
        let end = document.declared.presentations.count
        document.declared.detents.add(presentation.detents, from: first, to: end)
        document.declared.presentationSources.add(presentation.sources, from: first, to: end)
        limit(.presentation, from: first, to: end, on: presentation.on)
        if presentation.styles.isEmpty { return }
        let start = document.declared.conditions.styles.count
        document.declared.conditions.styles += presentation.styles
        document.declared.conditions.choices.append(
            DeclaredConditions.Choice(
                presentations: Int32(first)..<Int32(end), styles: start..<document.declared.conditions.styles.count))
    }

    private mutating func reportMissingKeys(of presentation: ParsedPresentation, noun: String, mapping: Int) {
        let (fromKey, presentKey) = (presentation.fromKey, presentation.presentKey)
        // An unknown key may be the one that is missing.
        guard fromKey < 0 || presentKey < 0, !presentation.hasStranger else { return }
        missingKeys(
            [(fromKey, Keyword.from), (presentKey, .present)].filter { $0.0 < 0 }.map(\.1), in: noun, mapping: mapping)
    }

    /// Reports keys that need another style, in one configuration at least.
    private mutating func checkStyle(_ presentation: inout ParsedPresentation) {
        let isAsked = presentation.fullscreenKey >= 0 || presentation.swipeKey >= 0 || presentation.detentsKey >= 0
        guard isAsked, presentation.styleIsKnown else { return }
        let styles = presentation.styles.isEmpty ? [presentation.declaration.style] : presentation.styles.map(\.style)
        if presentation.fullscreenKey >= 0, !styles.contains(.custom) {
            needs("'style: custom'", key: presentation.fullscreenKey)
            presentation.declaration.presentsInFullscreen = nil
        }
        if styles.contains(where: \.canBeSwiped) { return }
        let swiped = PresentationStyle.allCases.filter(\.canBeSwiped).map(\.rawValue)
        let condition = "one of the styles \(English.list(swiped, atMost: .max))"
        if presentation.swipeKey >= 0 { needs(condition, key: presentation.swipeKey) }
        if presentation.detentsKey >= 0 { needs(condition, key: presentation.detentsKey) }
        (presentation.declaration.swipe, presentation.detents) = (nil, 0..<0)
    }

    private mutating func needs(_ condition: String, key: Int) {
        let (text, place) = (string(key), place(of: key))
        diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.needs(text, condition: condition, at: place))
    }

    private mutating func checkID(_ presentation: inout ParsedPresentation) {
        guard presentation.idKey >= 0, presentation.listKey >= 0 || isInScreen else { return }
        let place = place(of: presentation.idKey)
        if presentation.listKey >= 0 {
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.idWithList(at: place))
            presentation.declaration.id = .absent
        }
        if isInScreen {
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.idOfPlaces(at: place))
            presentation.declaration.id = .absent
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
        guard kind(of: value) == .mapping else { return decodeRelation(relation, value: value, of: controller) }
        var isFurther = false
        forEachValue(of: value) { decoder, name, value in
            let first = decoder.document.declared.expectations.count
            decoder.decodeRelation(relation, value: value, of: controller)
            let end = decoder.document.declared.expectations.count
            decoder.limit(.expectation, from: first, to: end, to: name, isFurther: isFurther)
            isFurther = true
        }
    }

    private mutating func decodeRelation(_ relation: Relation, value: Int, of controller: SourceValue) {
        let keyword = Keyword(rawValue: relation.rawValue) ?? .parentViewController
        let first = Int32(document.declared.references.count)
        let known = diagnostics.total
        let ids = isNone(value) ? first..<first : idOrList(value, keyword: keyword, mayHoldNone: false)
        // After an error in it, what is expected is not known in full, so that it cannot fail.
        if diagnostics.total > known { return }
        document.declared.expectations.append(
            DeclaredExpectation(
                controller: controller, relation: relation, value: nodes[value].written, ids: ids))
    }
}
