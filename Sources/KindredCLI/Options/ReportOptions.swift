import KindredDiagnostics
import KindredFormats
import KindredSession

/// The options that say how diagnostics are shown and reported.
struct ReportOptions: OptionGroup {
    static let heading = "Reports"
    static let options: [Option] = [.report, .reportSuppressed, .absolutePaths, .noAnnotations, .notes]
    /// The options of commands whose result is the report.
    static let withFormat = Group(heading: heading, options: [.reportFormat] + options)

    /// The same for `verify`, whose result may be the coverage.
    static let withVerifyFormat = Group(heading: heading, options: [.verifyFormat] + options)

    /// The format of the command's result; nil if the result is no report, or nothing is said of it.
    let format: ReportFormat?
    let requests: [ReportRequest]
    let listsSuppressed: Bool
    let showsAbsolutePaths: Bool
    let annotates: Bool
    let showsNotes: Bool

    init(arguments: Arguments) throws(Failure) {
        format =
            arguments.takes(.reportFormat) || arguments.takes(.verifyFormat)
            ? arguments.value(.reportFormat).flatMap(ReportFormat.init) : nil
        var requests: [ReportRequest] = []
        for text in arguments.values(.report) {
            do throws(ReportRequest.Failure) {
                requests.append(try ReportRequest(text, formats: ReportFormat.words))
            } catch {
                throw arguments.syntax.wrong("\(Option.report.name) \(error.message)")
            }
        }
        self.requests = requests
        listsSuppressed = arguments.has(.reportSuppressed)
        showsAbsolutePaths = arguments.has(.absolutePaths)
        annotates = !arguments.has(.noAnnotations)
        showsNotes = arguments.has(.notes)
    }

    /// Whether the command line itself says what to report: then nothing is added to that.
    var isExplicit: Bool { format != nil || !requests.isEmpty }
}

extension Option {
    static let report = Option(
        name: "--report", value: .text("FORMAT[=FILE]"), repeats: true,
        completion: .words(ReportFormat.allCases.map(\.rawValue)),
        about: """
            write the diagnostics as FORMAT too, to FILE or standard output; may be repeated. FORMAT is \
            \(Array(ReportFormat.words.dropLast()).joined(separator: ", ")) or summary, which is added to FILE, by default to \
            GitHub's step summary
            """)
    static let reportSuppressed = Option(
        name: "--report-suppressed",
        about: "with --report sarif: list also suppressed and known diagnostics, marked as such")
    static let absolutePaths = Option(name: "--absolute-paths", about: "show absolute paths, for Xcode")
    static let noAnnotations = Option(
        name: "--no-annotations", about: "in GitHub Actions, don't annotate lines by default")
    static let notes = Option(name: "--notes", about: "show notes too: worth knowing, but not wrong")
}
