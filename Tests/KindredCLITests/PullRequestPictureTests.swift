import KindredSystem
import Foundation
import Testing

/// The picture of a pull request, as CI draws it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct PullRequestPictureTests {
    /// An app of five tabs with eight screens each, which all present what is shared.
    private static func app(style: String) -> String {
        let tabs = (0..<5).map { tab in
            let stack = (0..<8).map { "Item\(tab)\($0)" }.joined(separator: ", ")
            return "{navigation: Nav\(tab), stack: [\(stack)]}"
        }
        let calls = (0..<40).map { number in
            let caller = "Item\(number / 8)\(number % 8)"
            return "  - {from: \(caller), present: compose, style: \(number == 21 ? style : "pageSheet")}"
        }
        return """
            kindred: 1
            windows: {main: app}
            families:
              app: {tab: Tabs, tabs: [\(tabs.joined(separator: ", "))]}
              compose: {navigation: ComposeNav, stack: [Compose]}
            presentations:
            \(calls.joined(separator: "\n"))

            """
    }

    private func project() throws -> GitDiffTests.Project {
        let project = try GitDiffTests.Project()
        try project.git("rm", "--quiet", "-r", "Specs")
        try project.folder.write("App/app.kindred.yaml", Self.app(style: "pageSheet"))
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "an app")
        try project.git("branch", "--force", "main")
        try project.folder.write("App/app.kindred.yaml", Self.app(style: "fullScreen"))
        try project.git("commit", "--all", "--quiet", "--message", "one word")
        return project
    }

    @Test("One word in an app of forty screens is one strip of a page that fits a comment")
    func oneWord() throws {
        let project = try project()
        let layout = try project.run(["render", "App", "--git", "main...", "--format", "layout"])
        #expect(layout.code == .done && layout.errors == "", "\(layout.errors)")
        #expect(layout.output.contains(#""title": "App: main…HEAD""#))
        #expect(layout.output.components(separatedBy: #"{"number":"#).count == 2)
        #expect(
            layout.output.contains(
                #""number":1,"kind":"style","title":"Item25 presents compose as fullScreen instead of pageSheet""#))
        let height = try #require(layout.output.firstMatch(of: #/"bounds": \{.*?"height":(\d+)/#)?.1)
        #expect(try #require(Int(height)) < 260)
        // Of forty callers of the same family, the others aren't in it.
        #expect(!layout.output.contains("Item24"))
    }

    @Test("In every format, also between the ends of a pull request", arguments: ["svg", "png", "pdf", "html"])
    func formats(_ format: String) throws {
        let project = try project()
        let run = try project.run(["render", "App", "--git", "main...HEAD", "-o", "change.\(format)"])
        #expect(run.code == .done && run.errors == "", "\(run.errors)")
        let bytes = try Data(contentsOf: URL(filePath: project.folder.file("change.\(format)")))
        switch format {
        case "png":
            // A pixel is 3/4 of a point.
            #expect(bytes[16..<20].elementsEqual([0, 0, 0x04, 0x7B]))
        case "pdf": #expect(bytes.starts(with: "%PDF-".utf8))
        case "svg": #expect(String(decoding: bytes, as: UTF8.self).contains("main…HEAD"))
        default:
            let page = String(decoding: bytes, as: UTF8.self)
            #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("1 presentation changed"))
        }
        let dark = try project.run(["render", "App", "--git", "main...", "--dark", "-o", "change.png"])
        #expect(dark.code == .usage && dark.errors.contains("'--dark' and '--git' can't be combined"), "\(dark.errors)")
    }
}
