import KindredBase
import KindredYAML

/// The steps of scenarios.
extension Decoder {
    /// Adds a list of steps side by side, after what is nested in them.
    mutating func decodeSteps(_ list: Int, of keyword: Keyword) -> Range<Int32> {
        let first = pendingSteps.count
        forEachItem(of: list, keyword) { decoder, item in
            if let step = decoder.decodeStep(item) { decoder.pendingSteps.append(step) }
        }
        let start = Int32(document.scenarios.steps.count)
        document.scenarios.steps.append(contentsOf: pendingSteps[first...])
        pendingSteps.removeSubrange(first...)
        return start..<Int32(document.scenarios.steps.count)
    }

    private mutating func decodeStep(_ node: Int) -> StepDeclaration? {
        guard kind(node) == .mapping else {
            expected("a mapping such as 'push: Product'", of: "a step", node)
            return nil
        }
        guard let (key, value, definition) = stepKey(of: node) else { return nil }
        var step = StepDeclaration(name: definition.name, key: nodes[key].written)
        if definition.isAnimatedByDefault { step.flags.insert(.isAnimated) }
        if isEmpty(value) {
            let place = place(key)
            diagnostics.add(MissingKey.info, MissingKey.value(of: definition, at: place))
        } else {
            decodeValue(value, definition, &step)
        }
        return step
    }

    /// The key that says which step it is; tells where there is none, or more than that.
    private mutating func stepKey(of node: Int) -> (Int, Int, StepDefinition)? {
        var found: (key: Int, value: Int, definition: StepDefinition)?
        var isTold = false
        forEachMember(of: node) { decoder, _, key, value in
            let keyword = ScenarioKeys.find(decoder.texts[decoder.nodes[key].written])
            let definition = keyword.flatMap(StepDefinition.of)
            switch (definition, found) {
            case (let definition?, nil):
                found = (key, value, definition)
            case (let definition?, let first?):
                if !isTold { decoder.ambiguousStep(first.definition, first.key, definition, key) }
                isTold = true
            case (nil, _):
                decoder.strangerInStep(keyword, key, value, &found)
                isTold = true
            }
        }
        if found == nil, !isTold {
            let place = start(node)
            diagnostics.add(MissingKey.info, MissingKey.step(at: place))
        }
        return found.map { ($0.key, $0.value, $0.definition) }
    }

    private mutating func ambiguousStep(
        _ first: StepDefinition, _ firstKey: Int, _ second: StepDefinition, _ secondKey: Int
    ) {
        let (place, other) = (place(firstKey), place(secondKey))
        diagnostics.add(
            AmbiguousKind.info,
            AmbiguousKind.step(first.keyword.rawValue, second.keyword.rawValue, at: place, second: other))
    }

    /// A key of a step that is no step: what belongs inside of the step's value, or a misspelt step, which is then read.
    private mutating func strangerInStep(
        _ keyword: Keyword?, _ key: Int, _ value: Int,
        _ found: inout (key: Int, value: Int, definition: StepDefinition)?
    ) {
        if let keyword, StepDefinition.all.contains(where: { $0.takes(keyword) }) {
            let (place, step) = (place(key), found?.definition)
            diagnostics.add(
                MisplacedKey.info, MisplacedKey.besideStep(keyword.rawValue, step: step, at: place))
            return
        }
        guard let meant = unknownKey(key, in: "a step", StepDefinition.all.map(\.keyword.rawValue)),
            let definition = StepDefinition.of(meant), found == nil
        else { return }
        found = (key, value, definition)
    }

    private mutating func decodeValue(_ value: Int, _ definition: StepDefinition, _ step: inout StepDeclaration) {
        switch definition.value {
        case .steps:
            step.steps = decodeSteps(value, of: definition.keyword)
        case .claims:
            step.claims = decodeCheck(value)
        case .scalar(.name):
            step.subject = name(value, definition.keyword)
        case .scalar:
            step.subject = id(value, of: "'\(definition.keyword.rawValue)'")
        case .mapping:
            guard kind(value) == .mapping else {
                return expected("a mapping", of: "'\(definition.keyword.rawValue)'", value)
            }
            decodeFields(of: value, definition, &step)
        case .short(let keyword):
            decodeShort(value, keyword, definition, &step)
        }
    }

    private mutating func decodeShort(
        _ value: Int, _ keyword: Keyword, _ definition: StepDefinition, _ step: inout StepDeclaration
    ) {
        switch kind(value) {
        case .mapping: decodeFields(of: value, definition, &step)
        case .scalar:
            guard let field = definition.fields.first(where: { $0.keyword == keyword }) else { return }
            decodeField(field, definition.keyword, value, &step)
        case .sequence, .tagged:
            expected("an id or a mapping", of: "'\(definition.keyword.rawValue)'", value)
        }
    }

    private mutating func decodeFields(of node: Int, _ definition: StepDefinition, _ step: inout StepDeclaration) {
        var (isStill, interactiveKey) = (false, -1)
        forEachField(of: node, definition.fields, in: "'\(definition.keyword.rawValue)'", step: definition) {
            decoder, field, key, value in
            decoder.decodeField(field, field.keyword, value, &step)
            switch field.keyword {
            case .animated: isStill = decoder.isPlain(value, "false")
            case .interactive: interactiveKey = key
            default: break
            }
        }
        guard isStill, interactiveKey >= 0 else { return }
        let place = place(interactiveKey)
        diagnostics.add(MisplacedKey.info, MisplacedKey.needs("interactive", "'animated: true'", at: place))
    }

    /// - Parameter name: The key under which the value is written.
    private mutating func decodeField(_ field: Field, _ name: Keyword, _ value: Int, _ step: inout StepDeclaration) {
        switch field.keyword {
        case .controller, .child, .window: step.subject = id(value, of: "'\(name.rawValue)'")
        case .presentation: step.subject = presentation(value, name)
        case .on, .page, .parent, .in: step.container = id(value, of: "'\(name.rawValue)'")
        case .from: step.from = id(value, of: "'from'")
        case .family: step.to = id(value, of: "'family'")
        case .to: decodeTarget(field, value, &step)
        case .by: step.selection = word(value, .by, TabSelection.self) ?? .tap
        case .interactive: step.interaction = word(value, .interactive, StepInteraction.self)
        case .animated: set(.isAnimated, boolean(value, .animated), &step)
        case .appearing: set(.isAppearing, boolean(value, .appearing), &step)
        case .finished: set(.isUnfinished, boolean(value, .finished).map { !$0 }, &step)
        case .duration: step.duration = seconds(value, .duration) ?? step.duration
        case .completion: step.steps = decodeSteps(value, of: .completion)
        default: break
        }
    }

    private mutating func decodeTarget(_ field: Field, _ value: Int, _ step: inout StepDeclaration) {
        switch field.value {
        case .idList: step.list = ids(value, .to)
        case .idOrNone where isNone(value): step.flags.insert(.leadsNowhere)
        default: step.to = id(value, of: "'to'")
        }
    }

    private func set(_ flag: StepDeclaration.Flags, _ value: Bool?, _ step: inout StepDeclaration) {
        guard let value else { return }
        if value { step.flags.insert(flag) } else { step.flags.remove(flag) }
    }

    mutating func misplacedOption(_ keyword: Keyword, _ key: Int, _ step: StepDefinition) {
        let place = place(key)
        diagnostics.add(MisplacedKey.info, MisplacedKey.option(keyword, of: step, at: place))
    }
}
