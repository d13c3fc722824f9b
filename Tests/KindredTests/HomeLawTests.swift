import Kindred
import KindredFormats
import KindredGraph
import KindredMap
import KindredText
import TestSupport
import Testing

/// What holds of the homes of any app with screens.
@Suite struct HomeLawTests {
    /// Generated apps without errors.
    private static func graphs() -> [(seed: UInt64, graph: ResolvedGraph)] {
        (0..<600).compactMap { number in
            let seed = UInt64(number)
            let source = number % 3 == 0 ? ScreenApp.source(seed: seed) : StackApp.source(seed: seed)
            let input = Pipeline.Input(path: source.path, content: .bytes(source.bytes))
            let pipeline = Pipeline(inputs: [input], threads: 1)
            return pipeline.report.count(.error) == 0 ? (seed, pipeline.graph) : nil
        }
    }

    @Test("Every name has one home, and the tree shows it once")
    func oneHome() {
        var shared = 0
        let graphs = Self.graphs()
        #expect(graphs.count > 200)
        for (seed, graph) in graphs {
            let declarations = Declarations(graph)
            let homes = Homes(declarations)
            let rows = graph.familyIDs.flatMap { homes.rows(of: $0) } + homes.blocks.flatMap { homes.rows(of: $0) }
            #expect(rows.compactMap(\.homeNumber).sorted() == Array(declarations.all), "seed \(seed)")
            let names = declarations.all.map { declarations.name(of: $0) }
            #expect(Self.names(in: Self.tree(graph, by: .screens)).sorted() == names.sorted(), "seed \(seed)")
            shared += homes.blocks.count
        }
        #expect(shared > 100)
    }

    @Test("By places, the tree shows each controller once, in order")
    func byPlaces() {
        for (seed, graph) in Self.graphs() {
            let tree = Self.tree(graph, by: .places)
            let windows = graph.windowIDs.flatMap { graph[$0].families.map(\.family) }
            let others = graph.familyIDs.filter { !windows.contains($0) }
            let ids = (windows + others).flatMap {
                graph.members(of: $0).map { graph.name(of: ControllerID(index: $0)) }
            }
            #expect(Self.names(in: tree) == ids, "seed \(seed)")
            #expect(!tree.contains("↗") && !tree.contains("+ shared") && !tree.contains(" as "), "seed \(seed)")
        }
    }

    @Test("A block has the screens that its stacks have, and no other stack")
    func blocks() {
        for (seed, graph) in Self.graphs() {
            let declarations = Declarations(graph)
            let homes = Homes(declarations)
            for block in homes.blocks {
                for screen in block.screens {
                    let places = declarations.places(of: screen).filter { graph[$0].role == .stack }
                    let stacks = declarations.numbers(of: places.compactMap { graph[$0].parent })
                    #expect(stacks.sorted() == block.stacks, "seed \(seed)")
                    let derived = places.filter { graph.isDerived($0) }.compactMap { graph[$0].parent }
                    #expect(declarations.numbers(of: derived).count > 1, "seed \(seed)")
                }
            }
            #expect(Set(homes.blocks.map(\.stacks)).count == homes.blocks.count, "seed \(seed)")
        }
    }

    @Test("What is deeper than a limit is counted")
    func depth() {
        for (seed, graph) in Self.graphs().prefix(100) {
            let whole = Self.rowCount(Self.tree(graph, by: .screens))
            for depth in 0..<5 {
                let tree = Self.tree(graph, by: .screens, depth: depth)
                let hidden = tree.split(separator: "\n").compactMap { line -> Int? in
                    guard let start = line.range(of: "… ") else { return nil }
                    return Int(line[start.upperBound...].prefix { $0.isNumber })
                }
                #expect(Self.rowCount(tree) + hidden.reduce(0, +) == whole, "seed \(seed), depth \(depth)")
            }
        }
    }

    // MARK: Support

    private static func tree(_ graph: ResolvedGraph, by naming: Naming, depth: Int? = nil) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            GraphTree.write(graph, by: naming, narrowing: Narrowing(depth: depth), to: ByteWriter(to: sink))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines without what joins them, and without calls and headings.
    private static func rows(_ tree: String) -> [Substring] {
        tree.split(separator: "\n").compactMap { line in
            let text = line.drop { "│├└─ \u{A0}".contains($0) }
            let isHeading = text.hasPrefix("family ") || text.hasPrefix("window ") || text.hasPrefix("shared ")
            return isHeading || text.hasPrefix("⇢") || text.hasPrefix("→") || text.hasPrefix("…") ? nil : text
        }
    }

    private static func rowCount(_ tree: String) -> Int { rows(tree).count }

    /// The names that are at home in a tree.
    private static func names(in tree: String) -> [String] {
        rows(tree).compactMap { row in
            let words = row.split(separator: " ")
            let first = words[0].hasSuffix(":") ? words[1] : words[0]
            return first == "↗" || first == "+" ? nil : String(first)
        }
    }
}
