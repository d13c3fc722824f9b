import KindredDiagnostics
import KindredYAML

/// Scenarios, how they begin, and their hooks.
extension Decoder {
    mutating func decodeScenario(_ node: Int) {
        let noun = "a scenario"
        guard kind(of: node) == .mapping else {
            return expected("a mapping", of: noun, node: node, help: "write it with the keys 'name: …' and 'steps: …'")
        }
        let known = diagnostics.total
        var scenario = opened(node)
        forEachField(of: node, fields: Shape.scenario.fields, in: noun) { decoder, field, key, value in
            switch field.keyword {
            case .name: scenario.name = decoder.name(of: value, keyword: .name)
            case .on: scenario.configuration = decoder.id(value, of: "'on'")
            case .start: decoder.decodeStart(value, scenario: &scenario)
            case .hooks: decoder.decodeHooks(value)
            case .steps: scenario.body = decoder.decodeSteps(value, of: .steps)
            case .events: scenario.events = decoder.callbacks(value)
            case .controllers: scenario.controllers = decoder.ids(value, keyword: .controllers)
            default: decoder.decodeClaim(field.keyword, key: key, value: value, number: Int(scenario.claims.lowerBound))
            }
        }
        close(&scenario)
        scenario.isWhole = diagnostics.total == known
        document.declared.scenarios.scenarios.append(scenario)
    }

    /// A scenario whose lists begin here, with the claims for its end.
    private mutating func opened(_ node: Int) -> ScenarioDeclaration {
        func here(_ count: Int) -> Range<Int32> { Int32(count)..<Int32(count) }
        let scenario = ScenarioDeclaration(
            mapping: nodes[node].written, arrangements: here(document.declared.scenarios.arrangements.count),
            hooks: here(document.declared.scenarios.hooks.count), steps: here(document.declared.scenarios.steps.count),
            claims: here(document.declared.scenarios.claims.count))
        document.declared.scenarios.claims.append(ClaimsDeclaration())
        return scenario
    }

    private func close(_ scenario: inout ScenarioDeclaration) {
        func toHere(_ range: Range<Int32>, count: Int) -> Range<Int32> { range.lowerBound..<Int32(count) }
        scenario.arrangements = toHere(scenario.arrangements, count: document.declared.scenarios.arrangements.count)
        scenario.hooks = toHere(scenario.hooks, count: document.declared.scenarios.hooks.count)
        scenario.steps = toHere(scenario.steps, count: document.declared.scenarios.steps.count)
        scenario.claims = toHere(scenario.claims, count: document.declared.scenarios.claims.count)
    }

    private mutating func decodeStart(_ node: Int, scenario: inout ScenarioDeclaration) {
        guard kind(of: node) == .mapping else {
            return expected(
                "a mapping", of: "'start'", node: node,
                help: "describe what is on screen under keys such as 'window' and 'stacks'")
        }
        forEachField(of: node, fields: Shape.start.fields, in: "'start'") { decoder, field, _, value in
            switch field.keyword {
            case .window:
                scenario.hasNoWindow = decoder.isNone(value)
                if !scenario.hasNoWindow { scenario.window = decoder.id(value, of: "'window'") }
            case .presented: scenario.presented = decoder.presentations(value, keyword: .presented)
            case .retained: scenario.retained = decoder.ids(value, keyword: .retained)
            default: decoder.decodeArrangements(field.keyword, node: value)
            }
        }
    }

    private mutating func decodeArrangements(_ keyword: Keyword, node: Int) {
        forEachEntry(of: node, keyword: keyword) { decoder, container, value in
            let members: Range<Int32>
            if keyword == .selected {
                let first = Int32(decoder.document.declared.references.count)
                let id = decoder.reference(value, of: "'selected'")
                if !id.isAbsent { decoder.document.declared.references.append(id) }
                members = first..<Int32(decoder.document.declared.references.count)
            } else {
                members = decoder.ids(value, keyword: keyword)
            }
            decoder.document.declared.scenarios.arrangements.append(
                ArrangementDeclaration(keyword: keyword, container: container, members: members))
        }
    }

    private mutating func decodeHooks(_ node: Int) {
        guard kind(of: node) == .mapping else {
            return expected(
                "a mapping of callbacks to steps", of: "'hooks'", node: node,
                help: "write each callback as a key, such as 'Home.viewDidLoad:', without a dash")
        }
        forEachMember(of: node) { decoder, _, key, value in
            let event = decoder.isHook(key) ? decoder.nodes[key].written : .absent
            if decoder.isEmpty(value) { return }
            let steps = decoder.decodeSteps(value, of: .hooks)
            decoder.document.declared.scenarios.hooks.append(HookDeclaration(event: event, steps: steps))
        }
    }

    // MARK: Walking

    /// Calls `body` with field, key and value of each member of a mapping with these fields; reports keys that it doesn't
    /// have, and missing required fields.
    mutating func forEachField(
        of mapping: Int, fields: [Field], in noun: @autoclosure () -> String, step: StepDefinition? = nil,
        body: (inout Decoder, Field, Int, Int) -> Void
    ) {
        var (seen, hasStranger): (UInt64, Bool) = (0, false)
        var key = mapping + 1
        let end = Int(nodes[mapping].next)
        while key < end {
            let value = Int(nodes[key].next)
            guard value < end else { break }
            if let position = position(of: key, in: mapping, fields: fields, noun: noun(), step: step) {
                if !isEmpty(value) {
                    seen |= 1 << UInt64(position)
                    body(&self, fields[position], key, value)
                }
            } else {
                hasStranger = true
            }
            key = Int(nodes[value].next)
        }
        // An unknown key may be the one that is missing.
        if hasStranger { return }
        for (position, field) in fields.enumerated() where field.isRequired && seen & 1 << UInt64(position) == 0 {
            missing(field, in: noun(), mapping: mapping)
        }
    }

    /// Returns which of the fields a key means; the most likely one if it is none of them.
    private mutating func position(
        of key: Int, in mapping: Int, fields: [Field], noun: @autoclosure () -> String, step: StepDefinition?
    ) -> Int? {
        guard nodes[key].written.isScalar else {
            expected("text", of: "a key", node: key, help: "write a word before the colon")
            return nil
        }
        let keyword = Key.findKeyword(texts[nodes[key].written])
        if let keyword, let position = fields.firstIndex(where: { $0.keyword == keyword }) { return position }
        if let keyword, let step, StepDefinition.options.contains(keyword) {
            misplacedOption(keyword, key: key, step: step)
            return nil
        }
        let meant = unknownKey(key, of: mapping, in: noun(), valid: fields.map(\.keyword.rawValue))
        return fields.firstIndex { $0.keyword == meant }
    }

    /// Calls `body` with the id and the value of each member of a mapping of ids.
    mutating func forEachEntry(
        of mapping: Int, keyword: Keyword, body: (inout Decoder, SourceValue, Int) -> Void
    ) {
        guard kind(of: mapping) == .mapping else {
            return expected(
                "a mapping of controller ids", of: "'\(keyword.rawValue)'", node: mapping,
                help: "write each controller's id as a key below '\(keyword.rawValue):'")
        }
        forEachMember(of: mapping) { decoder, _, key, value in
            let id = decoder.reference(key, of: "'\(keyword.rawValue)'")
            if !decoder.isEmpty(value) { body(&decoder, id, value) }
        }
    }
}
