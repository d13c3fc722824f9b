import Kindred
import KindredMap
import Foundation
import TestSupport
import Testing

/// The maps of the apps that benchmarks measure, and of the samples.
@Suite struct WholeMapTests {
    struct App: CustomTestStringConvertible, Sendable {
        let size: Int
        let seed: Int

        var testDescription: String { "\(size) controllers, seed \(seed)" }

        func sources() throws -> [Source] {
            let python = try #require(Tool("python3"))
            let folder = try Scratch()
            let app = folder.url.appending(path: "app")
            let script = Repository.url("Benchmarks/apps.py").path
            #expect(try python.run([script, "\(size)", app.path, "\(seed)"]).status == 0)
            return try FileManager.default.contentsOfDirectory(atPath: app.path).sorted().map {
                Source(path: $0, bytes: try [UInt8](Data(contentsOf: app.appending(path: $0))))
            }
        }
    }

    private static let apps = [100, 300, 1_000].flatMap { size in (1...3).map { App(size: size, seed: $0) } }

    private func layOut(_ sources: [Source]) -> (chart: Chart, geometry: Geometry) {
        let pipeline = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
        #expect(pipeline.report.count(.error) == 0)
        let chart = GraphChart(graph: pipeline.graph).chart
        return (chart, MapLayout.layOut(chart))
    }

    @Test("Apps keep every promise", arguments: apps + [App(size: 3_000, seed: 1)])
    func promisesOfApp(_ app: App) throws {
        let (chart, geometry) = layOut(try app.sources())
        #expect(Faults.all(chart, geometry) == [])
        let count = chart.boxes.count
        let (width, height) = (Int(geometry.bounds.width), Int(geometry.bounds.height))
        #expect(width * height / count <= 28_000)
        if count >= 200 { #expect((0.9...1.8).contains(Double(width) / Double(height))) }
        let presents = geometry.lines.filter { $0.kind == .presents }
        #expect(Crossings.count(presents, geometry) <= max(10, 3 * count / 100))
        #expect(Crossings.count(geometry.lines, geometry) <= 4 * count / 10)
    }

    @Test("Samples keep every promise", arguments: SampleTests.samples)
    func promisesOfSample(_ sample: String) throws {
        let (chart, geometry) = layOut(try SampleTests.sources(of: sample))
        #expect(Faults.all(chart, geometry) == [])
        let shape = Double(geometry.bounds.width) / Double(geometry.bounds.height)
        if chart.boxes.count >= 200 { #expect((0.9...1.8).contains(shape)) }
    }

    @Test("One more family moves little")
    func isStable() throws {
        var (flips, pairs) = (0, 0)
        var medians: [Int32] = []
        for seed in 1...3 {
            let sources = try App(size: 300, seed: seed).sources()
            let (chart, before) = layOut(sources)
            for trial in 0..<5 {
                let caller = chart.boxes[(trial * 67 + seed * 31) % chart.boxes.count].id
                let (more, after) = layOut(sources + [Self.family(shownBy: caller)])
                let places = Dictionary(uniqueKeysWithValues: zip(more.boxes.map(\.id), after.boxes))
                let moves = zip(chart.boxes, before.boxes).map { (old: $1, new: places[$0.id] ?? $1) }
                let shifts = moves.map { max(abs($0.old.x - $0.new.x), abs($0.old.y - $0.new.y)) }.sorted()
                medians.append(shifts[shifts.count / 2])
                for (index, one) in moves.enumerated() {
                    for other in moves[..<index] {
                        pairs += 2
                        if (one.old.x - other.old.x).signum() * (one.new.x - other.new.x).signum() < 0 { flips += 1 }
                        if (one.old.y - other.old.y).signum() * (one.new.y - other.new.y).signum() < 0 { flips += 1 }
                    }
                }
            }
        }
        #expect(Double(flips) / Double(pairs) <= 0.003)
        #expect(medians.count { $0 == 0 } > 12)
        // A row that presents in another style too has one more line of text, and moves what is below. Occasionally, the families that
        // hang on it are arranged differently.
        #expect(medians.count { $0 > 14 } <= 1)
    }

    private static func family(shownBy caller: String) -> Source {
        let text = """
            kindred: 1
            families:
              added:
                navigation: AddedNav
                stack: [AddedList, AddedDetail]
            presentations:
              - {from: \(caller), present: added}
            """
        return Source(path: "added.kindred.yaml", bytes: Array(text.utf8))
    }
}
