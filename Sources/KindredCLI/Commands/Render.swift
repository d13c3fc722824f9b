import KindredSession

extension Command {
    static let render = Command(
        name: "render", summary: "draw the graph as SVG, HTML, PNG or PDF", usage: "[PATH…] -o FILE [options]",
        about: """
            Draws families as boxes with their controllers, and presentations and pushes as arrows.
            The picture is a map: families are beside their callers, and a presentation that would be a
            far line is a reference. HTML is the same map to explore, one page that works without a
            network: it also finds, focuses, explains and plays scenarios. --layout dot needs graphviz's
            'dot' in PATH; DOT with --layout map has positions, for 'neato -n2'. If there are errors,
            nothing is drawn and an existing FILE stays as it is.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.picture, .pictureFormat, .drawnPlaces, .allViews, .depfile), DrawingOptions.all,
            SelectionOptions.all,
            ComparisonOptions.all, CheckOptions.all, ReportOptions.all, ProjectOptions.all, GeneralOptions.withWatch,
        ],
        examples: [
            ("render -o app.svg", "everything below the current folder"),
            ("render -o app.html", "a map to explore in a browser"),
            (
                "render -o checkout.pdf --family checkout --depth 1",
                "one family: its root and the root's children"
            ),
            (
                "render -o app.svg --link-base https://example.org/blob/main/",
                "a picture whose nodes link to the specification"
            ),
            ("render -o cart.png --around Cart --hops 2", "what leads to Cart, and where it leads"),
            ("render -o money.svg --select 'tag:payment+1'", "what a selector describes: see Docs/Selecting.md"),
            ("render -o diff.html --compare old.json", "what differs from a graph that was kept"),
            ("render -o diff.svg --git origin/main...", "what a pull request changes, as a picture"),
            ("render --format layout", "where everything on the map is, as JSON"),
        ],
        exits: [
            (.done, "drawn"),
            (.errors, "errors, or warnings with --fail-on warning: nothing is drawn, or nothing was left to draw"),
            wrongUsage,
            (.environment, "graphviz is missing, failed or took too long, or something could not be read or written"),
        ]
    ) { run throws(Failure) in
        let picture = Picture(options: run.options)
        return try run.produce(suffix: picture.format.suffix, runsScenarios: picture.format == .html) {
            part, stream throws(Failure) in
            let drawing = try run.options.drawing.narrowed(to: part)
            return try picture.draw(part, options: drawing, to: stream, in: run.environment)
        }
    }
}
