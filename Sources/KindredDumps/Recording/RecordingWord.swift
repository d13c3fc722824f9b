import KindredText

/// The keys and the words of recordings, which one look-up tells apart.
enum RecordingWord: String, CaseIterable {
    // The recording
    case format, version, id, origin, system, systemVersion, environment, events, entries
    // Entries
    case at, event, again, snapshot, controller, `class`, parent, presented
    // Snapshots
    case name, cut, windows, scene, idiom, horizontal, vertical, root
    // Controllers
    case kind, state, view, inWindow, children, selected, style, collapsed, columns, column, child, transition
    case context, forwards, presentation, title

    private static let table: NameTable = {
        var table = NameTable(minimumCapacity: allCases.count)
        for word in allCases { _ = table.intern(word.rawValue) }
        return table
    }()
    private static let all = Array(allCases)

    /// Returns the word that bytes spell, and the bit that stands for it in a set.
    static func find(_ bytes: UnsafeRawBufferPointer) -> (word: RecordingWord, bit: UInt64)? {
        table.number(of: bytes).map { (all[Int($0)], 1 << UInt64($0)) }
    }

    /// The bits of some words.
    static func bits(_ words: [RecordingWord]) -> UInt64 {
        words.reduce(0) { $0 | 1 << UInt64(table.number(of: $1.rawValue) ?? 0) }
    }
}

/// The keys that an object must have.
struct RequiredKeys {
    let owner: String
    let words: [RecordingWord]
    let bits: UInt64

    init(_ words: [RecordingWord], of owner: String) {
        (self.owner, self.words, bits) = (owner, words, RecordingWord.bits(words))
    }

    /// The first that isn't among some bits.
    func missing(in seen: UInt64) -> RecordingWord? {
        seen & bits == bits ? nil : words.first { seen & RecordingWord.bits([$0]) == 0 }
    }

    static let recording = RequiredKeys(
        [.format, .version, .id, .origin, .system, .systemVersion, .environment, .events, .entries], of: "a recording")
    static let entry = RequiredKeys([.at], of: "an entry")
    static let event = RequiredKeys([.controller, .class], of: "an event")
    static let move = RequiredKeys([.controller, .class, .parent], of: "a move")
    static let present = RequiredKeys([.controller, .class, .presented], of: "'present'")
    static let snapshot = RequiredKeys([.windows], of: "a snapshot")
    static let window = RequiredKeys([.scene, .idiom, .horizontal, .vertical, .root], of: "a window")
    static let controller = RequiredKeys([.id, .class, .kind, .state, .view], of: "a view controller")
    static let presented = RequiredKeys([.presentation], of: "a presented view controller")
    static let view = RequiredKeys([.class, .inWindow], of: "a view")
    static let presentation = RequiredKeys([.style, .class], of: "a presentation")
    static let column = RequiredKeys([.column, .child], of: "a column")
}
