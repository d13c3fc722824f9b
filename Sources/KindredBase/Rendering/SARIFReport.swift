/// Writes findings as SARIF 2.1.0, as code scanning on GitHub and viewers read it.
struct SARIFReport {
    var options: ReportFormat.Options

    func write(_ report: Report, to out: consuming ByteWriter) {
        let writer = SARIFWriter(report, options)
        var json = JSONWriter(out)
        json.object { json in
            json.key("$schema" as StaticString)
            json.string("https://json.schemastore.org/sarif-2.1.0.json" as StaticString)
            json.key("version" as StaticString)
            json.string("2.1.0" as StaticString)
            json.key("runs" as StaticString)
            json.array { json in
                json.object { writer.writeRun(to: &$0) }
            }
        }
        json.finish()
    }
}
