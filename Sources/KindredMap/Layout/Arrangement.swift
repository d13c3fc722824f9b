/// The whole picture: the windows' families with all that hangs on them, then bands of families presented from many
/// families, and of those that no window leads to.
struct Arrangement {
    struct Band {
        var heading: String
        var roots: [Int32]
        /// The places of the roots, below the heading.
        var shelves: Shelves

        init(heading: String, roots: [Int32], blocks: inout Blocks) {
            (self.heading, self.roots) = (heading, roots)
            for root in roots { blocks.layOut(root, aspect: Arrangement.bandAspect) }
            let sizes = roots.map { [blocks] in blocks.sizes[Int($0)] }
            let columns = (Arrangement.columnsForRows * Double(sizes.count)).squareRoot()
            shelves = Shelves(sizes: sizes, columns: max(1, Int(columns)), gap: Measures.blockGap)
        }

        var size: Strip.Size { Strip.Size(width: shelves.width, height: Measures.headingHeight + shelves.height) }
    }

    /// The windows' roots.
    let main: [Int32]
    let bands: [Band]
    /// The places of the windows' blocks, and then of the bands.
    private(set) var shelves: Shelves

    /// Wanted widths of the windows' blocks for the area right of their roots, in hundredths, the most wanted first.
    private static let aspects: [Int32] = [220, 320, 150, 460, 100, 70]
    private static let shapes = 0.9...1.75
    private static let bandAspect: Int32 = 130
    /// The number of columns of a band for each of its rows.
    private static let columnsForRows = 1.2
    /// Wanted widths of many windows' blocks together for their height.
    private static let wholeAspects: [Int32] = [132, 190, 160, 110, 92]
    private static let few = 3
    private static let several = 8
    /// The ratio of an area that is taken to the smallest.
    private static func spare(windows: Int) -> Double { windows <= few ? 1.1 : windows <= several ? 1.05 : 1 }

    /// Returns, for a few windows, the first arrangement of a good shape that isn't much larger than the smallest, not the best: a
    /// small change seldom chooses another. Many are hardly ever arranged alike after a change, so of theirs the best is taken.
    static func best(blocks: inout Blocks, forest: Forest, chart: Chart) -> Arrangement {
        let main = forest.windowRoots.isEmpty ? forest.otherRoots : forest.windowRoots
        let others = forest.windowRoots.isEmpty ? [] : forest.otherRoots
        let bands = [
            ("Presented from many families", forest.sharedRoots),
            ("Presented by whatever is on top", others.filter { !chart.families[Int($0)].fromAny.isEmpty }),
            (
                chart.isPart ? "Other families" : "Not reached from a window",
                others.filter { chart.families[Int($0)].fromAny.isEmpty }
            ),
        ].filter { !$0.1.isEmpty }.map { Band(heading: $0.0, roots: $0.1, blocks: &blocks) }
        let isMany = main.count > few
        var found: [(aspect: Int32, shelves: Shelves)] = []
        for aspect in aspects.prefix(isMany ? 3 : aspects.count) {
            for root in main { blocks.layOut(root, aspect: aspect) }
            let sizes = main.map { blocks.sizes[Int($0)] } + bands.map(\.size)
            found += arrangements(of: sizes, windows: main.count).map { (aspect, $0) }
        }
        let least = found.map { cost($0.shelves) }.min() ?? 0
        let limit = least * spare(windows: main.count)
        let best = found.first { cost($0.shelves) <= limit }
        for root in main { blocks.layOut(root, aspect: best?.aspect) }
        return Arrangement(
            main: main, bands: bands, shelves: best?.shelves ?? Shelves(sizes: [], width: 0, gap: 0))
    }

    /// Of a few windows, the first is left of everything else, or the first two, and so on. Others are on shelves.
    private static func arrangements(of sizes: [Strip.Size], windows: Int) -> [Shelves] {
        if windows <= few {
            return (1...max(1, windows)).map { Shelves(sizes: sizes, onTheLeft: $0, gap: Measures.rootGap) }
        }
        let area = Shelves.area(sizes, gap: Measures.rootGap)
        let widths =
            windows <= several
            ? wholeAspects.map { Grid.width(area: area, aspect: $0) }
            : stride(from: 90, through: 230, by: 5).map { Grid.exactWidth(area: area, aspect: $0) }
        return widths.map { Shelves(sizes: sizes, width: $0, gap: Measures.rootGap) }
    }

    private static func shape(_ shelves: Shelves) -> Double {
        Double(max(shelves.width, 1)) / Double(max(shelves.height, 1))
    }

    /// The area, and much more for a bad shape.
    private static func cost(_ shelves: Shelves) -> Double {
        let area = Double(shelves.width) * Double(shelves.height)
        let excess = max(1, shapes.lowerBound / shape(shelves), shape(shelves) / shapes.upperBound)
        let square = excess * excess
        return area * square * square * square
    }
}
