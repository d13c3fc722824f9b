/// A half-open range of bytes in one source.
@usableFromInline
package struct ByteRange: Hashable, Sendable {
    @usableFromInline package var start: Int32
    @usableFromInline package var end: Int32

    @inlinable
    package init(start: Int, end: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }
}

/// A range in one of the files of a compilation.
@usableFromInline
package struct SourceRange: Hashable, Sendable {
    /// Index into the compilation's files, which are in byte order of their paths.
    @usableFromInline package var file: Int32
    @usableFromInline package var range: ByteRange
    /// The anchored text, if an alias copied it to `range`.
    @usableFromInline package var origin: ByteRange?

    @inlinable
    package init(file: Int32, range: ByteRange, origin: ByteRange? = nil) {
        self.file = file
        self.range = range
        self.origin = origin
    }

    /// The number of a file that is read alone: it gets its own when it is put together with others.
    @inlinable package static var fileAlone: Int32 { 0 }

    /// Makes a range in a file that is read alone.
    @inlinable
    package init(inFileAlone range: ByteRange) {
        self.init(file: Self.fileAlone, range: range)
    }

    /// The same range once `count` files come before this one.
    package func after(files count: Int32) -> SourceRange {
        SourceRange(file: file + count, range: range, origin: origin)
    }
}

/// Line and column as people count them: from 1, the column in Unicode scalars.
package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
