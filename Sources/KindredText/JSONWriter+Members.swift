/// A key and its value at once.
extension JSONWriter {
    package mutating func member(_ name: StaticString, text: String) {
        key(name)
        string(text)
    }

    package mutating func member(_ name: StaticString, orNull text: String?) {
        key(name)
        string(orNull: text)
    }

    package mutating func member(_ name: StaticString, value: Int) {
        key(name)
        number(value)
    }

    package mutating func member(_ name: StaticString, flag: Bool) {
        key(name)
        bool(flag)
    }

    package mutating func strings(_ name: StaticString, texts: [String]) {
        key(name)
        array { json in for text in texts { json.string(text) } }
    }

    /// Writes the members of a location in a file.
    package mutating func members(file: String, line: Int, column: Int) {
        member("file", text: file)
        member("line", value: line)
        member("column", value: column)
    }

    package mutating func object(_ name: StaticString, body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    package mutating func lineObject(_ name: StaticString, body: (inout JSONWriter) -> Void) {
        key(name)
        lineObject(body)
    }

    package mutating func array(_ name: StaticString, body: (inout JSONWriter) -> Void) {
        key(name)
        array(body)
    }
}
