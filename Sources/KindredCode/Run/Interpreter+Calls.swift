/// A call, taken apart.
struct CallParts {
    let node: NodeIndex
    let callee: NodeIndex
    let name: String
    /// The receiver; nil: `self`, not written.
    let base: NodeIndex?
    let labels: [String]
    let arguments: [NodeIndex]
}

extension Interpreter {
    func parts(of node: NodeIndex) -> CallParts? {
        guard let callee = firstChild(node) else { return nil }
        let arguments = facts.children(node).filter { facts.kind($0) == .arg }
        return CallParts(
            node: node, callee: callee, name: facts.text(callee),
            base: facts.kind(callee) == .member ? firstChild(callee) : nil,
            labels: arguments.map(facts.text), arguments: arguments.compactMap(firstChild))
    }

    func call(_ node: NodeIndex, in frame: Frame) -> CodeValues {
        guard let parts = parts(of: node), parts.arguments.count == parts.labels.count else { return .unknown("call") }
        if !helpers.isEmpty, let helper = helpers[signature(parts)] { return show(by: helper, parts, in: frame) }
        switch facts.kind(parts.callee) {
        case .dot: return CodeValues(.enumCase(parts.name, arguments(parts, in: frame)))
        case .id: return bareCall(parts, in: frame)
        case .member: return memberCall(parts, in: frame)
        default:
            let callee = value(parts.callee, in: frame)
            return invoke(callee, parts: parts, in: frame)
        }
    }

    func arguments(_ parts: CallParts, in frame: Frame) -> [CodeValues] { parts.arguments.map { value($0, in: frame) } }

    /// A call of a value: of a closure, or of a type, which constructs.
    private func invoke(_ callee: CodeValues, parts: CallParts, in frame: Frame) -> CodeValues {
        let arguments = arguments(parts, in: frame)
        switch callee.single {
        case .closure(let node, let names)?: return run(closure: node, names: names, arguments, in: frame)
        case .metatype(let type)?: return construct(type, parts: parts, arguments: arguments, in: frame)
        default: return .unknown("call")
        }
    }

    private func bareCall(_ parts: CallParts, in frame: Frame) -> CodeValues {
        if let local = frame.names[parts.name] {
            if case .object(let it)? = local.single, it.type.isEmpty { return .unknown("call") }
            return invoke(local, parts: parts, in: frame)
        }
        if !frame.owner.isEmpty, let done = method(parts, on: frame.me, isWritten: false, in: frame) { return done }
        if let found = table.function(parts.name, labels: parts.labels, of: "") {
            return call(
                found.function, places: found.places, arguments: arguments(parts, in: frame), me: .none, at: parts.node,
                in: frame)
        }
        let type = table.resolve(parts.name, in: frame.owner)
        if table.types[type]?.isDeclared == true || parts.name.first?.isUppercase == true {
            return construct(type, parts: parts, arguments: arguments(parts, in: frame), in: frame)
        }
        if parts.name.hasPrefix("UIHosting") {
            return construct(parts.name, parts: parts, arguments: arguments(parts, in: frame), in: frame)
        }
        if case let owner = named(parts.name, in: frame, at: parts.callee), case .closure? = owner.single {
            return invoke(owner, parts: parts, in: frame)
        }
        _ = arguments(parts, in: frame)
        return .unknown("call")
    }

    private func memberCall(_ parts: CallParts, in frame: Frame) -> CodeValues {
        guard let base = parts.base else { return .unknown("call") }
        let receiver = value(base, in: frame)
        if parts.name == "init", case .metatype(let type)? = receiver.single {
            return construct(type, parts: parts, arguments: arguments(parts, in: frame), in: frame)
        }
        if facts.kind(base) == .id, facts.text(base) == "super" {
            // What a base class does counts as its own; UIKit's is a site all the same.
            if let done = showing(parts, on: receiver, in: frame) { return done }
            _ = arguments(parts, in: frame)
            return .unknown("super")
        }
        if case .metatype(let type)? = receiver.single, table.types[type]?.cases[parts.name] != nil {
            return CodeValues(.enumCase(parts.name, arguments(parts, in: frame), type: type))
        }
        if let done = method(parts, on: receiver, isWritten: true, in: frame) { return done }
        return listCall(parts, receiver: receiver, in: frame)
    }

    /// A method, of the sources or of UIKit's, or nil if it is neither.
    private func method(_ parts: CallParts, on receiver: CodeValues, isWritten: Bool, in frame: Frame) -> CodeValues? {
        var result: CodeValues?
        var seen: Set<String> = []
        for value in receiver.all {
            guard let type = typeName(of: value), seen.insert(type).inserted else { continue }
            for target in targets(of: type, value) {
                guard let found = function(parts, of: target.type, from: isWritten ? nil : frame.owner) else {
                    continue
                }
                if found.function.isOverride, isShowing(parts) { continue }
                let arguments = arguments(parts, in: frame)
                let made = call(
                    found.function, places: found.places, arguments: arguments, me: CodeValues(target.value),
                    at: parts.node, in: frame)
                if result == nil { result = made } else { result?.join(made) }
            }
        }
        if let shown = result ?? showing(parts, on: receiver, in: frame) { return shown }
        // Of an unknown receiver, the only method of this name that there is.
        guard receiver.isUnknown, let only = table.only(parts.name, labels: parts.labels) else { return nil }
        return call(
            only.function, places: only.places, arguments: arguments(parts, in: frame),
            me: me(in: only.function.owner, isOpen: false), at: parts.node, in: frame)
    }

    private func function(_ parts: CallParts, of type: String, from scope: String?) -> (
        function: CodeFunction, places: [Int]
    )? {
        if let found = table.function(parts.name, labels: parts.labels, of: type) { return found }
        guard var scope else { return nil }
        while let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) {
            scope = String(scope[..<dot])
            if let found = table.function(parts.name, labels: parts.labels, of: scope) { return found }
        }
        return nil
    }

    /// The objects that a receiver may be: of a protocol, up to three that conform to it.
    private func targets(of type: String, _ value: CodeValue) -> [(type: String, value: CodeValue)] {
        if let twins = table.types[type]?.twins, !twins.isEmpty {
            return twins.map { ($0, .object(CodeObject($0))) }
        }
        guard table.types[type]?.kind == .protocol else { return [(type, value)] }
        let heirs = table.heirs(of: type).filter { table.types[$0]?.kind != .protocol }
        if heirs.isEmpty || heirs.count > 3 { return [(type, value)] }
        return heirs.map { ($0, .object(CodeObject($0))) }
    }

    // MARK: - Closures

    /// Reads what a closure does, with what is known of its parameters.
    func read(closure node: NodeIndex, _ arguments: [CodeValues], in frame: Frame) {
        let (outer, returned) = (frame.names, frame.returned)
        bind(parametersOf: node, arguments, in: frame)
        if let body = facts.first(.body, in: node) { _ = nested { execute(body, in: frame) } }
        (frame.names, frame.returned) = (outer, returned)
    }

    private func bind(parametersOf node: NodeIndex, _ arguments: [CodeValues], in frame: Frame) {
        for (number, parameter) in facts.children(node).filter({ facts.kind($0) == .param }).enumerated() {
            let type = facts.first(.type, in: parameter).map { typed(facts.text($0), in: frame.owner) }
            frame.names[facts.text(parameter)] =
                number < arguments.count ? arguments[number] : type ?? .unknown("closure-parameter")
        }
        for (number, argument) in arguments.enumerated() { frame.names["$\(number)"] = argument }
    }

    /// The result of a closure, or of a local function.
    func run(closure node: NodeIndex, names: [String: CodeValues], _ arguments: [CodeValues], in frame: Frame)
        -> CodeValues
    {
        if frame.depth >= Self.deepest { return .unknown("depth") }
        if facts.kind(node) == .get {
            return run(
                node, in: Frame(nil, owner: frame.owner, me: frame.me, names: names, caller: (frame, node), wanted: []))
        }
        let inner = Frame(nil, owner: frame.owner, me: frame.me, names: names, caller: (frame, node), wanted: [])
        bind(parametersOf: node, arguments, in: inner)
        guard let body = facts.first(.body, in: node) else { return .unknown("closure") }
        return guarding(body) { nested { run(body, in: inner) } }
    }

    /// Calls of closures by lists, and storyboards as UIKit makes them.
    private func listCall(_ parts: CallParts, receiver: CodeValues, in frame: Frame) -> CodeValues {
        if let closure = parts.arguments.first, facts.kind(closure) == .closure,
            ["map", "compactMap", "flatMap", "forEach", "filter", "first", "sorted"].contains(parts.name)
        {
            let list = elements(of: receiver, joined: false)
            var made: [CodeValues] = []
            for element in list.isEmpty ? [.unknown("elements")] : list {
                read(closure: closure, [element], in: frame)
                made.append(run(closure: closure, names: frame.names, [element], in: frame))
            }
            if parts.name == "filter" || parts.name == "sorted" { return receiver }
            return parts.name == "first"
                ? elements(of: receiver, joined: true).first ?? .none : CodeValues(.array(made))
        }
        let arguments = arguments(parts, in: frame)
        if parts.name == "append", let base = parts.base, facts.kind(base) == .id, let element = arguments.first {
            let name = facts.text(base)
            if case .array(let old)? = frame.names[name]?.single {
                frame.names[name] = CodeValues(.array(old + [element]))
            }
        }
        if parts.name == "embedded" || parts.name == "eraseToAnyView" { return receiver }
        if parts.name == "resolve", case .metatype(let type)? = arguments.first?.single {
            return typed(type, in: frame.owner)
        }
        if parts.name.hasPrefix("instantiate") { return .unknown("storyboard") }
        return .unknown("call")
    }
}
