/// The places of the cards that hang on nothing, one by one as far up, then left, as they fit.
struct ScreenPacking {
    private(set) var positions: [Drawing.Spot] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private typealias Packed = (positions: [Drawing.Spot], width: Double, height: Double)

    private static let gap = 18.0
    private static let widths = 30
    private static let across = 0.87
    /// The places across that are tried for one card.
    private static let mostPlaces = 24

    /// - Parameter head: The height above the cards.
    init(_ blocks: [ScreenBlock], head: Double) {
        let widest = blocks.map(\.width).max() ?? 0
        let total = blocks.reduce(0) { $0 + $1.width + Self.gap }
        let isMany = blocks.count > 60 || blocks.reduce(0) { $0 + $1.areas.count } > 600
        // Many small ones fit well as they are.
        let areas = blocks.map { isMany ? [Drawing.Area(0, 0, $0.width, $0.height)] : $0.areas }
        let steps = isMany && blocks.count > 400 ? 8 : Self.widths
        var limit = widest
        let factor = total > widest ? power(total / max(widest, 1), steps) : 1
        var all: [(tried: Packed, scale: Double)] = []
        for _ in 0..<steps {
            let tried = Self.pack(blocks, areas: areas, limit: limit)
            // Pictures are upright unless across is much better: cards move when the longer side changes.
            let isAcross = tried.width > tried.height + head
            let scale = Self.scale(tried.width, tried.height + head) * (isAcross ? Self.across : 1)
            all.append((tried, scale))
            limit *= factor
            if factor == 1 { break }
        }
        let largest = all.map(\.scale).max() ?? 0
        guard let best = all.first(where: { $0.scale >= largest * 0.995 }) else { return }
        (positions, width, height) = best.tried
    }

    /// The factor that leads in so many steps to a ratio, at most to an area three times as wide as high.
    private func power(_ ratio: Double, _ steps: Int) -> Double {
        var (low, high) = (1.0, 2.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            var product = 1.0
            for _ in 0..<steps { product *= middle }
            if product < ratio { low = middle } else { high = middle }
        }
        return min(low, 1.15)
    }

    /// The scale at which a picture fits A3, upright or across.
    static func scale(_ width: Double, _ height: Double) -> Double {
        let (width, height) = (width + 2 * ScreenMeasures.margin, height + 2 * ScreenMeasures.margin)
        return max(min(1143 / width, 794 / height), min(794 / width, 1143 / height))
    }

    private static func pack(_ blocks: [ScreenBlock], areas: [[Drawing.Area]], limit: Double) -> Packed {
        var positions: [Drawing.Spot] = []
        var done: [Drawing.Area] = []
        var (width, height) = (0.0, 0.0)
        for (block, own) in zip(blocks, areas) {
            var edges = Set(done.map { $0.right + gap }.filter { $0 + block.width <= limit + 0.1 }).sorted()
            edges.insert(0, at: 0)
            if edges.count > mostPlaces {
                let step = edges.count / mostPlaces + 1
                edges = edges.indices.filter { $0 % step == 0 }.map { edges[$0] }
            }
            var best = Drawing.Spot(0, .infinity)
            for x in edges {
                let y = ScreenBlocks.free(done, own, x: x, y: 0, gap: gap)
                if y < best.y - 0.5 { best = Drawing.Spot(x, y) }
            }
            positions.append(best)
            done += own.map { Drawing.Area($0.x + best.x, $0.y + best.y, $0.width, $0.height) }
            (width, height) = (max(width, best.x + block.width), max(height, best.y + block.height))
        }
        return (positions, width, height)
    }
}
