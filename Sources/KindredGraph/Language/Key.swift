import KindredText

/// A key as the decoder meets it: the keyword, and what the definitions say about it, in a few bytes.
package struct Key: Sendable {
    package let keyword: Keyword
    /// The kind that it names, for a kind key.
    package private(set) var kind: Kind?
    /// The place of children, for a key that holds some.
    package private(set) var role: Role?
    package private(set) var holdsMany = false
    private(set) var flag: NodeFlag?
    private(set) var text: NodeText?
    private(set) var list: NodeList?
    /// The kinds whose nodes may have it, a bit each.
    private var owners: UInt8 = 0
    /// The mappings with a fixed set of keys that it belongs to, a bit each.
    private var shapes: UInt16 = 0

    private init(_ keyword: Keyword) { self.keyword = keyword }

    /// The keys outside of scenarios, each with all that definitions say about it.
    private static func all() -> [Key] {
        var keys = Keyword.outsideScenarios.map { Key($0) }
        func change(_ keyword: Keyword, _ body: (inout Key) -> Void) {
            if let index = keys.firstIndex(where: { $0.keyword == keyword }) { body(&keys[index]) }
        }
        for kind in Kind.allCases {
            let definition = kind.definition
            change(kind.keyword) { $0.kind = kind }
            for slot in definition.slots {
                change(slot.keyword) { key in
                    if key.role == nil { (key.role, key.holdsMany) = (slot.role, slot.holdsMany) }
                }
            }
            for keyword in definition.keywords { change(keyword) { $0.owners |= 1 << kind.rawValue } }
        }
        for (position, shape) in Shape.all.enumerated() {
            for field in shape.fields { change(field.keyword) { $0.shapes |= 1 << UInt16(position) } }
        }
        for flag in NodeFlag.allCases { change(flag.keyword) { $0.flag = flag } }
        for text in NodeText.allCases { change(text.keyword) { $0.text = text } }
        for list in NodeList.allCases { change(list.keyword) { $0.list = list } }
        return keys
    }

    package func belongs(to kind: Kind) -> Bool { owners & 1 << kind.rawValue != 0 }
    package func belongs(to shape: Shape.Name) -> Bool { shapes & 1 << UInt16(shape.rawValue) != 0 }

    /// Whether some kind has it, if not the one at hand.
    var hasOwner: Bool { owners != 0 }

    // MARK: Looking up

    /// All keywords, found by length, first and last byte. Never freed: a look-up must touch no counter. Those of scenarios come
    /// last, so the others are where they would be without them.
    private static nonisolated(unsafe) let table: UnsafeMutablePointer<Entry?> = {
        let table = UnsafeMutablePointer<Entry?>.allocate(capacity: tableSize)
        table.initialize(repeating: nil, count: tableSize)
        let keys = all()
        for (position, keyword) in Keyword.allCases.enumerated() {
            let text = UnsafeMutableRawBufferPointer.allocate(byteCount: keyword.rawValue.utf8.count, alignment: 1)
            text.copyBytes(from: keyword.rawValue.utf8)
            let bytes = UnsafeRawBufferPointer(text)
            var slot = Self.slot(bytes)
            while table[slot] != nil { slot = (slot + 1) % tableSize }
            table[slot] = Entry(
                text: bytes, keyword: keyword, key: position < keys.count ? keys[position] : nil)
        }
        return table
    }()

    private struct Entry {
        let text: UnsafeRawBufferPointer
        let keyword: Keyword
        /// The key; nil for a keyword of scenarios.
        let key: Key?
    }

    private static let tableSize = 256

    @_optimize(speed)
    private static func slot(_ text: UnsafeRawBufferPointer) -> Int {
        guard let first = text.first, let last = text.last else { return 0 }
        return (text.count &* 7 &+ Int(first) &* 31 &+ Int(last) &* 11) % tableSize
    }

    /// Finds a key outside of scenarios.
    package static func find(_ text: UnsafeRawBufferPointer) -> Key? { entry(text)?.key }

    /// Finds any keyword, those of scenarios too.
    static func findKeyword(_ text: UnsafeRawBufferPointer) -> Keyword? { entry(text)?.keyword }

    @inline(__always)
    private static func entry(_ text: UnsafeRawBufferPointer) -> Entry? {
        if text.count > 50 { return nil }
        var slot = slot(text)
        while let entry = table[slot] {
            if isEqual(entry.text, other: text) { return entry }
            slot = (slot + 1) % tableSize
        }
        return nil
    }

    package static func of(_ keyword: Keyword) -> Key {
        var text = keyword.rawValue
        return text.withUTF8 { find(UnsafeRawBufferPointer($0)) } ?? Key(keyword)
    }
}
