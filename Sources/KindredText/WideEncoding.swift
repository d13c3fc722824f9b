/// An encoding with more than one byte for each character, recognized by a byte order mark or by the places of zeros among
/// the first bytes.
package struct WideEncoding: Sendable {
    package let name: StaticString
    /// The bytes that show it: the mark, or the first character.
    package let length: Int
    package let hasMark: Bool

    /// Finds the encoding by the first bytes; nil where a text starts as UTF-8 may start.
    package init?(_ bytes: some Sequence<UInt8>) {
        var rest = bytes.makeIterator()
        let end: UInt16 = 256
        func next() -> UInt16 { rest.next().map(UInt16.init) ?? end }
        switch (next(), next(), next(), next()) {
        case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF): self.init(name: "UTF-32", length: 4, hasMark: true)
        case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): self.init(name: "UTF-16", length: 2, hasMark: true)
        case (1..<end, 0, 0, 0), (0, 0, 0, 1..<end): self.init(name: "UTF-32", length: 4, hasMark: false)
        case (1..<end, 0, 1..<end, 0), (0, 1..<end, 0, 1..<end):
            self.init(name: "UTF-16", length: 2, hasMark: false)
        default: return nil
        }
    }

    private init(name: StaticString, length: Int, hasMark: Bool) {
        (self.name, self.length, self.hasMark) = (name, length, hasMark)
    }
}
