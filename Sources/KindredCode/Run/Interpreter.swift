/// Reader of what functions do, statement by statement: which controllers they may make, and where these are shown.
///
/// Each function is read once with what its callers pass left open. A site that depends on that is *pending*: it is read again
/// for each call of the function, with what the call passes.
final class Interpreter {
    static let deepest = 5
    static let mostSteps = 40_000_000

    let facts: Facts
    let table: TypeTable
    /// The helpers that a team names, by their calls.
    let helpers: [String: CodeHelper]
    var claims: [SiteClaim] = []
    var moves: [MoveClaim] = []
    /// The classes that are constructed.
    var made: Set<String> = []
    /// All sites that were met, by node.
    var sites: [NodeIndex: CodeEdgeKind] = [:]
    /// Values that are assigned to properties, known after the first pass.
    var assigned: [String: CodeValues] = [:]
    var roots: CodeValues?
    /// Contents of the navigation controllers in properties.
    var stacks: [String: CodeValues] = [:]
    private(set) var callers: [ObjectIdentifier: [CodeFunction]] = [:]
    /// The screens whose closures call a function.
    private(set) var askers: [ObjectIdentifier: Set<String>] = [:]
    private var reading: Set<NodeIndex> = []
    private var steps = 0
    private(set) var isFirstPass = true
    private var nesting = 0

    /// Whether a limit was met, so that edges are missing.
    private(set) var isCut = false
    private let mostEdges: Int

    init(_ table: TypeTable, helpers: [CodeHelper], mostEdges: Int) {
        (self.table, self.mostEdges) = (table, mostEdges)
        self.helpers = Dictionary(helpers.map { ($0.call, $0) }) { first, _ in first }
        facts = table.facts
    }

    func run() {
        pass()
        isFirstPass = false
        (claims, moves, sites, callers, askers, stacks) = ([], [], [:], [:], [:], [:])
        for function in table.functions { (function.pending, function.calls) = (nil, 0) }
        pass()
    }

    private func pass() {
        for function in table.functions { analyse(function) }
        for name in [""] + table.order {
            guard let type = table.types[name] else { continue }
            for key in type.properties.keys.sorted() {
                guard let property = type.properties[key] else { continue }
                table.file = facts.file(of: property.node)
                let frame = Frame(nil, owner: name, me: me(in: name, isOpen: !type.isDeclared))
                if let initial = property.initial { _ = value(initial, in: frame) }
                for child in facts.children(property.node) where facts.kind(child) == .observer {
                    _ = execute(child, in: frame)
                }
            }
        }
        for (number, file) in facts.files.enumerated() {
            table.file = number
            let frame = Frame(nil, owner: "", me: .unknown("no-self"))
            for node in facts.children(file.root) where [.call, .assign].contains(facts.kind(node)) {
                _ = value(node, in: frame)
            }
        }
    }

    func me(in owner: String, isOpen: Bool) -> CodeValues {
        if owner.isEmpty { return .unknown("no-self") }
        return CodeValues(isOpen ? .parameter(-1, type: owner) : .object(CodeObject(owner, isSelf: true)))
    }

    /// Reads a function with what its callers pass left open.
    func analyse(_ function: CodeFunction) {
        guard function.pending == nil, let body = function.body else {
            return function.pending = function.pending ?? []
        }
        function.pending = []
        table.inFile(of: function.node) { analyse(function, body: body) }
    }

    private func analyse(_ function: CodeFunction, body: NodeIndex) {
        var names: [String: CodeValues] = [:]
        for (number, parameter) in function.parameters.enumerated() {
            names[parameter.name] = CodeValues(.parameter(number, type: parameter.type))
        }
        let me =
            function.isStatic
            ? CodeValues(.metatype(function.owner)) : me(in: function.owner, isOpen: function.isOpen)
        let frame = Frame(function, owner: function.owner, me: me, names: names)
        frame.isCompiledConditionally = function.isCompiledConditionally
        _ = run(body, in: frame)
    }

    /// Reads a body and returns what it returns.
    func run(_ body: NodeIndex, in frame: Frame) -> CodeValues {
        table.inFile(of: body) { read(body, in: frame) }
    }

    private func read(_ body: NodeIndex, in frame: Frame) -> CodeValues {
        let statements = Array(facts.children(body))
        if statements.count == 1, isExpression(facts.kind(statements[0])) {
            let only = value(statements[0], in: frame)
            return frame.returned ?? only
        }
        _ = execute(body, in: frame)
        return frame.returned ?? .none
    }

    private func isExpression(_ kind: FactKind) -> Bool {
        switch kind {
        case .id, .dot, .member, .call, .index, .array, .tuple, .special, .nil, .as, .choice, .else, .switch, .if: true
        default: false
        }
    }

    /// Whether there is time and room for one more step.
    func mayStep() -> Bool {
        steps += 1
        if steps >= Self.mostSteps { isCut = true }
        return steps < Self.mostSteps && nesting < 600
    }

    /// Whether there is room for another of these; if not, that is noted.
    func hasRoom(after count: Int) -> Bool {
        if count >= mostEdges { isCut = true }
        return count < mostEdges
    }

    func nested<Result>(_ body: () -> Result) -> Result {
        nesting += 1
        defer { nesting -= 1 }
        return body()
    }

    func note(_ function: CodeFunction, calledIn frame: Frame) {
        function.calls += 1
        let asking = asking(frame)
        if !asking.isEmpty { return askers[ObjectIdentifier(function), default: []].formUnion(asking) }
        guard let caller = outermost(frame).function, caller !== function else { return }
        if callers[ObjectIdentifier(function)]?.contains(where: { $0 === caller }) == true { return }
        callers[ObjectIdentifier(function), default: []].append(caller)
    }

    private func asking(_ frame: Frame) -> [String] {
        frame.askers.isEmpty ? frame.caller.map { asking($0.frame) } ?? [] : frame.askers
    }

    func outermost(_ frame: Frame) -> Frame { frame.caller.map { outermost($0.frame) } ?? frame }

    // MARK: - Calling

    /// Reads a function for one call of it: its pending sites, and what it returns.
    func call(
        _ function: CodeFunction, places: [Int], arguments: [CodeValues], me: CodeValues, at call: NodeIndex,
        in frame: Frame
    ) -> CodeValues {
        note(function, calledIn: frame)
        analyse(function)
        return table.inFile(of: function.node) {
            read(function, places: places, arguments: arguments, me: me, at: call, in: frame)
        }
    }

    private func read(
        _ function: CodeFunction, places: [Int], arguments: [CodeValues], me: CodeValues, at call: NodeIndex,
        in frame: Frame
    ) -> CodeValues {
        let pending = function.pending ?? []
        let bound = generics(of: function, places: places, arguments: arguments, me: me)
        let declared = bound[function.result] ?? typed(function.result, in: function.owner)
        guard let body = function.body, frame.depth < Self.deepest, !frame.isReading(function), mayStep() else {
            return declared
        }
        let wantsResult = !bound.isEmpty || mayHoldController(function.result, in: function.owner)
        guard !pending.isEmpty || wantsResult else { return declared }
        var names: [String: CodeValues] = [:]
        for (number, parameter) in function.parameters.enumerated() {
            if let at = places.firstIndex(of: number) {
                names[parameter.name] = complete(arguments[at], by: parameter.type, in: function.owner)
            } else if let value = parameter.value {
                names[parameter.name] = self.value(
                    value, in: Frame(nil, owner: function.owner, me: me, caller: (frame, call), wanted: []))
            } else {
                names[parameter.name] = typed(parameter.type, in: function.owner)
            }
        }
        let inner = Frame(
            function, owner: function.owner, me: function.isStatic ? CodeValues(.metatype(function.owner)) : me,
            names: names, caller: (frame, call), wanted: Set(pending))
        inner.isCompiledConditionally = function.isCompiledConditionally
        var result = nested { run(body, in: inner) }
        if !bound.isEmpty { result = result.map { specialised($0, function, bound) } }
        if !wantsResult { return declared }
        return result.isUnknown && !declared.isUnknown && !isGeneral(declared) ? declared : result
    }

    /// Cases that are passed without their enumeration, as those of a parameter's type.
    private func complete(_ argument: CodeValues, by type: String, in owner: String) -> CodeValues {
        guard case .enumCase(let name, let values, "")? = argument.single else { return argument }
        let known = table.resolve(type, in: owner)
        return table.types[known]?.kind == .enum ? CodeValues(.enumCase(name, values, type: known)) : argument
    }

    /// The values that the result of a generic function, or of one that returns `Self`, stands for.
    private func generics(
        of function: CodeFunction, places: [Int], arguments: [CodeValues], me: CodeValues
    ) -> [String: CodeValues] {
        if function.result == "Self", let type = typeName(of: me), function.isOpen || function.isStatic {
            return ["Self": CodeValues(.object(CodeObject(type)))]
        }
        guard function.generics.contains(function.result) else { return [:] }
        for (argument, place) in zip(arguments, places) {
            let type = function.parameters[place].type
            if type == function.result { return [type: argument] }
            if type == function.result + ".Type", case .metatype(let name)? = argument.single {
                return [function.result: CodeValues(.object(CodeObject(name)))]
            }
        }
        return [function.result: .unknown("generic")]
    }

    private func specialised(_ value: CodeValue, _ function: CodeFunction, _ bound: [String: CodeValues]) -> CodeValues
    {
        guard case .object(let it) = value, !it.isSelf else { return CodeValues(value) }
        if let found = bound[it.type] { return found }
        return it.type == function.owner && !it.isMade ? bound["Self"] ?? CodeValues(value) : CodeValues(value)
    }

    private func isGeneral(_ values: CodeValues) -> Bool {
        if case .object(let it)? = values.single {
            return UIKitClasses.isGeneral(it.type) || table.sort(it.type) == nil
        }
        return true
    }

    /// Whether a value of the type is worth following.
    private func mayHoldController(_ type: String, in owner: String) -> Bool {
        if type.isEmpty || type == "Void" || type == "()" || type == "String" || type == "Bool" || type == "Int" {
            return false
        }
        if type.hasPrefix("(") || type.hasPrefix("[") { return true }
        let name = table.resolve(type, in: owner)
        if table.sort(name) != nil { return true }
        guard let found = table.types[name], found.isDeclared else {
            return table.types[owner]?.aliases[type] != nil || name.count < 3
        }
        return found.kind == .protocol || found.kind == .enum
    }

    /// The value of a property, read once at a time.
    func guarding(_ node: NodeIndex, _ body: () -> CodeValues) -> CodeValues {
        guard reading.insert(node).inserted else { return .unknown("itself") }
        defer { reading.remove(node) }
        return body()
    }
}
