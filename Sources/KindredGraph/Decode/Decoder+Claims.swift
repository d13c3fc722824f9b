import KindredYAML

/// What scenarios claim: events, relations, diagnostics.
extension Decoder {
    /// The claims of a check; their number.
    mutating func decodeCheck(_ node: Int) -> Int32 {
        let number = document.scenarios.claims.count
        document.scenarios.claims.append(ClaimsDeclaration())
        guard kind(node) == .mapping else {
            expected("a mapping", of: "'check'", node, help: "write what must be true under 'is', 'expect' or 'never'")
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
        case .after: document.scenarios.claims[number].after = name(value, .after)
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
                return decoder.expected(
                    "a mapping of relations", of: "a value in 'is'", value,
                    help: "name the relation, for example 'parentViewController: …'")
            }
            decoder.forEachField(of: value, Shape.moment.fields, in: "'is'") { decoder, field, _, value in
                decoder.decodeMoment(field.keyword, value, of: controller)
            }
        }
        return first..<Int32(document.scenarios.moments.count)
    }

    private mutating func decodeMoment(_ keyword: Keyword, _ value: Int, of controller: SourceValue) {
        var moment = MomentDeclaration(controller: controller, keyword: keyword, value: nodes[value].written)
        if keyword == .state {
            moment.state = word(value, keyword, AppearanceState.self)
        } else if !isNone(value) {
            moment.ids = keyword == .children ? ids(value, keyword) : idOrList(value, keyword)
        }
        document.scenarios.moments.append(moment)
    }
}
