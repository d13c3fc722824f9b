/// Writes findings as GitLab reads them for its Code Quality.
struct GitLabReport {
    var showsNotes: Bool

    func write(_ report: Report, to out: consuming ByteWriter) {
        var json = JSONWriter(out)
        var identities = FindingIdentities()
        json.array { json in
            for each in report.withSilenced {
                // Those that were put aside have their numbers too.
                let path = report.path(of: each.diagnostic)
                let identity = identities.next(each.diagnostic, path)
                if each.cause != nil || each.diagnostic.severity == .note && !showsNotes { continue }
                write(each.diagnostic, path, identity, report, to: &json)
            }
        }
        json.finish()
    }

    private func write(
        _ diagnostic: Diagnostic, _ path: String, _ identity: String, _ report: Report, to json: inout JSONWriter
    ) {
        json.object { json in
            json.key("description" as StaticString)
            json.string(diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""))
            json.key("check_name" as StaticString)
            json.string(diagnostic.id)
            json.key("fingerprint" as StaticString)
            json.string(identity)
            json.key("severity" as StaticString)
            json.string(Self.severity(diagnostic.severity))
            json.key("location" as StaticString)
            json.object { json in
                json.key("path" as StaticString)
                json.string(path)
                json.key("lines" as StaticString)
                json.object { json in
                    let region = report.region(of: diagnostic)
                    json.key("begin" as StaticString)
                    json.number(region?.start.line ?? 1)
                    json.key("end" as StaticString)
                    json.number(region?.end.line ?? 1)
                }
            }
        }
    }

    private static func severity(_ severity: Severity) -> StaticString {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
