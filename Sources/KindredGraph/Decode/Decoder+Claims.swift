import KindredYAML

/// The claims of scenarios: events, relations, diagnostics.
extension Decoder {
    /// The claims of a check; their number.
    mutating func decodeCheck(_ node: Int) -> Int32 {
        let number = document.declared.scenarios.claims.count
        document.declared.scenarios.claims.append(ClaimsDeclaration())
        guard kind(of: node) == .mapping else {
            expected(
                "a mapping", of: "'check'", node: node, help: "write what must be true under 'is', 'expect' or 'never'")
            return Int32(number)
        }
        forEachField(of: node, fields: Shape.check.fields, in: "'check'") { decoder, field, key, value in
            decoder.decodeClaim(field.keyword, key: key, value: value, number: number)
        }
        return Int32(number)
    }

    mutating func decodeClaim(_ keyword: Keyword, key: Int, value: Int, number: Int) {
        switch keyword {
        case .expect:
            document.declared.scenarios.claims[number].expect = events(value, keyword: .expect)
            document.declared.scenarios.claims[number].expectKey = nodes[key].written
        case .never: document.declared.scenarios.claims[number].never = events(value, keyword: .never)
        case .expectEach: document.declared.scenarios.claims[number].each = eventLists(value)
        case .is: document.declared.scenarios.claims[number].moments = moments(value)
        case .after: document.declared.scenarios.claims[number].after = name(of: value, keyword: .after)
        case .expectDiagnostics:
            document.declared.scenarios.claims[number].diagnostics = words(value, keyword: .expectDiagnostics)
            document.declared.scenarios.claims[number].diagnosticsKey = nodes[key].written
        default: break
        }
    }

    private mutating func eventLists(_ node: Int) -> Range<Int32> {
        let first = Int32(document.declared.scenarios.eventLists.count)
        forEachEntry(of: node, keyword: .expectEach) { decoder, controller, value in
            let events = decoder.events(value, keyword: .expectEach, of: controller)
            decoder.document.declared.scenarios.eventLists.append(
                EventListDeclaration(controller: controller, events: events))
        }
        return first..<Int32(document.declared.scenarios.eventLists.count)
    }

    private mutating func moments(_ node: Int) -> Range<Int32> {
        let first = Int32(document.declared.scenarios.moments.count)
        forEachEntry(of: node, keyword: .is) { decoder, controller, value in
            guard decoder.kind(of: value) == .mapping else {
                return decoder.expected(
                    "a mapping of relations", of: "a value in 'is'", node: value,
                    help: "name the relation, for example 'parentViewController: …'")
            }
            decoder.forEachField(of: value, fields: Shape.moment.fields, in: "'is'") { decoder, field, _, value in
                decoder.decodeMoment(field.keyword, value: value, of: controller)
            }
        }
        return first..<Int32(document.declared.scenarios.moments.count)
    }

    private mutating func decodeMoment(_ keyword: Keyword, value: Int, of controller: SourceValue) {
        var moment = MomentDeclaration(controller: controller, keyword: keyword, value: nodes[value].written)
        if keyword == .state {
            moment.state = word(value, keyword: keyword, AppearanceState.self)
        } else if !isNone(value) {
            moment.ids = keyword == .children ? ids(value, keyword: keyword) : idOrList(value, keyword: keyword)
        }
        document.declared.scenarios.moments.append(moment)
    }
}
