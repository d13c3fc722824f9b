import KindredCode
import KindredDiagnostics
import KindredProject
import KindredText

/// The texts of Swift files as files of a report, with the comments in them that silence rules.
struct CodeTexts {
    let files: [SourceFile]
    private(set) var comments: [(file: Int32, suppressions: Suppressions)] = []
    private let numbers: [String: Int32]
    private let first: Int32

    /// - Parameters:
    ///   - others: The paths of storyboards.
    ///   - count: The number of files that the report has before these.
    ///   - wanted: The paths of the files that are needed; nil for all.
    ///   - text: Returns the text of a file; nil if it can't be read any more.
    init(
        facts: Facts, others: [String] = [], after count: Int, wanted: Set<String>? = nil,
        text: (String) -> SourceText?
    ) {
        first = Int32(count)
        var files: [SourceFile] = []
        var numbers: [String: Int32] = [:]
        for file in facts.files where wanted?.contains(file.path) != false {
            guard numbers[file.path] == nil, let text = text(file.path) else { continue }
            numbers[file.path] = Int32(count + files.count)
            let source = SourceFile(path: file.path, text: text)
            if !file.comments.isEmpty {
                let read = SuppressionReader.read(source, reaches: file.comments.map(Self.reach))
                if !read.isEmpty { comments.append((Int32(count + files.count), read)) }
            }
            files.append(source)
        }
        for path in others where numbers[path] == nil {
            guard let text = text(path) else { continue }
            numbers[path] = Int32(count + files.count)
            files.append(SourceFile(path: path, text: text))
        }
        (self.files, self.numbers) = (files, numbers)
    }

    private static func reach(_ comment: CodeComment) -> (mark: Int, reach: Suppression.Reach?) {
        switch comment.start {
        case -2: (Int(comment.mark), nil)
        case -1: (Int(comment.mark), .nothing)
        default: (Int(comment.mark), .node(ByteRange(start: Int(comment.start), end: Int(comment.end))))
        }
    }

    /// The place of code: the word that it begins with. A file may have changed since it was read.
    func site(_ place: CodePlace) -> Diagnostic.Site {
        guard let number = numbers[place.file] else { return .path(place.file) }
        let file = files[Int(number - first)]
        let range = file.text.withUnsafeBytes { bytes in
            file.withLines { lines in
                let line = lines.range(ofLine: max(1, place.line))
                let start = min(line.lowerBound + max(0, place.column - 1), line.upperBound)
                let end = bytes[start..<line.upperBound].firstIndex { !Self.isPartOfName($0) } ?? line.upperBound
                return ByteRange(start: start, end: max(end, min(start + 1, line.upperBound)))
            }
        }
        return .place(SourceRange(file: number, range: range))
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}

/// A report on the syntax of Swift files alone.
package enum CodeSyntax {
    /// - Parameter text: Returns the text of a file; nil if it can't be read any more.
    package static func report(on facts: Facts, policy: Policy, text: (String) -> SourceText?) -> Report? {
        let skipped = facts.skippedPlaces
        if skipped.isEmpty { return nil }
        let texts = CodeTexts(facts: facts, after: 0, wanted: Set(skipped.map(\.file)), text: text)
        var scope = CheckScope(comments: texts.comments)
        scope.rules = RuleRegistry.all
        scope.renamed = RuleRegistry.renamed
        // Comments are about what a comparison finds, too.
        (scope.isOfCode, scope.isPartial, scope.reportsComments) = (true, true, false)
        var bag = DiagnosticBag()
        for place in skipped { bag.append(SwiftSyntax.found(at: texts.site(place))) }
        return Report(files: texts.files, bag: bag, policy: policy, scope: scope)
    }
}
