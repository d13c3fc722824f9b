import KindredDiagnostics
import KindredText

/// Writes diagnostics as GitLab reads them for its Code Quality.
struct GitLabReport {
    var showsNotes: Bool

    func write(_ report: Report, to out: consuming ByteWriter) {
        var json = JSONWriter(to: out)
        var identities = DiagnosticIdentities()
        json.array { json in
            for each in report.withSilenced {
                // Those that were put aside have their numbers too.
                let path = report.path(of: each.diagnostic)
                let identity = identities.next(each.diagnostic, path: path)
                if each.cause != nil || each.diagnostic.severity == .note && !showsNotes { continue }
                write(each.diagnostic, path: path, identity: identity, report: report, to: &json)
            }
        }
        json.finish()
    }

    private func write(
        _ diagnostic: Diagnostic, path: String, identity: String, report: Report, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("description", text: diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""))
            json.member("check_name", text: diagnostic.id)
            json.member("fingerprint", text: identity)
            json.member("severity", text: Self.severity(diagnostic.severity))
            json.object("location") { json in
                json.member("path", text: path)
                json.object("lines") { json in
                    let region = report.region(of: diagnostic)
                    json.member("begin", value: region?.start.line ?? 1)
                    json.member("end", value: region?.end.line ?? 1)
                }
            }
        }
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
