import KindredDiagnostics
import KindredText

/// Finds place and text of everything written in one file.
@usableFromInline
package struct SourceTexts: Sendable {
    package let file: SourceFile
    var specials: [IndirectValue] = []
    /// Texts that differ from the source: escapes, folded lines.
    var pool: [UInt8] = []

    package init(file: SourceFile) {
        self.file = file
    }

    /// The place of a value in the source; for text from an alias or a merge, the place of the alias.
    package func range(of written: SourceValue) -> ByteRange {
        if written.isVerbatim { return ByteRange(start: written.start, end: written.end) }
        return switch written.form {
        case .plain, .quoted: ByteRange(start: written.start, end: written.end)
        case .special: specials[written.start].place
        case .absent: ByteRange(start: 0, end: 0)
        }
    }

    /// The anchored text behind an alias.
    package func origin(of written: SourceValue) -> ByteRange? {
        written.form == .special ? specials[written.start].origin : nil
    }

    package func place(of written: SourceValue, in file: Int32 = SourceRange.fileAlone) -> SourceRange {
        SourceRange(file: file, range: range(of: written), origin: origin(of: written))
    }

    /// Part of a text if it's in the source as it is; else all of it.
    package func place(of written: SourceValue, part: Range<Int>, in file: Int32 = SourceRange.fileAlone) -> SourceRange
    {
        var place = place(of: written, in: file)
        guard written.isInSource else { return place }
        let start = written.start + (written.form == .quoted ? 1 : 0)
        place.range = ByteRange(start: start + part.lowerBound, end: start + part.upperBound)
        return place
    }

    /// A value of another text that counts as written where `written` is.
    package mutating func add(_ text: UnsafeRawBufferPointer, at written: SourceValue) -> SourceValue {
        let start = Int32(pool.count)
        pool.append(contentsOf: text)
        specials.append(
            IndirectValue(
                place: range(of: written), origin: origin(of: written), text: start..<Int32(pool.count), isPooled: true,
                isPlain: true))
        return SourceValue(form: .special, start: specials.count - 1, end: 0, kind: .scalar)
    }

    package func isPlain(_ written: SourceValue) -> Bool {
        switch written.form {
        case .plain: true
        case .quoted, .absent: false
        case .special: specials[written.start].isPlain
        }
    }

    package func string(_ written: SourceValue) -> String {
        withTexts { String(decoding: $0[written], as: UTF8.self) }
    }

    /// Gives quick access to the texts for as long as `body` runs.
    package func withTexts<Result>(_ body: (Texts) -> Result) -> Result {
        file.text.withUnsafeBytes { source in
            pool.withUnsafeBytes { pool in
                specials.withUnsafeBufferPointer { body(Texts(source: source, pool: pool, specials: $0)) }
            }
        }
    }

    /// The texts of a file's scalars as bytes.
    @usableFromInline
    package struct Texts {
        @usableFromInline let source: UnsafeRawBufferPointer
        @usableFromInline let pool: UnsafeRawBufferPointer
        @usableFromInline let specials: UnsafeBufferPointer<IndirectValue>

        @inlinable @inline(__always)
        package subscript(_ written: SourceValue) -> UnsafeRawBufferPointer {
            if written.isVerbatim { return slice(source, start: written.start, end: written.end) }
            return decoded(written)
        }

        /// The bytes of a place.
        package subscript(_ range: ByteRange) -> UnsafeRawBufferPointer {
            slice(source, start: Int(range.start), end: Int(range.end))
        }

        /// Returns the byte that comes after something in its source, spaces left out; nil at the end.
        package func byte(after written: SourceValue) -> UInt8? {
            guard written.isInSource else { return nil }
            return source[written.end...].first { $0 != 0x20 }
        }

        @usableFromInline
        func decoded(_ written: SourceValue) -> UnsafeRawBufferPointer {
            switch written.form {
            case .plain: slice(source, start: written.start, end: written.end)
            case .quoted: slice(source, start: written.start + 1, end: written.end - 1)
            case .special:
                slice(
                    specials[written.start].isPooled ? pool : source,
                    start: Int(specials[written.start].text.lowerBound),
                    end: Int(specials[written.start].text.upperBound))
            case .absent: UnsafeRawBufferPointer(start: nil, count: 0)
            }
        }

        @inlinable
        func slice(_ bytes: UnsafeRawBufferPointer, start: Int, end: Int) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        }
    }
}

/// The nodes of one file, flat and in preorder, aliases followed and merges done.
package struct SyntaxTree: Sendable {
    /// Nodes that an alias added, for the limit of the compilation.
    package struct Addition: Sendable {
        package let place: ByteRange
        package let count: Int
    }

    package let nodes: SyntaxNodes
    /// The root of each YAML document.
    package let documents: [Int32]
    package let wording: SourceTexts
    package let additions: [Addition]
}
