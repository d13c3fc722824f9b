/// The number of columns that a scalar takes in a terminal.
///
/// Counted a scalar at a time, as most terminals do: an emoji put together from several is as wide as its parts.
enum DisplayWidth {
    static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        if isJoining(scalar) { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Whether it is drawn over the preceding character, or not at all.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        // Vowels and final consonants that complete a Hangul syllable.
        default: (0x1160...0x11FF).contains(scalar.value)
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x1100 { return false }
        // Two regional indicators are one flag, so one of them is half as wide.
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return false }
        return scalar.properties.isEmojiPresentation || isEastAsianWide(scalar.value)
    }

    private static func isEastAsianWide(_ value: UInt32) -> Bool {
        var low = 0
        var high = eastAsianWide.count
        while low < high {
            let middle = (low + high) / 2
            if eastAsianWide[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < eastAsianWide.count && eastAsianWide[low].contains(value)
    }

    /// East Asian Width W and F but for emoji, in rising order; ranges run over what is unassigned.
    private static let eastAsianWide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F202, 0x1F210...0x1F23B,
        0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
