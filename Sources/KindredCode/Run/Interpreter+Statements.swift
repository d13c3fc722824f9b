extension Interpreter {
    func execute(_ block: NodeIndex, in frame: Frame) -> Flow {
        for statement in facts.children(block) {
            guard mayStep() else { return .leaves }
            if execute(one: statement, in: frame) == .leaves { return .leaves }
        }
        return .goesOn
    }

    func execute(one node: NodeIndex, in frame: Frame) -> Flow {
        switch facts.kind(node) {
        case .variable: declare(node, in: frame)
        case .function: localFunction(node, in: frame)
        case .return:
            if let inner = firstChild(node) { add(value(inner, in: frame), to: frame) }
            return .leaves
        case .leave, .break: return .leaves
        case .guard: return guardStatement(node, in: frame)
        case .for: forStatement(node, in: frame)
        case .do: return nested { execute(node, in: frame) }
        case .if: return branch(node, in: frame).flow
        case .switch: return choose(node, in: frame).flow
        case .compiled: return compiled(node, in: frame)
        case .class, .struct, .enum, .extension, .protocol, .alias: break
        default: _ = value(node, in: frame)
        }
        return .goesOn
    }

    func firstChild(_ node: NodeIndex) -> NodeIndex? { facts.children(node).first { _ in true } }

    private func add(_ value: CodeValues, to frame: Frame) {
        if frame.returned == nil { frame.returned = value } else { frame.returned?.join(value) }
        if frame.isChosenByCaller { frame.returned?.join(CodeValues(.chosenByCaller)) }
    }

    private func declare(_ node: NodeIndex, in frame: Frame) {
        let type = facts.first(.type, in: node).map(facts.text)
        var made = CodeValues.unknown("unset")
        if let initial = facts.first(.initial, in: node), let inner = firstChild(initial) {
            made = prefer(
                value(inner, in: frame), over: type.map { typed($0, in: frame.owner) } ?? made, hasType: type != nil)
        } else if let getter = facts.first(.get, in: node) {
            made = CodeValues(.closure(getter, frame.names))
        }
        bind(node, to: made, in: frame)
    }

    private func prefer(_ value: CodeValues, over declared: CodeValues, hasType: Bool) -> CodeValues {
        value.isUnknown && hasType && !declared.isUnknown ? declared : value
    }

    private func bind(_ node: NodeIndex, to value: CodeValues, in frame: Frame) {
        let names = facts.children(node).filter { facts.kind($0) == .name }
        if names.isEmpty { return frame.names[facts.text(node)] = value }
        for (number, name) in names.enumerated() {
            frame.names[facts.text(name)] = value.map { part in
                guard case .tuple(let parts) = part, number < parts.count else { return .unknown("tuple") }
                return parts[number].values
            }
        }
    }

    private func localFunction(_ node: NodeIndex, in frame: Frame) {
        let function = CodeFunction(node, owner: frame.owner, in: facts)
        guard let body = function.body else { return }
        let (outer, returned) = (frame.names, frame.returned)
        for parameter in function.parameters { frame.names[parameter.name] = typed(parameter.type, in: frame.owner) }
        _ = nested { execute(body, in: frame) }
        (frame.names, frame.returned) = (outer, returned)
        frame.names[function.name] = CodeValues(.closure(node, outer))
    }

    private func compiled(_ node: NodeIndex, in frame: Frame) -> Flow {
        let outer = frame.isCompiledConditionally
        frame.isCompiledConditionally = true
        defer { frame.isCompiledConditionally = outer }
        _ = branches(facts.children(node).map { clause in { self.execute(clause, in: frame) } }, in: frame)
        return .goesOn
    }

    private func forStatement(_ node: NodeIndex, in frame: Frame) {
        let parts = Array(facts.children(node))
        guard parts.count >= 2, let body = facts.first(.body, in: node) else { return }
        let outer = frame.names
        frame.names[facts.text(node)] = elements(of: value(parts[0], in: frame), joined: true).first ?? .unknown("loop")
        let before = frame.names
        _ = nested { execute(body, in: frame) }
        merge(frame.names, into: before, in: frame)
        for name in frame.names.keys where outer[name] == nil { frame.names[name] = nil }
    }

    // MARK: - Branches

    /// Runs each way from the same start, and joins what the names stand for after those that go on.
    func branches(_ ways: [() -> Flow], in frame: Frame) -> Flow {
        let before = frame.names
        var after: [String: CodeValues]?
        for way in ways {
            frame.names = before
            if nested(way) == .leaves { continue }
            if let joined = after {
                merge(frame.names, into: joined, in: frame); after = frame.names
            } else {
                after = frame.names
            }
        }
        frame.names = after ?? before
        return after == nil ? .leaves : .goesOn
    }

    private func merge(_ one: [String: CodeValues], into other: [String: CodeValues], in frame: Frame) {
        var merged = other
        for (name, value) in one {
            guard let old = merged[name] else { continue }
            // Nothing is assigned yet in one of the branches only where the compiler knows better.
            if old.isUnset {
                merged[name] = value
            } else if !value.isUnset, old.key != value.key {
                merged[name]?.join(value)
            }
        }
        frame.names = merged
    }

    /// Runs an `if`, as a statement or as an expression.
    func branch(_ node: NodeIndex, in frame: Frame) -> (flow: Flow, values: CodeValues?) {
        var ways: [() -> Flow] = []
        var values: CodeValues?
        let outer = frame.names
        let truth = conditions(node, in: frame)
        let inner = frame.names
        func way(_ block: NodeIndex, _ names: [String: CodeValues]) -> () -> Flow {
            {
                frame.names = names
                return self.arm(block, in: frame, values: &values)
            }
        }
        if truth != false, let then = facts.first(.then, in: node) { ways.append(way(then, inner)) }
        if truth != true {
            if let other = facts.first(.else, in: node) {
                ways.append(way(other, outer))
            } else {
                ways.append {
                    frame.names = outer; return .goesOn
                }
            }
        }
        let flow = branches(ways, in: frame)
        return (flow, values)
    }

    /// Runs one arm, whose only expression may be its value.
    private func arm(_ block: NodeIndex, in frame: Frame, values: inout CodeValues?) -> Flow {
        let statements = Array(facts.children(block))
        if statements.count == 1 {
            switch facts.kind(statements[0]) {
            case .call, .id, .dot, .member, .as, .nil, .array, .choice:
                let made = value(statements[0], in: frame)
                if values == nil { values = made } else { values?.join(made) }
                return isNever(statements[0]) ? .leaves : .goesOn
            default: break
            }
        }
        return execute(block, in: frame)
    }

    private func isNever(_ node: NodeIndex) -> Bool {
        guard facts.kind(node) == .call, let callee = firstChild(node), facts.kind(callee) == .id else { return false }
        let name = facts.text(callee)
        return name.hasPrefix("fatal") || name.hasSuffix("Failure")
    }

    private func guardStatement(_ node: NodeIndex, in frame: Frame) -> Flow {
        let outer = frame.names
        let truth = conditions(node, in: frame)
        let inner = frame.names
        if truth != true, let other = facts.first(.else, in: node) {
            frame.names = outer
            _ = nested { execute(other, in: frame) }
        }
        frame.names = inner
        return truth == false ? .leaves : .goesOn
    }
}

extension CodeValues {
    var isUnset: Bool { if case .unknown("unset")? = single { true } else { false } }
}
