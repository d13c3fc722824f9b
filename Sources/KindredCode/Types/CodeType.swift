import KindredText

/// A parameter of a function, an initializer or a closure.
struct CodeParameter {
    let label: String
    let name: String
    let type: String
    let value: NodeIndex?
}

/// A function, with what is known of it by reading alone.
final class CodeFunction {
    let node: NodeIndex
    let name: String
    /// The full name of the type whose member it is; of a function at top level, empty.
    let owner: String
    let parameters: [CodeParameter]
    let result: String
    /// The names of generic parameters.
    let generics: [String]
    let body: NodeIndex?
    let isStatic: Bool
    let isOverride: Bool
    /// Whether `self` stands for the caller, as in extensions of classes that aren't in the sources, and of protocols.
    var isOpen = false
    /// The chains of calls to sites that depend on what a caller passes; nil before it has been analysed.
    var pending: [[NodeIndex]]?
    var calls = 0
    /// Whether it is declared in `#if`.
    var isCompiledConditionally = false

    init(_ node: NodeIndex, owner: String, in facts: Facts) {
        self.node = node
        self.owner = owner
        name = facts.kind(node) == .variable ? "get:" + facts.text(node) : facts.text(node)
        parameters = facts.children(node).filter { facts.kind($0) == .param }.map { CodeParameter($0, in: facts) }
        result = facts.first(.returns, in: node).map(facts.text) ?? ""
        generics = facts.children(node).filter { facts.kind($0) == .generic }.map(facts.text)
        body = facts.first(.body, in: node) ?? facts.first(.get, in: node)
        isStatic = facts.first(.static, in: node) != nil
        isOverride = facts.first(.override, in: node) != nil
    }

    /// The parameter that each argument goes to, or nil if they don't fit.
    func match(_ labels: [String]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for label in labels {
            var at = next
            while at < parameters.count, !fits(label, parameters[at]) {
                guard parameters[at].value != nil || parameters[at].type.contains("->") || label == "{" else {
                    return nil
                }
                at += 1
            }
            guard at < parameters.count else { return nil }
            places.append(at)
            next = at + 1
        }
        for rest in parameters.dropFirst(next) where rest.value == nil && !rest.type.contains("...") { return nil }
        return places
    }

    private func fits(_ label: String, _ parameter: CodeParameter) -> Bool {
        label == "{" ? parameter.type.contains("->") || parameter.type == "?" : parameter.label == label
    }
}

extension CodeParameter {
    init(_ node: NodeIndex, in facts: Facts) {
        name = facts.text(node)
        label = facts.first(.label, in: node).map(facts.text) ?? ""
        type = facts.first(.type, in: node).map(facts.text) ?? ""
        value = facts.children(node).first { ![.label, .type].contains(facts.kind($0)) }
    }
}

/// A stored or computed property.
struct CodeProperty {
    let node: NodeIndex
    let owner: String
    let type: String
    let initial: NodeIndex?
    let getter: CodeFunction?
    let isStatic: Bool
}

/// A type with all its extensions.
final class CodeType {
    let name: String
    var kind: FactKind
    var isDeclared: Bool
    var inherits: [String] = []
    var functions: [String: [CodeFunction]] = [:]
    var properties: [String: CodeProperty] = [:]
    var cases: [String: [String]] = [:]
    var caseOrder: [String] = []
    var aliases: [String: String] = [:]
    var place: NodeIndex?
    /// The file that declares it.
    var file: Int
    /// The types that a name stands for, if several have it.
    var twins: [String] = []
    /// The name that it shares with others, if there are any.
    var base: String?
    /// The types that inherit from it or conform to it, directly.
    var heirs: [String] = []

    init(_ name: String, kind: FactKind, isDeclared: Bool, file: Int = 0) {
        (self.name, self.kind, self.isDeclared, self.file) = (name, kind, isDeclared, file)
    }
}
