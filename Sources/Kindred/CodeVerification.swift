import KindredCode
import KindredDiagnostics
import KindredDumps
import KindredProject
import KindredText

/// The way from the facts of Swift code to what differs from a specification.
package struct CodeVerification: Sendable {
    package let report: Report
    /// The result of comparing; nil if the specification has errors.
    package let comparison: CodeComparison?

    /// - Parameters:
    ///   - judged: The report on the specification. Its errors are reported instead of differences.
    ///   - facts: Those of the Swift files.
    ///   - helpers: The functions that a team says show controllers.
    ///   - others: The classes that storyboards have.
    ///   - isWhole: Whether all Swift files could be read.
    ///   - text: Returns the text of a Swift file; nil if it can't be read any more.
    package init(
        specification: Pipeline, report judged: Report, facts: Facts, helpers: [CodeHelper] = [],
        others: Set<String> = [], isWhole: Bool,
        text: (String) -> SourceText?
    ) {
        guard judged.count(.error) == 0 else {
            var bag = DiagnosticBag()
            for diagnostic in judged.diagnostics { bag.append(diagnostic) }
            bag.drop(judged.dropped)
            report = Report(files: judged.files, bag: bag, policy: specification.policy.afterJudging)
            comparison = nil
            return
        }
        let hierarchy = specification.hierarchy
        let texts = CodeTexts(facts: facts, after: hierarchy.files.count, text: text)
        let compared = CodeComparison(
            code: CodeEdges(facts, helpers: helpers), with: hierarchy, style: StyleDiffers.info, others: others,
            skipped: facts.skippedPlaces,
            isWhole: isWhole, limit: texts.comments.isEmpty ? specification.policy.collectionLimit : .max,
            place: texts.site)
        report = Report(
            files: hierarchy.files + texts.files, bag: compared.diagnostics, policy: specification.policy,
            circumstances: specification.circumstancesOfCode(
                texts.comments, isWhole: isWhole && facts.skippedPlaces.isEmpty))
        comparison = compared
    }

    /// The line at the end: how much of what is declared was found, and of how many classes everything is known.
    package var closing: String? {
        guard let comparison else { return nil }
        let all = comparison.complete.count + comparison.incomplete.count
        return
            "\(comparison.shared) of \(English.count(comparison.declaredCount, of: "declared edge")) found in the code; "
            + "\(comparison.complete.count) of \(English.count(all, of: "class", many: "classes")) complete"
    }

    /// The value of `verification`: null if nothing was compared.
    package static func write(_ comparison: CodeComparison?, to json: inout JSONWriter) {
        json.key("verification")
        guard let comparison else { return json.string(orNull: nil) }
        json.object { json in
            json.member("edges", value: comparison.shared)
            json.member("declared", value: comparison.declaredCount)
            json.strings("complete", texts: comparison.complete)
            json.strings("incomplete", texts: comparison.incomplete)
        }
    }

    /// The classes that one side lacks, a line each.
    package var coverage: [String] {
        let places = Places(report.files)
        return (comparison?.missing ?? []).map { missing in
            if let code = missing.code {
                return "\(code.file):\(code.line):\(code.column): \(missing.name) is not in the specification"
            }
            let place = missing.specification.map { places.location(of: $0) }
            return "\(place?.file ?? ""):\(place?.line ?? 1):\(place?.column ?? 1): \(missing.name) is not in the code"
        }
    }

    /// The value of `coverage`: null if nothing was compared.
    package func writeCoverage(to json: inout JSONWriter) {
        json.key("coverage")
        guard let comparison else { return json.string(orNull: nil) }
        let places = Places(report.files)
        json.object { json in
            json.array("notDeclared") { json in
                for missing in comparison.missing {
                    guard let code = missing.code else { continue }
                    json.lineObject { json in
                        json.member("class", text: missing.name)
                        json.members(file: code.file, line: code.line, column: code.column)
                    }
                }
            }
            json.array("notInCode") { json in
                for missing in comparison.missing {
                    guard let range = missing.specification else { continue }
                    let location = places.location(of: range)
                    json.lineObject { json in
                        json.member("class", text: missing.name)
                        json.members(file: location.file, line: location.line, column: location.column)
                    }
                }
            }
        }
    }
}

/// The texts of Swift files as files of a report, with the comments in them that silence rules.
private struct CodeTexts {
    let files: [SourceFile]
    private(set) var comments: [(file: Int32, suppressions: Suppressions)] = []
    private let numbers: [String: Int32]
    private let first: Int32

    init(facts: Facts, after count: Int, text: (String) -> SourceText?) {
        first = Int32(count)
        var files: [SourceFile] = []
        var numbers: [String: Int32] = [:]
        for file in facts.files {
            guard numbers[file.path] == nil, let text = text(file.path) else { continue }
            numbers[file.path] = Int32(count + files.count)
            let source = SourceFile(path: file.path, text: text)
            if !file.comments.isEmpty {
                let read = SuppressionReader.read(source, reaches: file.comments.map(Self.reach))
                if !read.isEmpty { comments.append((Int32(count + files.count), read)) }
            }
            files.append(source)
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
