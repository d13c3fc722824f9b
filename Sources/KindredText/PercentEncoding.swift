/// Percent-encodes text for a URL.
package enum PercentEncoding {
    package static func ofPath(_ path: String) -> String {
        encoded(path) { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: true
            default: false
            }
        }
    }

    /// A path as a URI: relative as a relative path is, `file:///…` for one from the root.
    package static func uri(_ path: String) -> String {
        (path.utf8.first == 0x2F ? "file://" : "") + ofPath(path)
    }

    /// Keeps every character that a URL may contain, because the text already is one: not quotes, brackets or backslashes.
    package static func ofURL(_ url: String) -> String {
        encoded(url) { 0x21...0x7E ~= $0 && ![0x22, 0x3C, 0x3E, 0x5C].contains($0) }
    }

    private static func encoded(_ text: String, sparing isSpared: (UInt8) -> Bool) -> String {
        var encoded = ""
        for byte in text.utf8 {
            if isSpared(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }
}
