/// The whole picture: the windows' families with all that hangs on them, then bands of families presented from many
/// families, and of those that no window leads to.
struct Arrangement {
    struct Band {
        var heading: String
        var roots: [Int32]
        var position = Point(0, 0)
        var shelves: Shelves

        /// - Parameter width: The room that there is; nil to choose what fits beside others.
        init(_ heading: String, _ roots: [Int32], _ blocks: Blocks, width: Int32?) {
            (self.heading, self.roots) = (heading, roots)
            let sizes = roots.map { blocks.sizes[Int($0)] }
            let area = Shelves.area(sizes, gap: Measures.blockGap)
            let own = Grid.width(area: area, aspect: width == nil ? Arrangement.narrowBand : Arrangement.bandAspect)
            shelves = Shelves(sizes, width: max(width ?? 0, own), gap: Measures.blockGap)
        }
    }

    /// The windows' roots, and their places.
    let main: [Int32]
    let shelves: Shelves
    private(set) var bands: [Band] = []
    private(set) var width: Int32
    private(set) var height: Int32

    /// Wanted widths of the windows' blocks for the area right of their roots, in hundredths. The first that gives the picture
    /// a good shape is taken, not the best: a small change seldom chooses another.
    private static let aspects: [Int32] = [220, 150, 320, 100, 460, 70]
    private static let shapes = 1.0...1.65
    private static let bandAspect: Int32 = 130
    private static let narrowBand: Int32 = 60
    /// Wanted widths of the windows' blocks together for their height, from the most to the least wanted.
    private static let mainAspects: [Int32] = [132, 190, 92]

    static func best(_ blocks: inout Blocks, _ forest: Forest, isPart: Bool) -> Arrangement {
        let main = forest.windowRoots.isEmpty ? forest.otherRoots : forest.windowRoots
        let bands = [
            ("Presented from many families", forest.sharedRoots),
            (
                isPart ? "Other families" : "Not reached from a window",
                forest.windowRoots.isEmpty ? [] : forest.otherRoots
            ),
        ].filter { !$0.1.isEmpty }
        for (_, roots) in bands {
            for root in roots { blocks.layOut(root, aspect: bandAspect) }
        }
        var best: (aspect: Int32, cost: Double)?
        for aspect in aspects.prefix(isMany(main) ? 3 : aspects.count) {
            for root in main { blocks.layOut(root, aspect: aspect) }
            let arrangement = inGoodShape(main, bands, blocks)
            if shapes.contains(arrangement.shape), !isMany(main) { return arrangement }
            if best.map({ arrangement.cost < $0.cost }) ?? true { best = (aspect, arrangement.cost) }
        }
        for root in main { blocks.layOut(root, aspect: best?.aspect) }
        return inGoodShape(main, bands, blocks)
    }

    /// Bands are below, unless the picture is better with them on the right.
    private static func inGoodShape(
        _ main: [Int32], _ bands: [(heading: String, roots: [Int32])], _ blocks: Blocks
    ) -> Arrangement {
        let below = Arrangement(main, bands, blocks, isBelow: true)
        if bands.isEmpty || shapes.contains(below.shape) { return below }
        let beside = Arrangement(main, bands, blocks, isBelow: false)
        return beside.cost < below.cost ? beside : below
    }

    private init(
        _ main: [Int32], _ bands: [(heading: String, roots: [Int32])], _ blocks: Blocks, isBelow: Bool
    ) {
        self.main = main
        shelves = Self.shelves(main.map { blocks.sizes[Int($0)] }, isMany: Self.isMany(main))
        (width, height) = (shelves.width, shelves.height)
        var corner = isBelow ? Point(0, height + Measures.bandGap) : Point(width + Measures.bandGap, 0)
        for (heading, roots) in bands {
            var band = Band(heading, roots, blocks, width: isBelow ? width : nil)
            band.position = corner
            corner.y += Measures.headingHeight + band.shelves.height + Measures.bandGap
            width = max(width, corner.x + band.shelves.width)
            height = max(height, corner.y - Measures.bandGap)
            self.bands.append(band)
        }
    }

    /// A few roots are arranged in the first good way, so that a small change seldom chooses another; of many, in the closest.
    private static func isMany(_ main: [Int32]) -> Bool { main.count > 2 }

    private static func shelves(_ sizes: [Strip.Size], isMany: Bool) -> Shelves {
        let area = Shelves.area(sizes, gap: Measures.rootGap)
        let candidates = mainAspects.prefix(isMany ? mainAspects.count : 1).map {
            Shelves(sizes, width: Grid.width(area: area, aspect: $0), gap: Measures.rootGap)
        }
        return candidates.dropFirst().reduce(candidates[0]) {
            cost($1.width, $1.height) < cost($0.width, $0.height) ? $1 : $0
        }
    }

    private var shape: Double { Double(width) / Double(max(height, 1)) }
    private var cost: Double { Self.cost(width, height) }

    /// The area, and more for a bad shape.
    private static func cost(_ width: Int32, _ height: Int32) -> Double {
        let shape = Double(max(width, 1)) / Double(max(height, 1))
        return Double(width) * Double(height) * max(1, shapes.lowerBound / shape, shape / shapes.upperBound)
    }
}
