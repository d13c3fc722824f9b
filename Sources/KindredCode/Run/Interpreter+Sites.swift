/// The values that a site shows, before names are given.
struct SiteClaim {
    let chain: [NodeIndex]
    let kind: CodeEdgeKind
    let from: CodeValues
    let to: CodeValues
    let isConditional: Bool
    let askers: [String]
    let function: CodeFunction?
    let style: String?
    let anchor: String?
    let isShow: Bool
    /// The column of a split view controller.
    let column: String?
}

/// The calls that lead to a node, from the outermost that matters.
struct CodeWay {
    var chain: [NodeIndex]
    var start: Frame
    var isConditional: Bool
}

extension Interpreter {
    /// UIKit's calls that show or contain, by their names and labels.
    private static let calls: [String: (kind: CodeEdgeKind, target: Int)] = [
        "present(_:animated:)": (.present, 0), "present(_:animated:completion:)": (.present, 0),
        "present(_:animated:{)": (.present, 0), "pushViewController(_:animated:)": (.push, 0),
        "show(_:sender:)": (.push, 0), "showDetailViewController(_:sender:)": (.showDetail, 0),
        "pushViewController(_:)": (.push, 0), "pushViewController(_:animated:{)": (.push, 0),
        "pushViewController(_:animated:completion:)": (.push, 0), "pushViewController(_:completion:)": (.push, 0),
        "addChild(_:)": (.child, 0), "addChildViewController(_:)": (.child, 0),
        "setViewController(_:for:)": (.column, 0),
        "transition(from:to:duration:options:animations:completion:)": (.transition, 1),
        "transition(from:to:duration:options:animations:{)": (.transition, 1),
        "set(contentViewController:)": (.child, 0),
    ]
    private static let lists: Set = [
        "setViewControllers(_:animated:)", "setViewControllers(_:direction:animated:)", "setViewControllers(_:)",
        "setViewControllers(_:direction:animated:completion:)", "setViewControllers(_:direction:animated:{)",
    ]

    func signature(_ parts: CallParts) -> String {
        parts.name + "(" + parts.labels.map { $0 == "{" ? "{" : ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }

    func isShowing(_ parts: CallParts) -> Bool {
        Self.calls[signature(parts)] != nil || Self.lists.contains(signature(parts))
    }

    /// A call of UIKit's that shows or contains, or nil.
    func showing(_ parts: CallParts, on receiver: CodeValues, in frame: Frame) -> CodeValues? {
        let signature = signature(parts)
        if signature == "addPanel(toParent:)" || signature == "presentFullScreenController(from:)"
            || signature == "addPanel(toParent:animated:)"
        {
            return ofLibrary(parts, on: receiver, in: frame)
        }
        if signature.hasPrefix("performSegue(withIdentifier:"), isReceiver(receiver, of: nil) {
            emit(.present, parts.node, from: receiver, to: .unknown("storyboard"), in: frame)
            return CodeValues.none
        }
        if Self.lists.contains(signature), let type = receiver.all.lazy.compactMap({ self.typeName(of: $0) }).first,
            let sort = table.sort(type)
        {
            show(list: arguments(parts, in: frame)[0], of: receiver, sort: sort, at: parts.node, in: frame)
            return CodeValues.none
        }
        guard let (kind, target) = Self.calls[signature] else {
            return moving(parts, signature, on: receiver, in: frame)
        }
        guard isReceiver(receiver, of: kind) else { return nil }
        let arguments = arguments(parts, in: frame)
        if kind == .child, !mayBeController(arguments[target]) { return nil }
        if signature.hasPrefix("set(contentViewController"), case .object(let it)? = receiver.single {
            it.content = [arguments[target]]
        }
        var column: String?
        if kind == .column, case .enumCase(let name, _, _)? = arguments[1].single { column = name }
        let isShow = parts.name == "show"
        emit(kind, parts.node, from: receiver, to: arguments[target], in: frame, column: column, isShow: isShow)
        return CodeValues.none
    }

    /// Whether something of this name may be UIKit's: an unknown receiver may present and push, but hardly contain.
    private func isReceiver(_ values: CodeValues, of kind: CodeEdgeKind?) -> Bool {
        for value in values.all {
            if case .windowRoot = value { return true }
            guard let type = typeName(of: value) else {
                if case .unknown = value, kind != .child, kind != nil { return true }
                continue
            }
            if isController(type) { return true }
            // A type of another module, or a parameter of a generic function.
            if table.types[type]?.isDeclared != true, kind == .push || kind == .present, !type.hasPrefix("[") {
                return true
            }
            if table.types[type]?.kind == .protocol, kind != .child { return true }
        }
        return false
    }

    private func mayBeController(_ values: CodeValues) -> Bool {
        values.all.contains { value in
            guard let type = typeName(of: value) else { return true }
            return isController(type) || table.types[type]?.kind == .protocol || table.types[type]?.isDeclared != true
        }
    }

    /// A call of a helper that a team names: it isn't read.
    func show(by helper: CodeHelper, _ parts: CallParts, in frame: Frame) -> CodeValues {
        let arguments = arguments(parts, in: frame)
        var me = frame.me
        if let base = parts.base, case let receiver = value(base, in: frame), let type = typeName(of: receiver),
            isController(type)
        {
            me = receiver
        }
        func end(_ number: Int) -> CodeValues { arguments.indices.contains(number) ? arguments[number] : me }
        let from = helper.kind == .window ? CodeValues(.object(CodeObject("window", isSelf: true))) : end(helper.from)
        emit(helper.kind, parts.node, from: from, to: end(helper.to), in: frame)
        return CodeValues.none
    }

    private func ofLibrary(_ parts: CallParts, on receiver: CodeValues, in frame: Frame) -> CodeValues? {
        let arguments = arguments(parts, in: frame)
        guard let host = arguments.first else { return nil }
        if parts.name == "addPanel" {
            emit(.child, parts.node, from: host, to: receiver, in: frame)
        } else {
            let shown = CodeObject("FullScreenSlideshowViewController", isMade: true)
            emit(.present, parts.node, from: host, to: CodeValues(.object(shown)), in: frame)
            return CodeValues(.object(shown))
        }
        return CodeValues.none
    }

    // MARK: - Claims

    func emit(
        _ kind: CodeEdgeKind, _ node: NodeIndex, from: CodeValues, to: CodeValues, in frame: Frame,
        column: String? = nil, isShow: Bool = false
    ) {
        sites[node] = sites[node] ?? kind
        guard let way = way(to: node, in: frame) else { return }
        let (from, to) = (from.present, to.present)
        if from.isMissing || to.isMissing { return }
        if from.dependsOnCaller || to.dependsOnCaller { wait(way) }
        guard hasRoom(after: claims.count) else { return }
        var shown: CodeObject?
        if case .object(let it)? = to.single { shown = it }
        claims.append(
            SiteClaim(
                chain: way.chain, kind: kind, from: from, to: to, isConditional: way.isConditional,
                askers: way.start.askers, function: way.start.function, style: shown?.style, anchor: shown?.anchor,
                isShow: isShow,
                column: column))
    }

    /// The calls that lead to a node, and where they begin; nil where this reading of a function isn't about it.
    func way(to node: NodeIndex, in frame: Frame) -> CodeWay? {
        var way = CodeWay(chain: [node], start: frame, isConditional: frame.isCompiledConditionally)
        while true {
            if let wanted = way.start.wanted, !wanted.contains(way.chain) { return nil }
            guard let (caller, call) = way.start.caller else { return way }
            way.chain.insert(call, at: 0)
            way.start = caller
            way.isConditional = way.isConditional || caller.isCompiledConditionally
        }
    }

    /// Notes that the function is read again for each call of it.
    func wait(_ way: CodeWay) {
        guard let function = way.start.function, way.chain.count <= Self.deepest else { return }
        if function.pending?.contains(way.chain) == false { function.pending?.append(way.chain) }
    }
}
