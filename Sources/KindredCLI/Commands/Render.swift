import KindredGraph
import KindredSystem

extension Command {
    static let render = Command(
        name: "render", summary: "draw the graph as SVG, HTML, PNG or PDF", usage: "[PATH…] -o FILE [options]",
        about: """
            Draws families as boxes with their controllers, and presentations and pushes as arrows.
            The picture is a map: families are beside their callers, and a presentation that would be a
            far line is a reference. HTML is the same map to explore, one page that works without a
            network: it also finds, focuses, explains and plays scenarios. PNG and PDF need graphviz's
            'dot' in PATH; DOT with --layout map has positions, for 'neato -n2'. If there are errors,
            nothing is drawn and an existing FILE stays as it is.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.picture, .pictureFormat, .allViews, .depfile), DrawingOptions.all, SelectionOptions.all,
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
            ("render --format layout", "where everything on the map is, as JSON"),
        ],
        exits: [
            (.done, "drawn"), (.errors, "errors, or warnings with --fail-on warning: nothing is drawn"), wrongUsage,
            (.environment, "graphviz is missing, failed or took too long, or something could not be read or written"),
        ]
    ) { options, environment throws(Failure) in
        let (target, dependencies) = (options.output.destination, options.output.dependencies)
        let selecting = options.selection
        return try Reports.run(
            options: options, in: environment, paths: options.operands, result: target
        ) { reports throws(Failure) in
            var picture = Picture(options)
            let specification = try Specification(
                paths: options.operands, options: options, in: environment, runsScenarios: picture.format == .html
            )
            try target.check(against: specification.identities, in: environment)
            try dependencies?.check(against: specification.identities, in: environment)
            try reports.add(specification)
            // Scenarios may fail: the page shows how.
            let outcome = specification.outcome(on: [])
            try outcome.write(reports, onlyIfAny: true)
            guard outcome.writingVerdict == .done else {
                specification.sayWhatBlocks(outcome, options: options)
                return outcome.writingVerdict
            }
            var compared: ComparedSide?
            if let path = options.comparison.old {
                let old = try ComparedSide(path: path, for: .earlierGraph, options: options, in: environment)
                try target.check(against: old.identities, in: environment)
                try dependencies?.check(against: old.identities, in: environment)
                try reports.check(against: old.identities)
                guard old.outcome.writingVerdict == .done else {
                    old.outcome.explain(options, in: environment)
                    reports.shownFailure = "nothing was drawn: '\(path)' can't be compared"
                    return old.outcome.writingVerdict
                }
                picture.marks = try old.marks(on: specification)
                compared = old
            }
            if let allViews = AllViews(options, in: environment) {
                let views = try selecting.views(in: specification, environment: environment)
                try allViews.write(views, of: specification, suffix: picture.suffix, reports: reports) {
                    view, selected, stream throws(Failure) in
                    try picture.draw(
                        specification,
                        options: try options.drawing.narrowed(
                            to: selected, of: specification.hierarchy, title: view.title),
                        to: stream, in: environment)
                }
                return .done
            }
            let drawing = try options.drawing.narrowed(
                to: try selecting.controllers(in: specification, environment: environment), of: specification.hierarchy,
                title: try selecting.title(in: specification))
            try reports.write(target) { stream throws(Failure) in
                try picture.draw(specification, options: drawing, to: stream, in: environment)
            }
            try dependencies?.write(specification, and: compared, reports: reports)
            return .done
        }
    }
}
