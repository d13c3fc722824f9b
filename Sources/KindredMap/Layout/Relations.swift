/// The callers of families, each once for each manner in which it presents, and the families that are drawn beside their
/// callers.
struct Relations {
    /// A caller, what it presents and how.
    struct Pair {
        var from: Int32
        var to: Int32
        var manner: Int32
        /// The number of presentations.
        var count = 1
    }

    /// The place where the lines of one manner end at a family.
    struct Entry {
        let family: Int32
        let manner: Int32
        /// The number of callers that the chart doesn't have.
        var references = 0
        var isFromAny = false
    }

    /// The pairs in order of the callers, then of their presentations.
    private(set) var pairs: [Pair] = []
    /// The entries of all families, in their order.
    private(set) var entries: [Entry] = []
    /// The entries of each family.
    private(set) var entriesOfFamily: [Range<Int>] = []
    /// The entry of each pair, or -1 if its family isn't in the chart.
    private(set) var entryOfPair: [Int32]
    /// The indices of pairs by box, and by family.
    let pairsByCaller: Buckets
    let pairsByFamily: Buckets
    let forest: Forest

    init(_ chart: Chart) {
        pairs = Self.merged(chart)
        pairsByCaller = Buckets(count: chart.boxes.count, keys: pairs.map(\.from))
        let families = Int32(chart.families.count)
        pairsByFamily = Buckets(count: chart.families.count, keys: pairs.map { $0.to < families ? $0.to : -1 })
        forest = Forest(chart: chart, pairs: pairs, byCaller: pairsByCaller, byFamily: pairsByFamily)
        entryOfPair = Array(repeating: -1, count: pairs.count)
        addEntries(chart)
    }

    private static func merged(_ chart: Chart) -> [Pair] {
        var pairs: [Pair] = []
        let byCaller = Buckets(count: chart.boxes.count, keys: chart.presentations.map(\.from))
        // The first pair of the caller for each target.
        var firstPair = [Int32](repeating: -1, count: chart.families.count + chart.outside.count)
        for caller in chart.boxes.indices {
            let start = Int32(pairs.count)
            for item in byCaller[Int32(caller)] {
                let made = chart.presentations[Int(item)]
                let known = firstPair[Int(made.to)]
                if known >= start,
                    let same = pairs[Int(known)...].firstIndex(where: { $0.to == made.to && $0.manner == made.manner })
                {
                    pairs[same].count += 1
                    continue
                }
                if known < start { firstPair[Int(made.to)] = Int32(pairs.count) }
                pairs.append(Pair(from: Int32(caller), to: made.to, manner: made.manner))
            }
        }
        return pairs
    }

    private mutating func addEntries(_ chart: Chart) {
        var entryOfManner = [Int32](repeating: -1, count: chart.manners.count)
        func entry(_ manner: Int32, of family: Int32, from start: Int, entries: inout [Entry]) -> Int {
            let known = Int(entryOfManner[Int(manner)])
            if known >= start { return known }
            entryOfManner[Int(manner)] = Int32(entries.count)
            entries.append(Entry(family: family, manner: manner))
            return entries.count - 1
        }
        for family in Int32(0)..<Int32(chart.families.count) {
            let start = entries.count
            for pair in pairsByFamily[family] {
                let index = entry(pairs[Int(pair)].manner, of: family, from: start, entries: &entries)
                entryOfPair[Int(pair)] = Int32(index)
            }
            for caller in chart.families[Int(family)].outsideCallers {
                entries[entry(caller.manner, of: family, from: start, entries: &entries)].references += 1
            }
            for manner in chart.families[Int(family)].fromAny {
                entries[entry(manner, of: family, from: start, entries: &entries)].isFromAny = true
            }
            entriesOfFamily.append(start..<entries.count)
        }
    }
}
