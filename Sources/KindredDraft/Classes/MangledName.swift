/// Reads the names that the Objective-C runtime has for Swift classes: `_TtC3App4Home` is `App.Home`.
enum MangledName {
    /// The components with dots between them; nil for what is not mangled, or in a way that is not known.
    static func components(_ name: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        guard name.starts(with: "_Tt".utf8) else { return nil }
        var rest = name.dropFirst(3)
        if rest.first == UInt8(ascii: "G") { rest = rest.dropFirst() }
        return nominal(&rest)
    }

    /// The generic arguments of a mangled name, without modules: `<ItemView,List<Row>>`. Empty if it has none, nil if they can't
    /// be read.
    static func arguments(_ name: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        var rest = name.dropFirst(3)
        guard rest.first == UInt8(ascii: "G") else { return [] }
        rest = rest.dropFirst()
        guard nominal(&rest) != nil, let list = arguments(&rest, depth: 0) else { return nil }
        return Array("<".utf8) + list + Array(">".utf8)
    }

    private static func arguments(_ rest: inout Slice<UnsafeRawBufferPointer>, depth: Int) -> [UInt8]? {
        var list: [[UInt8]] = []
        while let next = rest.first, next != UInt8(ascii: "_") {
            let isGeneric = next == UInt8(ascii: "G")
            if isGeneric { rest = rest.dropFirst() }
            guard depth < maximumDepth, let name = nominal(&rest) else { return nil }
            var text = Array(name[(name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)...])
            if isGeneric {
                guard let inner = arguments(&rest, depth: depth + 1) else { return nil }
                text += [UInt8(ascii: "<")] + inner + [UInt8(ascii: ">")]
            }
            list.append(text)
        }
        guard !rest.isEmpty else { return nil }
        rest = rest.dropFirst()
        return Array(list.joined(separator: [UInt8(ascii: ",")]))
    }

    private static let maximumDepth = 64

    private static func nominal(_ rest: inout Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        // A class, and a letter for each type around it.
        let types = rest.prefix { [UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O")].contains($0) }.count
        rest = rest.dropFirst(types)
        guard types > 0, var components = module(&rest) else { return nil }
        for _ in 0..<types {
            // A private type has its file's mark before its name.
            if rest.first == UInt8(ascii: "P") {
                rest = rest.dropFirst()
                guard identifier(&rest) != nil else { return nil }
            }
            guard let name = identifier(&rest) else { return nil }
            if !components.isEmpty { components.append(UInt8(ascii: ".")) }
            components += name
        }
        return components
    }

    private static func module(_ rest: inout Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        if rest.starts(with: "So".utf8) {
            rest = rest.dropFirst(2)
            return []
        }
        for short in ["Ss", "s"] where rest.starts(with: short.utf8) {
            rest = rest.dropFirst(short.utf8.count)
            return Array("Swift".utf8)
        }
        // What was named before, such as `S_` or `S0_`: its name isn't known here.
        if rest.first == UInt8(ascii: "S") {
            let number = rest.dropFirst().prefix { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
            guard rest.dropFirst(1 + number.count).first == UInt8(ascii: "_") else { return nil }
            rest = rest.dropFirst(2 + number.count)
            return []
        }
        return identifier(&rest)
    }

    /// A length and as many bytes.
    private static func identifier(_ rest: inout Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        var length = 0
        while let digit = rest.first, (0x30...0x39).contains(digit), length < 1_000 {
            length = length * 10 + Int(digit - 0x30)
            rest = rest.dropFirst()
        }
        guard length > 0, length <= rest.count else { return nil }
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
    }
}
