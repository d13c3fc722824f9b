import Kindred
import KindredDiagnostics
import KindredFormats
import KindredText
import TestSupport
import Testing

/// `Golden/Import/Storyboards/<case>/`: what the storyboards of a folder become, and what is told of them, is kept in
/// `expected` beside them.
@Suite struct StoryboardGoldenTests {
    static let folder = "Tests/Golden/Import/Storyboards"
    static let cases = Repository.entries(of: folder)
    /// Storyboards, and what may say which of them an app starts with.
    static let suffixes = [".storyboard", ".xib", "Info.plist", "project.pbxproj", "project.yml"]

    @Test("Storyboards become what they became", arguments: cases)
    func expansion(_ name: String) throws {
        let path = "\(Self.folder)/\(name)"
        let files = Repository.files(below: path, suffixes: Self.suffixes)
        let inputs = try files.map { Pipeline.Input(path: $0, content: .bytes(try Repository.bytes("\(path)/\($0)"))) }
        let made = SpecificationImport(reading: StoryboardReading(inputs: inputs, threads: 2), threads: 2)
        var report = ByteWriter.collect { TextReport(showsNotes: true).write(made.report, to: &$0) }
        if made.report.diagnostics.isEmpty { report = [] } else { report = Array("\n--- what is told\n".utf8) + report }
        Golden.expect(made.text + report, in: "\(path)/expected")
    }

    @Test("Every folder is a case, and its files are storyboards")
    func nothingIsLeftOver() {
        for name in Self.cases {
            let strangers = Repository.files(below: "\(Self.folder)/\(name)").filter { file in
                file != "expected" && !Self.suffixes.contains(where: file.hasSuffix)
            }
            #expect(strangers.isEmpty)
        }
    }
}
