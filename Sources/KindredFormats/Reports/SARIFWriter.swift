import KindredDiagnostics
import KindredText

/// One run of the program as SARIF has it.
struct SARIFWriter {
    /// The most places that are listed; GitHub takes up to 1,000 for each diagnostic.
    static let maxLabels = 100

    let report: Report
    let options: ReportFormat.Options
    /// The diagnostics that are listed, each with its identity.
    private var results: [(listed: ListedDiagnostic, identity: String)] = []
    private var faults: [Diagnostic] = []
    /// The rules of what is listed, numbered in order of their first diagnostic.
    private var rules: [String: Int] = [:]
    private var ruleIDs: [String] = []
    /// The columns of the files that are pointed at.
    private(set) var columns = ForeignColumnTable()
    private var fingerprints: [Int32: LineFingerprints] = [:]

    init(report: Report, options: ReportFormat.Options) {
        (self.report, self.options) = (report, options)
        var identities = DiagnosticIdentities()
        var lines: [Int32: Set<Int>] = [:]
        for each in report.withSilenced {
            // Those that were put aside have their numbers too.
            let identity = identities.next(each.diagnostic, path: report.path(of: each.diagnostic))
            let diagnostic = each.diagnostic
            if each.cause != nil && !options.showsSilenced { continue }
            if diagnostic.severity == .note && !options.showsNotes { continue }
            if options.faults.contains(diagnostic.id) {
                columns.add(diagnostic, in: report)
                faults.append(diagnostic)
                continue
            }
            results.append((each, identity))
            if rules[diagnostic.id] == nil {
                rules[diagnostic.id] = ruleIDs.count
                ruleIDs.append(diagnostic.id)
            }
            columns.add(diagnostic, in: report)
            if let file = diagnostic.file, let line = report.region(of: diagnostic)?.start.line {
                lines[file, default: []].insert(line)
            }
        }
        for (file, lines) in lines {
            fingerprints[file] = LineFingerprints(text: report.files[Int(file)].bytes, lines: lines)
        }
    }

    func writeRun(to json: inout JSONWriter) {
        json.object("tool") { json in
            json.object("driver") { json in
                json.member("name", text: "Kindred")
                json.member("semanticVersion", text: options.version)
                let known = Dictionary(options.rules.map { ($0.id, $0) }) { first, _ in first }
                json.array("rules") { json in
                    for id in ruleIDs { SARIFRule(id: id, info: known[id]).write(options.documentation, to: &json) }
                }
            }
        }
        json.lineObject("automationDetails") { $0.member("id", text: "kindred/") }
        json.member("columnKind", text: "utf16CodeUnits")
        json.array("invocations") { json in
            json.object { writeInvocation(to: &$0) }
        }
        json.array("results") { json in
            for result in results { write(result.listed, identity: result.identity, to: &json) }
        }
    }

    /// Writes what keeps the results from being all there is.
    private func writeInvocation(to json: inout JSONWriter) {
        json.member("executionSuccessful", flag: faults.isEmpty)
        json.array("toolExecutionNotifications") { json in
            for fault in faults {
                json.object { json in
                    json.member("level", text: "error")
                    json.lineObject("descriptor") { $0.member("id", text: fault.id) }
                    writeMessage(fault.message + (fault.titledHelp.map { "\n" + $0 } ?? ""), to: &json)
                    json.array("locations") { json in
                        json.object { writePhysical(fault, to: &$0) }
                    }
                }
            }
            if let dropped = Summary.dropped(report, showsNotes: options.showsNotes) {
                json.object { json in
                    json.member("level", text: "warning")
                    writeMessage(dropped, to: &json)
                }
            }
        }
    }

    // MARK: Results

    private func write(_ listed: ListedDiagnostic, identity: String, to json: inout JSONWriter) {
        let diagnostic = listed.diagnostic
        let labels = diagnostic.labels.prefix(Self.maxLabels)
        json.object { json in
            json.member("ruleId", text: diagnostic.id)
            json.member("ruleIndex", value: rules[diagnostic.id] ?? -1)
            json.member("level", text: diagnostic.severity.rawValue)
            writeMessage(SARIFMessage.text(diagnostic, labels: labels), to: &json)
            json.array("locations") { json in
                json.object { json in
                    writePhysical(diagnostic, to: &json)
                    writeLogical(diagnostic.subject, to: &json)
                }
            }
            if !labels.isEmpty {
                json.array("relatedLocations") { json in
                    for (index, label) in labels.enumerated() { write(label, id: index + 1, to: &json) }
                }
            }
            writeFingerprints(diagnostic, identity: identity, to: &json)
            write(diagnostic.fixes, to: &json)
            writeCause(listed.cause, to: &json)
        }
    }

    private func writeMessage(_ text: String, to json: inout JSONWriter) {
        json.lineObject("message") { $0.member("text", text: text) }
    }

    private func write(_ label: Diagnostic.Label, id: Int, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", value: id)
            writePhysical(label.place, to: &json)
            writeMessage(label.text, to: &json)
        }
    }

    private func writeFingerprints(_ diagnostic: Diagnostic, identity: String, to json: inout JSONWriter) {
        json.object("partialFingerprints") { json in
            if let file = diagnostic.file, let line = report.region(of: diagnostic)?.start.line,
                let fingerprint = fingerprints[file]?.ofLine[line]
            {
                json.member("primaryLocationLineHash", text: fingerprint)
            }
            json.member("kindredIdentity/v1", text: identity)
        }
    }

    private func write(_ fixes: [Diagnostic.Fix], to json: inout JSONWriter) {
        if fixes.isEmpty { return }
        json.array("fixes") { json in
            for fix in fixes {
                json.object { json in
                    json.array("artifactChanges") { json in
                        json.object { json in
                            writeArtifact(report.files[Int(fix.place.file)].path, to: &json)
                            json.array("replacements") { json in
                                json.object { json in
                                    json.key("deletedRegion")
                                    writeRegion(fix.place, to: &json)
                                    json.lineObject("insertedContent") { $0.member("text", text: fix.replacement) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func writeCause(_ cause: HiddenDiagnostic.Cause?, to json: inout JSONWriter) {
        switch cause {
        case .suppressed(let reason):
            json.array("suppressions") { json in
                json.lineObject { json in
                    json.member("kind", text: "inSource")
                    if let reason {
                        json.member("justification", text: reason)
                    }
                }
            }
        case .known:
            json.member("baselineState", text: "unchanged")
        case nil: break
        }
    }
}
