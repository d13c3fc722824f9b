/// The inside of families: frames and rows, relative to the family's corner, before any is stretched.
struct Cards {
    /// The frames of boxes. Positions are relative to the family.
    private(set) var x: [Int32]
    private(set) var y: [Int32]
    private(set) var width: [Int32]
    private(set) var height: [Int32]
    /// The room for pushes left of each box's children.
    private(set) var gutter: [Int32]
    /// The arrangement of children in their frames, and of the lines that leave them.
    private(set) var columns: Columns
    /// The size of each family.
    private(set) var familyWidth: [Int32]
    private(set) var familyHeight: [Int32]

    init(chart: Chart, texts: CardTexts, pushes: PushLanes, lanes: Lanes) {
        let count = chart.boxes.count
        x = Array(repeating: Measures.familySide, count: count)
        y = chart.boxes.map { Measures.familyHead + texts.headExtra(Int($0.family)) }
        width = Array(repeating: 0, count: count)
        height = chart.boxes.indices.map { Measures.row + texts.extra[$0] }
        gutter = (0..<count).map { Self.room(for: pushes.laneCount[$0]) }
        familyWidth = Array(repeating: 0, count: chart.families.count)
        familyHeight = familyWidth
        columns = Columns(chart: chart, lanes: lanes, extra: texts.extra, pushes: pushes)
        measure(chart, texts: texts)
        place(of: chart, texts: texts)
    }

    private static func room(for lanes: Int32) -> Int32 {
        lanes == 0 ? 0 : lanes * Measures.pushLane + Measures.pushMargin
    }

    /// Children are behind their parents, so a walk backwards knows their sizes.
    private mutating func measure(_ chart: Chart, texts: CardTexts) {
        for index in chart.boxes.indices.reversed() {
            let inner = columns.arrange(
                childrenOf: index, chart: chart, widths: width, heights: height, gutter: gutter[index])
            if inner.height > 0 { height[index] += Measures.rowGap + inner.height + Measures.frameBottom }
            width[index] = max(texts.boxWidth[index], inner.width + 2 * Measures.frameSide)
        }
        for (index, family) in chart.families.enumerated() {
            var inner = texts.familyWidth[index]
            familyHeight[index] = Measures.familyHead + texts.headExtra(index)
            if let root = family.boxes.first.map(Int.init) {
                inner = max(inner, width[root] + 2 * Measures.familySide)
                familyHeight[index] += height[root] + Measures.familyBottom
            }
            familyWidth[index] = Measures.roundUp(inner, to: Measures.familyStep)
        }
    }

    private mutating func place(of chart: Chart, texts: CardTexts) {
        for (index, box) in chart.boxes.enumerated() {
            let parent = Int(box.parent)
            if parent < 0 {
                width[index] = familyWidth[Int(box.family)] - 2 * Measures.familySide
                continue
            }
            let corner = columns.corner[index]
            x[index] = x[parent] + Measures.frameSide + corner.x
            y[index] = y[parent] + Measures.frameHead + texts.extra[parent] + corner.y
            // The last column takes all the room that is left.
            width[index] = columns.width[index] ?? x[parent] + width[parent] - Measures.frameSide - x[index]
        }
    }
}
