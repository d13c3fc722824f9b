/// The whole picture: the windows' families with all that hangs on them, then bands of families presented from many
/// families, and of those that no window leads to.
struct Arrangement {
    struct Band {
        var heading: String
        var roots: [Int32]
        var position = Point(0, 0)
        var shelves: Shelves

        init(_ heading: String, _ roots: [Int32], _ blocks: inout Blocks) {
            (self.heading, self.roots) = (heading, roots)
            for root in roots { blocks.layOut(root, aspect: Arrangement.bandAspect) }
            let sizes = roots.map { [blocks] in blocks.sizes[Int($0)] }
            let area = Shelves.area(sizes, gap: Measures.blockGap)
            let width = Grid.width(area: area, aspect: Arrangement.narrowBand)
            shelves = Shelves(sizes, width: width, gap: Measures.blockGap)
        }
    }

    /// The windows' roots, and their places.
    let main: [Int32]
    private(set) var positions: [Point] = []
    /// Right of the windows' roots, below each other.
    private(set) var bands: [Band] = []
    private(set) var width: Int32
    private(set) var height: Int32

    /// Wanted widths of the windows' blocks for the area right of their roots, in hundredths, from the most to the least wanted.
    private static let aspects: [Int32] = [220, 320, 150, 460, 100, 70]
    private static let shapes = 0.9...1.75
    private static let bandAspect: Int32 = 130
    private static let narrowBand: Int32 = 60
    /// Wanted widths of many windows' blocks together for their height.
    private static let mainAspects: [Int32] = [132, 190, 92]
    private static let few = 3

    /// Of a few blocks the first arrangement of a good shape, not the best: a small change seldom chooses another. Many blocks
    /// are never arranged alike twice, so of their arrangements the best is taken.
    static func best(_ blocks: inout Blocks, _ forest: Forest, isPart: Bool) -> Arrangement {
        let main = forest.windowRoots.isEmpty ? forest.otherRoots : forest.windowRoots
        let others = forest.windowRoots.isEmpty ? [] : forest.otherRoots
        let bands = [
            ("Presented from many families", forest.sharedRoots),
            (isPart ? "Other families" : "Not reached from a window", others),
        ].filter { !$0.1.isEmpty }.map { Band($0.0, $0.1, &blocks) }
        var best: (aspect: Int32, arrangement: Arrangement)?
        for aspect in aspects.prefix(main.count > few ? 3 : aspects.count) {
            for root in main { blocks.layOut(root, aspect: aspect) }
            for arrangement in arrangements(main, main.map { blocks.sizes[Int($0)] }, bands) {
                if main.count <= few, shapes.contains(arrangement.shape) { return arrangement }
                if best.map({ arrangement.cost < $0.arrangement.cost }) ?? true { best = (aspect, arrangement) }
            }
        }
        for root in main { blocks.layOut(root, aspect: best?.aspect) }
        return best?.arrangement ?? Arrangement([], [], bands, onTheLeft: 0)
    }

    /// Of a few blocks: the first left of all others, or all below each other.
    private static func arrangements(_ main: [Int32], _ sizes: [Strip.Size], _ bands: [Band]) -> [Arrangement] {
        if main.count <= few {
            return [1, main.count].map { Arrangement(main, sizes, bands, onTheLeft: $0) }
        }
        let area = Shelves.area(sizes, gap: Measures.rootGap)
        return mainAspects.map {
            let shelves = Shelves(sizes, width: Grid.width(area: area, aspect: $0), gap: Measures.rootGap)
            return Arrangement(main, shelves, bands)
        }
    }

    private init(_ main: [Int32], _ shelves: Shelves, _ bands: [Band]) {
        (self.main, positions) = (main, shelves.positions)
        (width, height) = (shelves.width, shelves.height)
        add(bands, at: Point(width + Measures.bandGap, 0))
    }

    private init(_ main: [Int32], _ sizes: [Strip.Size], _ bands: [Band], onTheLeft count: Int) {
        (self.main, width, height) = (main, 0, 0)
        var corner = Point(0, 0)
        for (index, size) in sizes.enumerated() {
            if index == count { corner = Point(width + Measures.bandGap, 0) }
            positions.append(corner)
            width = max(width, corner.x + size.width)
            height = max(height, corner.y + size.height)
            corner.y += size.height + Measures.rootGap
        }
        add(bands, at: count < sizes.count ? corner : Point(width + Measures.bandGap, 0))
    }

    private mutating func add(_ bands: [Band], at corner: Point) {
        var corner = corner
        for band in bands {
            self.bands.append(band)
            self.bands[self.bands.count - 1].position = corner
            corner.y += Measures.headingHeight + band.shelves.height
            width = max(width, corner.x + band.shelves.width)
            height = max(height, corner.y)
            corner.y += Measures.bandGap
        }
    }

    private var shape: Double { Double(max(width, 1)) / Double(max(height, 1)) }

    /// The area, and more for a bad shape.
    private var cost: Double {
        Double(width) * Double(height) * max(1, Self.shapes.lowerBound / shape, shape / Self.shapes.upperBound)
    }
}
