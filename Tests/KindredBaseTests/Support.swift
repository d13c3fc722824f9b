import KindredBase

let anError = RuleInfo("some-error", .error, .names, summary: "", why: "", bad: "", good: "")
let aWarning = RuleInfo("some-warning", .warning, .names, summary: "", why: "", bad: "", good: "")
let aNote = RuleInfo("some-note", .note, .names, summary: "", why: "", bad: "", good: "")

/// A generator whose numbers are the same in every run.
struct Fixed: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// Collects the output of a writer.
final class Collected {
    var pieces: [[UInt8]] = []

    var bytes: [UInt8] { pieces.flatMap(\.self) }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func writer(capacity: Int = 1 << 16) -> ByteWriter {
        ByteWriter(capacity: capacity) { self.pieces.append(Array($0)) }
    }
}

extension SourceFile {
    convenience init(_ path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The range of some bytes, counted from the `nth` time that they occur.
    func range(of text: String, _ nth: Int = 0) -> ByteRange {
        let needle = Array(text.utf8)
        let found = bytes.indices.filter { bytes[$0...].starts(with: needle) }
        return ByteRange(found[nth], found[nth] + needle.count)
    }
}

extension Report {
    init(_ files: [SourceFile], _ diagnostics: [(RuleInfo, Diagnostic)]) {
        var bag = DiagnosticBag()
        for (rule, diagnostic) in diagnostics { bag.add(rule, diagnostic) }
        self.init(files: files, bag)
    }
}

/// One diagnostic as a person sees it.
func text(_ files: [SourceFile], _ diagnostic: Diagnostic, colored: Bool = false) -> String {
    let report = TextReport(isColored: colored)
    let bytes = ByteWriter.collect { report.write(diagnostic, in: files, to: &$0) }
    return String(validating: bytes, as: UTF8.self) ?? "invalid UTF-8"
}

/// A diagnostic at `primary`, with labels at other texts of the same file.
func marked(_ source: String, _ primary: String, labels: [(String, String)] = []) -> String {
    let file = SourceFile("a.yaml", source)
    let places = labels.map { Diagnostic.Label(Place(file: 0, range: file.range(of: $0.0)), $0.1) }
    return text(
        [file], Diagnostic(anError, "wrong", at: Place(file: 0, range: file.range(of: primary)), labels: places))
}

func at(_ start: Int, _ end: Int, file: Int32 = 0) -> Place {
    Place(file: file, range: ByteRange(start, end))
}
