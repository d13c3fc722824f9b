/// Pieces of JSON that come again and again, rendered once and then copied: large output is mostly the same keys.
///
/// A piece starts where a member, an element or a closing bracket is due. It may end anywhere, behind a key for instance.
@usableFromInline
package struct PreparedJSON: ~Copyable {
    /// Where a piece stands among the bytes, and the state in which it leaves a writer.
    @usableFromInline
    struct Piece {
        @usableFromInline let start: Int
        @usableFromInline let length: Int
        /// What it adds to the indent.
        @usableFromInline let indent: Int
        @usableFromInline let hasComma: Bool
        @usableFromInline let isFirst: Bool
        @usableFromInline let isValue: Bool
    }

    /// Short pieces are copied by copying this much; so much room there is behind the last one.
    @usableFromInline static var block: Int { 64 }

    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let pieces: [Piece]

    /// `write` renders the piece of an item; `level` counts the objects and arrays around it.
    package init<Item>(
        _ items: [Item], level: (Item) -> Int, compact: Bool, _ write: (Item, inout JSONWriter) -> Void
    ) {
        var bytes: [UInt8] = []
        pieces = items.map { item in
            Self.render(level: level(item), compact: compact, to: &bytes) { write(item, &$0) }
        }
        base = .allocate(byteCount: bytes.count + Self.block, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: bytes.count + Self.block)
        bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: base, count: $0.count).copyMemory(from: $0) }
    }

    deinit { base.deallocate() }

    private static func render(
        level: Int, compact: Bool, to bytes: inout [UInt8], _ body: (inout JSONWriter) -> Void
    ) -> Piece {
        let start = bytes.count
        var (indent, isFirst, isValue) = (level * 2, false, false)
        withoutActuallyEscaping({ (text: UnsafeRawBufferPointer) in bytes.append(contentsOf: text) }) { sink in
            var json = JSONWriter(ByteWriter(to: sink), compact: compact)
            (json.indent, json.isFirst, json.isValue) = (indent, isFirst, isValue)
            body(&json)
            json.out.flush()
            (indent, isFirst, isValue) = (json.indent, json.isFirst, json.isValue)
        }
        return Piece(
            start: start, length: bytes.count - start, indent: indent - level * 2,
            hasComma: start < bytes.count && bytes[start] == 0x2C, isFirst: isFirst, isValue: isValue)
    }
}

extension JSONWriter {
    /// One of the prepared pieces, by its index.
    @inlinable
    package mutating func write(_ index: Int, of prepared: borrowing PreparedJSON) {
        let piece = prepared.pieces[index]
        let skipped = isFirst && piece.hasComma ? 1 : 0
        out.copyBlock(prepared.base + piece.start + skipped, piece.length - skipped)
        indent += piece.indent
        isFirst = piece.isFirst
        isValue = piece.isValue
    }
}

extension ByteWriter {
    /// Copies up to 64 bytes by copying 64, which the source must have; what is beyond is overwritten by what comes next.
    @inlinable
    mutating func copyBlock(_ source: UnsafeRawPointer, _ length: Int) {
        guard length <= PreparedJSON.block, capacity - count >= PreparedJSON.block else { return write(source, length) }
        let target = base + count
        Self.copy16(source, to: target, 0)
        Self.copy16(source, to: target, 16)
        Self.copy16(source, to: target, 32)
        Self.copy16(source, to: target, 48)
        count += length
    }
    @inlinable
    @inline(__always)
    static func copy16(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ offset: Int) {
        let bytes = source.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        target.storeBytes(of: bytes, toByteOffset: offset, as: SIMD16<UInt8>.self)
    }
}
