import Foundation
import KindredSystem
import TestSupport
import Testing

/// The sample app, whose specification is its import, and edits of a line that each give a finding.
@Suite struct CodeSampleTests {
    private static let sample = "Samples/code"
    private static let specification = "code.kindred.yaml"
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        for name in ["App", "Catalog", Self.specification] {
            try FileManager.default.copyItem(
                at: Repository.url("\(Self.sample)/\(name)"), to: URL(fileURLWithPath: folder.file(name)))
        }
    }

    private func run(_ arguments: String...) -> TestFolder.Run? { run(arguments) }

    private func run(_ arguments: [String]) -> TestFolder.Run? {
        guard let reader = Reader.path else { return nil }
        return folder.run(arguments, variables: TestFolder.usualVariables + ["KINDRED_SWIFT=\(reader)"])
    }

    @Test("The specification is the import")
    func imports() throws {
        guard let run = run("import", "swift", "App", "Catalog") else { return }
        #expect(run.code == .done)
        Golden.expect(run.output, in: "\(Self.sample)/\(Self.specification)")
        #expect(self.run("verify", "--code", "App", "Catalog", "--", Self.specification)?.code == .done)
    }

    @Test("Code that the parser doesn't understand is a finding at its line, which a comment silences")
    func syntax() throws {
        let path = "App/Shelf/NotesViewController.swift"
        let text = try #require(folder.read(path))
        let wrong = "func unfinished() { print(1 2) }\n"
        try folder.write(path, text + wrong)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let place =
            "\(path):\(line):29: warning: the parser doesn't understand the code here, so what it shows may be missing"
        for words in [
            ["import", "swift", "App", "Catalog"], ["import", "swift", "App", "Catalog", "--format", "edges"],
            ["verify", "--code", "App", "Catalog", "--", Self.specification],
        ] {
            guard let run = run(words) else { return }
            #expect(run.code == .done && run.errors.contains("\(place) [swift-syntax]\n"), "\(run.errors)")
        }
        for format in [
            "text", "short", "json", "jsonl", "sarif", "junit", "github", "gitlab", "checkstyle", "rdjsonl", "summary",
        ] {
            let run = run("verify", "--code", "App", "Catalog", "--report", "\(format)=out", "--", Self.specification)
            let report = folder.read("out") ?? ""
            #expect(
                run?.code == .done && report.contains("swift-syntax") && report.contains(path), "\(format): \(report)")
        }
        let known = run(
            "verify", "--code", "App", "Catalog", "--write-baseline", "known.json", "--", Self.specification)
        #expect(known?.code == .done && folder.read("known.json")?.contains("swift-syntax") == true)
        let strict = ["verify", "--code", "App", "Catalog", "--fail-on", "warning", "--baseline", "known.json", "--"]
        #expect(run(strict + [Self.specification])?.code == .done)
        let check = run("check", "--fail-on", "warning", "--baseline", "known.json", Self.specification)
        #expect(check?.code == .done, "\(check?.errors ?? "")")
        for comment in [" // kindred:ignore swift-syntax -- a template", ""] {
            let above = comment.isEmpty ? "// kindred:ignore-file swift-syntax -- a template\n" : ""
            try folder.write(path, above + text + wrong.dropLast() + comment + "\n")
            for words in [
                ["import", "swift", "App", "Catalog"],
                ["verify", "--code", "App", "Catalog", "--", Self.specification],
            ] {
                let errors = try #require(run(words)).errors
                #expect(!errors.contains("swift-syntax") && !errors.contains("unused"), "\(errors)")
            }
        }
    }

    /// What is changed in which file, and the finding that follows.
    private static let edits: [(file: String, old: String, new: String, finding: String)] = [
        (
            "App/Shelf/ReaderViewController.swift", "    func finish() {\n",
            "    func cover() { present(CoverViewController(), animated: true) }\n    func finish() {\n",
            "undeclared-edge"
        ),
        (
            "App/Settings/SettingsViewController.swift", ": TeaserViewController()", ": ChaptersViewController()",
            "undeclared-alternative"
        ),
        (
            "Catalog/FilterViewController.swift", "pushViewController(SubjectsViewController()", "log(()",
            "unperformed-edge"
        ),
        ("Catalog/CatalogViewController.swift", "show(BookViewController(), sender: self)", "", "perhaps-performed"),
        (
            "Catalog/BookViewController.swift", "navigationController?.pushViewController(AuthorViewController()",
            "present(AuthorViewController()", "kind-differs"
        ),
        ("App/Shelf/ReaderViewController.swift", ".formSheet", ".fullScreen", "style-differs"),
        (specification, "class: SleepTimerViewController", "class: SleepTimeViewController", "unknown-class"),
    ]

    @Test("A line that changes gives its finding", arguments: edits.indices)
    func finds(_ number: Int) throws {
        let edit = Self.edits[number]
        let text = try #require(folder.read(edit.file))
        #expect(text.contains(edit.old))
        try folder.write(edit.file, text.replacingOccurrences(of: edit.old, with: edit.new))
        guard let run = run("verify", "--code", "App", "Catalog", "--notes", "--", Self.specification) else { return }
        #expect(run.errors.contains("[\(edit.finding)]"), "\(run.errors)")
    }

    @Test("What the cache has is not read again, and what is damaged is")
    func caches() throws {
        guard let reader = Reader.path else { return }
        let variables = ["KINDRED_SWIFT=\(reader)", "XDG_CACHE_HOME=\(folder.file("cache"))"]
        func output(_ more: String...) -> String {
            folder.run(["import", "swift", "App", "Catalog"] + more, variables: TestFolder.usualVariables + variables)
                .output
        }
        let first = output()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("cache/kindred"))
        #expect(names.count > 30 && output() == first)
        func replace(_ texts: [String]) throws {
            for (number, name) in names.enumerated() {
                try folder.write("cache/kindred/\(name)", texts[number % texts.count])
            }
        }
        try replace([#"{"tree":["file",0,""],"skipped":-1,"lines":[]}"#])
        #expect(output() != first)
        #expect(output("--no-cache") == first)
        try replace(["", "{", #"{"tree":["file",0"#, #"{"failed":"too-deep"}"#])
        #expect(output() == first && output() == first)
    }
}
