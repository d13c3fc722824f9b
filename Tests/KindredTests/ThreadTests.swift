import Kindred
import KindredGraph
import KindredMap
import KindredText
import Testing

/// What is large enough for several threads to work on: `PropertyTests` has the same for what is small.
@Suite struct ThreadTests {
    /// Files of a stack each, with a modal family; those in `failing` name a controller that does not exist.
    static func sources(_ count: Int, failing: Range<Int> = 0..<0) -> [Source] {
        (0..<count).map { file in
            let stack = (0..<60).map { "      - {controller: C\(file)x\($0), title: \"Ü \($0)\"}\n" }.joined()
            let pushes = (1..<60).map { "  - {from: C\(file)x\($0 - 1), to: C\(file)x\($0)}\n" }.joined()
            let presented = failing.contains(file) ? "nobody\(file)" : "m\(file)"
            return Source(
                path: "f\(file % 10)/\(file).yaml",
                text: """
                    kindred: 1
                    windows: {w\(file): f\(file)}
                    families:
                      f\(file):
                        navigation: N\(file)
                        stack:
                    \(stack)  m\(file): M\(file)
                    presentations:
                      - {from: C\(file)x3, present: \(presented), style: formSheet}
                    pushes:
                    \(pushes)
                    """)
        }
    }

    @Test("Large input gives the same bytes on any number of threads", arguments: [2, 3, 7])
    func large(_ threads: Int) throws {
        let sources = Self.sources(100)
        let one = Compiler(options: .init(threads: 1)).compile(sources)
        let several = Compiler(options: .init(threads: threads)).compile(sources)
        #expect(one.text(notes: true) == several.text(notes: true))
        let expected = try #require(one.json())
        let isSame = several.json() == expected && several.json(compact: true) == one.json(compact: true)
        #expect(isSame && expected.count > 1 << 20)
    }

    @Test("Mistakes are told in the same order on any number of threads", arguments: [2, 5])
    func mistakes(_ threads: Int) {
        let sources = Self.sources(100, failing: 10..<90)
        let one = Compiler(options: .init(threads: 1)).compile(sources)
        let several = Compiler(options: .init(threads: threads)).compile(sources)
        #expect(one.diagnostics.count >= 80 && one.text(notes: true) == several.text(notes: true))
    }

    @Test("A large picture has the same bytes on any number of threads", arguments: [2, 3])
    func picture(_ threads: Int) {
        let inputs = GeneratedApp.sources(1_500, seed: 5).map {
            Pipeline.Input(path: $0.path, content: .bytes($0.bytes))
        }
        let graph = Pipeline(inputs: inputs, threads: 1).graph
        let map = GraphChart(graph: graph, narrowing: Narrowing())
        let drawing = PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App")
        func svg(threads: Int, link: ((Int32) -> String)? = nil) -> [UInt8] {
            var bytes: [UInt8] = []
            withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
                DrawingSVG.write(drawing, link: link, threads: threads, to: ByteWriter(to: sink))
            }
            return bytes
        }
        let isSame = svg(threads: threads) == svg(threads: 1)
        #expect(isSame && svg(threads: 1).count > 1 << 19)
        let linked = { (id: Int32) in "#\(id)" }
        let isLinkedSame = svg(threads: threads, link: linked) == svg(threads: 1, link: linked)
        #expect(isLinkedSame)
    }
}
