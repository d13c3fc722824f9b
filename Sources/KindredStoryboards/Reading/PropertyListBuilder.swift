import KindredDiagnostics
import KindredText

/// Takes the keys and strings from the elements of a property list.
struct PropertyListBuilder {
    private(set) var facts: ProjectFacts
    /// The reason why the file is not read.
    private(set) var fault: String?
    private var key: String?
    /// The text of the element that is open, if it is a key or a string.
    private var text: [UInt8]?
    private var textStart = 0
    private var depth = 0

    /// The deepest nesting that is read: no property list of an app nests deeper.
    private static let maximumDepth = 64

    /// - Returns: Why it could not be read; nil if it could.
    static func read(_ file: SourceFile, into facts: inout ProjectFacts) -> String? {
        file.text.withUnsafeBytes { bytes in
            if XMLTextCheck.firstFault(in: bytes, isClean: file.fault == nil) != nil { return "it isn't XML text" }
            let builder = XMLTextReader.read(bytes, into: PropertyListBuilder(facts: facts))
            if builder.fault == nil { facts = builder.facts }
            return builder.fault
        }
    }

    init(facts: ProjectFacts) { self.facts = facts }

    mutating func refuse(_ reason: String) { if fault == nil { fault = reason } }

    /// - Parameters:
    ///   - isOdd: It has a namespace, or attributes in number.
    ///   - end: The offset behind its tag.
    mutating func open(_ name: String, isOdd: Bool, end: Int) {
        depth += 1
        if depth == 1, name != "plist" || isOdd { return refuse("it isn't a property list") }
        if depth > Self.maximumDepth || isOdd { return refuse("it isn't like the property list of an app") }
        text = nil
        switch name {
        case "key", "string":
            text = []
            textStart = end
        case "dict", "array":
            facts.enter(key)
            key = nil
        default: break
        }
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) { text?.append(contentsOf: bytes) }

    mutating func close(_ name: String) {
        depth -= 1
        let text = self.text.map { String(decoding: $0, as: UTF8.self) }
        self.text = nil
        switch name {
        case "key": key = text ?? ""
        case "dict", "array":
            facts.leave()
            key = nil
        case "string":
            if let key, let text {
                facts.value(text, of: key, at: ByteRange(start: textStart, end: textStart + text.utf8.count))
            }
            key = nil
        default: key = nil
        }
    }
}
