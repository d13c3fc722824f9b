/// An encoding with more than one byte for each character, recognized by a byte order mark or by the places of zeros among
/// the first bytes.
package struct WideEncoding: Sendable {
    package let name: StaticString
    /// The bytes that show it: the mark, or the first character.
    package let length: Int
    package let hasMark: Bool

    /// Finds the encoding by the first bytes; nil where a text starts as UTF-8 may start.
    package init?(_ bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(4))
        if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] {
            self.init(name: "UTF-32", length: 4, hasMark: true)
        } else if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
            self.init(name: "UTF-16", length: 2, hasMark: true)
        } else {
            switch head.map({ $0 == 0 }) {
            case [false, true, true, true], [true, true, true, false]:
                self.init(name: "UTF-32", length: 4, hasMark: false)
            case [false, true, false, true], [true, false, true, false]:
                self.init(name: "UTF-16", length: 2, hasMark: false)
            default: return nil
            }
        }
    }

    private init(name: StaticString, length: Int, hasMark: Bool) {
        (self.name, self.length, self.hasMark) = (name, length, hasMark)
    }
}
