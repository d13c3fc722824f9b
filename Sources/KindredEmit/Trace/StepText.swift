import KindredBase
import KindredCore
import KindredLifecycle

/// Steps as their author wrote them: what stands behind the key on its line.
struct StepText {
    private let files: [SourceFile]

    init(_ hierarchy: Hierarchy) {
        files = hierarchy.documents.map(\.wording.file)
    }

    /// The key and its value, as far as they stand on one line.
    func text(of step: Step) -> String {
        guard files.indices.contains(Int(step.place.file)) else { return "" }
        let file = files[Int(step.place.file)]
        let range = step.place.origin ?? step.place.range
        let line = file.line(file.position(of: Int(range.start)).line)
        let written = Self.entry(line[max(line.startIndex, min(Int(range.start), line.endIndex))...])
        return String(decoding: written, as: UTF8.self)
    }

    /// One entry of a mapping: up to a comment, the end of the line, or the bracket that closes around it.
    private static func entry(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var depth = 0
        var quote: UInt8?
        var previous: UInt8 = 0
        var end = line.endIndex
        scan: for position in line.indices {
            let byte = line[position]
            switch byte {
            case _ where quote != nil: if byte == quote { quote = nil }
            case UInt8(ascii: "'"), UInt8(ascii: "\""): if !isWord(previous) { quote = byte }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 {
                    end = position
                    break scan
                }
            case UInt8(ascii: "#") where previous == 0x20 || previous == 0x09:
                end = position
                break scan
            default: break
            }
            previous = byte
        }
        var entry = line[..<end]
        while let last = entry.last, last == 0x20 || last == 0x09 || last == 0x0D { entry.removeLast() }
        return entry
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }
}
