import Kindred
import KindredDiagnostics
import KindredFormats
import KindredText
import TestSupport
import Testing

/// `Golden/Import/Edges/*`: the edge list of each storyboard is kept beside it as JSON, or what is wrong with it.
@Suite struct EdgeGoldenTests {
    static let folder = "Tests/Golden/Import/Edges"
    static let sources = Repository.entries(of: folder).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }

    @Test("The edge list is what it was", arguments: sources)
    func edges(_ name: String) throws {
        let input = Pipeline.Input(path: name, content: .bytes(try Repository.bytes("\(Self.folder)/\(name)")))
        let reading = StoryboardReading(inputs: [input], threads: 1)
        let report = ByteWriter.collect { TextReport(showsNotes: true).write(reading.report, to: &$0) }
        if reading.storyboards.isEmpty {
            Golden.expect(report, in: "\(Self.folder)/\(name).expected")
        } else {
            #expect(reading.report.diagnostics.isEmpty)
            Golden.expect(json(reading), in: "\(Self.folder)/\(name).json")
        }
    }

    @Test("Every file belongs to a storyboard")
    func nothingIsLeftOver() {
        let known = Set(Self.sources.flatMap { [$0, "\($0).json", "\($0).expected"] })
        #expect(Repository.entries(of: Self.folder).filter { !known.contains($0) }.isEmpty)
    }

    private func json(_ reading: StoryboardReading) -> [UInt8] {
        var json: [UInt8] = []
        withoutActuallyEscaping({ (bytes: UnsafeRawBufferPointer) in json.append(contentsOf: bytes) }) { sink in
            EdgesJSON.write(reading.storyboards, to: ByteWriter(to: sink))
        }
        return json
    }
}
