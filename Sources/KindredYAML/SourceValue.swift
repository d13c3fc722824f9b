import KindredDiagnostics

/// A handle to something written in a file: eight bytes that say where it is, what kind of node it is, and where its
/// text is found. `SourceTexts` answers questions about it.
@usableFromInline
package struct SourceValue: Hashable, Sendable {
    @usableFromInline
    package enum Kind: UInt32, Sendable {
        case scalar = 0, sequence, mapping
        /// A node with an explicit tag, which the language has no use for.
        case tagged
    }

    @usableFromInline
    package enum Form: UInt32, Sendable {
        /// The text is the range.
        case plain = 0
        /// The text is the range without its quotes.
        case quoted
        /// An index into the specials: decoded text, or something that an alias brought.
        case special
        case absent
    }

    @usableFromInline static var mask: UInt32 { (1 << 30) - 1 }

    @usableFromInline let first: UInt32
    @usableFromInline let last: UInt32

    /// The value of what was not written.
    @inlinable package static var absent: SourceValue { SourceValue(first: 3 << 30, last: 0) }

    @inlinable
    init(first: UInt32, last: UInt32) {
        self.first = first
        self.last = last
    }

    init(form: Form, start: Int, end: Int, kind: Kind) {
        first = UInt32(truncatingIfNeeded: start) & Self.mask | form.rawValue << 30
        last = UInt32(truncatingIfNeeded: end) & Self.mask | kind.rawValue << 30
    }

    // Asked for every value there is, in other modules too: comparing bits is quicker there than comparing cases.
    @inlinable package var isAbsent: Bool { first >> 30 == 3 }
    @inlinable package var isScalar: Bool { last >> 30 == 0 }
    @inlinable package var isMapping: Bool { last >> 30 == 2 }
    /// A plain scalar of no length: `key:` and no more.
    @inlinable package var isEmpty: Bool { first == last && first >> 30 == 0 }
    /// Whether its range is in the file, instead of in the specials or absent.
    @inlinable package var isInSource: Bool { first >> 30 < 2 }
    @inlinable var isVerbatim: Bool { first >> 30 == 0 }
    @inlinable package var kind: Kind { Kind(rawValue: last >> 30) ?? .tagged }

    @inlinable package var form: Form { Form(rawValue: first >> 30) ?? .absent }
    @inlinable package var start: Int { Int(first & Self.mask) }
    @inlinable package var end: Int { Int(last & Self.mask) }
}

/// One node of the syntax tree, in preorder: a mapping is followed by key, value, key, value …, a sequence by its items.
@usableFromInline
package struct SyntaxNode: Sendable {
    package let written: SourceValue
    /// The index after this node and everything in it.
    package var next: Int32
}

/// The part of a value that `SourceValue` does not hold itself.
@usableFromInline
package struct IndirectValue: Sendable {
    /// The place where it counts as written: at the alias, if one brought it.
    package var place: ByteRange
    /// The anchored text behind an alias.
    package var origin: ByteRange?
    /// The text's range, in the pool of decoded texts or in the source.
    package var text: Range<Int32>
    var isPooled: Bool
    package var isPlain: Bool
}
