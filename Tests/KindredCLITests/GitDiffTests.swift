import KindredSystem
import Foundation
import Testing

/// `kindred diff --git` in repositories made for it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct GitDiffTests {
    /// Two commits on `main`, one more on `feature`, and a change that isn't committed.
    final class Project {
        let folder: TestFolder
        init() throws {
            folder = try TestFolder()
            try git("init", "--quiet", "--initial-branch", "main")
            try commit("Nav", "first")
            try git("tag", "v1")
            try git("checkout", "--quiet", "-b", "feature")
            try commit("Nav, stack: [Home, Detail]", "on the branch", file: "Specs/app.kindred.yaml")
            try git("checkout", "--quiet", "main")
            try commit("MainNav", "second")
            try git("checkout", "--quiet", "feature")
        }

        func commit(_ navigation: String, _ message: String, file: String = "Specs/app.kindred.yaml") throws {
            let stack = navigation.contains("stack") ? "" : ", stack: [Home]"
            try folder.write(file, "kindred: 1\nfamilies: {app: {navigation: \(navigation)\(stack)}}\n")
            try folder.write("Specs/.hidden/b.kindred.yaml", "not a specification")
            try folder.write("Specs/notes.yaml", "not a specification")
            try git("add", "--all")
            try git("commit", "--quiet", "--message", message)
        }

        @discardableResult
        func git(_ arguments: String..., in path: String? = nil) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
            process.arguments = ["-c", "protocol.file.allow=always"] + arguments
            process.currentDirectoryURL = URL(fileURLWithPath: path ?? folder.path)
            process.environment = [
                "PATH": "/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
                "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
                "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
            ]
            let pipe = Foundation.Pipe()
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "\(arguments)")
            return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
        }

        func diff(_ arguments: String..., in path: String? = nil) throws -> TestFolder.Run {
            try run(["diff"] + arguments, in: path)
        }

        func run(_ words: [String], in path: String? = nil) throws -> TestFolder.Run {
            let variables = ["PATH=/usr/bin:/bin", "HOME=\(folder.path)", "GIT_CONFIG_NOSYSTEM=1"]
            return folder.run(words, in: path, variables: variables)
        }
    }

    @Test("A revision is compared with the files as they are")
    func withWorkingTree() throws {
        let project = try Project()
        let none = try project.diff("--git", "HEAD")
        #expect(none.output == "no differences\n" && none.errors == "" && none.code == .done)
        try project.folder.write("Specs/more.kindred.yaml", "kindred: 1\nfamilies: {sheet: Sheet}\n")
        let run = try project.diff("--git", "v1", "Specs", "--exit-code")
        #expect(run.code == .differences)
        #expect(
            run.output
                == """
                the family 'sheet' added, with 'Sheet' (Specs/more.kindred.yaml:2:12)
                'Detail' added, on the stack of 'Nav' (Specs/app.kindred.yaml:2:49)

                1 family added, 1 view controller added

                """)
        // Nothing was written, not even an index.
        #expect(try project.git("status", "--porcelain") == "?? Specs/more.kindred.yaml")
    }

    @Test("Two dots compare two revisions, three what came after their merge base")
    func ranges() throws {
        let project = try Project()
        let both = try project.diff("--git", "main..feature", "--format", "json")
        #expect(both.output.contains("\"file\":\"feature:Specs/app.kindred.yaml\""))
        #expect(both.output.contains("\"file\":\"main:Specs/app.kindred.yaml\""))
        let branch = try project.diff("--git", "main...feature")
        #expect(
            branch.output
                == "'Detail' added, on the stack of 'Nav' (feature:Specs/app.kindred.yaml:2:49)\n\n1 view controller added\n"
        )
        #expect(try project.diff("--git", "main...").output.contains("(HEAD:Specs/app.kindred.yaml:2:49)"))
        let base = try project.git("rev-parse", "v1").prefix(10)
        let back = try project.diff("--git", "feature...main")
        #expect(back.output.contains("(\(base):Specs/app.kindred.yaml:2:30)"))
        for range in ["..", "...", "a..b..c", "main...feature...v1"] {
            #expect(try project.diff("--git", range).code == .usage, "\(range)")
        }
    }

    @Test("Paths count from the current folder, and stay in the repository")
    func paths() throws {
        let project = try Project()
        let below = project.folder.file("Specs")
        #expect(try project.diff("--git", "v1..feature", in: below).output.hasSuffix("1 view controller added\n"))
        #expect(
            try project.diff("--git", "v1..feature", "app.kindred.yaml", in: below).output.hasSuffix(
                "1 view controller added\n"))
        #expect(
            try project.diff("--git", "v1..feature", "../Specs", in: below).output.hasSuffix(
                "1 view controller added\n"))
        #expect(try project.diff("--git", "v1..feature", below).output.hasSuffix("1 view controller added\n"))
        let outside = try project.diff("--git", "v1", "..")
        #expect(outside.code == .usage && outside.errors == "kindred: '..' is outside of the git repository\n")
        let missing = try project.diff("--git", "v1", "Elsewhere")
        #expect(missing.code == .environment)
        #expect(missing.errors.hasPrefix("kindred: 'v1' has no specification in 'Elsewhere'\n"))
    }

    @Test("The change that adds the first specification is told what to do instead")
    func firstSpecification() throws {
        let project = try Project()
        try project.folder.write("New/b.kindred.yaml", "kindred: 1\nfamilies: {b: B}\n")
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "new")
        let hints = """
            if the first ones are new, there is nothing to compare yet: 'kindred tree' shows what they declare
            if they were elsewhere, compare two folders: 'kindred diff OLD NEW'

            """
        for range in ["v1", "v1..", "v1..feature"] {
            let run = try project.diff("--git", range, "New")
            #expect(run.code == .environment && run.output == "")
            #expect(run.errors == "kindred: 'v1' has no specification in 'New'\n\(hints)", "\(range)")
        }
        let base = try project.git("rev-parse", "v1").prefix(10)
        let branch = try project.diff("--git", "main...", "New")
        #expect(branch.errors == "kindred: '\(base)' has no specification in 'New'\n\(hints)")
        let gone = try project.diff("--git", "feature..v1", "New")
        #expect(gone.code == .environment)
        #expect(
            gone.errors == "kindred: 'v1' has no specification in 'New'\n"
                + "name a folder that has some in both revisions\n")
    }

    @Test("A project file says what is compared, and a folder with one of its own is another compilation")
    func projects() throws {
        let project = try Project()
        try project.folder.write("kindred.yaml", "project: 1\nsources: [Specs]\n")
        try project.folder.write("Other/b.kindred.yaml", "kindred: 1\nfamilies: {b: B}\n")
        try project.folder.write("Specs/Inner/kindred.yaml", "project: 1\n")
        try project.folder.write("Specs/Inner/c.kindred.yaml", "kindred: 1\nfamilies: {c: C}\n")
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "projects")
        let run = try project.diff("--git", "v1..HEAD")
        #expect(run.output.hasSuffix("\n1 view controller added\n") && run.errors == "")
        #expect(try project.diff("--git", "HEAD").output == "no differences\n")
        let all = try project.diff("--git", "v1..HEAD", "--no-config")
        #expect(all.output.hasSuffix("\n2 families added, 1 view controller added\n"))
        #expect(try project.diff("--git", "HEAD", "--no-config").output == "no differences\n")
        #expect(try project.diff("--git", "HEAD~1..HEAD", "Specs/Inner").code == .environment)
    }

    @Test("Mistakes in a revision are told with its name")
    func mistakes() throws {
        let project = try Project()
        try project.commit("Nav, stack: [{navigation: Inner, stack: [Home]}]", "a mistake")
        let run = try project.diff("--git", "main..HEAD")
        #expect(run.code == .errors && run.output == "")
        #expect(run.errors.hasPrefix("HEAD:Specs/app.kindred.yaml:2:"))
        let unknown = try project.diff("--git", "nowhere")
        #expect(unknown.code == .usage && unknown.errors.hasPrefix("kindred: git knows no revision 'nowhere'\n"))
        #expect(try project.diff("--git", "main...nowhere").code == .usage)
        #expect(try project.diff("--git=--output=x").code == .usage)
    }

    @Test("A worktree is a repository, and a shallow clone says what is missing")
    func clones() throws {
        let project = try Project()
        let tree = project.folder.file("tree")
        try project.git("worktree", "add", "--quiet", tree, "main")
        #expect(try project.diff("--git", "v1", in: tree).code == .done)
        #expect(try project.diff("--git", "v1", in: tree).output.contains("'MainNav'"))
        let clone = project.folder.file("clone")
        try project.git(
            "clone", "--quiet", "--depth", "1", "--no-single-branch", "file://\(project.folder.path)", clone)
        let run = try project.diff("--git", "origin/main...HEAD", in: clone)
        #expect(run.code == .usage)
        #expect(
            run.errors
                == """
                kindred: 'origin/main' and 'HEAD' have no commit in common
                this clone is shallow: run 'git fetch --unshallow', or set 'fetch-depth: 0' for actions/checkout in \
                GitHub Actions

                """)
        #expect(try project.diff("--git", "HEAD~1", in: clone).errors.contains("'git fetch --unshallow'"))
    }

    @Test("What git can't answer is told with its reason")
    func refusals() throws {
        let project = try Project()
        let path = try project.diff("--git", "v1:Specs")
        #expect(path.code == .usage)
        #expect(
            path.errors == "kindred: git knows no revision 'v1:Specs'\n"
                + "write paths after the revision: 'kindred diff --git REV PATH'\n")
        let bare = project.folder.file("bare.git")
        try project.git("clone", "--quiet", "--bare", project.folder.path, bare)
        for place in [bare, project.folder.file(".git")] {
            let run = try project.diff("--git", "v1..main", in: place)
            #expect(run.code == .usage)
            #expect(
                run.errors == "kindred: the current folder is in a bare repository, or in '.git': it has no files\n"
                    + "run it in a checkout\n")
        }
        let new = project.folder.file("new")
        try project.git("init", "--quiet", new)
        let empty = try project.diff("--git", "HEAD", in: new)
        #expect(
            empty.code == .usage
                && empty.errors == "kindred: git knows no revision 'HEAD'\n"
                    + "the repository has no commit yet, or is damaged\n"
        )
        let object = try project.git("rev-parse", "v1:Specs/app.kindred.yaml")
        try FileManager.default.removeItem(
            atPath: project.folder.file(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
        let damaged = try project.diff("--git", "v1")
        #expect(damaged.code == .environment)
        #expect(damaged.errors == "kindred: git doesn't have all files of 'v1'\n")
    }

    @Test("A repository of another user is told with what to do", .enabled(if: getuid() == 0, "this isn't root"))
    func ownedByOthers() throws {
        let project = try Project()
        chown(project.folder.path, 12_345, 12_345)
        chown(project.folder.file(".git"), 12_345, 12_345)
        let run = try project.diff("--git", "v1")
        #expect(run.code == .environment)
        let folder = project.folder.path
        #expect(
            run.errors == "kindred: git doesn't read the repository '\(folder)', because another user owns it\n"
                + "if you trust it, run 'git config --global --add safe.directory \(folder)'\n")
    }

    @Test("No git, and no repository")
    func nothing() throws {
        let project = try Project()
        let without = project.folder.run(["diff", "--git", "HEAD"], variables: ["PATH=/nonexistent"])
        #expect(without.code == .environment && without.errors.hasPrefix("kindred: git is not in PATH\n"))
        let outside = try TestFolder().run(["diff", "--git", "HEAD"], variables: TestFolder.usualVariables)
        #expect(outside.code == .usage)
        #expect(outside.errors.hasPrefix("kindred: the current folder isn't in a git repository\n"))
    }
}
