import KindredText

/// Writes comma-separated values as RFC 4180 has them.
///
/// Control characters other than line breaks and tabs, which no quotes make harmless, become U+FFFD.
struct CSVWriter: ~Copyable {
    private var out: ByteWriter

    init(_ out: consuming ByteWriter) {
        self.out = out
    }

    mutating func finish() {
        out.flush()
    }

    mutating func row(fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { out.write(byte: 0x2C) }
            write(field)
        }
        out.write("\r\n" as StaticString)
    }

    private mutating func write(_ field: String) {
        // Programs trim what has no quotes.
        let isPlain = field.utf8.allSatisfy { 0x21..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x2C }
        if isPlain { return out.write(field) }
        out.write(byte: 0x22)
        var safe = String.UnicodeScalarView()
        for scalar in field.unicodeScalars {
            if scalar == "\"" { safe.append(scalar) }
            safe.append(Self.form(of: scalar))
        }
        out.write(String(safe))
        out.write(byte: 0x22)
    }

    private static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\n", "\t": scalar
        case _ where scalar.value < 0x20 || ControlScalar.matches(scalar.value): "\u{FFFD}"
        default: scalar
        }
    }
}
