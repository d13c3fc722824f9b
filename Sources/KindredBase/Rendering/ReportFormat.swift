/// The formats of reports, and the only list of them: commands, their help, the library and the tests go through it.
package enum ReportFormat: String, CaseIterable, FileFormat {
    case text, json

    package struct Options: Sendable {
        package var showsNotes: Bool
        /// Only text can be.
        package var isColored: Bool

        package init(showsNotes: Bool = false, isColored: Bool = false) {
            self.showsNotes = showsNotes
            self.isColored = isColored
        }
    }

    package var suffixes: [String] {
        switch self {
        case .text: []
        case .json: ["json"]
        }
    }

    /// Whether it is for people, who read it on standard error; data goes to standard output.
    package var isForPeople: Bool {
        switch self {
        case .text: true
        case .json: false
        }
    }

    /// - Parameter more: Writes further members at the end, in a format that has members.
    package func write(
        _ report: Report, _ options: Options = Options(), more: (inout JSONWriter) -> Void = { _ in },
        to sink: @escaping ByteWriter.Sink
    ) {
        var out = ByteWriter(to: sink)
        switch self {
        case .text:
            TextReport(isColored: options.isColored, showsNotes: options.showsNotes).write(report, to: &out)
            out.flush()
        case .json: JSONReport(showsNotes: options.showsNotes).write(report, to: out, more: more)
        }
    }

    /// Where each goes, as help says it; the first is the default.
    package static var streams: String {
        func list(_ formats: [ReportFormat]) -> String { formats.map(\.rawValue).joined(separator: ", ") }
        let (people, data) = (allCases.filter(\.isForPeople), allCases.filter { !$0.isForPeople })
        return "\(list(people)) on standard error, the default, or \(list(data)) on standard output"
    }
}
