import Kindred
import KindredBase
import KindredCore

extension Command {
    static let verify = Command(
        name: "verify", summary: "compare a running app's hierarchy with the specification",
        usage: "DUMP [PATH…] [options]",
        about: """
            Finds in a log what 'po [UIViewController _printHierarchy]' printed in the debugger and compares
            it with the specification: who contains whom, the classes, who presents whom and in which
            style. Reports each difference with its place in the dump and in the specification. What
            UIKit adds by itself, such as keyboards and alerts, is ignored.
            """,
        operands: [dumpOperand, Command.paths],
        operandMinimum: 1, missingOperand: "DUMP", options: [window, .dump, .reportFormat, .notes, .color],
        examples: [
            ("verify console.log", "with everything below the current folder"),
            ("verify --window main console.log Specs", "with the families that one window can have"),
            ("verify --dump 1 --format json console.log Specs", "the first hierarchy of the log, the result as data"),
        ],
        exits: [
            (.done, "the app matches the specification"),
            (.problems, "something differs, or the dump or the specification has errors"), wrongUsage,
            (.environment, "a file could not be read"),
        ]
    ) { arguments, environment throws(Failure) in
        if arguments.operands.filter({ $0 == SpecificationPaths.standardInput.argument }).count > 1 {
            throw arguments.wrong("standard input can be the dump or a specification, not both")
        }
        let text = SpecificationFiles.read(file: arguments.operands[0], in: environment)
        guard let file = text.file else {
            let findings = Findings(report: Report(files: [], text.problems), hasUnreadable: text.hasUnreadable)
            return try answer(findings, nil, arguments, environment)
        }
        let specification = Specification(arguments.operands.dropFirst(), arguments, environment)
        guard specification.verdict == .done else {
            return try answer(specification.findings, nil, arguments, environment)
        }
        let window = try window(in: specification, arguments)
        let number = arguments.count(.dump)
        let verification = VerificationPipeline(
            specification.pipeline, file, VerificationPipeline.Choice(window: window, dump: number))
        if let number { try Option.checkDump(number, of: verification.dumps, in: file, arguments) }
        let findings = Findings(report: verification.report, hasUnreadable: false)
        return try answer(findings, verification, arguments, environment)
    }

    private static let window = Option(
        "--window", .text("ID"), "the window that the dump belongs to; by default the one that fits best")

    private static func window(
        in specification: Specification, _ arguments: Arguments
    ) throws(Failure) -> WindowID? {
        guard let name = arguments.value(window) else { return nil }
        let hierarchy = specification.hierarchy
        if let found = hierarchy.windowIDs.first(where: { ExactText(hierarchy.name($0)) == ExactText(name) }) {
            return found
        }
        let near = Nearby.word(name, among: hierarchy.windowIDs.map { hierarchy.name($0) })
        throw .usage("there is no window '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    private static func answer(
        _ findings: Findings, _ verification: VerificationPipeline?, _ arguments: Arguments, _ environment: Environment
    ) throws(Failure) -> ExitCode {
        try findings.write(arguments, environment) { VerificationPipeline.writeSummary(verification, to: &$0) }
        if ReportFormat(arguments).isForPeople {
            for line in verification?.closing ?? [] { environment.say(line) }
        }
        return findings.verdict
    }
}

extension Option {
    static let dump = Option(
        "--dump", .count("N"), "which of several hierarchies in the text, counted from 1; by default the last")

    /// Refuses a number that no hierarchy of the text has.
    static func checkDump(
        _ number: Int, of count: Int, in file: SourceFile, _ arguments: Arguments
    ) throws(Failure) {
        if count == 0 || number >= 1 && number <= count { return }
        let held = count == 1 ? "one hierarchy" : "\(count) hierarchies"
        throw arguments.wrong("there is no '--dump \(number)': '\(file.path)' contains \(held)")
    }
}
