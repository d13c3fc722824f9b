/// A pattern for whole texts: `*` stands for any text, `?` for one character, and everything else for itself.
package struct Wildcards: Sendable {
    package let bytes: [UInt8]
    /// Whether it describes one text alone: itself.
    package let isExact: Bool

    private static let star = UInt8(ascii: "*")
    private static let question = UInt8(ascii: "?")

    package init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        isExact = !self.bytes.contains { $0 == Self.star || $0 == Self.question }
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Of several `*` only the last is ever tried again.
    package func matches(_ text: UnsafeRawBufferPointer) -> Bool {
        bytes.withUnsafeBytes { Self.matches(text, $0) }
    }

    package func matches(_ text: [UInt8]) -> Bool { text.withUnsafeBytes { matches($0) } }

    private static func matches(_ text: UnsafeRawBufferPointer, _ pattern: UnsafeRawBufferPointer) -> Bool {
        var (place, next) = (0, 0)
        var retry: (place: Int, next: Int)?
        while place < text.count {
            if next < pattern.count, pattern[next] == star {
                next += 1
                retry = (place, next)
            } else if next < pattern.count, pattern[next] == question, !isInside(text, place) {
                repeat { place += 1 } while isInside(text, place)
                next += 1
            } else if next < pattern.count, pattern[next] == text[place] {
                place += 1
                next += 1
            } else if let last = retry {
                retry = (last.place + 1, last.next)
                (place, next) = (last.place + 1, last.next)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == star }
    }

    /// Whether a byte continues a character.
    private static func isInside(_ text: UnsafeRawBufferPointer, _ place: Int) -> Bool {
        place < text.count && text[place] & 0xC0 == 0x80
    }
}
