/// The search for a text and its replacement, byte by byte. The functions of the same names that every file imports bring in
/// all of the library's regular expressions, a tenth of the program; these hide them.
extension StringProtocol {
    package func contains(_ text: String) -> Bool {
        Array(utf8).position(of: Array(text.utf8), from: 0) != nil
    }

    package func firstRange(of text: String) -> Range<Index>? {
        guard let position = Array(utf8).position(of: Array(text.utf8), from: 0) else { return nil }
        let start = utf8.index(utf8.startIndex, offsetBy: position)
        return start..<utf8.index(start, offsetBy: text.utf8.count)
    }

    package func replacing(_ text: String, with replacement: String) -> String {
        let bytes = Array(utf8)
        let wanted = Array(text.utf8)
        var result: [UInt8] = []
        var start = 0
        while !wanted.isEmpty, let found = bytes.position(of: wanted, from: start) {
            result += bytes[start..<found]
            result += replacement.utf8
            start = found + wanted.count
        }
        return String(decoding: result + bytes[start...], as: UTF8.self)
    }
}

extension String {
    /// Returns what is behind the last of an ASCII character, or all of it without one.
    package func tail(behind mark: Unicode.Scalar) -> String {
        var text = self
        let tail: String? = text.withUTF8 { bytes in
            guard let last = bytes.lastIndex(of: UInt8(ascii: mark)) else { return nil }
            return String(decoding: bytes[(last + 1)...], as: UTF8.self)
        }
        return tail ?? self
    }
}

extension [UInt8] {
    /// Returns where the wanted bytes begin, at `start` or behind it.
    fileprivate func position(of wanted: [UInt8], from start: Int) -> Int? {
        guard start + wanted.count <= count else { return nil }
        return (start...count - wanted.count).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
