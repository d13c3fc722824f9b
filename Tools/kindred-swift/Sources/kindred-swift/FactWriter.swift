/// Bytes of one line of facts: nested arrays of a kind, an offset, a text and children.
struct FactWriter {
    private(set) var bytes: [UInt8] = []
    private var isFirst = true

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        isFirst = true
    }

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func number(_ value: Int) {
        comma()
        bytes.append(contentsOf: String(value).utf8)
    }

    mutating func text(_ value: some StringProtocol) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func open() {
        comma()
        bytes.append(UInt8(ascii: "["))
        isFirst = true
    }

    mutating func close() {
        bytes.append(UInt8(ascii: "]"))
        isFirst = false
    }

    /// Begins a value that raw text has announced.
    mutating func restart() { isFirst = true }

    private mutating func comma() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }
}
