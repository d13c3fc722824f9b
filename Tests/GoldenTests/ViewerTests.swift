import KindredText
import Foundation
import TestSupport
import Testing

/// `Tests/Viewer`: the page that `render -o X.html` writes, used in headless Chromium.
@Suite struct ViewerTests {
    @Test(
        "Every feature works in a browser, without a network",
        .enabled(if: Tool("viewer-python") != nil, "Chromium or Playwright is not installed"))
    func works() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("viewer-python")).run([
            Repository.url("Tests/Viewer/run.py").path, "--kindred", kindred.path,
        ])
        #expect(result.errors == "")
        #expect(result.output.contains(/^[1-9][0-9]{2,} checks, 0 failed\n$/), "\(result.output)")
        #expect(result.status == 0)
    }

    @Test("The program has every file of the page", arguments: [".js", ".css", ".html"])
    func filesAreEmbedded(_ suffix: String) throws {
        let folder = "Sources/KindredMap/Viewer"
        let package = try Repository.text("Package.swift")
        let page = try Repository.text("\(folder)/ViewerHTML.swift")
        let scripts = try Repository.text("Tests/Viewer/tsconfig.json")
        for file in Repository.files(below: folder, suffixes: [suffix]) {
            let length = try Repository.text("\(folder)/\(file)").split(separator: "\n").count
            if file != "page.js" { #expect(length <= 300) }
            // The scripts become page.js.
            if file.hasPrefix("Scripts/") {
                #expect(scripts.contains("\(folder)/\(file)\""))
                continue
            }
            #expect(package.contains("\"Viewer/\(file)\""))
            #expect(page.contains("PackageResources.\(file.replacing(".", with: "_"))"))
        }
    }
}
