import KindredDiagnostics
import KindredText

/// Writes diagnostics as failed tests, and what the specifications claim as tests that pass or fail.
struct JUnitReport {
    var options: ReportFormat.Options

    func write(_ report: Report, to out: inout ByteWriter) {
        let suites = JUnitSuites(report: report, options: options)
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kindred\"")
        writeCounts(suites.all.flatMap(\.cases), to: &out)
        out.write(">\n")
        for suite in suites.all {
            out.write("  <testsuite name=\"")
            out.write(xml: suite.name)
            out.write(byte: 0x22)
            writeCounts(suite.cases, to: &out)
            out.write(">\n")
            for each in suite.cases { write(each, suite: suite, report: report, to: &out) }
            out.write("  </testsuite>\n")
        }
        out.write("</testsuites>\n")
    }

    private func writeCounts(_ cases: [JUnitSuites.Case], to out: inout ByteWriter) {
        let (errors, failures) = (cases.count { $0.outcome.isError }, cases.count { $0.outcome.isFailure })
        let skipped = cases.count { $0.outcome.isSkipped }
        out.write(
            " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\"")
    }

    private func write(
        _ test: JUnitSuites.Case, suite: JUnitSuites.Suite, report: Report, to out: inout ByteWriter
    ) {
        out.write("    <testcase classname=\"")
        out.write(xml: suite.name)
        out.write("\" name=\"")
        out.write(xml: test.name)
        out.write("\" file=\"")
        out.write(xml: suite.name)
        if let line = test.line { out.write("\" line=\"\(line)") }
        out.write("\" time=\"0\"")
        switch test.outcome {
        case .passed: return out.write("/>\n")
        case .skipped(let reason):
            out.write(">\n      <skipped message=\"")
            out.write(xml: reason)
            out.write("\"/>\n")
        case .failed(let found): write("failure", found: found, report: report, to: &out)
        case .error(let found): write("error", found: found, report: report, to: &out)
        }
        out.write("    </testcase>\n")
    }

    private func write(_ element: String, found: [Diagnostic], report: Report, to out: inout ByteWriter) {
        out.write(">\n      <\(element) type=\"")
        out.write(xml: found.first?.id ?? "")
        out.write("\" message=\"")
        out.write(xml: found.first?.message ?? "")
        out.write("\">")
        for diagnostic in found {
            let text = ByteWriter.collect { TextReport().write(diagnostic, in: report.files, to: &$0) }
            for line in String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
                out.write(xml: String(line))
                out.write(byte: 0x0A)
            }
        }
        out.write("</\(element)>\n")
    }
}

/// Diagnostics and checks as tests, a suite for each file.
struct JUnitSuites {
    enum Outcome {
        case passed
        case skipped(String)
        case failed([Diagnostic])
        /// A failure to read something: nothing is known about what is in it.
        case error([Diagnostic])

        var isSkipped: Bool { if case .skipped = self { true } else { false } }
        var isFailure: Bool { if case .failed = self { true } else { false } }
        var isError: Bool { if case .error = self { true } else { false } }
    }

    struct Case {
        var name: String
        var line: Int?
        var outcome: Outcome
    }

    struct Suite {
        let name: String
        var cases: [Case] = []
    }

    /// A place, for the diagnostics of one rule there.
    private struct Spot: Hashable {
        let rule: String
        let file: Int32
        let start: Int32
    }

    private(set) var all: [Suite]
    private let report: Report
    private let options: ReportFormat.Options
    private var numbers: [ExactText: Int] = [:]

    init(report: Report, options: ReportFormat.Options) {
        (self.report, self.options) = (report, options)
        // What comes after the specifications is a baseline.
        all = report.files.prefix(report.fileCount).map { Suite(name: $0.path) }
        for (index, suite) in all.enumerated() { numbers[ExactText(suite.name)] = index }
        let found = report.withSilenced.filter { options.showsNotes || $0.diagnostic.severity != .note }
        var rest = found.map { Optional($0) }
        add(options.checks, found: found, rest: &rest)
        for each in rest.compactMap(\.self) { add(each) }
        if all.isEmpty { all = [Suite(name: "kindred")] }
        for index in all.indices {
            if all[index].cases.isEmpty { all[index].cases = [Case(name: "no problems", outcome: .passed)] }
            makeUnique(&all[index].cases)
        }
    }

    /// Adds checks as tests. Diagnostics about a check make it fail; they are no tests of their own.
    private mutating func add(_ checks: [ReportCheck], found: [ListedDiagnostic], rest: inout [ListedDiagnostic?]) {
        var spots: [Spot: [Int]] = [:]
        var scenarios: [ExactText: [Int]] = [:]
        for (index, each) in found.enumerated() {
            if each.diagnostic.subject.kind == .scenario {
                scenarios[each.diagnostic.subject.id, default: []].append(index)
            } else if case .place(let place) = each.diagnostic.site {
                spots[Spot(rule: each.diagnostic.id, file: place.file, start: place.range.start), default: []]
                    .append(index)
            }
        }
        for check in checks {
            let indices =
                switch check.diagnostics {
                case .here(let rule):
                    spots.removeValue(forKey: Spot(rule: rule, file: check.place.file, start: check.place.range.start))
                case .inScenario(let name):
                    scenarios.removeValue(forKey: Diagnostic.Subject(kind: .scenario, id: name).id)
                }
            for index in indices ?? [] { rest[index] = nil }
            let line = report.region(check.place).start.line
            let outcome = outcome(of: check, found: (indices ?? []).map { found[$0] })
            all[Int(check.place.file)].cases.append(Case(name: check.name, line: line, outcome: outcome))
        }
    }

    private func outcome(of check: ReportCheck, found: [ListedDiagnostic]) -> Outcome {
        let left = found.filter { $0.cause == nil }.map(\.diagnostic)
        if left.contains(where: { report.counts($0.severity) }) { return .failed(left) }
        if let first = found.first { return .skipped(reason(first)) }
        if case .skipped(let reason) = check.outcome { return .skipped(reason) }
        return .passed
    }

    private mutating func add(_ each: ListedDiagnostic) {
        let diagnostic = each.diagnostic
        let path = report.path(of: diagnostic)
        let index = numbers[ExactText(path)] ?? all.count
        if index == all.count {
            numbers[ExactText(path)] = index
            all.append(Suite(name: path))
        }
        let outcome: Outcome =
            if each.cause != nil {
                .skipped(reason(each))
            } else if options.faults.contains(diagnostic.id) {
                .error([diagnostic])
            } else if report.counts(diagnostic.severity) {
                .failed([diagnostic])
            } else {
                .skipped(reason(each))
            }
        let subject = diagnostic.subject.kind == .file ? "" : ": \(diagnostic.subject.id.text)"
        let detail = diagnostic.subject.detail.map { " (\($0.text))" } ?? ""
        all[index].cases.append(
            Case(
                name: diagnostic.id + subject + detail, line: report.region(of: diagnostic)?.start.line,
                outcome: outcome))
    }

    private func reason(_ each: ListedDiagnostic) -> String {
        let head = "\(each.diagnostic.severity.rawValue): \(each.diagnostic.message) [\(each.diagnostic.id)]"
        return switch each.cause {
        case .suppressed(let reason): "suppressed\(reason.map { ", \($0)" } ?? "") (\(head))"
        case .known: "known (\(head))"
        case nil: head
        }
    }

    /// Makes the names unique: programs that show tests take those of one name for one.
    private func makeUnique(_ cases: inout [Case]) {
        var seen: Set<ExactText> = []
        var counts: [ExactText: Int] = [:]
        for index in cases.indices {
            let name = ExactText(cases[index].name)
            while !seen.insert(ExactText(cases[index].name)).inserted {
                counts[name, default: 1] += 1
                cases[index].name = "\(name.text) #\(counts[name, default: 1])"
            }
        }
    }
}
