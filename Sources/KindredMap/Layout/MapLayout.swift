/// Lays out a chart as a map: families as boxes beside their callers, presentations as lines that cross no box, and what
/// would be a far line as a reference.
///
/// The time grows with the size of the chart times its logarithm, and nothing depends on the machine.
package enum MapLayout {
    package static func layOut(_ chart: Chart) -> Geometry {
        let relations = Relations(chart)
        let lanes = Lanes(chart: chart, relations: relations)
        let texts = CardTexts(chart: chart, relations: relations, lanes: lanes)
        let pushes = PushLanes(chart)
        var blocks = Blocks(chart: chart, relations: relations, lanes: lanes, texts: texts, pushes: pushes)
        for family in relations.forest.order.reversed() where relations.forest.parent[Int(family)] >= 0 {
            blocks.layOut(family, aspect: nil)
        }
        let arrangement = Arrangement.best(blocks: &blocks, forest: relations.forest, chart: chart)
        var builder = GeometryBuilder(chart: chart, blocks: blocks)
        builder.placeFamilies(arrangement, forest: relations.forest)
        builder.placeBoxes()
        builder.addPresentations()
        builder.addPushes(pushes)
        builder.addLabels()
        builder.addHeadings()
        builder.addCaption()
        return builder.geometry
    }
}
