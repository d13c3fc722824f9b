import KindredDiagnostics
import KindredText

/// Writes diagnostics as SARIF 2.1.0, as code scanning on GitHub and viewers read it.
struct SARIFReport {
    var options: ReportFormat.Options

    func write(_ report: Report, to out: consuming ByteWriter) {
        let writer = SARIFWriter(report: report, options: options)
        var json = JSONWriter(to: out)
        json.object { json in
            json.member("$schema", text: "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", text: "2.1.0")
            json.array("runs") { json in
                json.object { writer.writeRun(to: &$0) }
            }
        }
        json.finish()
    }
}
