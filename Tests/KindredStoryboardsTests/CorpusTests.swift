import Kindred
import KindredText
import Foundation
import TestSupport
import Testing

/// The proof on real files: the edge list has what another reader found in them, and nothing else.
@Suite struct CorpusTests {
    struct Counts {
        var files = 0
        var unreadable = 0
        var rows: [String: Int] = [:]
    }

    @Test("Every file is in the index, with a licence and the text of its licence")
    func licences() throws {
        let index = try Corpus.index()
        #expect(index.compactMap { $0["file"] }.sorted(by: Repository.inByteOrder) == Corpus.files)
        #expect(Set(index.compactMap { $0["licence"] }).isSubset(of: ["MIT", "BSD-3-Clause", "Apache-2.0"]))
        for row in index {
            let repository = try #require(row["repo"]).replacing("/", with: "__")
            let texts = Repository.entries(of: Corpus.storyboards).filter { $0.hasPrefix("LICENSE.\(repository).") }
            #expect(!texts.isEmpty, "\(repository)")
        }
    }

    @Test("Every controller, reference and edge is found, and none is invented")
    func equalsReference() throws {
        let reading = Reading(try Corpus.files.map { ($0, try Corpus.bytes($0)) }, threads: 2)
        let found = Dictionary(uniqueKeysWithValues: try reading.files().map { ($0["file"] ?? "", $0) })
        var counts = Counts()
        for file in Corpus.files {
            let data = Data(try Repository.bytes("\(Corpus.folder)/reference/\(file).json"))
            let facts = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any], "\(file)")
            counts.files += 1
            if facts["ok"] as? Bool == true {
                compare(try #require(found[file], "\(file)"), with: facts, &counts)
            } else {
                counts.unreadable += 1
                #expect(found[file] == nil, "\(file)")
                #expect(reading.report.contains(file))
            }
        }
        #expect(reading.ids == Array(repeating: "xml-syntax", count: counts.unreadable))
        // Only large storyboards unwind; a case in Tests/Golden/Import/Edges does it.
        for (list, _) in EdgeFile.keys where list != "unwind" {
            #expect(counts.rows[list, default: 0] > 0, "no file has \(list)")
        }
        print(
            "corpus: \(counts.files) files, \(counts.unreadable) unreadable; \(counts.rows.sorted { $0.key < $1.key })")
    }

    private func compare(_ found: EdgeFile, with facts: [String: Any], _ counts: inout Counts) {
        let expected = EdgeFile(facts)
        let name = found["file"] ?? ""
        #expect(found.hasAllKeys, "\(name)")
        #expect(found["initial"] == expected["initial"], "\(name)")
        #expect(found["platform"] == (facts["document"] as? [String: Any])?["targetRuntime"] as? String, "\(name)")
        for (list, _) in EdgeFile.keys {
            #expect(found.rows(list) == expected.rows(list), "\(name): \(list)")
            counts.rows[list, default: 0] += found.rows(list).count
        }
    }

    @Test("Whatever becomes of a file, reading it ends with its edges or with one place")
    func mutations() throws {
        var random = Random(seed: 7)
        let texts = try Corpus.files.map { try Corpus.bytes($0) }.filter { $0.count < 40_000 }
        #expect(!texts.isEmpty)
        for _ in 0..<300 {
            let text = mutated(random.pick(texts, or: []), &random)
            let reading = Reading([("Mutated.storyboard", text)])
            #expect(reading.ids.count <= 1)
            #expect(reading.ids.isEmpty || reading.reading.storyboards.isEmpty)
            #expect(try JSONSerialization.jsonObject(with: Data(reading.edges)) is [String: Any])
        }
    }
}
