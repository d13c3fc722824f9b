import KindredDiagnostics
import KindredProject
import KindredSystem

/// The texts with printed hierarchies that a command line names.
struct DumpFiles {
    /// The texts that could be read, in byte order of their paths.
    let files: [SourceFile]
    /// The diagnostics on texts that could not be read.
    let failures: DiagnosticBag
    let hasUnreadable: Bool
    /// The files that were read, so that none of them is written over.
    let identities: Set<FileIdentity>
    /// Whether the command line names one text: no folder, and no second text.
    let isOne: Bool

    /// - Parameter operands: At least one text or folder.
    init(operands: some Collection<String>, in environment: Environment) {
        let read = SpecificationFiles.read(Array(operands), wanted: .dumps, in: environment)
        (files, failures) = (read.files, read.failures)
        (hasUnreadable, identities) = (read.hasUnreadable, read.identities)
        let isFolder = operands.first.map { (try? environment.files.status($0).kind) == .folder } ?? false
        isOne = operands.count == 1 && !isFolder
    }

    /// The report if nothing could be read; nil otherwise.
    var failure: Report? { files.isEmpty ? Report(files: [], bag: failures) : nil }

    /// The number of the hierarchy that `--dump` asks for; nil for the last one, which is the only choice for several texts.
    func number(_ arguments: Arguments) throws(Failure) -> Int? {
        guard let number = arguments.count(.dump) else { return nil }
        if !isOne { throw arguments.wrong("option '\(Option.dump.name)' requires a single DUMP") }
        return number
    }

    /// Refuses a number that no hierarchy of the text has.
    func check(_ number: Int, of count: Int, arguments: Arguments) throws(Failure) {
        if count == 0 || number >= 1 && number <= count { return }
        let held = count == 1 ? "one hierarchy" : "\(count) hierarchies"
        throw arguments.wrong("there is no '--dump \(number)': '\(files[0].path)' contains \(held)")
    }
}

extension Option {
    static let dump = Option(
        name: "--dump", value: .count("N"),
        about: "which of several hierarchies in the text, counted from 1; by default the last")
}

extension Command {
    static let dumpOperand = (
        name: "DUMP",
        about: "a console log, a snapshot, a folder (every *.log and *.txt below it), or - for standard input"
    )
}
