/// Looks at sixteen bytes of a text at once.
enum Blocks {
    typealias Block = SIMD16<UInt8>

    static let size = 16

    // What bytes are compared with; literals would be compared one by one.
    private static var none: Block { Block(repeating: 0) }
    private static var one: Block { Block(repeating: 1) }
    private static var feed: Block { Block(repeating: 0x0A) }
    private static var space: Block { Block(repeating: 0x20) }
    private static var printable: Block { Block(repeating: 0x5F) }
    private static var continuation: Block { Block(repeating: 0x40) }
    private static var lead: Block { Block(repeating: 0x80) }

    /// How many line feeds there are; nil where anything else is no printable ASCII character.
    ///
    /// - Parameter length: A multiple of the size, and below 4,096: the sums are bytes.
    @inline(__always)
    static func feedsOfPlain(_ start: UnsafeRawPointer, _ length: Int) -> Int? {
        var sums = none
        var strange = none
        for offset in stride(from: 0, to: length, by: size) {
            let bytes = (start + offset).loadUnaligned(as: Block.self)
            let isFeed = bytes .== feed
            sums = sums.replacing(with: sums &+ one, where: isFeed)
            let rest = (bytes &- space).replacing(with: none, where: isFeed)
            strange = strange.replacing(with: one, where: rest .>= printable)
        }
        return strange == none ? sum(sums) : nil
    }

    /// How many line feeds there are.
    ///
    /// - Parameter length: Below 4,096. Up to a block is read behind it.
    @inline(__always)
    static func feeds(_ start: UnsafeRawPointer, _ length: Int) -> Int {
        count(start, length) { $0 .== feed }
    }

    /// Where the line starts that holds or ends with the byte before `offset`; a line feed must stand before it.
    @inline(__always)
    static func startOfLine(_ start: UnsafeRawPointer, before offset: Int) -> Int {
        var offset = offset
        while offset > 0, start.load(fromByteOffset: offset &- 1, as: UInt8.self) != 0x0A { offset &-= 1 }
        return offset
    }

    /// How many bytes continue a UTF-8 sequence, in the same way.
    @inline(__always)
    static func continuations(_ start: UnsafeRawPointer, _ length: Int) -> Int {
        count(start, length) { ($0 &- lead) .< continuation }
    }

    @inline(__always)
    private static func count(
        _ start: UnsafeRawPointer, _ length: Int, _ matches: (Block) -> SIMDMask<Block.MaskStorage>
    ) -> Int {
        var sums = none
        var offset = 0
        while offset &+ size <= length {
            let bytes = (start + offset).loadUnaligned(as: Block.self)
            sums = sums.replacing(with: sums &+ one, where: matches(bytes))
            offset &+= size
        }
        let rest = Block(repeating: UInt8(truncatingIfNeeded: length &- offset))
        let isMeant = matches((start + offset).loadUnaligned(as: Block.self)) .& (positions .< rest)
        return sum(sums.replacing(with: sums &+ one, where: isMeant))
    }

    private static var positions: Block { Block(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) }

    @inline(__always)
    private static func sum(_ sums: Block) -> Int {
        Int(SIMD16<UInt16>(truncatingIfNeeded: sums).wrappedSum())
    }
}
