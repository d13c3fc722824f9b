/// Reader of a line of facts. What isn't in the form that the reader writes is refused, wherever it ends.
struct FactReader {
    private static let deepest = 4_096

    private let bytes: UnsafeRawBufferPointer
    private var at = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    enum Line {
        case facts(root: NodeIndex, lines: [Int32], skipped: Int32, comments: [CodeComment])
        case failed(String)
        case malformed
    }

    mutating func line(into facts: inout Facts) -> Line {
        let start = facts.count
        guard take("{\"tree\":") else {
            guard take("{\"failed\":"), let reason = string(), take("}"), at == bytes.count else { return .malformed }
            return .failed(reason)
        }
        if let root = tree(into: &facts), facts.kind(root) == .file, take(",\"skipped\":"), let skipped = number(),
            take(",\"lines\":["), let lines = lines(), let comments = comments(), take("}"), at == bytes.count
        {
            return .facts(root: root, lines: lines, skipped: skipped, comments: comments)
        }
        facts.truncate(to: start)
        return .malformed
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - at >= count else { return false }
        for number in 0..<count where bytes[at + number] != text.utf8Start[number] { return false }
        at += count
        return true
    }

    private mutating func number() -> Int32? {
        let isNegative = take("-")
        var value: Int32 = 0
        let start = at
        while at < bytes.count, case let digit = bytes[at], digit >= 0x30, digit <= 0x39 {
            let (tens, isOver) = value.multipliedReportingOverflow(by: 10)
            let (sum, isOverToo) = tens.addingReportingOverflow(Int32(digit - 0x30))
            if isOver || isOverToo { return nil }
            value = sum
            at += 1
        }
        return at == start ? nil : isNegative ? -value : value
    }

    private mutating func lines() -> [Int32]? {
        var lines: [Int32] = [0]
        var start: Int32 = 0
        if take("]") { return lines }
        repeat {
            guard let length = number(), length > 0, Int32.max - start > length else { return nil }
            start += length
            lines.append(start)
        } while take(",")
        return take("]") ? lines : nil
    }

    /// The comments for Kindred, three numbers each, if there are any.
    private mutating func comments() -> [CodeComment]? {
        var comments: [CodeComment] = []
        guard take(",\"comments\":[") else { return comments }
        repeat {
            guard let mark = number(), mark >= 0, take(","), let start = number(), take(","), let end = number(),
                start >= -2, end >= start
            else { return nil }
            comments.append(CodeComment(mark: mark, start: start, end: end))
        } while take(",")
        return take("]") ? comments : nil
    }

    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var text: [UInt8] = []
        while at < bytes.count {
            var byte = bytes[at]
            at += 1
            if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
            if byte == 0x5C {
                guard at < bytes.count else { return nil }
                byte = bytes[at]
                at += 1
            }
            text.append(byte)
        }
        return nil
    }

    /// One node with all below it, without recursion.
    private mutating func tree(into facts: inout Facts) -> NodeIndex? {
        var open: [(node: NodeIndex, last: NodeIndex)] = []
        while true {
            guard take("["), open.count < Self.deepest, let word = string(), take(","), let offset = number(),
                offset >= 0,
                take(","), let text = string()
            else { return nil }
            let node = facts.append(
                FactNode(kind: FactKind.names[word] ?? .unknown, offset: offset, text: facts.number(of: text)))
            if let parent = open.last { facts.connect(node, to: parent.node, after: parent.last) }
            if !open.isEmpty { open[open.count - 1].last = node }
            open.append((node, -1))
            if take(",") { continue }
            while take("]") {
                guard let closed = open.popLast() else { return nil }
                if open.isEmpty { return closed.node }
                if take(",") { break }
            }
            guard !open.isEmpty, bytes[at - 1] == 0x2C else { return nil }
        }
    }
}

extension Facts {
    /// The result of reading one line.
    package enum Reading: Equatable, Sendable {
        case read
        /// The reader's word for what hinders it: `too-large`, `too-deep`, `unreadable`.
        case failed(String)
        case malformed
    }

    /// The first line of a reader of this version.
    package static let greeting = "{\"kindred-swift\":1}"

    /// Adds the facts of a file.
    package mutating func read(_ bytes: UnsafeRawBufferPointer, path: String) -> Reading {
        var reader = FactReader(bytes: bytes)
        switch reader.line(into: &self) {
        case .malformed: return .malformed
        case .failed(let reason): return .failed(reason)
        case .facts(let root, let lines, let skipped, let comments):
            append(
                File(
                    path: path, root: root, lines: lines, skipped: skipped < 0 ? nil : skipped, comments: comments))
            return .read
        }
    }
}

extension Facts {
    /// The first place of each file that the parser had to skip.
    package var skippedPlaces: [CodePlace] {
        files.indices.compactMap { number in files[number].skipped.map { place(offset: $0, in: number) } }
    }
}
