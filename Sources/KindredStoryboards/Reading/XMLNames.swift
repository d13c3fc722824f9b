import KindredText

/// Recognises names by their address, which libxml2 gives to equal names, so that most are compared as texts only once.
struct XMLNames<Word: CaseIterable & RawRepresentable<String> & Sendable> {
    private struct Slot {
        var address: UInt
        var word: Word?
    }

    private let vocabulary: XMLVocabulary<Word>
    private var slots = [Slot](repeating: Slot(address: 0, word: nil), count: 256)

    init(_ vocabulary: XMLVocabulary<Word>) { self.vocabulary = vocabulary }

    @inline(__always)
    mutating func word(_ name: UnsafePointer<UInt8>) -> Word? {
        let address = UInt(bitPattern: name)
        let index = Int(truncatingIfNeeded: (address ^ address >> 8) & 255)
        if slots[index].address == address { return slots[index].word }
        return learn(name, address: address, index: index)
    }

    private mutating func learn(_ name: UnsafePointer<UInt8>, address: UInt, index: Int) -> Word? {
        let word = vocabulary.word(name)
        slots[index] = Slot(address: address, word: word)
        return word
    }
}

/// The words that matter, by length.
struct XMLVocabulary<Word: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
    private let byLength: [[(text: [UInt8], word: Word)]]

    init() {
        let words = Word.allCases.map { (text: Array($0.rawValue.utf8), word: $0) }
        let longest = words.map(\.text.count).max() ?? 0
        byLength = (0...longest).map { length in words.filter { $0.text.count == length } }
    }

    /// - Parameter name: Ends with a zero.
    func word(_ name: UnsafePointer<UInt8>) -> Word? {
        var length = 0
        while name[length] != 0 {
            length += 1
            if length == byLength.count { return nil }
        }
        return word(UnsafeRawBufferPointer(start: name, count: length))
    }

    func word(_ text: UnsafeRawBufferPointer) -> Word? {
        guard text.count < byLength.count else { return nil }
        for entry in byLength[text.count] where entry.text.withUnsafeBytes({ isEqual($0, other: text) }) {
            return entry.word
        }
        return nil
    }
}
