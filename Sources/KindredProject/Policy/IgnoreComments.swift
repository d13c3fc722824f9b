import KindredPlatform

/// Finds what may be comments for Kindred, by bytes alone.
///
/// Most files have none, and every file is searched: one look at each `#` is all that it costs.
enum IgnoreComments {
    /// The text that all of them start with, behind `#` and spaces.
    static let mark = Array("kindred:".utf8)

    /// The offsets of the marks, each behind a `#` that may start a comment.
    static func marks(in bytes: UnsafeRawBufferPointer) -> [Int] {
        guard let base = bytes.baseAddress else { return [] }
        var (marks, offset): ([Int], Int) = ([], 0)
        while offset < bytes.count, let found = (base + offset).first(0x23, count: bytes.count - offset) {
            offset = found - base
            let mayStart = offset == 0 || canPrecede(bytes[offset - 1])
            offset += 1
            if mayStart, let mark = mark(at: offset, in: bytes) { marks.append(mark) }
        }
        return marks
    }

    /// Whether libyaml takes a `#` behind this byte for a comment, if it is in no text: also behind a bracket, a comma, a
    /// closing quote and a byte order mark.
    private static func canPrecede(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == 0x0A || byte == 0xBF || "#,[]{}'\"".utf8.contains(byte)
    }

    private static func mark(at start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var offset = start
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
        guard bytes.count - offset > mark.count, isMark(bytes[offset..<offset + mark.count]) else { return nil }
        // `# kindred: 1` is the version of a specification that is commented out, and `# Kindred: see below` is prose.
        let end = offset + mark.count
        let word = bytes[end...].firstIndex { !isBlank($0) } ?? bytes.count
        let isDirect = word == end && isLetter(bytes[word...].first) && bytes[offset] == mark[0]
        return isDirect || bytes[word...].prefix(6).elementsEqual("ignore".utf8, by: { $0 | 0x20 == $1 }) ? offset : nil
    }

    /// Whether this is a mark, whatever its case: a misspelt one is reported.
    private static func isMark(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        bytes.elementsEqual(mark, by: { $0 == $1 || isLetter($1) && $0 | 0x20 == $1 })
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isLetter(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return 0x61...0x7A ~= byte | 0x20
    }
}
