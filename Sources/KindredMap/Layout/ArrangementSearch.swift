/// Looks for the places of the windows' blocks and of the bands, and for how wide each window's block is.
///
/// The first that is small enough is taken, not the smallest: then a small change seldom chooses another, which would move
/// everything.
struct ArrangementSearch {
    private let roots: [Int32]
    private let bands: [Strip.Size]
    private let boxes: Double
    private let aspects: ArraySlice<Int32>
    /// The sizes of the windows' blocks, for each aspect.
    private let sizes: [[Strip.Size]]
    private let forms: [Form]

    /// A way to put blocks together.
    private enum Form {
        /// Columns; a bit for each block but the first says whether it starts one.
        case columns(Int)
        /// Shelves; the width of all blocks for their height, in hundredths.
        case shelves(Int32)
        /// Shelves of a width of the grid.
        case gridShelves(Int32)
    }

    private struct Choice {
        /// The index of each window's aspect.
        var aspects: [Int]
        var shelves: Shelves
    }

    /// Wanted widths of the windows' blocks for the area right of their roots, in hundredths, the most wanted first.
    private static let aspects: [Int32] = [220, 320, 150, 460, 100, 70]
    private static let aspectsOfMany = 3
    private static let shapes = 0.91...1.75
    /// The height of the head and the caption, roughly.
    private static let head: Int32 = 90
    private static let few = 3
    private static let several = 8
    private static let mostInColumns = 10
    private static let gridAspects: [Int32] = [132, 190, 160, 110, 92]
    /// Areas for each box: what is taken at once, and what isn't improved.
    private static let (small, fair) = (25_000.0, 26_000.0)
    private static let passes = 2
    /// The most windows that are given each aspect: the time grows with their square, and many fit together well.
    private static let mostImproved = 32

    private static func isFew(_ roots: [Int32]) -> Bool { roots.count <= few }
    /// The width of a few windows' blocks is one of fewer: a small change seldom chooses another.
    private static func step(_ roots: [Int32]) -> Int { isFew(roots) ? 2 : 1 }

    init(roots: [Int32], blocks: inout Blocks, bands: [Strip.Size], boxes: Int) {
        (self.roots, self.bands, self.boxes) = (roots, bands, Double(boxes))
        aspects = Self.aspects.prefix(Self.isFew(roots) ? Self.aspects.count : Self.aspectsOfMany)
        sizes = aspects.map { aspect in
            roots.map { root in
                blocks.layOut(root, aspect: aspect, step: Self.step(roots))
                return blocks.sizes[Int(root)]
            }
        }
        let isSeveral = roots.count <= Self.several
        let count = roots.count + bands.count
        let starts = (2...Self.mostInColumns).contains(count) ? Array(1..<1 << (count - 1)) : []
        // One column comes last.
        let columns = starts.sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) } + [0]
        forms =
            (isSeveral ? columns.map(Form.columns) + Self.gridAspects.map(Form.gridShelves) : [])
            + stride(from: 90, through: 230, by: 5).map(Form.shelves)
    }

    /// Lays out the windows' blocks; the result has the places of all blocks.
    func layOutBest(_ blocks: inout Blocks) -> Shelves {
        let best = best()
        for (root, aspect) in zip(roots, best.aspects) {
            blocks.layOut(root, aspect: aspects[aspect], step: Self.step(roots))
        }
        return best.shelves
    }

    private func best() -> Choice {
        var ways = aspects.indices.map { Array(repeating: $0, count: roots.count) }
        if !Self.isFew(roots) {
            let smallest = roots.indices.map { root in
                aspects.indices.min { sizes[$0][root].area < sizes[$1][root].area } ?? 0
            }
            ways.insert(smallest, at: 0)
        }
        var found: [Choice] = []
        for form in forms {
            for way in ways {
                let choice = Choice(aspects: way, shelves: shelves(form, sizes: sizes(way)))
                if hasGoodShape(choice.shelves), cost(choice.shelves) <= Self.small * boxes { return choice }
                found.append(choice)
            }
        }
        let least = found.map { cost($0.shelves) }.min() ?? 0
        let spare = Self.isFew(roots) ? 1.1 : roots.count <= Self.several ? 1.05 : 1
        let most = max(least, min(spare * least, Self.fair * boxes))
        let first = found.first { cost($0.shelves) <= most }
        return improved(first ?? Choice(aspects: [], shelves: Shelves(sizes: [], width: 0, gap: 0)))
    }

    /// Gives one window after another each aspect, until the whole is small enough.
    private func improved(_ choice: Choice) -> Choice {
        if roots.count > Self.mostImproved { return choice }
        var best = choice
        var lowest = cost(best.shelves)
        for root in (0..<Self.passes).flatMap({ _ in roots.indices }) {
            for aspect in aspects.indices where aspect != best.aspects[root] {
                if lowest <= Self.fair * boxes { return best }
                var next = best.aspects
                next[root] = aspect
                let sizes = sizes(next)
                for form in forms {
                    let shelves = shelves(form, sizes: sizes)
                    if cost(shelves) < lowest {
                        (lowest, best) = (cost(shelves), Choice(aspects: next, shelves: shelves))
                    }
                }
            }
        }
        return best
    }

    private func sizes(_ aspects: [Int]) -> [Strip.Size] {
        aspects.enumerated().map { sizes[$1][$0] } + bands
    }

    private func shelves(_ form: Form, sizes: [Strip.Size]) -> Shelves {
        let gap = Measures.rootGap
        switch form {
        case .columns(let starts): return Shelves(sizes: sizes, starts: starts, gap: gap)
        case .shelves(let aspect):
            let width = Grid.exactWidth(area: Shelves.area(sizes, gap: gap), aspect: aspect)
            return Shelves(sizes: sizes, width: width, gap: gap)
        case .gridShelves(let aspect):
            let width = Grid.width(area: Shelves.area(sizes, gap: gap), aspect: aspect)
            return Shelves(sizes: sizes, width: width, gap: gap)
        }
    }

    /// The width of the whole picture for its height.
    private func shape(_ shelves: Shelves) -> Double {
        Double(shelves.width + 2 * Measures.margin) / Double(shelves.height + 2 * Measures.margin + Self.head)
    }

    private func hasGoodShape(_ shelves: Shelves) -> Bool { Self.shapes.contains(shape(shelves)) }

    /// The area, and much more for a bad shape.
    private func cost(_ shelves: Shelves) -> Double {
        let area = Double(shelves.width) * Double(shelves.height)
        let excess = max(1, Self.shapes.lowerBound / shape(shelves), shape(shelves) / Self.shapes.upperBound)
        let square = excess * excess
        return area * square * square * square
    }
}
