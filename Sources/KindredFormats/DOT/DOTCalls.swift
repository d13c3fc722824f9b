import KindredGraph
import KindredMap

/// The presentations of a chart, each caller of each family once.
struct DOTCalls {
    struct Pair {
        let from: Int32
        /// A family, or past the last one what is outside.
        let to: Int32
        /// The styles with their configurations; empty for an automatic one without any.
        fileprivate var manners: [String] = []
        fileprivate(set) var over: [String] = []

        /// The styles, unless all are automatic.
        var styles: [String] {
            manners == [""] ? [] : manners.map { $0.isEmpty ? PresentationStyle.automatic.rawValue : $0 }
        }

        /// The styles and the presenters.
        var text: String {
            let presenters = over.isEmpty ? [] : ["over " + over.map(DOTLook.shortened).joined(separator: ", ")]
            return ([styles.joined(separator: ", ")].filter { !$0.isEmpty } + presenters).joined(separator: " ")
        }
    }

    private(set) var pairs: [Pair] = []
    /// The families that each box names.
    private(set) var targets: [Int32: [String]] = [:]
    /// The number of callers of each family that have no edge to it.
    private(set) var callers: [Int]

    /// - Parameter mostEdges: The most callers of a family that have edges; with more, all are references.
    init(_ chart: Chart, mostEdges: Int = .max) {
        callers = chart.families.map { $0.outsideCallers.count }
        var known: [Int64: Int] = [:]
        for presentation in chart.presentations {
            let key = Int64(presentation.from) << 32 | Int64(presentation.to)
            let index = known[key, default: pairs.count]
            known[key] = index
            if index == pairs.count { pairs.append(Pair(from: presentation.from, to: presentation.to)) }
            let manner = chart.manners[Int(presentation.manner)]
            let style = [manner.style == "automatic" ? "" : manner.style, manner.chip].filter { !$0.isEmpty }
            let words = style.joined(separator: " ")
            if !pairs[index].manners.contains(words) { pairs[index].manners.append(words) }
            for presenter in manner.presenters where !pairs[index].over.contains(presenter) {
                pairs[index].over.append(presenter)
            }
        }
        var edges = [Int](repeating: 0, count: chart.families.count + chart.outside.count)
        for pair in pairs { edges[Int(pair.to)] += 1 }
        pairs.removeAll { pair in
            let isFar = Int(pair.to) >= chart.families.count
            let isOwn = mostEdges < .max && chart.boxes[Int(pair.from)].family == pair.to
            guard isFar || isOwn || edges[Int(pair.to)] > mostEdges else { return false }
            targets[pair.from, default: []].append(chart.target(pair.to))
            if !isFar { callers[Int(pair.to)] += 1 }
            return true
        }
    }
}
