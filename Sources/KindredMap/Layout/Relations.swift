/// The pairs of a caller and a family that it presents, each once, and the families that are drawn beside their callers.
struct Relations {
    struct Pair {
        var from: Int32
        var to: Int32
        /// The first of its presentations; the others follow in `nextPresentation`.
        var presentation: Int32
    }

    /// The pairs in order of the callers, then of their presentations.
    private(set) var pairs: [Pair] = []
    /// The next presentation of the same pair, for each presentation, or -1.
    private(set) var nextPresentation: [Int32]
    /// The indices of pairs by box, and by family.
    let pairsByCaller: Buckets
    let pairsByFamily: Buckets
    private(set) var forest: Forest

    init(_ chart: Chart) {
        nextPresentation = Array(repeating: -1, count: chart.presentations.count)
        Self.merge(chart, pairs: &pairs, next: &nextPresentation)
        pairsByCaller = Buckets(count: chart.boxes.count, keys: pairs.map(\.from))
        let families = Int32(chart.families.count)
        pairsByFamily = Buckets(count: chart.families.count, keys: pairs.map { $0.to < families ? $0.to : -1 })
        forest = Forest(chart: chart, pairs: pairs, byCaller: pairsByCaller, byFamily: pairsByFamily)
    }

    private static func merge(_ chart: Chart, pairs: inout [Pair], next: inout [Int32]) {
        let byCaller = Buckets(count: chart.boxes.count, keys: chart.presentations.map(\.from))
        let targets = chart.families.count + chart.outside.count
        var pairOf = [Int32](repeating: -1, count: targets)
        var last = pairOf
        for caller in chart.boxes.indices {
            let first = Int32(pairs.count)
            for item in byCaller[Int32(caller)] {
                let target = Int(chart.presentations[Int(item)].to)
                if pairOf[target] >= first {
                    next[Int(last[target])] = item
                } else {
                    pairOf[target] = Int32(pairs.count)
                    pairs.append(Pair(from: Int32(caller), to: Int32(target), presentation: item))
                }
                last[target] = item
            }
        }
    }
}
