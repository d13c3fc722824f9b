import KindredText

/// Escapes for graphviz, which decodes entities and backslashes in every string. It also passes on characters that XML doesn't
/// allow, or that affect the text around them.
enum DOTEscapes {
    case text
    /// A text that graphviz unescapes twice.
    case tooltip
    /// A text in an HTML-like label.
    case label
    /// The value of an attribute in such a label.
    case attribute

    /// Whether a byte of UTF-8 needs a look: most are letters and digits.
    @inline(__always)
    func mayNotStay(_ byte: UInt8) -> Bool {
        byte <= 0x3E || byte == 0x5C || byte == 0xEF || ControlScalar.mayStart(with: byte)
    }

    /// The replacement, and the number of bytes that it replaces; nil if the byte can stay.
    func replacement(at index: Int, in bytes: UnsafeRawBufferPointer) -> (text: StaticString, length: Int)? {
        switch bytes[index] {
        case 0x0A: (isHTML ? "<br/>" : "\\n", 1)
        case 0x09: (" ", 1)
        case 0..<0x20: ("\u{FFFD}", 1)
        case 0x22: self == .label ? nil : self == .attribute ? ("&quot;", 1) : ("\\\"", 1)
        case 0x26: ("&amp;", 1)
        case 0x3C: isHTML ? ("&lt;", 1) : nil
        case 0x3E: isHTML ? ("&gt;", 1) : nil
        case 0x5C: (self == .tooltip ? "\\\\\\\\" : "\\\\", 1)
        case 0xEF: isNoncharacter(at: index, in: bytes) ? ("\u{FFFD}", 3) : nil
        default: ControlScalar.find(at: index, in: bytes).map { ("\u{FFFD}", $0.length) }
        }
    }

    private var isHTML: Bool { self == .label || self == .attribute }

    /// U+FFFE and U+FFFF.
    private func isNoncharacter(at index: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    }
}
