import KindredSystem

/// A filter that passes on a picture of graphviz, and takes off what comes before it: its size, in the format `plain`.
final class MeasuredPicture {
    /// The format to ask for before that of the picture.
    static let format = "plain"

    /// The start of a line such as "graph 0.66 2.9 300.7": the factor by which the picture was shrunk, its width and its
    /// height.
    private static let start = Array("graph ".utf8)
    private static let end = Array("\nstop\n".utf8)

    private let result: Stream
    private var head: [UInt8] = []
    private var isPicture = false

    init(result: Stream) { self.result = result }

    func take(_ bytes: UnsafeRawBufferPointer) {
        if isPicture { return result.write(bytes) }
        // The end may have come in two pieces.
        var place = max(0, head.count - Self.end.count)
        head.append(contentsOf: bytes)
        guard head.starts(with: Self.start.prefix(head.count)) else { return pass(head[...]) }
        while place + Self.end.count <= head.count {
            if head[place] == 0x0A, head[place...].starts(with: Self.end) {
                return pass(head[(place + Self.end.count)...])
            }
            place += 1
        }
    }

    private func pass(_ bytes: ArraySlice<UInt8>) {
        isPicture = true
        bytes.withUnsafeBytes { result.write($0) }
    }

    /// Returns the hundredths of its size that the picture has, if it was shrunk. Call it at the end.
    func finish() -> Int? {
        // Whatever that was, it had no end.
        if !isPicture { pass(head[...]) }
        let words = head.prefix { $0 != 0x0A }.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        guard head.starts(with: Self.start), words.count > 1, let factor = Double(words[1]), factor > 0, factor < 1
        else { return nil }
        return Int(factor * 100)
    }
}
