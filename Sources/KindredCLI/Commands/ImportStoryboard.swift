import KindredEmit

extension Command {
    static let importStoryboard = Command(
        name: "import storyboard", summary: "make a specification of storyboards and xibs",
        usage: "PATH… [-o DIR] [options]",
        about: """
            Reads storyboards, and xibs with controllers, all of them together, follows the references
            among them and writes what they declare as a specification: a file for each storyboard, and
            one for the windows. Standard output gets all of it as one text. What has no place in a
            specification is told of, never left out in silence; the findings of 'kindred check' come
            along, with the line of the storyboard. Docs/Import.md says how scenes become families.

            A xib that cannot be understood is skipped with a warning, unless PATH names it. All files
            are written, or none: if one fails, everything stays as it was.

            The edge list (--format edges) holds what each file declares before anything is resolved,
            ids as they stand in the file; there a file that cannot be read is told of and left out.
            """,
        operands: [storyboards], operandMinimum: 1, missingOperand: "PATH",
        options: [format, output, exclude, removingForce, dryRun, .failOn, .notes, .color],
        examples: [
            ("import storyboard Sources -o Specs", "of all files below a folder, into Specs"),
            ("import storyboard Main.storyboard", "one, to standard output"),
            ("import storyboard . --exclude Pods --exclude '**/Tests' -o Specs", "all but some folders"),
            ("import storyboard Sources --dry-run --notes", "only say what would be written, and all notes"),
            ("import storyboard Sources --format dot | dot -Tsvg > app.svg", "straight to a picture"),
            ("import storyboard Sources --format edges -o edges.json", "what each file declares"),
        ],
        exits: [
            (.done, "written"),
            (
                .problems,
                "a file is no storyboard, and nothing is written; the app breaks a rule; or warnings with --fail-on warning"
            ),
            (.usage, "wrong usage, or a file exists"),
            (.environment, "something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let run = StoryboardImportRun(
            files: StoryboardFiles(
                arguments.operands, excluding: arguments.values(exclude), in: environment),
            format: try chosenFormat(arguments), arguments: arguments, environment: environment)
        return try run.run()
    }

    private static let storyboards = (
        name: "PATH",
        about: """
        a storyboard, a xib, or a folder (every *.storyboard and *.xib below it, hidden ones left out)
        """
    )
    private static let format = Option(
        "--format", .word(["spec", "edges"] + GraphFormat.words),
        "spec, the specification; edges, what each file declares, as JSON; json or dot, the resolved graph. By default what the suffix of -o says, else spec"
    )
    private static let output = Option(
        "-o", .text("DIR"),
        "the folder to write to, made if need be; with edges, json and dot a file; - is standard output")
    private static let exclude = Option(
        "--exclude", .text("GLOB"),
        "skip what matches below a PATH that is a folder, counted from there: * and ? stand for letters of a name, ** for any number of folders; may be repeated"
    )
    static let force = Option("--force", "write over files that exist")
    private static let removingForce = Option(
        force.name, "write over files that exist, and remove those of an earlier import that are no longer written")
    static let dryRun = Option("--dry-run", "write nothing, only say what would be written")

    private static func chosenFormat(_ arguments: Arguments) throws(Failure) -> ImportFormat {
        let suffix = arguments.value(output).flatMap(PathText.suffix) ?? ""
        let chosen = ImportFormat(word: arguments.value(format), suffix: suffix)
        if chosen == .spec, ["yaml", "yml"].contains(suffix) {
            throw .usage(
                "'\(arguments.value(output) ?? "")' looks like a file, but a specification of storyboards is several",
                "name a folder, or send standard output to the file")
        }
        if chosen != .spec, let option = [force, dryRun].first(where: arguments.has) {
            throw arguments.wrong("option '\(option.name)' goes with --format spec only")
        }
        return chosen
    }
}
