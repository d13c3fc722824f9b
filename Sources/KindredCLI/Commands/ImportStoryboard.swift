import KindredSession

extension Command {
    static let importStoryboard = Command(
        name: "import storyboard", summary: "make a specification from storyboards and xibs",
        usage: "PATH… [-o DIR] [options]",
        about: """
            Reads storyboards, and xibs with controllers, follows the references among them and writes
            what they declare as a specification: a file for each storyboard, and one for the windows.
            Standard output gets all of it as one text. What has no place in a specification is always
            reported, and so is what 'kindred check' reports, with its lines in the storyboards.
            Docs/Import.md describes how scenes become families.

            Property lists and project files (*Info.plist, project.pbxproj and project.yml, below a folder
            or named as a PATH) decide which storyboards the windows start with. Without them, the names
            of the storyboards do.

            A xib that can't be read is skipped with a warning, unless PATH names it. All files are
            written, or none: if one fails, everything stays as it was.

            The edge list (--format edges) is what each file declares before anything is resolved, with
            the ids of the file; a file that can't be read is reported and skipped.
            """,
        operands: [storyboards],
        options: [
            OutputOptions.only(.storyboardFormat, .folder, .removingForce, .dryRun),
            SelectionOptions.only(.excludeFiles), CheckOptions.only(.failOn), ReportOptions.only(.notes),
            GeneralOptions.only(.color),
        ],
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
    ) { run throws(Failure) in
        let files = StoryboardFiles(
            arguments: run.options.operands, excluding: run.options.selection.excludedFiles, in: run.environment)
        return try StoryboardImportRun(files: files, options: run.options, environment: run.environment).run()
    }

    private static let storyboards = Syntax.Operand(
        name: "PATH", isRequired: true,
        about: """
            a storyboard, a xib, a property list, a project file, or a folder (all of these below it, except hidden ones)
            """
    )
}
