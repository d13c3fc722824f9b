import KindredDiagnostics
import KindredFormats
import KindredSystem

extension Command {
    static let importStoryboard = Command(
        name: "import storyboard", summary: "make a specification from storyboards and xibs",
        usage: "PATH… [-o DIR] [options]",
        about: """
            Reads storyboards, and xibs with controllers, follows the references among them and writes
            what they declare as a specification: a file for each storyboard, and one for the windows.
            Standard output gets all of it as one text. What has no place in a specification is always
            reported, and so are the problems that 'kindred check' finds, with their lines in the
            storyboards. Docs/Import.md describes how scenes become families.

            Property lists and project files (*Info.plist, project.pbxproj and project.yml, below a folder
            or named as a PATH) decide which storyboards the windows start with. Without them, the names
            of the storyboards do.

            A xib that can't be read is skipped with a warning, unless PATH names it. All files are
            written, or none: if one fails, everything stays as it was.

            The edge list (--format edges) is what each file declares before anything is resolved, with
            the ids of the file; a file that can't be read is reported and skipped.
            """,
        operands: [storyboards], requiredOperands: ["PATH"],
        options: [format, output, exclude, removingForce, dryRun, .failOn, .notes, .color],
        examples: [
            ("import storyboard Sources -o Specs", "all files below a folder, into Specs"),
            ("import storyboard Main.storyboard", "one, to standard output"),
            ("import storyboard . --exclude Pods --exclude '**/Tests' -o Specs", "all but some folders"),
            ("import storyboard Sources --dry-run --notes", "only list what would be written, and all notes"),
            ("import storyboard Sources --format dot | dot -Tsvg > app.svg", "straight to a picture"),
            ("import storyboard Sources --format edges -o edges.json", "what each file declares"),
        ],
        exits: [
            (.done, "written"),
            (
                .errors,
                "a file isn't a storyboard, and nothing is written; the app breaks a rule; or warnings with --fail-on warning"
            ),
            (.usage, "wrong usage, or a file exists"),
            (.environment, "something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let run = StoryboardImportRun(
            files: StoryboardFiles(
                arguments: arguments.operands, excluding: arguments.values(exclude), in: environment),
            format: try chosenFormat(arguments), arguments: arguments, environment: environment)
        return try run.run()
    }

    private static let storyboards = (
        name: "PATH",
        about: """
        a storyboard, a xib, a property list, a project file, or a folder (all of these below it, except hidden ones)
        """
    )
    private static let format = Option(
        name: "--format", value: .word(["spec", "edges"] + GraphFormat.words),
        about:
            "spec, the specification; edges, what each file declares, as JSON; json or dot, the resolved graph. By default what the suffix of -o names, else spec"
    )
    private static let output = Option(
        name: "-o", value: .text("DIR"),
        about: "the folder to write to, created if needed; with edges, json and dot a file; - is standard output")
    private static let exclude = Option(
        name: "--exclude", value: .text("GLOB"), repeats: true,
        about:
            "skip what matches below a PATH that is a folder, counted from there: * and ? stand for letters of a name, ** for any number of folders; may be repeated"
    )
    static let force = Option(name: "--force", about: "overwrite existing files")
    private static let removingForce = Option(
        name: force.name,
        about: "overwrite existing files, and remove those of an earlier import that are no longer written")
    static let dryRun = Option(name: "--dry-run", about: "write nothing, only list what would be written")

    private static func chosenFormat(_ arguments: Arguments) throws(Failure) -> ImportFormat {
        let suffix = arguments.value(output).flatMap(PathText.suffix) ?? ""
        let chosen = ImportFormat(word: arguments.value(format), suffix: suffix)
        if chosen == .spec, ["yaml", "yml"].contains(suffix) {
            throw .usage(
                "'\(arguments.value(output) ?? "")' looks like a file, but the import writes several",
                "name a folder, or redirect standard output to the file")
        }
        if chosen != .spec, let option = [force, dryRun].first(where: arguments.has) {
            throw arguments.wrong("option '\(option.name)' requires --format spec")
        }
        return chosen
    }
}
