import KindredDiagnostics
import KindredDumps
import KindredSystem

/// The texts with printed hierarchies that a command line names.
package struct DumpFiles {
    /// The texts that could be read, in byte order of their paths.
    package let files: [SourceFile]
    /// The diagnostics on texts that could not be read.
    package let failures: DiagnosticBag
    package let hasUnreadable: Bool
    /// The files that were read, so that none of them is written over.
    package let identities: Set<FileIdentity>
    /// Whether the command line names one text: no folder, and no second text.
    package let isOne: Bool

    /// Whether recordings are among the texts.
    package let hasRecordings: Bool

    /// - Parameter operands: At least one text or folder.
    package init(operands: some Collection<String>, in environment: Environment) {
        let read = InputFiles.read(Array(operands), wanted: .dumps, in: environment)
        (files, hasRecordings) = Self.distinct(read.files)
        failures = read.failures
        (hasUnreadable, identities) = (read.hasUnreadable, read.identities)
        let isFolder = operands.first.map { (try? environment.files.status($0).kind) == .folder } ?? false
        isOne = operands.count == 1 && !isFolder
    }

    /// Drops the copies of recordings: a test run may attach one twice.
    private static func distinct(_ files: [SourceFile]) -> (files: [SourceFile], hasRecordings: Bool) {
        var known: [Int: [SourceFile]] = [:]
        var hasRecordings = false
        let distinct = files.filter { file in
            guard RecordingReader.isRecording(file.text) else { return true }
            hasRecordings = true
            if known[file.text.count]?.contains(where: { $0.bytes == file.bytes }) == true { return false }
            known[file.text.count, default: []].append(file)
            return true
        }
        return (distinct, hasRecordings)
    }

    /// The report if nothing could be read; nil otherwise.
    package var failure: Report? { files.isEmpty ? Report(files: [], bag: failures) : nil }
}
