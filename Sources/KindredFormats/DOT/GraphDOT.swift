import KindredGraph
import KindredMap
import KindredText

/// Writes a resolved graph as a picture for graphviz.
///
/// `DOTLook` has the sizes and colours, chosen by looking at pictures.
package enum GraphDOT {
    /// The form in which families are drawn.
    package enum Form: Sendable {
        /// Clusters, or tables if many controllers are drawn.
        case automatic
        /// A cluster with a node for each controller.
        case clusters
        /// One node: a table with a row for each controller. graphviz draws thousands of them.
        case tables
    }

    package struct Options: Sendable {
        /// The prefix of each controller's link, before the path; without it there are no links.
        package var linkBase: String?
        package var legend: Bool
        package var form: Form
        package var narrowing: Narrowing
        /// The title above it; nil for none.
        package var title: String?

        package init(
            linkBase: String? = nil, legend: Bool = false, form: Form = .automatic, narrowing: Narrowing = Narrowing()
        ) {
            (self.linkBase, self.legend, self.form, self.narrowing) = (linkBase, legend, form, narrowing)
        }
    }

    /// The number of controllers above which clusters are hard to read.
    static let mostInClusters = 60

    package static func write(_ graph: ResolvedGraph, options: Options, to writer: consuming ByteWriter) {
        let size = options.narrowing.shown(in: graph)?.count { $0 } ?? graph.controllers.count
        let isTable = options.form == .tables && size > 0 || options.form == .automatic && size > mostInClusters
        let map = GraphChart(graph: graph, narrowing: options.narrowing, moves: isTable ? .named : .unnamed)
        if isTable {
            DOTTables(graph: graph, map: map, options: options).write(to: writer)
        } else {
            writeClusters(DOTPicture(graph: graph, map: map, options: options), to: writer)
        }
    }

    private static func writeClusters(_ picture: DOTPicture, to writer: consuming ByteWriter) {
        let size = picture.chart.boxes.count
        var dot = DOTWriter(writer)
        dot.digraph("Kindred") { dot in
            DOTLook.writeDefaults(isLarge: size > DOTLook.largeSize, to: &dot)
            if let title = picture.title { DOTLook.writeHead(picture.map.head(title: title), to: &dot) }
            if size == 0 { dot.defaults("graph", attributes: [("label", .text("No view controller is selected"))]) }
            for family in picture.chart.families.indices.reversed() { picture.write(family: family, to: &dot) }
            picture.writePresentations(to: &dot)
            picture.writePushes(to: &dot)
            picture.writeMoves(to: &dot)
            if picture.hasLegend { DOTLegend.write(hasScreens: !picture.chart.screens.isEmpty, to: &dot) }
        }
        dot.finish()
    }
}

/// A chart as clusters of nodes, and the level of each.
struct DOTPicture {
    let graph: ResolvedGraph
    let map: GraphChart
    let calls: DOTCalls
    let linkBase: String?
    let hasLegend: Bool
    let title: String?
    var chart: Chart { map.chart }
    /// The level of each box, 0 for a root.
    private(set) var levels: [Int32] = []
    /// The position of each box on its level of its family.
    private var places: [Int32] = []
    /// The deepest level of each family.
    private var deepest: [Int32]

    init(graph: ResolvedGraph, map: GraphChart, options: GraphDOT.Options) {
        (self.graph, self.map, hasLegend, title) = (graph, map, options.legend, options.title)
        linkBase = options.linkBase.map(PercentEncoding.ofURL)
        calls = DOTCalls(map.chart)
        deepest = Array(repeating: 0, count: map.chart.families.count)
        for (index, family) in chart.families.enumerated() {
            var counts: [Int32] = []
            for box in family.boxes {
                let parent = chart.boxes[Int(box)].parent
                let level = parent < 0 ? 0 : levels[Int(parent)] + 1
                if counts.count <= level { counts.append(0) }
                levels.append(level)
                places.append(counts[Int(level)])
                counts[Int(level)] += 1
            }
            deepest[index] = Int32(counts.count - 1)
        }
    }

    /// Whether one is right above the other in a column of a family.
    func areNeighbours(_ one: Int32, other: Int32) -> Bool {
        chart.boxes[Int(one)].family == chart.boxes[Int(other)].family && levels[Int(one)] == levels[Int(other)]
            && abs(places[Int(one)] - places[Int(other)]) == 1
    }

    /// The number of levels from a caller to the family on its right: beyond the whole family of the caller, so that columns
    /// show the depth of presentation.
    func distance(from caller: Int32) -> Int {
        min(DOTLook.farthest, Int(deepest[Int(chart.boxes[Int(caller)].family)] - levels[Int(caller)]) + 1)
    }
}
