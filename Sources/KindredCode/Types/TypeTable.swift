/// All types, functions and properties that the sources declare.
final class TypeTable {
    let facts: Facts
    private(set) var types: [String: CodeType] = [:]
    private(set) var order: [String] = []
    private(set) var functions: [CodeFunction] = []
    /// The last parts of nested names, and the full ones.
    private var lastParts: [String: [String]] = [:]
    private var methods: [String: [CodeFunction]] = [:]
    private var sorts: [String: ControllerSort?] = [:]
    private var isInCondition = false
    private var lines: [String: [String]] = [:]
    let top = CodeType("", kind: .file, isDeclared: true)
    let twins: TypeTwins
    /// The file that is being read: it decides which of several types a name means.
    var file = 0

    init(_ facts: Facts) {
        self.facts = facts
        twins = TypeTwins(facts)
        types[""] = top
        for (number, file) in facts.files.enumerated() {
            self.file = number
            for node in facts.children(file.root) { declare(node, in: "") }
        }
        for name in twins.names { declareTwins(name) }
        for name in order {
            guard let type = types[name] else { continue }
            for parent in type.inherits {
                let parent = types[resolve(parent, in: name, file: type.file)]
                for twin in parent?.twins ?? [] { types[twin]?.heirs.append(name) }
                parent?.heirs.append(name)
            }
        }
        lines = [:]
        for function in functions {
            let type = types[function.owner]
            // An extension of a class of another language or module stands for that class.
            let isOther =
                type?.isDeclared != true && (sort(function.owner) == nil || UIKitClasses.isSystem(function.owner))
            function.isOpen = !function.owner.isEmpty && (isOther || type?.kind == .protocol)
        }
    }

    // MARK: - Declaring

    private func declare(_ node: NodeIndex, in owner: String) {
        let kind = facts.kind(node)
        switch kind {
        case .class, .struct, .enum, .protocol, .extension: declareType(node, kind: kind, in: owner)
        case .function:
            let function = function(node, in: owner)
            type(owner).functions[function.name, default: []].append(function)
            if !owner.isEmpty { methods[function.name, default: []].append(function) }
        case .variable: declareVariable(node, in: owner)
        case .alias: type(owner).aliases[facts.text(node)] = facts.first(.type, in: node).map(facts.text) ?? "?"
        case .enumCase:
            type(owner).caseOrder.append(facts.text(node))
            type(owner).cases[facts.text(node)] = facts.children(node).map(facts.text)
        case .compiled:
            let outer = isInCondition
            isInCondition = true
            defer { isInCondition = outer }
            for clause in facts.children(node) { for inner in facts.children(clause) { declare(inner, in: owner) } }
        default: break
        }
    }

    private func function(_ node: NodeIndex, in owner: String) -> CodeFunction {
        let function = CodeFunction(node, owner: owner, in: facts)
        function.isCompiledConditionally = isInCondition
        functions.append(function)
        return function
    }

    private func type(_ name: String) -> CodeType {
        if let type = types[name] { return type }
        let type = CodeType(name, kind: .extension, isDeclared: false, file: file)
        types[name] = type
        order.append(name)
        return type
    }

    /// Declares a name that several types have. What extensions of it declare that are near to none of these holds for all.
    private func declareTwins(_ name: String) {
        let keys = twins.keys(of: name)
        guard let first = types[keys[0]] else { return }
        let type = type(name)
        order.removeAll { $0 == name }
        (type.kind, type.isDeclared, type.place, type.twins) = (first.kind, true, first.place, keys)
        for key in keys {
            types[key]?.base = name
            types[key]?.inherits += type.inherits
        }
        type.inherits = []
    }

    private func declareType(_ node: NodeIndex, kind: FactKind, in owner: String) {
        let plain = TypeText.withoutArguments(facts.text(node))
        let name = owner.isEmpty ? twins.key(of: plain, in: file) : owner + "." + plain
        let type = type(name)
        if kind != .extension {
            (type.kind, type.isDeclared, type.place, type.file) = (kind, true, node, file)
            let last = TypeText.last(plain)
            if !owner.isEmpty, lastParts[last]?.contains(name) != true { lastParts[last, default: []].append(name) }
        }
        for child in facts.children(node) {
            if facts.kind(child) == .type { type.inherits.append(facts.text(child)) } else { declare(child, in: name) }
        }
    }

    private func declareVariable(_ node: NodeIndex, in owner: String) {
        var getter: CodeFunction?
        if facts.first(.get, in: node) != nil {
            getter = function(node, in: owner)
        }
        type(owner).properties[facts.text(node)] = CodeProperty(
            node: node, owner: owner, type: facts.first(.type, in: node).map(facts.text) ?? "",
            initial: facts.first(.initial, in: node).flatMap { initial in facts.children(initial).first { _ in true } },
            getter: getter, isStatic: facts.first(.static, in: node) != nil)
    }

    // MARK: - Asking

    /// Runs what concerns the file of a node.
    func inFile<Result>(of node: NodeIndex?, _ body: () -> Result) -> Result {
        guard let node, !twins.isEmpty else { return body() }
        let outer = file
        file = facts.file(of: node)
        defer { file = outer }
        return body()
    }

    /// The full name of a type, as it is meant inside another.
    func resolve(_ written: String, in scope: String, file: Int? = nil, hops: Int = 0) -> String {
        var name = TypeText.withoutArguments(written)
        var scope = scope
        while hops < 8 {
            if scope.isEmpty, !twins.isEmpty { name = twins.key(of: name, in: file ?? self.file) }
            let full = scope.isEmpty ? name : scope + "." + name
            if let type = types[full], type.isDeclared { return full }
            if let alias = types[scope]?.aliases[name] {
                return resolve(alias, in: scope, file: file, hops: hops + 1)
            }
            if scope.isEmpty { break }
            scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(scope[..<$0]) } ?? ""
        }
        if let candidates = lastParts[name], candidates.count == 1, sort(ofUnknown: name) == nil {
            return candidates[0]
        }
        return name
    }

    private func sort(ofUnknown name: String) -> ControllerSort? { UIKitClasses.sort(name) }

    /// The sort of controller that a class is, or nil if it is none.
    func sort(_ name: String) -> ControllerSort? {
        if let known = sorts[name] { return known }
        sorts.updateValue(nil, forKey: name)
        var found: ControllerSort?
        if let type = types[name], type.isDeclared {
            guard type.kind == .class else { return nil }
            for parent in type.inherits + type.twins.prefix(1) {
                found = sort(resolve(parent, in: name, file: type.file))
                if found != nil { break }
            }
        } else {
            found = UIKitClasses.sort(name)
        }
        sorts[name] = found
        return found
    }

    /// The type, what it inherits from and what it conforms to, nearest first.
    func line(of name: String) -> [String] {
        if let known = lines[name] { return known }
        let line = found(lineOf: name)
        lines[name] = line
        return line
    }

    private func found(lineOf name: String) -> [String] {
        var line = [name]
        var at = 0
        while at < line.count, line.count < 64 {
            if let type = types[line[at]] {
                // A name that several types share has no parents, but leads to the first of them.
                let own = type.twins.isEmpty ? (type.base.map { [$0] } ?? []) + type.inherits : []
                for parent in at == 0 ? own + type.twins.prefix(1) : own {
                    let full = parent == type.base ? parent : resolve(parent, in: type.name, file: type.file)
                    if !line.contains(full) { line.append(full) }
                }
            }
            if types[line[at]]?.isDeclared != true, at == line.count - 1, sort(line[at]) != nil {
                for base in Self.bases(sort(line[at])) where !line.contains(base) { line.append(base) }
            }
            at += 1
        }
        return line
    }

    private static func bases(_ sort: ControllerSort?) -> [String] {
        let own: [String] =
            switch sort {
            case .navigation: ["UINavigationController"]
            case .tab: ["UITabBarController"]
            case .split: ["UISplitViewController"]
            case .page: ["UIPageViewController"]
            default: []
            }
        return own + ["UIViewController", "UIResponder", "NSObject"]
    }

    func property(_ name: String, of type: String) -> CodeProperty? {
        for owner in line(of: type) { if let found = types[owner]?.properties[name] { return found } }
        return nil
    }

    /// The function that a call means, with the places of its arguments.
    func function(_ name: String, labels: [String], of type: String) -> (function: CodeFunction, places: [Int])? {
        for owner in line(of: type) {
            for candidate in types[owner]?.functions[name] ?? [] {
                if let places = candidate.match(labels) { return (candidate, places) }
            }
        }
        return nil
    }

    /// The only method with a name and labels that is in the sources.
    func only(_ name: String, labels: [String]) -> (function: CodeFunction, places: [Int])? {
        guard labels.contains(where: { $0.count > 2 }), let candidates = methods[name], candidates.count == 1,
            !candidates[0].isStatic, let places = candidates[0].match(labels)
        else { return nil }
        return (candidates[0], places)
    }

    func inherits(_ type: String, from base: String) -> Bool { line(of: type).contains(base) }

    /// All types below one: subclasses, implementers.
    func heirs(of name: String) -> [String] {
        var heirs: [String] = []
        var open = types[name]?.heirs ?? []
        while let next = open.first, heirs.count < 64 {
            open.removeFirst()
            if heirs.contains(next) { continue }
            heirs.append(next)
            open += types[next]?.heirs ?? []
        }
        return heirs
    }
}

/// Texts of types.
enum TypeText {
    static func withoutArguments(_ text: String) -> String {
        guard let open = text.utf8.firstIndex(of: UInt8(ascii: "<")), !text.hasPrefix("[") else { return text }
        return String(text[..<open])
    }

    static func arguments(_ text: String) -> String? {
        guard let open = text.utf8.firstIndex(of: UInt8(ascii: "<")), text.hasSuffix(">") else { return nil }
        return String(text[text.index(after: open)...].dropLast())
    }

    static func last(_ text: String) -> String { text.tail(behind: ".") }

    /// The type of a list's elements.
    static func element(_ text: String) -> String? {
        if text.hasPrefix("[:") { return String(text.dropFirst(2).dropLast()) }
        if text.hasPrefix("[") { return String(text.dropFirst().dropLast()) }
        return nil
    }
}
