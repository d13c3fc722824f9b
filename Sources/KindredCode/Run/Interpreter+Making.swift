import KindredGraph

extension Interpreter {
    static let popover = "UIPopoverPresentationController"

    /// The value that a constructor makes.
    func construct(_ type: String, parts: CallParts, arguments: [CodeValues], in frame: Frame) -> CodeValues {
        let name = TypeText.withoutArguments(type)
        if let twins = table.types[name]?.twins, !twins.isEmpty {
            return CodeValues(all: twins.map(CodeValue.metatype)).map {
                construct(typeName(of: $0) ?? name, parts: parts, arguments: arguments, in: frame)
            }
        }
        made.insert(name)
        if name == "AnyView", let inner = arguments.first { return inner }
        if name == "Array", let list = arguments.first { return list }
        if name == "UIHostingController" || table.inherits(name, from: "UIHostingController") {
            let view = parts.labels.firstIndex(of: "rootView").flatMap { viewName(parts.arguments[$0], in: frame) }
            if name != "UIHostingController" { return CodeValues(.object(CodeObject(name, isMade: true))) }
            guard let view, view != "AnyView" else { return .unknown("hosted-view") }
            return CodeValues(.object(CodeObject("UIHostingController<\(view)>", isMade: true)))
        }
        let found = table.function("init", labels: parts.labels, of: name)
        let object = CodeObject(name, isMade: true)
        if let found, table.types[found.function.owner]?.isDeclared == true {
            _ = call(
                found.function, places: found.places, arguments: arguments, me: CodeValues(.object(object)),
                at: parts.node, in: frame)
        }
        guard let sort = table.sort(name) else { return CodeValues(.object(object)) }
        if let at = parts.labels.firstIndex(where: { $0 == "rootViewController" || $0 == "contentViewController" }),
            sort == .navigation || sort == .container || sort == .plain
        {
            object.content = [arguments[at]]
            let made = CodeValues(.object(object))
            if found == nil {
                emit(sort == .navigation ? .root : .child, parts.node, from: made, to: arguments[at], in: frame)
            }
            return made
        }
        if let content = pageContent(sort, parts: parts, arguments: arguments) { object.content = content }
        return CodeValues(.object(object))
    }

    private func pageContent(_ sort: ControllerSort, parts: CallParts, arguments: [CodeValues]) -> [CodeValues]? {
        guard sort != .plain, let at = parts.labels.firstIndex(of: "viewControllers") else { return nil }
        return elements(of: arguments[at], joined: false)
    }

    /// The view that an expression makes, without its modifiers.
    private func viewName(_ node: NodeIndex, in frame: Frame) -> String? {
        switch facts.kind(node) {
        case .call:
            guard let callee = firstChild(node) else { return nil }
            if facts.kind(callee) == .member, let base = firstChild(callee) {
                if facts.text(callee) == "init" { return viewName(base, in: frame) }
                let text = facts.text(callee)
                if text.first?.isUppercase == true { return text }
                return viewName(base, in: frame)
            }
            let name = facts.text(callee)
            if name == "AnyView", let inner = facts.first(.arg, in: node).flatMap(firstChild) {
                return viewName(inner, in: frame)
            }
            if name.first?.isUppercase == true { return table.resolve(name, in: frame.owner) }
            return typeName(of: value(node, in: frame))
        case .id:
            if case .object(let it)? = value(node, in: frame).single { return it.type }
            return facts.text(node).first?.isUppercase == true ? facts.text(node) : nil
        default: return typeName(of: value(node, in: frame))
        }
    }

    // MARK: - Assignments

    func assign(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        let sides = Array(facts.children(node))
        guard sides.count == 2 else { return .none }
        let target = sides[0]
        let askers = frame.askers
        if facts.kind(sides[1]) == .closure, facts.kind(target) == .member, let base = firstChild(target),
            case .object(let it)? = value(base, in: frame).single, !it.isSelf, isController(it.type)
        {
            frame.askers.append(it.type)
        }
        let new = value(sides[1], in: frame)
        frame.askers = askers
        switch facts.kind(target) {
        case .id: assign(name: facts.text(target), new, node, in: frame)
        case .member: assign(member: target, new, node, in: frame)
        default: break
        }
        return .none
    }

    private func assign(name: String, _ new: CodeValues, _ node: NodeIndex, in frame: Frame) {
        if frame.names[name] != nil { return frame.names[name] = new }
        guard let type = typeName(of: frame.me) else { return }
        if let property = table.property(name, of: type) { return record(property, new) }
        showAssigned(name, to: frame.me, new: new, node: node, inner: nil, in: frame)
    }

    private func assign(member target: NodeIndex, _ new: CodeValues, _ node: NodeIndex, in frame: Frame) {
        guard let inner = firstChild(target) else { return }
        let base = value(inner, in: frame)
        let name = facts.text(target)
        if name == "modalPresentationStyle", case .object(let it)? = base.single,
            case .enumCase(let style, _, _)? = new.single
        {
            return it.style = style
        }
        if case .object(let popover)? = base.single, popover.type == Self.popover,
            case .object(let it)? = popover.content.first?.single
        {
            if PopoverAnchor(rawValue: name) != nil { it.anchor = name }
            return
        }
        if name == "rootViewController", isWindow(base, inner) {
            if !new.isMissing {
                if isFirstPass { if roots == nil { roots = new } else { roots?.join(new) } }
                emit(.window, node, from: CodeValues(.object(CodeObject("window", isSelf: true))), to: new, in: frame)
            }
            return
        }
        for value in base.all {
            guard let type = typeName(of: value) else { continue }
            if let property = table.property(name, of: type) { return record(property, new) }
        }
        showAssigned(name, to: base, new: new, node: node, inner: inner, in: frame)
    }

    private func record(_ property: CodeProperty, _ new: CodeValues) {
        guard isFirstPass, !new.isMissing else { return }
        let name = property.owner + "." + facts.text(property.node)
        let kept = new.dependsOnCaller ? CodeValues.unknown("assigned-elsewhere") : new
        if assigned[name] == nil { assigned[name] = kept } else { assigned[name]?.join(kept) }
    }

    private func showAssigned(
        _ name: String, to base: CodeValues, new: CodeValues, node: NodeIndex, inner: NodeIndex?, in frame: Frame
    ) {
        guard name == "viewControllers" else { return select(name, of: base, new: new, node: node, in: frame) }
        guard let type = typeName(of: base), let sort = table.sort(type) else { return }
        show(list: new, of: base, sort: sort, at: node, in: frame)
    }

    /// The controllers that a container is given all at once.
    func show(list: CodeValues, of base: CodeValues, sort: ControllerSort, at node: NodeIndex, in frame: Frame) {
        let kind: CodeEdgeKind? =
            switch sort {
            case .navigation: .stack
            case .tab: .tabs
            case .split: .column
            case .page: .pages
            default: nil
            }
        // The same controllers again are nothing new.
        if case .unknown("existing-children")? = list.single { return }
        guard let kind, !list.isMissing else { return }
        if case .object(let it)? = base.single, it.isMade { it.content = elements(of: list, joined: false) }
        guard case .array(let elements)? = list.single else {
            return emit(
                kind, node, from: base, to: self.elements(of: list, joined: true).first ?? .unknown("elements"),
                in: frame)
        }
        for (number, element) in elements.enumerated() {
            let column = number == 0 ? "primary" : number == elements.count - 1 ? "secondary" : "supplementary"
            emit(kind, node, from: base, to: element, in: frame, column: kind == .column ? column : nil)
        }
    }
}
