/// An object that code makes or names.
final class CodeObject {
    let type: String
    /// Whether it is made in sight: then its class is exact.
    let isMade: Bool
    let isSelf: Bool
    var content: [CodeValues] = []
    var style: String?
    /// The key of what its popover points at.
    var anchor: String?

    init(_ type: String, isMade: Bool = false, isSelf: Bool = false) {
        (self.type, self.isMade, self.isSelf) = (type, isMade, isSelf)
    }
}

/// One value that an expression can have.
indirect enum CodeValue {
    case object(CodeObject)
    case unknown(String)
    case missing
    case enumCase(String, [CodeValues], type: String = "")
    case array([CodeValues])
    case tuple([(label: String, values: CodeValues)])
    case closure(NodeIndex, [String: CodeValues])
    case metatype(String)
    /// The navigation, or another, controller around a controller.
    case stackOf(CodeValue)
    case splitOf(CodeValue)
    case tabsOf(CodeValue)
    case windowRoot
    case ownedStack(String, type: String)
    /// An argument of the caller; -1 is `self`.
    case parameter(Int, type: String)
    case flag(Bool)
    /// A mark without a value of its own: the other alternatives were chosen by what a caller passes.
    case chosenByCaller

    /// A text by which equal values are recognised.
    var key: String {
        switch self {
        case .object(let it):
            "o\(it.type)\(it.isMade)" + (it.isMade ? it.content.map(\.key).joined(separator: ",") : "")
        case .unknown: "?"
        case .missing: "nil"
        case .enumCase(let name, _, _): "." + name
        case .array(let elements): "[" + elements.map(\.key).joined(separator: ",") + "]"
        case .tuple(let parts): "(" + parts.map(\.values.key).joined(separator: ",") + ")"
        case .closure(let node, _): "{\(node)"
        case .metatype(let type): "T" + type
        case .stackOf(let it): "n" + it.key
        case .splitOf(let it): "s" + it.key
        case .tabsOf(let it): "t" + it.key
        case .windowRoot: "w"
        case .ownedStack(let name, _): "k" + name
        case .parameter(let number, _): "p\(number)"
        case .flag(let value): "b\(value)"
        case .chosenByCaller: "c"
        }
    }

    var isParameter: Bool {
        switch self {
        case .parameter, .chosenByCaller: true
        case .stackOf(let it), .splitOf(let it), .tabsOf(let it): it.isParameter
        case .object(let it): it.isMade && it.content.contains { $0.dependsOnCaller }
        case .array(let elements): elements.contains { $0.dependsOnCaller }
        default: false
        }
    }
}

/// The alternatives of what an expression can be.
struct CodeValues {
    var all: [CodeValue]

    init(_ value: CodeValue) { all = [value] }
    init(all: [CodeValue]) { self.all = all }
    static var none: CodeValues { CodeValues(.missing) }
    static func unknown(_ why: String) -> CodeValues { CodeValues(.unknown(why)) }

    var key: String { all.map(\.key).joined(separator: "|") }
    var dependsOnCaller: Bool { all.contains { $0.isParameter } }
    var isUnknown: Bool { all.contains { if case .unknown = $0 { true } else { false } } }
    var single: CodeValue? {
        if all.count == 1 { return all[0] }
        let own = withoutChoice
        return own.all.count == 1 ? own.all[0] : nil
    }

    /// The alternatives without the mark that a caller chooses.
    var withoutChoice: CodeValues {
        CodeValues(all: all.filter { if case .chosenByCaller = $0 { false } else { true } })
    }
    var isMissing: Bool { if case .missing? = single { true } else { false } }

    mutating func join(_ other: CodeValues) {
        var keys = Set(all.map(\.key))
        for value in other.all where all.count < 64 && keys.insert(value.key).inserted { all.append(value) }
    }

    /// The alternatives without nil, unless there is nothing else.
    var present: CodeValues {
        let rest = all.filter { if case .missing = $0 { false } else { true } }
        return rest.isEmpty ? self : CodeValues(all: rest)
    }

    func map(_ body: (CodeValue) -> CodeValues) -> CodeValues {
        var joined: CodeValues?
        for value in all {
            let mapped = body(value)
            if joined == nil { joined = mapped } else { joined?.join(mapped) }
        }
        return joined ?? .none
    }
}
