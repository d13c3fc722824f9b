import KindredBase
import KindredYAML

/// What scenarios claim: events, relations, diagnostics.
extension Decoder {
    /// The claims of a check; their number.
    mutating func decodeCheck(_ node: Int) -> Int32 {
        let number = document.scenarios.claims.count
        document.scenarios.claims.append(ClaimsDeclaration())
        guard kind(node) == .mapping else {
            expected("a mapping", of: "'check'", node)
            return Int32(number)
        }
        forEachField(of: node, Shape.check.fields, in: "'check'") { decoder, field, key, value in
            decoder.decodeClaim(field.keyword, key, value, number)
        }
        return Int32(number)
    }

    mutating func decodeClaim(_ keyword: Keyword, _ key: Int, _ value: Int, _ number: Int) {
        switch keyword {
        case .expect:
            document.scenarios.claims[number].expect = events(value, .expect)
            document.scenarios.claims[number].expectKey = nodes[key].written
        case .never: document.scenarios.claims[number].never = events(value, .never)
        case .expectEach: document.scenarios.claims[number].each = eventLists(value)
        case .is: document.scenarios.claims[number].moments = moments(value)
        case .expectDiagnostics:
            document.scenarios.claims[number].diagnostics = words(value, .expectDiagnostics)
            document.scenarios.claims[number].diagnosticsKey = nodes[key].written
        default: break
        }
    }

    private mutating func eventLists(_ node: Int) -> Range<Int32> {
        let first = Int32(document.scenarios.eventLists.count)
        forEachEntry(of: node, .expectEach) { decoder, controller, value in
            let events = decoder.events(value, .expectEach, of: controller)
            decoder.document.scenarios.eventLists.append(
                EventListDeclaration(controller: controller, events: events))
        }
        return first..<Int32(document.scenarios.eventLists.count)
    }

    private mutating func moments(_ node: Int) -> Range<Int32> {
        let first = Int32(document.scenarios.moments.count)
        forEachEntry(of: node, .is) { decoder, controller, value in
            guard decoder.kind(value) == .mapping else {
                return decoder.expected("a mapping of relations", of: "what 'is'", value)
            }
            decoder.forEachField(of: value, Shape.moment.fields, in: "'is'") { decoder, field, _, value in
                decoder.decodeMoment(field.keyword, value, of: controller)
            }
        }
        return first..<Int32(document.scenarios.moments.count)
    }

    private mutating func decodeMoment(_ keyword: Keyword, _ value: Int, of controller: Written) {
        var moment = MomentDeclaration(controller: controller, keyword: keyword, value: nodes[value].written)
        if keyword == .state {
            moment.state = word(value, keyword, AppearanceState.self)
        } else if !isNone(value) {
            moment.ids = keyword == .children ? ids(value, keyword) : idOrList(value, keyword)
        }
        document.scenarios.moments.append(moment)
    }

    // MARK: Events

    /// A list of events. In the list of one controller a callback may stand alone.
    private mutating func events(_ list: Int, _ keyword: Keyword, of controller: Written? = nil) -> Range<Int32> {
        let first = Int32(document.references.count)
        forEachItem(of: list, keyword) { decoder, item in
            if decoder.isEvent(item, keyword, controller) {
                decoder.document.references.append(decoder.nodes[item].written)
            }
        }
        return first..<Int32(document.references.count)
    }

    private mutating func isEvent(_ node: Int, _ keyword: Keyword, _ owner: Written?) -> Bool {
        guard kind(node) == .scalar else {
            expected("an event such as 'Home.viewDidAppear'", of: "an item of '\(keyword.rawValue)'", node)
            return false
        }
        guard let event = event(node) else { return false }
        guard case .callback(let callback) = event.what else {
            if let owner { strangeEvent(node, owner) }
            return owner == nil
        }
        let text = texts[nodes[node].written]
        if let owner, !event.controller.isEmpty, !owner.isAbsent,
            !isEqual(UnsafeRawBufferPointer(rebasing: text[event.controller]), texts[owner])
        {
            strangeEvent(node, owner)
            return false
        }
        if owner == nil, event.controller.isEmpty {
            wrongEvent(node, "an event such as 'Home.\(callback.rawValue)'")
            return false
        }
        return isParentRight(node, event, callback)
    }

    private mutating func isParentRight(_ node: Int, _ event: EventText, _ callback: Callback) -> Bool {
        switch (event.parent, callback.isMove) {
        case (.unsaid, true):
            wrongEvent(
                node, "written with the parent, as '\(callback.rawValue)(Parent)' or '\(callback.rawValue)(nil)'")
            return false
        case (.none, false), (.id, false):
            wrongEvent(node, "'\(callback.rawValue)' without parentheses")
            return false
        default: return true
        }
    }

    /// A hook is for a callback whatever its argument.
    mutating func checkHook(_ key: Int) {
        guard let event = event(key) else { return }
        guard case .callback(let callback) = event.what, !event.controller.isEmpty else {
            return wrongEvent(key, "a controller's callback such as 'Home.viewDidLoad'")
        }
        if case .unsaid = event.parent { return }
        wrongEvent(key, "'\(callback.rawValue)' without parentheses: a hook runs whatever the parent")
    }

    /// An event taken apart; nil after a diagnostic.
    private mutating func event(_ node: Int) -> EventText? {
        do {
            return try EventText(texts[nodes[node].written])
        } catch {
            switch error {
            case .shapeless: wrongEvent(node, "an event such as 'Home.viewDidAppear'")
            case .invalidID(let range):
                let (text, place) = (part(range, of: node), place(of: range, in: node))
                diagnostics.add(InvalidID.info, InvalidID.found(text, at: place))
            case .unknownCallback(let range):
                let (text, place) = (part(range, of: node), place(of: range, in: node))
                let valid = Callback.allCases.map(\.rawValue)
                let near = nearest.word(text, among: valid)
                diagnostics.add(
                    UnknownValue.info, UnknownValue.callback(text, valid: valid, nearest: near, at: place))
            }
            return nil
        }
    }

    private mutating func wrongEvent(_ node: Int, _ expected: String) {
        let (text, place) = (string(node), place(node))
        diagnostics.add(
            WrongType.info, WrongType.found("an event", expected: expected, found: "'\(text)'", at: place))
    }

    private mutating func strangeEvent(_ node: Int, _ owner: Written) {
        let (text, place, id) = (string(node), place(node), String(decoding: texts[owner], as: UTF8.self))
        diagnostics.add(
            WrongType.info,
            WrongType.found("an event of '\(id)'", expected: "one of its callbacks", found: "'\(text)'", at: place))
    }

    private func part(_ range: Range<Int>, of node: Int) -> String {
        String(decoding: texts[nodes[node].written][range], as: UTF8.self)
    }

    private func place(of range: Range<Int>, in node: Int) -> Place {
        tree.wording.place(of: nodes[node].written, part: range, in: file)
    }
}
