/// Reads the names that the Objective-C runtime has for Swift classes: `_TtC3App4Home` is `App.Home`.
enum MangledName {
    /// The components with dots between them; nil for what is not mangled, or in a way that is not known.
    static func components(_ name: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        guard name.starts(with: "_Tt".utf8) else { return nil }
        var rest = name.dropFirst(3)
        if rest.first == UInt8(ascii: "G") { rest = rest.dropFirst() }
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
