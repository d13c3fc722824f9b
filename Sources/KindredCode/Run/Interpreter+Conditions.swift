extension Interpreter {
    /// Binds what conditions bind; returns whether they hold, if that is known.
    func conditions(_ node: NodeIndex, in frame: Frame) -> Bool? {
        var truth: Bool? = true
        for condition in facts.children(node) {
            let part: Bool? =
                switch facts.kind(condition) {
                case .let: bindOptional(condition, in: frame)
                case .match: match(condition, in: frame)
                case .test: test(condition, in: frame)
                default: true
                }
            if part == false { truth = false } else if part == nil, truth == true { truth = nil }
        }
        return truth
    }

    private func test(_ node: NodeIndex, in frame: Frame) -> Bool? {
        guard let inner = firstChild(node) else { return nil }
        let tested = value(inner, in: frame)
        if case .flag(let truth)? = tested.single { return truth }
        return nil
    }

    private func bindOptional(_ node: NodeIndex, in frame: Frame) -> Bool? {
        let name = facts.text(node)
        let source = facts.children(node).first { facts.kind($0) != .type }
        // `if let name`, or `if let name = name`: the outer one is meant.
        let found = source.map { value($0, in: frame) } ?? named(name, in: frame, at: node)
        frame.names[name] = found.present
        if found.isMissing { return false }
        if case .object(let it)? = found.single, it.isMade || it.isSelf { return true }
        return nil
    }

    private func match(_ node: NodeIndex, in frame: Frame) -> Bool? {
        guard let pattern = facts.first(.of, in: node),
            let subject = facts.children(node).first(where: { $0 != pattern })
        else { return nil }
        return fits(pattern, value(subject, in: frame), in: frame)
    }

    /// Whether values fit a pattern, whose names are bound; nil: perhaps.
    func fits(_ pattern: NodeIndex, _ values: CodeValues, in frame: Frame) -> Bool? {
        guard let inner = firstChild(pattern) else { return nil }
        if facts.kind(inner) == .bind {
            frame.names[facts.text(inner)] = values
            return true
        }
        let callee = facts.kind(inner) == .call ? firstChild(inner) ?? inner : inner
        guard facts.kind(callee) == .dot || facts.kind(callee) == .member else { return nil }
        let name = facts.text(callee)
        var payload: [CodeValues]?
        var verdicts: Set<Bool> = []
        var isOpen = false
        for value in values.all {
            guard case .enumCase(let actual, let arguments, _) = value else { isOpen = true; continue }
            verdicts.insert(actual == name)
            if actual == name { payload = arguments }
        }
        if facts.kind(inner) == .call { bindPayload(inner, payload: payload, values: values, name: name, in: frame) }
        if isOpen || verdicts.count != 1 { return nil }
        return verdicts.first
    }

    private func bindPayload(
        _ call: NodeIndex, payload: [CodeValues]?, values: CodeValues, name: String, in frame: Frame
    ) {
        var types: [String] = []
        if payload == nil, let type = typeName(of: values), let found = table.types[type]?.cases[name] { types = found }
        for (number, argument) in facts.children(call).filter({ facts.kind($0) == .arg }).enumerated() {
            guard let inner = firstChild(argument), let bound = boundName(inner) else { continue }
            if let payload, number < payload.count {
                frame.names[bound] = payload[number]
            } else if number < types.count {
                frame.names[bound] = typed(types[number], in: typeName(of: values) ?? "")
            } else {
                frame.names[bound] = .unknown("payload")
            }
        }
    }

    private func boundName(_ node: NodeIndex) -> String? {
        switch facts.kind(node) {
        case .bind, .id: facts.text(node)
        default: nil
        }
    }

    /// Runs a `switch`: the arm of a case that is known, else all.
    func choose(_ node: NodeIndex, in frame: Frame) -> (flow: Flow, values: CodeValues?) {
        guard let subject = firstChild(node) else { return (.goesOn, nil) }
        let subjectValue = value(subject, in: frame)
        var result: CodeValues?
        var ways: [() -> Flow] = []
        var isDecided = false
        for arm in facts.children(node) where facts.kind(arm) == .when && !isDecided {
            guard let then = facts.first(.then, in: arm) else { continue }
            let outer = frame.names
            var truth: Bool? = facts.first(.default, in: arm) == nil ? false : true
            for pattern in facts.children(arm) where facts.kind(pattern) == .of {
                let part = fits(pattern, subjectValue, in: frame)
                if part == true { truth = true } else if part == nil, truth == false { truth = nil }
            }
            let names = frame.names
            frame.names = outer
            if truth == false { continue }
            isDecided = truth == true
            ways.append {
                frame.names = names
                return self.armOfSwitch(then, in: frame, result: &result)
            }
        }
        if ways.isEmpty { return (.goesOn, nil) }
        guard ways.count > 1, subjectValue.dependsOnCaller else { return (branches(ways, in: frame), result) }
        let (before, outer) = (frame.names, frame.isChosenByCaller)
        frame.isChosenByCaller = true
        let flow = branches(ways, in: frame)
        frame.isChosenByCaller = outer
        for (name, value) in frame.names where before[name]?.key != value.key {
            frame.names[name]?.join(CodeValues(.chosenByCaller))
        }
        result?.join(CodeValues(.chosenByCaller))
        return (flow, result)
    }

    private func armOfSwitch(_ block: NodeIndex, in frame: Frame, result: inout CodeValues?) -> Flow {
        let statements = Array(facts.children(block))
        if statements.count == 1, facts.kind(statements[0]) != .return,
            ![.if, .switch, .assign, .break, .leave, .variable, .guard, .for, .do, .compiled].contains(
                facts.kind(statements[0]))
        {
            let made = value(statements[0], in: frame)
            if result == nil { result = made } else { result?.join(made) }
            return .goesOn
        }
        // `break` ends the switch, not what is around it.
        for statement in statements {
            if facts.kind(statement) == .break { return .goesOn }
            if execute(one: statement, in: frame) == .leaves { return .leaves }
        }
        return .goesOn
    }
}
