import KindredDiagnostics

/// Reads property lists in their oldest form, `{ key = value; list = (a, b); }`, as Xcode writes its projects.
///
/// An error in one only hides its contents: reporting it is up to Xcode.
struct OpenStepList {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// The last text, and the key before a `=`.
    private var last: (text: String, range: ByteRange)?
    private var key: String?
    /// Whether each open bracket is one of a dictionary.
    private var open: [Bool] = []

    static func read(_ file: SourceFile, into facts: inout ProjectFacts) -> String? {
        var list = OpenStepList(bytes: file.bytes)
        list.read(&facts)
        return nil
    }

    private init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    private mutating func read(_ facts: inout ProjectFacts) {
        while position < bytes.endIndex {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                facts.enter(key)
                open.append(byte == UInt8(ascii: "{"))
                forget()
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                if open.popLast() != nil { facts.leave() }
                forget()
            case UInt8(ascii: "="):
                key = last?.text
                last = nil
            case UInt8(ascii: ";"), UInt8(ascii: ","):
                if let key, let last { facts.value(last.text, of: key, at: last.range) }
                // A `,` separates the items of an array, whose key is the array's.
                forget()
            case UInt8(ascii: "/") where isComment: skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(byte)
            case _ where Self.isPlain(byte): readPlain()
            default: break
            }
            position += 1
        }
    }

    private mutating func forget() { (key, last) = (nil, nil) }

    private var isComment: Bool {
        guard position + 1 < bytes.endIndex else { return false }
        return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    }

    /// Skips a comment, and ends on its last byte.
    private mutating func skipComment() {
        let isLine = bytes[position + 1] == UInt8(ascii: "/")
        position += 2
        while position < bytes.endIndex {
            if isLine, bytes[position] == 0x0A { return }
            let isEnd = bytes[position] == UInt8(ascii: "/") && bytes[position - 1] == UInt8(ascii: "*")
            if !isLine, isEnd { return }
            position += 1
        }
    }

    private mutating func readQuoted(_ quote: UInt8) {
        let start = position + 1
        var text: [UInt8] = []
        position = start
        while position < bytes.endIndex, bytes[position] != quote {
            // Only the escapes that file names need: a quote or a backslash.
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.endIndex { position += 1 }
            text.append(bytes[position])
            position += 1
        }
        last = (String(decoding: text, as: UTF8.self), ByteRange(start: start, end: min(position, bytes.endIndex)))
    }

    /// Reads a text without quotes, and ends on its last byte.
    private mutating func readPlain() {
        let start = position
        while position < bytes.endIndex, Self.isPlain(bytes[position]), position == start || !isComment {
            position += 1
        }
        last = (String(decoding: bytes[start..<position], as: UTF8.self), ByteRange(start: start, end: position))
        position -= 1
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20: false
        default: !"{}()=;,\"'".utf8.contains(byte)
        }
    }
}
