import KindredGraph
import KindredQuestions
import KindredText

/// The texts of `explain` on each controller, family and name, as `texts.js` puts them together when they are asked for.
///
/// A text is a row of blocks, between which there are empty lines. A block that was in another text is written as the number of
/// blocks since then. Any other is a shape, which many blocks share, and what fills it: things and places, each as the step from
/// the one before of its kind.
struct ViewerTexts {
    private let data: ViewerData
    private let words: TextWords
    private var lines: [ExactText: Int] = [:]
    private var shapes: [[Int]: Int] = [:]
    private var blocks: [[Int]: Int] = [:]
    private var last = [Int](repeating: 0, count: 6)
    private var code = TextCode()

    init(_ data: ViewerData) { (self.data, words) = (data, TextWords(data)) }

    mutating func write(to writer: consuming ByteWriter) {
        let explainer = Explainer(data.graph)
        for id in words.ids { add(explainer.lines(about: id, isAligned: false) ?? []) }
        var json = JSONWriter(to: writer, compact: true)
        json.object { json in
            json.strings("lines", texts: lines.sorted { $0.value < $1.value }.map(\.key.text))
            data.rows("places", items: words.newPlaces, to: &json) { place, json in
                for number in [place.file, place.line, place.column] { json.number(number) }
            }
            json.member("code", text: code.text)
        }
        json.finish()
    }

    private mutating func add(_ text: [String]) {
        let blocks = text.split { $0.isEmpty }
        code.add(blocks.count)
        for block in blocks { add(block) }
    }

    private mutating func add(_ block: ArraySlice<String>) {
        var slots: [TextWords.Slot] = []
        var shape = [block.count]
        for line in block {
            let (text, numbers) = words.parts(of: line, slots: &slots)
            shape.append(lines.number(of: ExactText(text)).number)
            shape += numbers
        }
        let (number, isNew) = shapes.number(of: shape)
        let (index, isFirst) = blocks.number(of: [number] + slots.map(\.number))
        guard isFirst else { return code.add(blocks.count - index) }
        code.add(0)
        code.add(number)
        if isNew { shape.forEach { code.add($0) } }
        for slot in slots {
            let kind = Int(slot.mark.rawValue)
            code.add(step: slot.number - last[kind])
            last[kind] = slot.number
        }
    }
}

extension Dictionary where Value == Int {
    /// The number of a key, in the order in which they came.
    fileprivate mutating func number(of key: Key) -> (number: Int, isNew: Bool) {
        if let number = self[key] { return (number, false) }
        self[key] = count
        return (count - 1, true)
    }
}

/// Numbers as a text that JSON and HTML need not escape.
private struct TextCode {
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a number: digits of which each but the last is 60 and more.
    mutating func add(_ number: Int) {
        if number >= 60 { addBefore(number / 60) }
        add(digit: number % 60)
    }

    mutating func add(step: Int) { add(step < 0 ? -2 * step - 1 : 2 * step) }

    private mutating func addBefore(_ number: Int) {
        if number >= 30 { addBefore(number / 30) }
        add(digit: 60 + number % 30)
    }

    private mutating func add(digit: Int) {
        // Neither '"' nor '<' nor '\'.
        bytes.append(UInt8(digit + (digit < 25 ? 35 : digit < 56 ? 36 : 37)))
    }
}
