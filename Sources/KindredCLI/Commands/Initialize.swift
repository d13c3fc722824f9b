import KindredBase

extension Command {
    static let initialize = Command(
        name: "init", summary: "write a small commented specification to start from", usage: "[DIR]",
        about: """
            Writes DIR/app.kindred.yaml, which compiles, and makes DIR where there is none. What exists
            is never written over.
            """,
        operands: [("DIR", "the folder to write to; the current one by default")], operandLimit: 1,
        examples: [("init", "in the current folder"), ("init Specs", "in a folder, made if need be")],
        exits: [
            (.done, "written"), (.usage, "wrong usage, or the file exists"),
            (.environment, "the file could not be written"),
        ]
    ) { arguments, environment throws(Failure) in
        let folder = arguments.operands.first ?? "."
        let shown = PathText.shown(folder.isEmpty ? "." : folder, from: environment.files.currentFolders)
        let path = PathText.joined(shown, "app.kindred.yaml")
        if (try? environment.files.status(path, followsLinks: false)) != nil {
            throw .usage("'\(path)' exists, and is left as it is")
        }
        do throws(SystemError) {
            try environment.files.makeFolders(shown)
        } catch {
            throw .environment("cannot make the folder '\(shown)': \(error.reason)")
        }
        try Destination(file: path).write(in: environment) { stream in
            var writer = stream.writer
            writer.write(StarterSpecification.text)
            writer.flush()
        }
        let place = shown == "." ? "" : " " + Visible.text(PathText.quoted(shown))
        environment.say(
            """
            wrote \(Visible.text(path))

            next:
              kindred check\(place)                  say what is wrong with it
              kindred explain Settings\(place)       every relation of one controller, and why
              kindred render\(place) -o app.svg      draw it (needs graphviz)
            """)
        return .done
    }
}
