import KindredBase
import KindredEmit

extension Command {
    static let importStoryboard = Command(
        name: "import storyboard", summary: "read what storyboards and xibs declare",
        usage: "PATH… [-o FILE] [options]",
        about: """
            Reads storyboards, and xibs with controllers, all of them together. The edge list holds what
            each file declares, before anything is resolved: controllers, references, who contains,
            embeds, presents and shows whom, ids as they stand in the file. A file that cannot be read
            is told of and left out.
            """,
        operands: [storyboards], operandMinimum: 1, missingOperand: "PATH",
        options: [format, .destination, .failOn, .notes, .color],
        examples: [
            ("import storyboard Main.storyboard --format edges", "the edge list on standard output"),
            ("import storyboard Sources --format edges -o edges.json", "of all files below a folder"),
        ],
        exits: [
            (.done, "written"), (.problems, "a file is no storyboard, or warnings with --fail-on warning"), wrongUsage,
            (.environment, "something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let files = StoryboardFiles(arguments.operands, in: environment)
        let destination = Destination(arguments.value(.destination) ?? "-")
        try destination.check(against: files.identities, environment)
        let findings = files.findings(arguments)
        findings.explainIfNeeded(arguments, environment)
        try destination.write(in: environment) { stream in
            EdgesJSON.write(files.reading.storyboards, to: stream.writer)
        }
        return findings.verdict
    }

    private static let storyboards = (
        name: "PATH",
        about: """
        a storyboard, a xib, or a folder (every *.storyboard and *.xib below it, hidden ones left out)
        """
    )
    private static let format = Option(
        "--format", .word(["edges"]), "what to write: edges, what each file declares, as JSON")
}
