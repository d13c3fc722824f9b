import KindredDiagnostics
import KindredYAML

/// The steps of scenarios.
extension Decoder {
    /// Adds a list of steps side by side, after what is nested in them.
    mutating func decodeSteps(_ list: Int, of keyword: Keyword) -> Range<Int32> {
        let first = document.declared.scenarios.openSteps.count
        forEachItem(of: list, keyword: keyword) { decoder, item in
            if let step = decoder.decodeStep(item) { decoder.document.declared.scenarios.openSteps.append(step) }
        }
        return document.declared.scenarios.close(from: first)
    }

    private mutating func decodeStep(_ node: Int) -> StepDeclaration? {
        guard kind(of: node) == .mapping else {
            expected(
                "a mapping such as 'push: Product'", of: "a step", node: node,
                help: "write the step, a colon and its value")
            return nil
        }
        guard let (key, value, definition) = stepKey(of: node) else { return nil }
        var step = StepDeclaration(name: definition.name, key: nodes[key].written)
        if definition.isAnimatedByDefault { step.flags.insert(.isAnimated) }
        if isEmpty(value) {
            let place = place(of: key)
            diagnostics.add(MissingKey.info, diagnostic: MissingKey.value(of: definition, at: place))
        } else {
            decodeValue(value, definition: definition, step: &step)
        }
        return step
    }

    /// A step's key, its value, and what there is to know of it.
    private typealias StepKey = (key: Int, value: Int, definition: StepDefinition)

    /// The key that says which step it is; reports none, or more than one.
    private mutating func stepKey(of node: Int) -> StepKey? {
        let end = Int(nodes[node].next)
        if node + 1 == end {
            let place = start(node: node)
            diagnostics.add(MissingKey.info, diagnostic: MissingKey.step(at: place))
            return nil
        }
        var (found, key): (StepKey?, Int) = (nil, node + 1)
        while key < end, found == nil {
            let value = Int(nodes[key].next)
            guard value < end else { break }
            if let definition = step(key) { found = (key, value, definition) }
            key = Int(nodes[value].next)
        }
        if let found, found.key == node + 1, key == end { return found }
        return strangers(in: node, first: found)
    }

    private func step(_ key: Int) -> StepDefinition? {
        guard nodes[key].written.isScalar else { return nil }
        return Key.findKeyword(texts[nodes[key].written]).flatMap(StepDefinition.of)
    }

    /// Reports all other keys: a second step, a key of the step's value, a misspelt step, which is then read.
    private mutating func strangers(in node: Int, first: StepKey?) -> StepKey? {
        var (found, isAmbiguous) = (first, false)
        forEachMember(of: node) { decoder, _, key, value in
            if key == first?.key { return }
            let keyword = Key.findKeyword(decoder.texts[decoder.nodes[key].written])
            if let first, let second = decoder.step(key) {
                if !isAmbiguous { decoder.ambiguousStep(first, second: second, key: key) }
                isAmbiguous = true
            } else if let keyword, StepDefinition.all.contains(where: { $0.takes(keyword) }) {
                let place = decoder.place(of: key)
                decoder.diagnostics.add(
                    MisplacedKey.info, diagnostic: MisplacedKey.besideStep(keyword, step: first?.definition, at: place))
            } else if let meant = decoder.unknownKey(
                key, of: node, in: "a step", valid: StepDefinition.all.map(\.keyword.rawValue)),
                let definition = StepDefinition.of(meant), found == nil
            {
                found = (key, value, definition)
            }
        }
        return found
    }

    private mutating func ambiguousStep(_ first: StepKey, second: StepDefinition, key: Int) {
        let (place, other) = (place(of: first.key), place(of: key))
        diagnostics.add(
            AmbiguousKind.info,
            diagnostic: AmbiguousKind.step(
                first.definition.keyword.rawValue, second.keyword.rawValue, at: place, second: other))
    }

    private mutating func decodeValue(_ value: Int, definition: StepDefinition, step: inout StepDeclaration) {
        switch definition.value {
        case .steps:
            step.steps = decodeSteps(value, of: definition.keyword)
        case .claims:
            step.claims = decodeCheck(value)
        case .scalar(.name):
            step.subject = name(of: value, keyword: definition.keyword)
        case .scalar:
            step.subject = subject(of: value, name: definition.keyword, isWindow: definition.keyword == .launch)
        case .mapping:
            guard kind(of: value) == .mapping else {
                return expected(
                    "a mapping", of: "'\(definition.keyword.rawValue)'", node: value,
                    help: "write its keys: \(Suggestion.list(valid: definition.fields.map(\.keyword.rawValue)))")
            }
            decodeFields(of: value, definition: definition, step: &step)
        case .short(let keyword):
            decodeShort(value, keyword: keyword, definition: definition, step: &step)
        }
    }

    private mutating func decodeShort(
        _ value: Int, keyword: Keyword, definition: StepDefinition, step: inout StepDeclaration
    ) {
        switch kind(of: value) {
        case .mapping: decodeFields(of: value, definition: definition, step: &step)
        case .scalar:
            guard let field = definition.fields.first(where: { $0.keyword == keyword }) else { return }
            decodeField(field, name: definition.keyword, value: value, step: &step)
        case .sequence, .tagged:
            expected(
                "an id or a mapping", of: "'\(definition.keyword.rawValue)'", node: value,
                help: "write one id, and a separate step for each of the others")
        }
    }

    private mutating func decodeFields(of node: Int, definition: StepDefinition, step: inout StepDeclaration) {
        var (isStill, interactiveKey) = (false, -1)
        forEachField(of: node, fields: definition.fields, in: "'\(definition.keyword.rawValue)'", step: definition) {
            decoder, field, key, value in
            decoder.decodeField(field, name: field.keyword, value: value, step: &step)
            switch field.keyword {
            case .animated: isStill = decoder.isPlain(value, text: "false")
            case .interactive: interactiveKey = key
            default: break
            }
        }
        guard isStill, interactiveKey >= 0 else { return }
        let place = place(of: interactiveKey)
        diagnostics.add(
            MisplacedKey.info, diagnostic: MisplacedKey.needs("interactive", condition: "'animated: true'", at: place))
    }

    /// - Parameter name: The key under which the value is written.
    private mutating func decodeField(_ field: Field, name: Keyword, value: Int, step: inout StepDeclaration) {
        switch field.keyword {
        case .controller, .child, .window:
            step.subject = subject(of: value, name: name, isWindow: field.keyword == .window)
        case .presentation: step.subject = presentation(value, keyword: name)
        case .on, .page, .parent, .in: step.container = reference(value, of: "'\(name.rawValue)'")
        case .from: step.from = reference(value, of: "'from'")
        case .family: step.to = id(value, of: "'family'")
        case .to: decodeTarget(field, value: value, step: &step)
        case .by: step.selection = word(value, keyword: .by, TabSelection.self) ?? .tap
        case .interactive: step.interaction = word(value, keyword: .interactive, StepInteraction.self)
        case .animated: set(.isAnimated, value: boolean(value, keyword: .animated), step: &step)
        case .appearing: set(.isAppearing, value: boolean(value, keyword: .appearing), step: &step)
        case .finished: set(.isUnfinished, value: boolean(value, keyword: .finished).map { !$0 }, step: &step)
        case .duration: step.duration = seconds(value, keyword: .duration) ?? step.duration
        case .completion: step.steps = decodeSteps(value, of: .completion)
        default: break
        }
    }

    private mutating func subject(of value: Int, name: Keyword, isWindow: Bool) -> SourceValue {
        isWindow ? id(value, of: "'\(name.rawValue)'") : reference(value, of: "'\(name.rawValue)'")
    }

    private mutating func decodeTarget(_ field: Field, value: Int, step: inout StepDeclaration) {
        switch field.value {
        case .idList: step.list = ids(value, keyword: .to)
        case .idOrNone where isNone(value): step.flags.insert(.leadsNowhere)
        default: step.to = reference(value, of: "'to'")
        }
    }

    private func set(_ flag: StepDeclaration.Flags, value: Bool?, step: inout StepDeclaration) {
        guard let value else { return }
        if value { step.flags.insert(flag) } else { step.flags.remove(flag) }
    }

    mutating func misplacedOption(_ keyword: Keyword, key: Int, step: StepDefinition) {
        let place = place(of: key)
        diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.option(keyword, of: step, at: place))
    }
}
