import KindredDiagnostics
import KindredPlatform
import KindredText
import KindredYAML

/// Refuses what libxml2 would misread or take too long over, before it sees the text.
struct XMLTextCheck {
    private let bytes: UnsafeRawBufferPointer

    static let maximumAttributes = 512
    /// Shorter tags cannot hold more attributes than are allowed.
    private static let longTag = 2_048

    /// The first fault of the text, or nil if it has none.
    ///
    /// - Parameter isClean: It is UTF-8 without control characters; XML allows some of them.
    static func firstFault(in bytes: UnsafeRawBufferPointer, isClean: Bool) -> Diagnostic? {
        let check = XMLTextCheck(bytes: bytes)
        if !isClean, let fault = check.fault() { return fault }
        if let fault = check.declaredFault() { return fault }
        if bytes.allSatisfy({ $0 <= 0x20 }) { return XMLSyntax.empty(at: check.place(of: 0, end: 0)) }
        if let tag = check.overgrownTag() {
            return XMLSyntax.attributes(at: check.place(of: tag, end: tag + 1))
        }
        return nil
    }

    private func place(of start: Int, end: Int) -> SourceRange {
        SourceRange(file: 0, range: ByteRange(start: start, end: end))
    }

    private func fault() -> Diagnostic? {
        if let wide = WideEncoding(bytes) {
            return notUTF8("this is \(wide.name); save it as UTF-8", at: place(of: 0, end: wide.length))
        }
        if let base = bytes.baseAddress, let found = base.first(0, count: bytes.count) {
            let offset = found - base
            return notUTF8("U+0000 is a control character", at: place(of: offset, end: offset + 1))
        }
        return nil
    }

    private func declaredFault() -> Diagnostic? {
        guard let declared = declaredEncoding(), !Self.isUTF8(bytes[declared]) else { return nil }
        let name = String(decoding: bytes[declared], as: UTF8.self)
        return notUTF8(
            "the XML declaration names the encoding '\(name)'",
            at: place(of: declared.lowerBound, end: declared.upperBound)
        )
    }

    private func notUTF8(_ reason: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: InvalidEncoding.info, message: reason, at: place,
            help: "save the file as UTF-8, as Interface Builder does")
    }

    /// The range of the encoding's name in `<?xml version="1.0" encoding="…"?>`.
    private func declaredEncoding() -> Range<Int>? {
        let start = SourceFile.markLength(bytes)
        guard bytes[start...].starts(with: Array("<?xml".utf8)) else { return nil }
        let limit = min(bytes.count, start + 256)
        let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ">")) ?? limit
        let key = Array("encoding".utf8)
        guard let found = (start..<end).first(where: { bytes[$0..<end].starts(with: key) }),
            let quote = bytes[found..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
            let close = bytes[(quote + 1)..<end].firstIndex(of: bytes[quote])
        else { return nil }
        return quote + 1..<close
    }

    private static func isUTF8(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
        let name = name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return ["utf-8", "utf8", "us-ascii", "ascii"].contains { name.elementsEqual($0.utf8) }
    }

    /// The first tag with too many attributes: each is compared with all before it, at least until libxml2 2.12.
    private func overgrownTag() -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var start = 0
        while start < bytes.count, let found = (base + start + 1).first(0x3C, count: bytes.count - start - 1) {
            let next = found - base
            if next - start > Self.longTag, attributes(in: start..<next) > Self.maximumAttributes { return start }
            start = next
        }
        return attributes(in: start..<bytes.count) > Self.maximumAttributes ? start : nil
    }

    /// The number of attributes in the tag that a stretch without a further tag starts with.
    private func attributes(in range: Range<Int>) -> Int {
        var count = 0
        var quote: UInt8?
        for byte in bytes[range] {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x3D {
                count += 1
            } else if byte == 0x3E {
                break
            }
        }
        return count
    }
}
