import Kindred
@testable import KindredSession
import KindredDiagnostics
import KindredGraph
import KindredSystem
import KindredText
import KindredYAML
import Foundation
import TestSupport
import Testing

/// What `diff --git` reads is what the disk has after a checkout.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct GitTreeTests {
    private typealias Project = GitDiffTests.Project

    /// The paths that a side reads, with the texts, and what it can't read.
    private static func read(_ folder: TestFolder, _ tree: String) throws -> [[String]] {
        let variables = ["PATH=/usr/bin:/bin", "HOME=\(folder.path)", "GIT_CONFIG_NOSYSTEM=1"]
        let null = open("/dev/null", O_RDWR)
        defer { close(null) }
        let environment = Environment(
            input: null, output: null, errors: null, files: folder.system, variables: { variables })
        let sides = try ComparedSides(
            GitRange("HEAD"), paths: [tree], choices: Choices(project: ProjectChoice(ignoresFiles: true)),
            in: environment)
        return [sides.old, sides.new].map { side in
            guard case .specification(let pipeline) = side.content else { return [] }
            let files = pipeline.graph.files.map { file in
                file.path + " " + String(decoding: file.bytes, as: UTF8.self)
            }
            let problems = side.outcome.report.diagnostics.filter { $0.id == "unreadable-file" }.map { problem in
                guard case .path(let path) = problem.site else { return "" }
                return path + ": " + problem.message
            }
            return (files + problems).map { $0.hasPrefix("HEAD:") ? String($0.dropFirst(5)) : $0 }.sorted()
        }
    }

    /// A random tree: folders, specifications, links of all kinds, projects, hidden entries, odd names, a submodule.
    private struct TreeMaker {
        var random: Random
        let folder: TestFolder
        let module: String
        var count = 0
        /// Paths of entries, from the root of the repository.
        var entries: [String] = []

        mutating func fill(_ path: String, depth: Int) throws {
            for _ in 0...random.below(4) { try add(to: path, depth: depth) }
        }

        private mutating func name(_ suffix: String) -> String {
            count += 1
            let start = random.pick(
                ["a", "b", "z", "é", "a b", "x;y|z", "-n", "q\"q", "'", "#", "a\nb", "\t"], or: "a")
            return (random.oneIn(9) ? "." : "") + "\(start)\(count)" + suffix
        }

        private mutating func add(to path: String, depth: Int) throws {
            let files = FileManager.default
            switch random.below(12) {
            case 0...3:
                let file = path + "/" + name(random.pick([".kindred.yaml", ".kindred.yml", ".yaml", ""], or: ""))
                try folder.write(file, "kindred: 1\nfamilies: {f\(count): C\(count)}\n")
                entries.append(file)
            case 4, 5:
                if depth > 3 { return }
                let inner = path + "/" + name(random.oneIn(6) ? ".kindred.yaml" : "")
                try files.createDirectory(atPath: folder.file(inner), withIntermediateDirectories: true)
                entries.append(inner)
                try fill(inner, depth: depth + 1)
            case 6...9:
                let link = path + "/" + name(random.oneIn(4) ? "" : ".kindred.yaml")
                try folder.link(link, to: target(from: path))
                entries.append(link)
            case 10:
                if random.oneIn(2), !files.fileExists(atPath: folder.file(path + "/kindred.yaml")) {
                    try folder.write(path + "/kindred.yaml", "project: 1\n")
                }
            default:
                if depth > 0, random.oneIn(2) {
                    let inner = path + "/" + name("")
                    try files.copyItem(atPath: module, toPath: folder.file(inner))
                    entries += [inner, inner + "/m.kindred.yaml"]
                }
            }
        }

        private mutating func target(from path: String) -> String {
            let up = String(repeating: "../", count: path.split(separator: "/").count)
            let other = random.pick(entries, or: "nothing")
            switch random.below(8) {
            case 0: return "nothing.kindred.yaml"
            case 1: return folder.file(other)
            case 2: return up + "../" + PathText.name(of: folder.path) + "/" + other
            case 3: return up + other + "/../" + PathText.name(of: other)
            case 4: return up + other + "/"
            case 5: return module + "/m.kindred.yaml"
            default: return up + other
            }
        }
    }

    @Test("In a clean checkout, the last commit reads what the disk has, and nothing differs")
    func isTheSame() throws {
        let project = try Project()
        let outer = try TestFolder()
        let module = outer.file("module")
        try outer.write("module/m.kindred.yaml", "kindred: 1\nfamilies: {m: M}\n")
        try outer.write("module/.hidden/n.kindred.yaml", "kindred: 1\nfamilies: {n: N}\n")
        try project.git("init", "--quiet", in: module)
        try project.git("add", "--all", in: module)
        try project.git("commit", "--quiet", "--message", "m", in: module)
        var maker = TreeMaker(random: Random(seed: 21), folder: project.folder, module: module)
        let trees = (0..<40).map { "tree\($0)" }
        for tree in trees {
            try project.folder.write(tree + "/notes", "")
            try maker.fill(tree, depth: 0)
        }
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "trees")
        var (kinds, differing) = ([0, 0], 0)
        for tree in trees {
            let sides: [[String]]
            do {
                sides = try Self.read(project.folder, tree)
            } catch let failure as Failure where failure.message == "'HEAD' has no specification in '\(tree)'" {
                let found = SpecificationPaths.find([tree], in: project.folder.system)
                #expect(found.files.isEmpty && !found.hasUnreadable, "\(tree)")
                continue
            }
            #expect(sides[0] == sides[1], "\(tree)")
            if sides[0] != sides[1] { differing += 1 }
            let run = try project.diff("--git", "HEAD", tree)
            if sides[1].contains(where: { $0.contains("can't be read") }) {
                kinds[0] += 1
                #expect(run.code == .environment, "\(tree): \(run.errors)")
            } else if run.code == .done {
                kinds[1] += 1
                #expect(run.output == "no differences\n", "\(tree)")
            }
        }
        #expect(kinds[0] > 3 && kinds[1] > 5, "\(kinds)")
    }

    @Test("A link leads to what was there, and one that leads out of the repository to what is there")
    func links() throws {
        let project = try Project()
        let outer = try TestFolder()
        try outer.write("far.yaml", "kindred: 1\nfamilies: {far: Far}\n")
        try project.folder.write("Links/text", "kindred: 1\nfamilies: {near: Near}\n")
        try project.folder.link("Links/a.kindred.yaml", to: "text")
        try project.folder.link("Links/b.kindred.yaml", to: outer.file("far.yaml"))
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "links")
        let remark =
            "kindred: 'HEAD:Links/b.kindred.yaml' leads out of the repository, to '\(outer.file("far.yaml"))': "
        let same = try project.diff("--git", "HEAD", "Links")
        #expect(same.output == "no differences\n" && same.code == .done)
        #expect(same.errors == remark + "it's read as it is now\n")
        try project.folder.write("Links/text", "kindred: 1\nfamilies: {near: {controller: Near, title: N}}\n")
        let changed = try project.diff("--git", "HEAD", "Links")
        #expect(changed.output.contains("title of 'Near'") || changed.output.contains("'Near'"))
    }

    @Test("A submodule is read at the recorded commit; without a checkout it is left out of both sides")
    func submodules() throws {
        let project = try Project()
        let module = project.folder.file("Sub")
        func commit(in folder: String?) throws {
            try project.git("add", "--all", in: folder)
            try project.git("commit", "--quiet", "--message", "m", in: folder)
        }
        try project.folder.write("Sub/m.kindred.yaml", "kindred: 1\nfamilies: {m: M}\n")
        try project.git("init", "--quiet", in: module)
        try commit(in: module)
        try commit(in: nil)
        #expect(try project.diff("--git", "HEAD").output == "no differences\n")
        #expect(try project.diff("--git", "HEAD", "Sub").output == "no differences\n")
        #expect(
            try project.diff("--git", "HEAD~1..HEAD").output.contains(
                "the family 'm' added, with 'M' (HEAD:Sub/m.kindred.yaml:2:12)"))
        try project.folder.write("Sub/n.kindred.yaml", "kindred: 1\nfamilies: {n: N}\n")
        try commit(in: module)
        let newer = try project.diff("--git", "HEAD")
        #expect(newer.output.hasPrefix("the family 'n' added") && newer.output.hasSuffix("\n1 family added\n"))
        try commit(in: nil)
        #expect(try project.diff("--git", "HEAD").output == "no differences\n")
        #expect(try project.diff("--git", "HEAD~1..HEAD").output.hasSuffix("\n1 family added\n"))
        try FileManager.default.removeItem(atPath: module)
        try FileManager.default.createDirectory(atPath: module, withIntermediateDirectories: true)
        func remark(_ name: String) -> String {
            "kindred: '\(name)' is read without its submodule 'Sub': it isn't checked out "
                + "('git submodule update --init' does)\n"
        }
        let without = try project.diff("--git", "HEAD")
        #expect(without.output == "no differences\n" && without.errors == remark("HEAD"))
        let both = try project.diff("--git", "HEAD~1..HEAD")
        #expect(both.output == "no differences\n" && both.errors == remark("HEAD~1") + remark("HEAD"))
    }

    @Test("A name that isn't UTF-8 is an error in a revision, too", .enabled(if: isLinux))
    func names() throws {
        let project = try Project()
        let path = SystemPath(
            Array(project.folder.file("Specs/").utf8) + [0xFF] + Array(".kindred.yaml".utf8))
        let descriptor = path.withCString { creat($0, 0o600) }
        close(descriptor)
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "odd")
        for range in ["HEAD", "HEAD~1..HEAD"] {
            let run = try project.diff("--git", range)
            #expect(run.code == .environment && run.output == "")
            #expect(
                run.errors.contains("HEAD:Specs/\u{FFFD}.kindred.yaml: error: can't be read: its name is not UTF-8"))
        }
    }

    @Test("A path may leave the repository and enter it again by its name")
    func paths() throws {
        let project = try Project()
        let name = PathText.name(of: project.folder.path)
        let twin = "../\(name)x/Specs"
        #expect(try project.diff("--git", "HEAD", "../\(name)/Specs").output == "no differences\n")
        #expect(
            try project.diff("--git", "HEAD", "../../\(name)/../Specs", in: project.folder.file("Specs")).code == .usage
        )
        let outside = try project.diff("--git", "HEAD", twin)
        #expect(outside.code == .usage && outside.errors == "kindred: '\(twin)' is outside of the git repository\n")
    }

    @Test("What leaves commits out is no revision", arguments: ["^v1", "^v1..HEAD", "HEAD..^v1", "-v1"])
    func excluded(_ range: String) throws {
        let project = try Project()
        let run = try project.diff("--git=\(range)")
        #expect(run.code == .usage && run.output == "")
        #expect(run.errors.hasSuffix("v1' is not a revision\n"))
    }
}

private let isLinux: Bool = {
    #if os(Linux)
        true
    #else
        false
    #endif
}()
