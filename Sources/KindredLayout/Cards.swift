/// The inside of families: frames and rows, relative to the family's corner, before any is stretched.
struct Cards {
    /// By box. Positions are relative to the family.
    private(set) var x: [Int32]
    var y: [Int32]
    private(set) var width: [Int32]
    var height: [Int32]
    /// By box: the room for pushes left of its children.
    private(set) var gutter: [Int32]
    /// By family.
    private(set) var familyWidth: [Int32]
    var familyHeight: [Int32]

    init(_ chart: Chart, texts: CardTexts, pushes: PushLanes) {
        let count = chart.boxes.count
        (x, y, width, height) = (
            Array(repeating: Measures.familySide, count: count), Array(repeating: Measures.familyHead, count: count),
            Array(repeating: 0, count: count), Array(repeating: Measures.row, count: count)
        )
        gutter = (0..<count).map { Self.room(for: pushes.laneCount[$0]) }
        familyWidth = Array(repeating: 0, count: chart.families.count)
        familyHeight = familyWidth
        measure(chart, texts)
        place(chart, texts)
    }

    private static func room(for lanes: Int32) -> Int32 {
        lanes == 0 ? 0 : lanes * Measures.pushLane + Measures.pushMargin
    }

    /// Children are behind their parents, so a walk backwards knows their sizes.
    private mutating func measure(_ chart: Chart, _ texts: CardTexts) {
        for index in chart.boxes.indices.reversed() {
            if Int(chart.boxes[index].end) > index + 1 { height[index] += Measures.rowGap + Measures.frameBottom }
            width[index] = max(width[index], texts.boxWidth[index])
            let parent = Int(chart.boxes[index].parent)
            guard parent >= 0 else { continue }
            height[parent] += height[index] + Measures.rowGap
            width[parent] = max(width[parent], width[index] + 2 * Measures.frameSide + gutter[parent])
        }
        for (index, family) in chart.families.enumerated() {
            var inner = texts.familyWidth[index]
            familyHeight[index] = Measures.familyHead
            if let root = family.boxes.first.map(Int.init) {
                inner = max(inner, width[root] + 2 * Measures.familySide)
                familyHeight[index] += height[root] + Measures.familyBottom
            }
            familyWidth[index] = Measures.roundUp(inner, to: Measures.familyStep)
        }
    }

    private mutating func place(_ chart: Chart, _ texts: CardTexts) {
        var next = [Int32](repeating: 0, count: chart.boxes.count)
        for (index, box) in chart.boxes.enumerated() {
            let parent = Int(box.parent)
            if parent < 0 {
                width[index] = familyWidth[Int(box.family)] - 2 * Measures.familySide
            } else {
                x[index] = x[parent] + Measures.frameSide + gutter[parent]
                width[index] = x[parent] + width[parent] - Measures.frameSide - x[index]
                y[index] = next[parent]
                next[parent] += height[index] + Measures.rowGap
            }
            next[index] = y[index] + Measures.frameHead
        }
    }
}
