/// Recurring pieces of JSON, rendered once and then copied: large output is mostly the same keys.
///
/// A piece starts where a member, an element or a closing bracket is due, behind others: the comma between them is its
/// first byte. It may end anywhere, behind a key for instance.
@usableFromInline
package struct PreparedJSON: ~Copyable {
    @usableFromInline
    struct Piece {
        @usableFromInline let start: Int32
        @usableFromInline let length: Int32
    }

    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let pieces: UnsafeMutablePointer<Piece>

    /// Makes the piece of each item: `write` renders it, and `level` counts the objects and arrays around it.
    package init<Item>(
        items: [Item], level: (Item) -> Int, compact: Bool, write: (Item, inout JSONWriter) -> Void
    ) {
        var bytes: [UInt8] = []
        pieces = .allocate(capacity: items.count)
        for (index, item) in items.enumerated() {
            let start = bytes.count
            withoutActuallyEscaping({ (text: UnsafeRawBufferPointer) in bytes.append(contentsOf: text) }) { sink in
                var json = JSONWriter(to: ByteWriter(to: sink), compact: compact)
                (json.indent, json.isFirst, json.isValue) = (level(item) * 2, false, false)
                write(item, &json)
                json.out.flush()
            }
            let length = Int32(truncatingIfNeeded: bytes.count - start)
            (pieces + index).initialize(to: Piece(start: Int32(truncatingIfNeeded: start), length: length))
        }
        // Pieces are copied in whole blocks, the last one too, and maybe without their first byte.
        bytes += repeatElement(0, count: ByteWriter.block + 1)
        base = .allocate(byteCount: bytes.count, alignment: 16)
        bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: base, count: $0.count).copyMemory(from: $0) }
    }

    deinit {
        base.deallocate()
        pieces.deallocate()
    }
}

extension ByteWriter {
    /// Writes one of the prepared pieces, by its index. The first element of an array is written without its comma.
    @inlinable
    @inline(__always)
    package mutating func write(_ index: Int, of prepared: borrowing PreparedJSON, isFirst: Bool = false) {
        let piece = prepared.pieces[index]
        let skipped = isFirst ? 1 : 0
        writeBlocks(prepared.base + Int(piece.start) + skipped, length: Int(piece.length) - skipped)
    }
}
