import KindredDiagnostics
import KindredGraph
import KindredText

/// A fixer that makes the edits that diagnostics suggest, until none is left.
package struct Fixer {
    /// A text before and after the edits.
    package struct Change: Sendable {
        package let path: String
        package let old: ArraySlice<UInt8>
        package let new: ArraySlice<UInt8>
    }

    /// The most rounds: errors may hide others, so there are several; what needs more is no small error.
    private static let mostRounds = 10

    private var report: Report
    /// The number of edits that were made.
    package private(set) var count = 0
    /// The texts as they are now.
    package private(set) var inputs: [Pipeline.Input]
    private let original: [Pipeline.Input]
    private let compile: ([Pipeline.Input]) -> Report
    /// Files that had more errors after an edit than before, or in which more changed than the edits.
    private var leftAlone: Set<ExactText> = []

    /// - Parameters:
    ///   - takesUnsafe: Also makes edits that somebody should look at.
    ///   - compile: Makes a report of the texts. Its limit must leave room for all diagnostics.
    package init(
        inputs: [Pipeline.Input], takesUnsafe: Bool, compile: @escaping ([Pipeline.Input]) -> Report
    ) {
        (self.inputs, original, self.compile) = (inputs, inputs, compile)
        report = compile(inputs)
        for _ in 0..<Self.mostRounds where makeRound(takesUnsafe) == false { break }
    }

    /// The texts that differ from what they were.
    package var changes: [Change] {
        zip(original, inputs).compactMap { old, new in
            guard case .text(let oldText) = old.content, case .text(let newText) = new.content,
                oldText.bytes != newText.bytes
            else { return nil }
            return Change(path: old.path, old: oldText.bytes, new: newText.bytes)
        }
    }

    /// The number of remaining diagnostics with an edit that somebody should look at.
    package var unsafeCount: Int { report.diagnostics.count { $0.fixes.contains { !$0.isSafe } } }

    /// Makes the edits of the current report; false if there were none to make.
    private mutating func makeRound(_ takesUnsafe: Bool) -> Bool {
        let before = errorsByPath(report)
        let (edited, edits) = edited(takesUnsafe)
        if edits == 0 { return false }
        let next = compile(edited)
        let after = errorsByPath(next)
        let worse = zip(inputs, edited).compactMap { old, new -> ExactText? in
            let path = ExactText(new.path)
            guard case .text(let oldText) = old.content, case .text(let newText) = new.content,
                after[path, default: 0] > before[path, default: 0], oldText.bytes != newText.bytes
            else { return nil }
            return path
        }
        if worse.isEmpty {
            (inputs, report, count) = (edited, next, count + edits)
        } else {
            leftAlone.formUnion(worse)
        }
        return true
    }

    /// Counts the errors by path. A document of an unknown version isn't read, so nothing is known of its errors.
    private func errorsByPath(_ report: Report) -> [ExactText: Int] {
        var counts: [ExactText: Int] = [:]
        for diagnostic in report.diagnostics where diagnostic.severity == .error {
            guard case .place(let place) = diagnostic.site else { continue }
            let path = ExactText(report.files[Int(place.file)].path)
            let isUnread = diagnostic.id == UnsupportedVersion.info.id
            counts[path] = isUnread ? .max : max(counts[path, default: 0], counts[path, default: 0] &+ 1)
        }
        return counts
    }

    /// The texts after the edits of the current report; edits that overlap wait for the next round.
    private mutating func edited(_ takesUnsafe: Bool) -> (inputs: [Pipeline.Input], edits: Int) {
        let files = report.files
        var edits: [ExactText: [Diagnostic.Fix]] = [:]
        for diagnostic in report.diagnostics {
            guard let fix = diagnostic.fixes.first, takesUnsafe || fix.isSafe else { continue }
            edits[ExactText(files[Int(fix.place.file)].path), default: []].append(fix)
        }
        var count = 0
        let inputs = inputs.map { input in
            let path = ExactText(input.path)
            guard case .text(let text) = input.content, let fixes = edits[path], !leftAlone.contains(path) else {
                return input
            }
            var bytes: [UInt8] = []
            var (end, made) = (0, [Diagnostic.Fix]())
            for fix in fixes.sorted(by: { $0.place.range.start < $1.place.range.start })
            where fix.place.range.start >= end {
                bytes += text.bytes[end..<Int(fix.place.range.start)]
                bytes += fix.replacement.utf8
                end = Int(fix.place.range.end)
                made.append(fix)
            }
            bytes += text.bytes[end...]
            let new = SourceText(bytes)
            guard FixProof.holds(text, edits: made, new: new) else {
                leftAlone.insert(path)
                return input
            }
            count += made.count
            return Pipeline.Input(path: input.path, content: .text(new))
        }
        return (inputs, count)
    }
}
