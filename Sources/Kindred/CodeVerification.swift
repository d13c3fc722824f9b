import KindredCode
import KindredDiagnostics
import KindredDumps
import KindredProject
import KindredStoryboards
import KindredText

/// The way from the facts of Swift code to what differs from a specification.
package struct CodeVerification: Sendable {
    package let report: Report
    /// Whether a limit kept edges of the code from being compared.
    package let isCut: Bool
    /// The result of comparing; nil if the specification has errors.
    package let comparison: CodeComparison?

    /// - Parameters:
    ///   - judged: The report on the specification. Its errors are reported instead of differences.
    ///   - facts: Those of the Swift files.
    ///   - helpers: The functions that a team says show controllers.
    ///   - others: The classes that storyboards have.
    ///   - storyboards: What these show, which counts as code.
    ///   - isWhole: Whether all Swift files could be read.
    ///   - text: Returns the text of a Swift file; nil if it can't be read any more.
    package init(
        specification: Pipeline, report judged: Report, facts: Facts, helpers: [CodeHelper] = [],
        others: Set<String> = [], storyboards: StoryboardReading? = nil, isWhole: Bool,
        text: (String) -> SourceText?
    ) {
        guard judged.count(.error) == 0 else {
            var bag = DiagnosticBag()
            for diagnostic in judged.diagnostics { bag.append(diagnostic) }
            bag.drop(judged.dropped)
            report = Report(files: judged.files, bag: bag, policy: specification.policy.afterJudging)
            (comparison, isCut) = (nil, false)
            return
        }
        let graph = specification.graph
        var code = CodeEdges(facts, helpers: helpers)
        isCut = code.isCut
        let isWhole = isWhole && !code.isCut
        if let storyboards {
            let edges = StoryboardEdges(storyboards: storyboards.storyboards, projects: storyboards.projects)
            code = code.joined(with: edges) { $0 }
        }
        let texts = CodeTexts(
            facts: facts, others: (storyboards?.storyboards ?? []).map(\.file.path), after: graph.files.count,
            text: text)
        let compared = CodeComparison(
            code: code, with: graph, style: StyleDiffers.info, others: others,
            skipped: facts.skippedPlaces,
            isWhole: isWhole, limit: texts.comments.isEmpty ? specification.policy.collectionLimit : .max,
            place: texts.site)
        var bag = compared.diagnostics
        for place in facts.skippedPlaces { bag.append(SwiftSyntax.found(at: texts.site(place))) }
        report = Report(
            files: graph.files + texts.files, bag: bag, policy: specification.policy,
            scope: specification.scopeOfCode(
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
