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
        operands: [Command.paths],
        options: [destination, format, PictureOptions.layout] + SelectionOptions.options + [AllViews.option]
            + DrawingOptions.options
            + [PictureOptions.compare, PictureOptions.scale, PictureOptions.timeout] + DependencyFile.options
            + Option.common,
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
    ) { arguments, environment throws(Failure) in
        let target = Destination(arguments.value(destination))
        let dependencies = try DependencyFile(arguments: arguments, target: target)
        let input = SpecificationPaths.standardInput.argument
        if arguments.value(PictureOptions.compare) == input,
            arguments.operands.contains(input) || arguments.has(.stdinFilename)
        {
            throw arguments.wrong("standard input can be OLD or a specification, not both")
        }
        let plain = try PictureOptions(format: pictureFormat(arguments, target: target), arguments: arguments)
        var drawing = try DrawingOptions(arguments)
        let selecting = try SelectionOptions(arguments)
        let allViews = try AllViews(arguments: arguments, in: environment)
        return try Reports.run(
            arguments: arguments, in: environment, paths: arguments.operands, result: target
        ) { reports throws(Failure) in
            var picture = plain
            let specification = try Specification(
                paths: arguments.operands, arguments: arguments, in: environment, runsScenarios: picture.format == .html
            )
            try target.check(against: specification.identities, in: environment)
            try dependencies?.check(against: specification.identities, in: environment)
            try reports.add(specification)
            // Scenarios may fail: the page shows how.
            let outcome = specification.outcome(on: [])
            try outcome.write(reports, onlyIfAny: true)
            guard outcome.writingVerdict == .done else {
                specification.sayWhatBlocks(outcome, arguments: arguments)
                return outcome.writingVerdict
            }
            var compared: ComparedSide?
            if let path = arguments.value(PictureOptions.compare) {
                let old = try ComparedSide(path: path, for: .earlierGraph, arguments: arguments, in: environment)
                try target.check(against: old.identities, in: environment)
                try dependencies?.check(against: old.identities, in: environment)
                try reports.check(against: old.identities)
                guard old.outcome.writingVerdict == .done else {
                    old.outcome.explain(arguments, in: environment)
                    reports.shownFailure = "nothing was drawn: '\(path)' can't be compared"
                    return old.outcome.writingVerdict
                }
                picture.marks = try old.marks(on: specification)
                compared = old
            }
            if let allViews {
                let views = try selecting.views(in: specification, environment: environment)
                try allViews.write(views, of: specification, suffix: picture.suffix, reports: reports) {
                    view, selected, stream throws(Failure) in
                    try drawing.narrow(to: selected, of: specification, title: view.title)
                    try picture.draw(specification, options: drawing.options, to: stream, in: environment)
                }
                return .done
            }
            try drawing.narrow(
                to: try selecting.controllers(in: specification, environment: environment), of: specification,
                title: try selecting.title(in: specification))
            try reports.write(target) { stream throws(Failure) in
                try picture.draw(specification, options: drawing.options, to: stream, in: environment)
            }
            try dependencies?.write(specification, and: compared, reports: reports)
            return .done
        }
    }

    private static let destination = Option(
        name: "-o", value: .text("FILE"),
        about: "the picture to write: .svg, .html, .png, .pdf or .dot; - is standard output")
    private static let format = Option(
        name: "--format", value: .word(PictureOptions.Format.allCases.map(\.rawValue)),
        about: "by default what the suffix of FILE names, else svg; layout is the map's geometry as JSON")

    private static func pictureFormat(
        _ arguments: Arguments, target: Destination
    ) throws(Failure) -> PictureOptions.Format {
        if let format = arguments.value(format).flatMap(PictureOptions.Format.init(rawValue:)) { return format }
        if arguments.has(AllViews.option) { return .svg }
        guard let file = arguments.value(destination) else {
            throw arguments.wrong("say what to write: '-o FILE' with .svg, .html, .png, .pdf or .dot, or --format")
        }
        if file == "-" { return .svg }
        if let format = PictureOptions.Format(suffix: target.suffix) { return format }
        if target.suffix == "json" {
            throw .usage(
                "'render' draws pictures; for '\(file)' use 'kindred compile'", "see 'kindred help compile'")
        }
        throw arguments.wrong("'\(file)' must end in .svg, .html, .png, .pdf or .dot")
    }
}
