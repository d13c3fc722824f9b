import KindredDiagnostics
import KindredDumps
import KindredSession
import KindredSystem
import KindredText

/// A file of what recordings showed about facts of UIKit.
struct EvidenceFile {
    private let path: String
    private let environment: Environment

    init(path: String, in environment: Environment) { (self.path, self.environment) = (path, environment) }

    /// Adds to the file, which is made if there is none.
    func add(_ events: EventReport, through reports: Reports) throws(Failure) {
        var evidence = environment.files.exists(path) ? try read() : Evidence()
        evidence.add(events)
        let written = evidence
        try reports.write(Destination(file: path)) { stream in written.write(to: stream.write) }
    }

    func read() throws(Failure) -> Evidence {
        switch FileText.read(path, in: environment).content {
        case .text(let text):
            do throws(Evidence.Failure) {
                return try Evidence(text)
            } catch {
                let file = SourceFile(path: path, text: text)
                let position = file.position(of: error.offset)
                throw .usage(
                    "\(path):\(position.line):\(position.column): \(error.message)",
                    "'kindred verify --callbacks --write-evidence FILE' writes evidence")
            }
        case .tooLarge: throw .usage("'\(path)' is too large")
        case .unreadable(let error):
            throw .environment("can't read '\(path)': \(error.reason)")
        }
    }
}
