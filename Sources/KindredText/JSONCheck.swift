/// Finds what keeps a text from being JSON: for files that are read as YAML, but were never meant to be.
package struct JSONCheck {
    package struct Failure: Error, Equatable {
        /// The message: what was expected and isn't there.
        package let message: String
        package let offset: Int
    }

    private let bytes: [UInt8]
    private var position: Int

    /// A depth beyond anything that Kindred reads.
    private static let deepest = 600

    /// The first error; nil if there is none.
    package static func failure(in bytes: ArraySlice<UInt8>) -> Failure? {
        var check = JSONCheck(bytes: Array(bytes), position: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        do throws(Failure) {
            try check.value(depth: 0)
            check.skipSpace()
            if check.position < check.bytes.count { throw check.expected("nothing") }
            return nil
        } catch {
            return error
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private func expected(_ what: String) -> Failure {
        if position >= bytes.count {
            return Failure(message: "the file ends where \(what) is expected", offset: position)
        }
        return Failure(message: "\(what) is expected here", offset: position)
    }

    private mutating func take(_ byte: Character) -> Bool {
        skipSpace()
        guard next == byte.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) {
        skipSpace()
        if depth > Self.deepest {
            throw Failure(message: "this is nested deeper than \(Self.deepest) levels", offset: position)
        }
        switch next {
        case UInt8(ascii: "{"): try members(depth: depth)
        case UInt8(ascii: "["): try items(depth: depth)
        case UInt8(ascii: "\""): try string()
        default: try word()
        }
    }

    private mutating func members(depth: Int) throws(Failure) {
        position += 1
        if take("}") { return }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
            try string()
            if !take(":") { throw expected("':'") }
            try value(depth: depth + 1)
        } while take(",")
        if !take("}") { throw expected("',' or '}'") }
    }

    private mutating func items(depth: Int) throws(Failure) {
        position += 1
        if take("]") { return }
        repeat { try value(depth: depth + 1) } while take(",")
        if !take("]") { throw expected("',' or ']'") }
    }

    private mutating func string() throws(Failure) {
        let start = position
        position += 1
        while let byte = next, byte >= 0x20 {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
        }
        throw Failure(message: "this text isn't closed with a quote", offset: start)
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(Failure) {
        var end = position
        while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
        let word = String(decoding: bytes[position..<end], as: UTF8.self)
        guard let first = next, ["true", "false", "null"].contains(word) || 0x30...0x39 ~= first || first == 0x2D else {
            throw expected("a value")
        }
        position = end
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "+-.".utf8.contains(byte)
        }
    }
}
