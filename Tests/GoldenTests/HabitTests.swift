import Foundation
import TestSupport
import Testing

/// What GitHub and contributors read, and the check of commit subjects.
@Suite struct HabitTests {
    @Test(
        "GitHub's files are valid", .enabled(if: Tool("check-jsonschema") != nil, "check-jsonschema is not installed"))
    func formsAreValid() throws {
        for (schema, folder) in [
            ("github-workflows", ".github/workflows"), ("github-issue-forms", ".github/ISSUE_TEMPLATE"),
        ] {
            let files = Repository.files(below: folder, suffixes: [".yml"]).filter { $0 != "config.yml" }
            #expect(!files.isEmpty)
            let paths = files.map { Repository.url("\(folder)/\($0)").path }
            let result = try #require(Tool("check-jsonschema")).run(["--builtin-schema", "vendor.\(schema)"] + paths)
            #expect(result.status == 0, "\(result.output)\(result.errors)")
        }
    }

    @Test("The changelog has a section for what isn't released, and one for the version of the program")
    func changelog() throws {
        let titles = try Repository.text("CHANGELOG.md").matches(of: /(?m)^## (\S+)/).map { String($0.output.1) }
        #expect(titles.first == "Unreleased")
        #expect(titles.dropFirst().first == (try Self.version()))
    }

    @Test(
        "Where a version of Kindred is pinned, it is the program's",
        arguments: [
            ("action.yml", 1), ("pyproject.toml", 1), ("Docs/CI.md", 5), ("Docs/Installing.md", 0), ("README.md", 0),
        ])
    func pinnedVersions(_ file: String, _ count: Int) throws {
        let pinned = try Repository.text(file)
            .matches(of: /(?:default: "|kindred(?:-uikit==|@v|[-_])|rev: v)([0-9]+\.[0-9]+\.[0-9]+)/)
        let version = try Self.version()
        #expect(pinned.map { String($0.output.1) } == Array(repeating: version, count: count), "\(file)")
    }

    private static func version() throws -> String {
        let source = try Repository.text("Sources/KindredCLI/Output/Release.swift")
        return String(try #require(source.firstMatch(of: /version = "([0-9.]+)"/)).output.1)
    }

    @Test("Every path that CONTRIBUTING and the workflow name exists")
    func pathsExist() throws {
        for page in ["CONTRIBUTING.md", ".github/workflows/test.yml", ".ci/run"] {
            let paths = try Repository.text(page).matches(
                of: /(?:Docs|Tests|Scripts|Sources|Benchmarks|\.ci)\/[\w.\/\-]+\w/)
            #expect(!paths.isEmpty)
            for path in paths { #expect(Repository.exists(String(path.output)), "\(page): \(path.output)") }
        }
    }

    @Test("The check of a folder beside the project fails without cases")
    func checkWithoutCases() throws {
        let shell = try #require(Tool("bash"))
        let scratch = try Scratch()
        func page(_ name: String) -> String { "design/\(name).md" }
        func check() throws -> Tool.Result {
            try shell.run(["Scripts/check-shared.sh", scratch.url.path], in: Repository.root)
        }
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "design"), withIntermediateDirectories: true)
        let pages = ["rules", "lifecycle", "screens"]
        for name in pages { _ = try scratch.write([], to: page(name)) }
        for name in pages {
            #expect(try check().errors == "check-shared: \(page(name)) has no rules\n")
            _ = try scratch.write(Array("| `\(name)-rule` | note | R1 |\n".utf8), to: page(name))
        }
        #expect(try check().errors == "check-shared: corpus/storyboards doesn't exist\n")
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "corpus/storyboards"), withIntermediateDirectories: true)
        let result = try check()
        #expect(result.status == 1)
        #expect(result.errors == "check-shared: corpus/storyboards has no storyboards\n")
    }

    @Test("Subjects of 72 characters pass, longer ones don't", .enabled(if: Tool("git") != nil, "git is not installed"))
    func subjects() throws {
        let clone = try Clone()
        try clone.commit(String(repeating: "x", count: 100))
        try clone.addScript("Add the check")
        try clone.commit(String(repeating: "ä", count: 72))
        #expect(try clone.check().status == 0)
        try clone.commit(String(repeating: "y", count: 73))
        let refused = try clone.check()
        #expect(refused.status == 1)
        #expect(refused.errors.contains("73 characters, at most 72: yyy"))
        // With a base, only what follows is checked; one that isn't there is no base.
        #expect(try clone.check("HEAD").status == 0)
        #expect(try clone.check("HEAD~1").status == 1)
        #expect(try clone.check("0123456789abcdef0123456789abcdef01234567").status == 1)
    }

    @Test(
        "A subject that leaves open what is done is refused", .enabled(if: Tool("git") != nil, "git is not installed"))
    func vague() throws {
        let clone = try Clone()
        try clone.commit("Say what was said before the check")
        try clone.addScript("Add the check")
        try clone.commit("Keep the order")
        let refused = try clone.check()
        #expect(refused.status == 1)
        #expect(refused.errors.contains("Keep leaves open what is done: Keep the order"))
        #expect(!refused.errors.contains("Say"))
    }

    @Test("A shallow clone is enough", .enabled(if: Tool("git") != nil, "git is not installed"))
    func shallow() throws {
        let clone = try Clone()
        try clone.addScript("Add the check")
        try clone.commit(String(repeating: "x", count: 100))
        try clone.commit("Short")
        #expect(try clone.check().status == 1)
        let shallow = try clone.shallow(2)
        try shallow.commit("Short again")
        #expect(try shallow.check().output.hasPrefix("check-commits: 2 subjects"))
        try shallow.commit(String(repeating: "z", count: 80))
        #expect(try shallow.check().status == 1)
    }
}

/// A repository of its own with the check in it.
private struct Clone {
    private let scratch: Scratch
    private let folder: URL
    private let git: Tool

    init() throws {
        git = try #require(Tool("git"))
        scratch = try Scratch()
        folder = scratch.url.appending(path: "clone")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run("init", "-q")
    }

    private init(_ other: Clone, depth: Int) throws {
        git = other.git
        scratch = try Scratch()
        folder = scratch.url.appending(path: "clone")
        try run("clone", "-q", "--depth", "\(depth)", other.folder.absoluteString, folder.path)
    }

    func shallow(_ depth: Int) throws -> Clone { try Clone(self, depth: depth) }

    func commit(_ subject: String) throws { try run("commit", "-q", "--allow-empty", "-m", subject) }

    func addScript(_ subject: String) throws {
        let scripts = folder.appending(path: "Scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Repository.url("Scripts/check-commits.sh"), to: scripts.appending(path: "check-commits.sh"))
        try run("add", "Scripts")
        try commit(subject)
    }

    func check(_ base: String...) throws -> Tool.Result {
        try Tool(folder.appending(path: "Scripts/check-commits.sh")).run(base, in: folder)
    }

    private func run(_ arguments: String...) throws {
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        let isClone = arguments.first == "clone"
        let result = try git.run(identity + arguments, in: isClone ? nil : folder)
        #expect(result.status == 0, "\(result.errors)")
    }
}
