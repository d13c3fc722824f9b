/// A path as the system has it: the target of a link need not be UTF-8.
package struct SystemPath: Sendable {
    private static let slash = UInt8(ascii: "/")

    let bytes: [UInt8]

    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// The path as text; nil where it is not UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    var isAbsolute: Bool { bytes.first == Self.slash }

    /// The path of another file in the same folder.
    package func beside(_ name: some Collection<UInt8>) -> SystemPath {
        guard let end = bytes.lastIndex(of: Self.slash) else { return SystemPath(name) }
        return SystemPath(bytes[...end] + name)
    }

    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                guard let base = bytes.baseAddress else { return "".withCString(body) }
                return body(base)
            }
        }
    }
}

/// Files by such paths: only what it takes to replace one.
extension FileSystem {
    /// The path as the process would write it.
    package func located(_ path: SystemPath) -> SystemPath {
        path.isAbsolute ? path : SystemPath(located("").utf8 + path.bytes)
    }
}
