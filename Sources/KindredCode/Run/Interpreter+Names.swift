extension Interpreter {
    /// The value that a bare name stands for.
    func named(_ name: String, in frame: Frame, at node: NodeIndex) -> CodeValues {
        if let value = frame.names[name] { return value }
        if name == "self" || name == "super" { return frame.me }
        if name == "Self" { return CodeValues(.metatype(frame.owner)) }
        if name.hasPrefix("$") { return .unknown("closure-parameter") }
        if !frame.owner.isEmpty {
            for value in frame.me.all {
                guard let type = typeName(of: value), isMember(name, of: type, value) else { continue }
                return member(name, of: value, in: frame)
            }
            var scope = frame.owner
            while true {
                if let property = table.property(name, of: scope) {
                    return self.value(of: property, on: frame.me.single)
                }
                guard let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
                scope = String(scope[..<dot])
            }
        }
        if let property = table.top.properties[name] { return value(of: property, on: nil) }
        let type = table.resolve(name, in: frame.owner)
        if table.types[type]?.isDeclared == true || isController(type) || name.first?.isUppercase == true {
            return CodeValues(.metatype(type))
        }
        return .unknown("name")
    }

    private func isMember(_ name: String, of type: String, _ value: CodeValue) -> Bool {
        if table.property(name, of: type) != nil { return true }
        return isController(type) && Self.around.contains(name)
    }

    private static let around: Set = [
        "navigationController", "splitViewController", "tabBarController", "parent", "presentingViewController",
        "presentedViewController", "topViewController", "visibleViewController", "viewControllers", "children",
        "selectedViewController", "rootViewController",
    ]

    func member(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        guard let inner = firstChild(node) else { return .unknown("member") }
        let base = value(inner, in: frame)
        let name = facts.text(node)
        if name == "rootViewController", isWindow(base, inner) { return CodeValues(.windowRoot) }
        return base.map { member(name, of: $0, in: frame) }
    }

    /// Whether an expression is a window: by its type, else by its name.
    func isWindow(_ values: CodeValues, _ node: NodeIndex) -> Bool {
        if let type = typeName(of: values) { return type == "UIWindow" || table.inherits(type, from: "UIWindow") }
        let name = facts.text(node)
        return name == "window" || name == "keyWindow" || name.hasSuffix("Window")
    }

    func member(_ name: String, of value: CodeValue, in frame: Frame) -> CodeValues {
        switch value {
        case .tuple(let parts):
            if let number = Int(name), parts.indices.contains(number) { return parts[number].values }
            return parts.first { $0.label == name }?.values ?? .unknown("tuple")
        case .metatype(let type): return memberOfType(name, type: type)
        case .array(let values):
            if name == "first", let first = values.first { return first }
            if name == "last", let last = values.last { return last }
            return .unknown("elements")
        case .missing: return .none
        case .chosenByCaller: return CodeValues(value)
        case .closure, .unknown, .flag: return .unknown("member")
        default: break
        }
        guard let type = typeName(of: value) else {
            return .unknown("member")
        }
        if let property = table.property(name, of: type) { return self.value(of: property, on: value) }
        guard isController(type) else { return name == "window" ? typed("UIWindow", in: "") : .unknown("member") }
        return around(name, of: value, type: type)
    }

    private func around(_ name: String, of value: CodeValue, type: String) -> CodeValues {
        switch name {
        case "navigationController": return CodeValues(.stackOf(value))
        case "splitViewController": return CodeValues(.splitOf(value))
        case "tabBarController": return CodeValues(.tabsOf(value))
        case "viewControllers":
            if case .object(let it) = value, it.isMade, !it.content.isEmpty { return CodeValues(.array(it.content)) }
            return .unknown("existing-children")
        case "topViewController", "visibleViewController", "presentedViewController", "presentingViewController",
            "parent":
            return .unknown("top-most")
        case "window": return typed("UIWindow", in: "")
        case "popoverPresentationController":
            let popover = CodeObject(Self.popover)
            popover.content = [CodeValues(value)]
            return CodeValues(.object(popover))
        default: return .unknown("member")
        }
    }

    private func memberOfType(_ name: String, type: String) -> CodeValues {
        if name == "self" { return CodeValues(.metatype(type)) }
        if let found = table.types[type] {
            if found.cases[name] != nil { return CodeValues(.enumCase(name, [], type: type)) }
            if name == "allCases", found.kind == .enum {
                return CodeValues(.array(found.caseOrder.map { CodeValues(.enumCase($0, [], type: type)) }))
            }
            if let property = table.property(name, of: type) { return value(of: property, on: .metatype(type)) }
        }
        let nested = type + "." + name
        if table.types[nested]?.isDeclared == true { return CodeValues(.metatype(nested)) }
        if ["shared", "default", "main", "current", "standard"].contains(name) { return typed(type, in: "") }
        return .unknown("member")
    }

    /// The value of a property: of its getter, of what is assigned to it, else of its type.
    func value(of property: CodeProperty, on base: CodeValue?) -> CodeValues {
        table.inFile(of: property.node) { read(property, on: base) }
    }

    private func read(_ property: CodeProperty, on base: CodeValue?) -> CodeValues {
        let declared = typed(property.type, in: property.owner)
        let name = property.owner + "." + facts.text(property.node)
        let type = typeName(of: declared)
        let sort = type.flatMap(table.sort)
        if sort == .navigation, let type, property.getter == nil, !property.isStatic {
            if stacks[name] == nil {
                stacks[name] = CodeValues.none
                stacks[name] = guarding(property.node) { self.found(property, on: base, name: name) } ?? CodeValues.none
            }
            return CodeValues(.ownedStack(name, type: type))
        }
        // An exact class is enough, unless it has content.
        if let type, !property.type.isEmpty, !type.hasPrefix("["), table.types[type]?.isDeclared == true,
            sort == .plain || sort == nil,
            table.types[type]?.kind != .protocol, table.heirs(of: type).isEmpty
        {
            return declared
        }
        let found = guarding(property.node) { self.found(property, on: base, name: name) }
        if let found, !found.isUnknown {
            if case .object(let it)? = found.single, self.sort(of: it) == .navigation, it.isMade, !property.isStatic {
                stacks[name] = found
                return CodeValues(.ownedStack(name, type: it.type))
            }
            return found
        }
        return found != nil && property.type.isEmpty ? .unknown("property") : declared
    }

    func sort(of object: CodeObject) -> ControllerSort? { table.sort(object.type) }

    private func found(_ property: CodeProperty, on base: CodeValue?, name: String) -> CodeValues? {
        if let getter = property.getter {
            guard let body = getter.body else { return nil }
            let me = base.map { CodeValues($0) } ?? me(in: property.owner, isOpen: false)
            return run(body, in: Frame(getter, owner: property.owner, me: me, wanted: []))
        }
        var joined: CodeValues?
        if let initial = property.initial {
            joined = value(
                initial, in: Frame(nil, owner: property.owner, me: me(in: property.owner, isOpen: false), wanted: []))
        }
        if let later = assigned[name] {
            if joined == nil || joined?.isMissing == true { joined = later } else { joined?.join(later) }
        }
        return joined?.present
    }

    private func guarding(_ node: NodeIndex, _ body: () -> CodeValues?) -> CodeValues? {
        var made: CodeValues?
        let guarded: CodeValues = guarding(node) {
            made = body()
            return made ?? .none
        }
        if case .unknown("itself")? = guarded.single { return nil }
        return made
    }
}
