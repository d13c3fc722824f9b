/// An opening tag as libxml2 hands it out: valid only as long as the call that brought it.
struct XMLTag {
    /// The name, which ends with a zero; equal names have the same address.
    let name: UnsafePointer<UInt8>
    /// Whether it is of a namespace, so nothing that storyboards know.
    let isForeign: Bool
    /// Five pointers each: name, prefix, namespace, start and end of the value.
    let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    let count: Int
    /// The offset of what closes the tag.
    let end: Int

    /// Calls `body` with each attribute that has no prefix.
    @inline(__always)
    func forEachAttribute(_ body: (_ name: UnsafePointer<UInt8>, _ value: UnsafeRawBufferPointer) -> Void) {
        guard let attributes else { return }
        for index in 0..<count {
            let attribute = attributes + index * 5
            guard let name = attribute[0], attribute[1] == nil, let start = attribute[3], let end = attribute[4] else {
                continue
            }
            body(name, UnsafeRawBufferPointer(start: start, count: max(0, end - start)))
        }
    }

    /// The value as it was meant: libxml2 leaves `&#38;` for every ampersand.
    static func unescaped(_ value: UnsafeRawBufferPointer) -> [UInt8]? {
        guard value.contains(UInt8(ascii: "&")) else { return nil }
        let escape: [UInt8] = Array("&#38;".utf8)
        var text: [UInt8] = []
        var index = 0
        while index < value.count {
            text.append(value[index])
            index += value[index...].starts(with: escape) ? escape.count : 1
        }
        return text
    }
}
