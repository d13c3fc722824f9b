import KindredGraph

/// The counts in the head of a map of places.
extension GraphChart {
    /// The counts of all of it, and of what is outside.
    var counts: Record.Counts {
        var counts = app.counts
        if app.graph.screens != nil {
            let names = Declarations(app.graph, by: .screens)
            counts.controllers = names.all.count { number in
                names.places(of: number).contains { !app.graph[$0].isImplicit }
            }
        }
        (counts.outsidePresentations, counts.outsidePushes) = (chart.outsidePresentations, chart.outsidePushes)
        return counts
    }

    /// The head of pictures that are drawn elsewhere.
    package func head(title: String) -> String { title + "\n" + counts.words.joined(separator: " · ") }
}
