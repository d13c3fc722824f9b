/// The words of a Swift file outside of comments and literals, and the types that it declares at its top level.
struct SwiftWords {
    private(set) var words: Set<String> = []
    /// The types that are nested in others.
    private(set) var nested: Set<String> = []
    /// Without private ones, which no other file can name.
    private(set) var types: Set<String> = []
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var previous: [String] = []

    private static let introducers: Set = ["struct", "enum", "protocol", "class", "actor", "typealias"]
    private static let quote = UInt8(ascii: "\"")

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode()
    }

    /// Reads to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(inInterpolation: Bool = false) {
        var open = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "/") where isNext("//"): skip(to: "\n")
            case UInt8(ascii: "/") where isNext("/*"): skip(to: "*/")
            case Self.quote: readString()
            case _ where Self.isWord(byte): readWord()
            default:
                position += 1
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") { open -= 1 }
                if inInterpolation, open < 0 { return }
            }
        }
    }

    /// A word after a dot is a member: its name says nothing of a type.
    private mutating func readWord() {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if start == 0 || bytes[start - 1] != UInt8(ascii: ".") { words.insert(word) }
        if let introducer = previous.last, Self.introducers.contains(introducer) {
            let isImported = previous.dropLast().last == "import"
            let isHidden = isImported || !Set(previous).isDisjoint(with: ["private", "fileprivate"])
            if depth > 0 { nested.insert(word) } else if !isHidden { types.insert(word) }
        }
        previous = previous.suffix(3) + [word]
    }

    private mutating func readString() {
        var hashes = 0
        while position > hashes, bytes[position - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
        let marks = String(repeating: "#", count: hashes)
        let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
        position += quotes.utf8.count
        while position < bytes.count, !isNext(quotes + marks) {
            if isNext("\\" + marks + "(") {
                position += hashes + 2
                readCode(inInterpolation: true)
            } else {
                position += isNext("\\" + marks) ? hashes + 2 : 1
            }
        }
        position += quotes.utf8.count + hashes
    }

    private mutating func skip(to end: String) {
        while position < bytes.count, !isNext(end) { position += 1 }
        position += end.utf8.count
    }

    private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
            || (0x61...0x7A).contains(byte | 0x20)
    }
}
