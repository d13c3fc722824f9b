import KindredSession
import KindredSystem
import KindredText

extension Command {
    static let initialize = Command(
        name: "init", summary: "write a small, commented specification to start from", usage: "[DIR]",
        about: """
            Writes DIR/app.kindred.yaml, which compiles, and creates DIR if needed. An existing file is
            never overwritten.
            """,
        operands: [Syntax.Operand(name: "DIR", about: "the folder to write to; by default the current one")],
        operandLimit: 1,
        examples: [("init", "in the current folder"), ("init Specs", "in a folder, created if needed")],
        exits: [
            (.done, "written"), (.usage, "wrong usage, or the file exists"),
            (.environment, "the file could not be written"),
        ]
    ) { run throws(Failure) in
        let folder = run.options.operands.first ?? "."
        if folder == "-" { throw run.options.wrong("DIR must be a folder, not '-'; './-' would be one of that name") }
        if folder.isEmpty { throw run.options.wrong("DIR is empty; '.' is the current folder") }
        let shown = PathText.shown(folder, from: run.environment.files.currentFolders)
        let path = PathText.joined(shown, name: "app.kindred.yaml")
        if (try? run.environment.files.status(path, followsLinks: false)) != nil {
            throw .usage("'\(path)' already exists")
        }
        do throws(SystemError) {
            try run.environment.files.makeFolders(shown)
        } catch {
            throw .environment("can't create the folder '\(shown)': \(error.reason)")
        }
        try Destination(file: path).write(in: run.environment) { stream in
            stream.write(Array(StarterSpecification.text.utf8))
        }
        let place = shown == "." ? "" : " " + TerminalText.line(PathText.quoted(shown))
        run.environment.say(
            """
            wrote \(TerminalText.line(path))

            next:
              kindred check\(place)                  report its problems
              kindred tree\(place)                   show each view controller once
              kindred explain Settings\(place)       show every relation of one controller, and why
              kindred render\(place) -o app.svg      draw it
            """)
        return .done
    }
}
