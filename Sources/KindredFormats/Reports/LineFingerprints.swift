/// The fingerprints by which GitHub recognizes the lines of a text after others have moved.
///
/// GitHub's upload action computes the same ones and warns where they differ. Each is a rolling hash of the hundred UTF-16
/// units from the start of a line, without spaces and tabs, together with how many lines so far have that hash.
struct LineFingerprints {
    private static let length = 100
    private static let factor: UInt64 = 37
    /// The factor by which the unit that leaves the window has been multiplied.
    private static let leaving = (0..<length).reduce(1 as UInt64) { power, _ in power &* factor }
    /// The unit that marks the end of the text.
    private static let end: UInt16 = 0xFFFF

    /// The fingerprints of the wanted lines, which are counted from 1.
    private(set) var ofLine: [Int: String] = [:]
    private let wanted: Set<Int>
    private var window = [UInt16](repeating: 0, count: length)
    /// The line that begins with a unit of the window; 0 for none.
    private var starts = [Int](repeating: 0, count: length)
    private var index = 0
    private var hash: UInt64 = 0
    private var line = 0
    private var beginsLine = true
    private var followsReturn = false
    private var counts: [UInt64: Int] = [:]

    init(text: ArraySlice<UInt8>, lines: Set<Int>) {
        wanted = lines
        var scalars = SourceScalars(text)
        while let next = scalars.next() {
            for unit in UTF16.encode(next.scalar) ?? UTF16.encodedReplacementCharacter { add(unit) }
        }
        add(Self.end)
        for _ in 0..<Self.length {
            endLine()
            shift(0)
        }
    }

    private mutating func add(_ unit: UInt16) {
        let isSecondHalf = followsReturn && unit == 0x0A
        followsReturn = unit == 0x0D
        if unit == 0x20 || unit == 0x09 || isSecondHalf { return }
        endLine()
        if beginsLine {
            beginsLine = false
            line += 1
            starts[index] = line
        }
        let isBreak = unit == 0x0A || unit == 0x0D
        if isBreak { beginsLine = true }
        shift(isBreak ? 0x0A : unit)
    }

    /// The window is full again: the hash is that of the line that begins where the next unit goes.
    private mutating func endLine() {
        guard starts[index] > 0 else { return }
        counts[hash, default: 0] += 1
        if wanted.contains(starts[index]) {
            ofLine[starts[index]] = "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
        }
        starts[index] = 0
    }

    private mutating func shift(_ unit: UInt16) {
        hash = Self.factor &* hash &+ UInt64(unit) &- Self.leaving &* UInt64(window[index])
        window[index] = unit
        index = (index + 1) % Self.length
    }
}
