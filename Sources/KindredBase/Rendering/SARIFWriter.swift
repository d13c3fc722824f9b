/// One run of the program as SARIF has it.
struct SARIFWriter {
    /// GitHub takes up to 1,000 places for each finding.
    static let maxLabels = 100

    let report: Report
    let options: ReportFormat.Options
    /// What is listed, each with its identity.
    private var results: [(finding: ListedFinding, identity: String)] = []
    private var faults: [Diagnostic] = []
    /// The rules of what is listed, by their first finding.
    private var rules: [String: Int] = [:]
    private var ruleIDs: [String] = []
    /// Of the files that are pointed at.
    private(set) var columns: [Int32: ForeignColumns] = [:]
    private var fingerprints: [Int32: LineFingerprints] = [:]

    init(_ report: Report, _ options: ReportFormat.Options) {
        (self.report, self.options) = (report, options)
        var identities = FindingIdentities()
        var lines: [Int32: Set<Int>] = [:]
        for each in report.withSilenced {
            // Those that were put aside have their numbers too.
            let identity = identities.next(each.diagnostic, report.path(of: each.diagnostic))
            let diagnostic = each.diagnostic
            if each.cause != nil && !options.showsSilenced { continue }
            if diagnostic.severity == .note && !options.showsNotes { continue }
            if options.faults.contains(diagnostic.id) {
                faults.append(diagnostic)
                continue
            }
            results.append((each, identity))
            if rules[diagnostic.id] == nil {
                rules[diagnostic.id] = ruleIDs.count
                ruleIDs.append(diagnostic.id)
            }
            for place in diagnostic.places where columns[place.file] == nil {
                columns[place.file] = ForeignColumns(report.files[Int(place.file)])
            }
            if let file = diagnostic.file, let line = report.region(of: diagnostic)?.start.line {
                lines[file, default: []].insert(line)
            }
        }
        for (file, lines) in lines {
            fingerprints[file] = LineFingerprints(report.files[Int(file)].bytes, lines: lines)
        }
    }

    func writeRun(to json: inout JSONWriter) {
        json.key("tool" as StaticString)
        json.object { json in
            json.key("driver" as StaticString)
            json.object { json in
                json.key("name" as StaticString)
                json.string("Kindred" as StaticString)
                json.key("semanticVersion" as StaticString)
                json.string(options.version)
                json.key("rules" as StaticString)
                let known = Dictionary(options.rules.map { ($0.id, $0) }) { first, _ in first }
                json.array { json in
                    for id in ruleIDs { SARIFRule(id: id, info: known[id]).write(options.documentation, to: &json) }
                }
            }
        }
        json.key("automationDetails" as StaticString)
        json.lineObject { json in
            json.key("id" as StaticString)
            json.string("kindred/" as StaticString)
        }
        json.key("columnKind" as StaticString)
        json.string("utf16CodeUnits" as StaticString)
        json.key("invocations" as StaticString)
        json.array { json in
            json.object { writeInvocation(to: &$0) }
        }
        json.key("results" as StaticString)
        json.array { json in
            for result in results { write(result.finding, result.identity, to: &json) }
        }
    }

    /// What keeps the results from being all there is.
    private func writeInvocation(to json: inout JSONWriter) {
        json.key("executionSuccessful" as StaticString)
        json.bool(faults.isEmpty)
        json.key("toolExecutionNotifications" as StaticString)
        json.array { json in
            for fault in faults {
                json.object { json in
                    json.key("level" as StaticString)
                    json.string("error" as StaticString)
                    json.key("descriptor" as StaticString)
                    json.lineObject { json in
                        json.key("id" as StaticString)
                        json.string(fault.id)
                    }
                    writeMessage(fault.message + (fault.titledHelp.map { "\n" + $0 } ?? ""), to: &json)
                    json.key("locations" as StaticString)
                    json.array { json in
                        json.object { writePhysical(fault, to: &$0) }
                    }
                }
            }
            if let dropped = Summary.dropped(report, showsNotes: options.showsNotes) {
                json.object { json in
                    json.key("level" as StaticString)
                    json.string("warning" as StaticString)
                    writeMessage(dropped, to: &json)
                }
            }
        }
    }

    // MARK: Results

    private func write(_ finding: ListedFinding, _ identity: String, to json: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        let labels = diagnostic.labels.prefix(Self.maxLabels)
        json.object { json in
            json.key("ruleId" as StaticString)
            json.string(diagnostic.id)
            json.key("ruleIndex" as StaticString)
            json.number(rules[diagnostic.id] ?? -1)
            json.key("level" as StaticString)
            json.string(diagnostic.severity.rawValue)
            writeMessage(SARIFMessage.text(diagnostic, labels), to: &json)
            json.key("locations" as StaticString)
            json.array { json in
                json.object { json in
                    writePhysical(diagnostic, to: &json)
                    writeLogical(diagnostic.subject, to: &json)
                }
            }
            if !labels.isEmpty {
                json.key("relatedLocations" as StaticString)
                json.array { json in
                    for (index, label) in labels.enumerated() { write(label, index + 1, to: &json) }
                }
            }
            writeFingerprints(diagnostic, identity, to: &json)
            write(diagnostic.fixes, to: &json)
            writeCause(finding.cause, to: &json)
        }
    }

    private func writeMessage(_ text: String, to json: inout JSONWriter) {
        json.key("message" as StaticString)
        json.lineObject { json in
            json.key("text" as StaticString)
            json.string(text)
        }
    }

    private func write(_ label: Diagnostic.Label, _ id: Int, to json: inout JSONWriter) {
        json.object { json in
            json.key("id" as StaticString)
            json.number(id)
            writePhysical(label.place, to: &json)
            writeMessage(label.text, to: &json)
        }
    }

    private func writeFingerprints(_ diagnostic: Diagnostic, _ identity: String, to json: inout JSONWriter) {
        json.key("partialFingerprints" as StaticString)
        json.object { json in
            if let file = diagnostic.file, let line = report.region(of: diagnostic)?.start.line,
                let fingerprint = fingerprints[file]?.ofLine[line]
            {
                json.key("primaryLocationLineHash" as StaticString)
                json.string(fingerprint)
            }
            json.key("kindredIdentity/v1" as StaticString)
            json.string(identity)
        }
    }

    private func write(_ fixes: [Diagnostic.Fix], to json: inout JSONWriter) {
        if fixes.isEmpty { return }
        json.key("fixes" as StaticString)
        json.array { json in
            for fix in fixes {
                json.object { json in
                    json.key("artifactChanges" as StaticString)
                    json.array { json in
                        json.object { json in
                            writeArtifact(report.files[Int(fix.place.file)].path, to: &json)
                            json.key("replacements" as StaticString)
                            json.array { json in
                                json.object { json in
                                    json.key("deletedRegion" as StaticString)
                                    writeRegion(fix.place, to: &json)
                                    json.key("insertedContent" as StaticString)
                                    json.lineObject { json in
                                        json.key("text" as StaticString)
                                        json.string(fix.replacement)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func writeCause(_ cause: Silenced.Cause?, to json: inout JSONWriter) {
        switch cause {
        case .suppressed(let reason):
            json.key("suppressions" as StaticString)
            json.array { json in
                json.lineObject { json in
                    json.key("kind" as StaticString)
                    json.string("inSource" as StaticString)
                    if let reason {
                        json.key("justification" as StaticString)
                        json.string(reason)
                    }
                }
            }
        case .known:
            json.key("baselineState" as StaticString)
            json.string("unchanged" as StaticString)
        case nil: break
        }
    }
}
