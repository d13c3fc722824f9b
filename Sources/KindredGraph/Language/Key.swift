import KindredText

/// A key as the decoder meets it: the keyword, and what the definitions say about it, in a few bytes.
package struct Key: Sendable {
    package let keyword: Keyword
    /// The kind that it names, for a kind key.
    package let kind: Kind?
    /// The place of children, for a key that holds some.
    package let role: Role?
    package let holdsMany: Bool
    let flag: NodeFlag?
    let text: NodeText?
    let list: NodeList?
    /// The kinds whose nodes may have it, a bit each.
    private let owners: UInt8
    /// The mappings with a fixed set of keys that it belongs to, a bit each.
    private let shapes: UInt16

    private init(_ keyword: Keyword, in language: Language) {
        self.keyword = keyword
        kind = language.kinds.first { $0.kind.keyword == keyword }?.kind
        let slot = language.kinds.lazy.compactMap { $0.slots.first { $0.keyword == keyword } }.first
        role = slot?.role
        holdsMany = slot?.holdsMany ?? false
        flag = NodeFlag.allCases.first { $0.keyword == keyword }
        text = NodeText.allCases.first { $0.keyword == keyword }
        list = NodeList.allCases.first { $0.keyword == keyword }
        owners = language.kinds.reduce(0) { bits, owner in
            bits | (owner.keywords.contains(keyword) ? 1 << owner.kind.rawValue : 0)
        }
        shapes = language.shapes.enumerated().reduce(0) { bits, shape in
            bits | (shape.element.contains(keyword) ? 1 << UInt16(shape.offset) : 0)
        }
    }

    /// The keywords of all kinds and mappings, gathered once for all keys.
    private struct Language {
        let kinds = Kind.allCases.map { kind in
            let definition = kind.definition
            return (kind: kind, slots: definition.slots, keywords: definition.keywords)
        }
        let shapes = Shape.all.map { $0.fields.map(\.keyword) }
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
        let outside = Keyword.outsideScenarios.count
        let language = Language()
        for (position, keyword) in Keyword.allCases.enumerated() {
            let text = UnsafeMutableRawBufferPointer.allocate(byteCount: keyword.rawValue.utf8.count, alignment: 1)
            text.copyBytes(from: keyword.rawValue.utf8)
            let bytes = UnsafeRawBufferPointer(text)
            var slot = Self.slot(bytes)
            while table[slot] != nil { slot = (slot + 1) % tableSize }
            table[slot] = Entry(
                text: bytes, keyword: keyword, key: position < outside ? Key(keyword, in: language) : nil)
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
        return text.withUTF8 { find(UnsafeRawBufferPointer($0)) } ?? Key(keyword, in: Language())
    }
}
