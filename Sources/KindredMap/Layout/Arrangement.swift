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

        var size: Strip.Size {
            let width = Text.width(heading, size: TypeSize.heading, bold: true)
            return Strip.Size(width: max(shelves.width, width), height: Measures.headingHeight + shelves.height)
        }
    }

    /// The windows' roots.
    let main: [Int32]
    let bands: [Band]
    /// The places of the windows' blocks, and then of the bands.
    private(set) var shelves: Shelves

    private static let bandAspect: Int32 = 130
    /// The number of columns of a band for each of its rows.
    private static let columnsForRows = 1.2

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
        let search = ArrangementSearch(
            roots: main, blocks: &blocks, bands: bands.map(\.size), boxes: chart.boxes.count)
        return Arrangement(main: main, bands: bands, shelves: search.layOutBest(&blocks))
    }
}
