#if DEBUG
    /// Writes JSON on one line, with the keys in the order in which they are added.
    struct JSONText {
        private(set) var bytes: [UInt8] = []
        private var needsComma = false

        mutating func object(_ body: (inout JSONText) -> Void) {
            open("{")
            body(&self)
            close("}")
        }

        mutating func array<Element>(_ elements: [Element], each body: (Element, inout JSONText) -> Void) {
            open("[")
            for element in elements { body(element, &self) }
            close("]")
        }

        mutating func key(_ name: String) {
            add(string: name)
            bytes += ": ".utf8
            needsComma = false
        }

        mutating func add(_ key: String, value text: String) {
            self.key(key)
            add(string: text)
        }

        mutating func add(_ key: String, value number: Int) {
            self.key(key)
            add(raw: String(number))
        }

        mutating func add(_ key: String, value flag: Bool) {
            self.key(key)
            add(raw: flag ? "true" : "false")
        }

        mutating func addNull(_ key: String) {
            self.key(key)
            add(raw: "null")
        }

        /// Adds a value that is JSON already.
        mutating func add(_ key: String, json: [UInt8]) {
            self.key(key)
            comma()
            bytes += json
        }

        private mutating func open(_ bracket: String) {
            add(raw: bracket)
            needsComma = false
        }

        private mutating func close(_ bracket: String) {
            bytes += bracket.utf8
            needsComma = true
        }

        private mutating func add(raw: String) {
            comma()
            bytes += raw.utf8
        }

        private mutating func comma() {
            if needsComma { bytes += ", ".utf8 }
            needsComma = true
        }

        /// Escapes what JSON demands, and what would break the line in other tools.
        private mutating func add(string: String) {
            comma()
            bytes.append(0x22)
            if string.utf8.contains(where: Self.mayNeedEscape) { addEscaped(string) } else { bytes += string.utf8 }
            bytes.append(0x22)
        }

        /// Whether a character that is escaped can begin with a byte.
        private static func mayNeedEscape(_ byte: UInt8) -> Bool {
            byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F
        }

        private mutating func addEscaped(_ string: String) {
            for scalar in string.unicodeScalars {
                switch scalar.value {
                case 0x22: bytes += #"\""#.utf8
                case 0x5C: bytes += #"\\"#.utf8
                case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
                    let digits = String(scalar.value, radix: 16)
                    bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
                default: bytes += String(scalar).utf8
                }
            }
        }
    }
#endif
