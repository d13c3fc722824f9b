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
