import KindredText

extension Interpreter {
    /// The value of an expression.
    func value(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        guard mayStep() else { return .unknown("limit") }
        return nested { evaluate(node, in: frame) }
    }

    private func evaluate(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        switch facts.kind(node) {
        case .id: return named(facts.text(node), in: frame, at: node)
        case .member: return member(node, in: frame)
        case .dot: return CodeValues(.enumCase(facts.text(node), []))
        case .call: return call(node, in: frame)
        case .assign: return assign(node, in: frame)
        case .as: return cast(node, in: frame)
        case .closure:
            read(closure: node, [], in: frame)
            return CodeValues(.closure(node, frame.names))
        case .array, .dictionary:
            return CodeValues(.array(facts.children(node).map { value($0, in: frame) }))
        case .tuple: return tuple(node, in: frame)
        case .choice: return choice(node, in: frame)
        case .else: return alternative(node, in: frame)
        case .nil: return .none
        case .bool: return CodeValues(.flag(facts.text(node) == "true"))
        case .index: return index(node, in: frame)
        case .special: return special(node, in: frame)
        case .if: return branch(node, in: frame).values ?? .none
        case .switch: return choose(node, in: frame).values ?? .none
        case .op: return operation(node, in: frame)
        default: return .unknown("expression")
        }
    }

    private func operation(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        let parts = facts.children(node).map { value($0, in: frame) }
        if facts.text(node) == "!", case .flag(let truth)? = parts.first?.single { return CodeValues(.flag(!truth)) }
        if facts.text(node) == "+", parts.count == 2 {
            return CodeValues(.array(parts.flatMap { elements(of: $0, joined: false) }))
        }
        if facts.text(node) == "==" || facts.text(node) == "!=", parts.count == 2,
            case .enumCase(let one, _, _)? = parts[0].single, case .enumCase(let other, _, _)? = parts[1].single
        {
            return CodeValues(.flag((one == other) == (facts.text(node) == "==")))
        }
        return .unknown("operator")
    }

    private func tuple(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        CodeValues(
            .tuple(
                facts.children(node).map { part in
                    (facts.text(part), firstChild(part).map { value($0, in: frame) } ?? .none)
                }))
    }

    private func choice(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        let parts = Array(facts.children(node))
        guard parts.count == 3 else { return .unknown("expression") }
        let test = firstChild(parts[0]).map { value($0, in: frame) }
        if case .flag(let truth)? = test?.single { return value(parts[truth ? 1 : 2], in: frame) }
        var joined = value(parts[1], in: frame)
        joined.join(value(parts[2], in: frame))
        return joined
    }

    private func alternative(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        let parts = Array(facts.children(node))
        guard parts.count == 2 else { return .unknown("expression") }
        var first = value(parts[0], in: frame)
        if first.isMissing { return value(parts[1], in: frame) }
        if case .object(let it)? = first.single, it.isMade || it.isSelf { return first }
        first = first.present
        let second = value(parts[1], in: frame)
        if second.isMissing { return first }
        // Of the same class, but perhaps another object.
        first.join(second)
        return first
    }

    private func cast(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        guard let inner = firstChild(node) else { return .unknown("cast") }
        let type = table.resolve(facts.text(node), in: frame.owner)
        return value(inner, in: frame).map { value in
            switch value {
            case .object(let it) where it.isMade || it.isSelf || it.type == type:
                if table.inherits(it.type, from: type) { return CodeValues(value) }
                return table.sort(it.type) != nil && table.sort(type) != nil ? .none : typed(type, in: frame.owner)
            case .parameter(let number, _):
                return CodeValues(.parameter(number, type: type))
            case .ownedStack, .stackOf, .splitOf, .tabsOf, .enumCase, .tuple:
                return UIKitClasses.isGeneral(type) || !isController(type)
                    ? CodeValues(value) : typed(type, in: frame.owner)
            case .missing: return .none
            case .chosenByCaller: return CodeValues(value)
            default: return typed(facts.text(node), in: frame.owner)
            }
        }
    }

    func isController(_ type: String) -> Bool { table.sort(type) != nil }

    private func special(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        guard let inner = firstChild(node), facts.kind(inner) == .id else { return .unknown("generic") }
        return CodeValues(.metatype(table.resolve(facts.text(inner), in: frame.owner)))
    }

    private func index(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        guard let base = firstChild(node) else { return .unknown("subscript") }
        return elements(of: value(base, in: frame), joined: true).first ?? .unknown("subscript")
    }

    /// The elements of lists; joined, what one of them may be.
    func elements(of list: CodeValues, joined: Bool) -> [CodeValues] {
        var elements: [CodeValues] = []
        for value in list.all {
            switch value {
            case .array(let values): elements += values
            case .object(let it):
                if let type = TypeText.element(it.type) {
                    elements.append(typed(type, in: ""))
                } else {
                    elements.append(.unknown("elements"))
                }
            case .missing, .chosenByCaller: break
            default: elements.append(.unknown("elements"))
            }
        }
        guard joined, var one = elements.first else { return elements }
        for other in elements.dropFirst() { one.join(other) }
        return [one]
    }

    /// A value of which only the type is known.
    func typed(_ text: String, in owner: String) -> CodeValues {
        if text.isEmpty || text == "?" { return .unknown("untyped") }
        if text.hasSuffix(".Type") { return CodeValues(.metatype(table.resolve(String(text.dropLast(5)), in: owner))) }
        if text.contains("->") { return .unknown("closure") }
        if text.hasPrefix("[") {
            let element = TypeText.element(text).map { table.resolve($0, in: owner) } ?? "?"
            return CodeValues(.object(CodeObject((text.hasPrefix("[:") ? "[:" : "[") + element + "]")))
        }
        if text.hasPrefix("(") { return typedTuple(text, in: owner) }
        if text == "Self" { return CodeValues(.object(CodeObject(owner))) }
        let name = table.resolve(text, in: owner)
        if name.hasPrefix("(") || name.hasPrefix("[") { return typed(name, in: owner) }
        if table.types[name]?.kind == .protocol {
            let heirs = table.heirs(of: name).filter { table.types[$0]?.kind != .protocol }
            if heirs.count == 1 { return CodeValues(.object(CodeObject(heirs[0]))) }
        }
        return CodeValues(.object(CodeObject(name)))
    }

    private func typedTuple(_ text: String, in owner: String) -> CodeValues {
        var parts: [(label: String, values: CodeValues)] = []
        var (depth, part) = (0, "")
        for character in String(text.dropFirst().dropLast()) + "," {
            if character == ",", depth == 0 {
                let colon = part.firstIndex(of: ":").flatMap { part[..<$0].contains("[") ? nil : $0 }
                let label = colon.map { String(part[..<$0]) } ?? ""
                parts.append((label, typed(colon.map { String(part[part.index(after: $0)...]) } ?? part, in: owner)))
                part = ""
                continue
            }
            if "(<[".contains(character) { depth += 1 } else if ")>]".contains(character) { depth -= 1 }
            part.append(character)
        }
        return CodeValues(.tuple(parts))
    }

    func typeName(of values: CodeValues) -> String? { values.single.flatMap(typeName) }

    func typeName(of value: CodeValue) -> String? {
        switch value {
        case .object(let it): it.type
        case .metatype(let name): name
        case .enumCase(_, _, let type): type.isEmpty ? nil : type
        case .parameter(_, let type): table.resolve(type, in: "")
        case .ownedStack(_, let type): type
        case .stackOf: "UINavigationController"
        case .splitOf: "UISplitViewController"
        case .tabsOf: "UITabBarController"
        default: nil
        }
    }
}
