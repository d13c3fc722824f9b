import KindredGraph
import KindredQuestions
import KindredSession
import KindredSystem
import KindredText

extension Command {
    /// The group of questions about a graph.
    static let query = Command(
        name: "query", summary: "answer a question about the graph", usage: "KIND …",
        about: """
            Answers a question about the graph: which ways lead where, who presents what, how deep
            presentations go. Each question has its own help, such as 'kindred help query paths'.
            """,
        examples: [
            ("query paths Home Payment", "the shortest way from one to the other"),
            ("query who-presents signIn Specs", "all callers, and the real presenter in each case"),
        ],
        exits: [wrongUsage],
        members: [
            .queryPaths, .queryReach, .queryWhoPresents, .queryEnter, .queryLeave, .queryDeadEnds, .queryDepth,
            .queryCoverage,
        ]
    ) { _ in .usage }

    /// The options of every question.
    private static let asking = [
        CheckOptions.only(.baseline), ProjectOptions.all, GeneralOptions.only(.color),
    ]
    private static let answered: [(code: ExitCode, about: String)] = [
        (.done, "answered, even if there is nothing to tell"), (.errors, "the specification has errors"),
        (.usage, "wrong usage, or nothing has that ID"), (.environment, "a path could not be read"),
    ]

    private static let queryPaths = Command(
        name: "query paths", summary: "show how one gets from a view controller to another",
        usage: "FROM TO [PATH…] [options]",
        about: """
            Shows the way with the fewest presentations and pushes, step by step. A way goes on to what a
            view controller opens, presents or pushes, and to what its containers present or push; from a
            family, it begins at the root.
            """,
        operands: [
            Syntax.Operand(
                name: "FROM", isRequired: true, completion: .controllers,
                about: "a controller, a screen (any of its places), a family or a class"),
            Syntax.Operand(name: "TO", isRequired: true, completion: .controllers, about: "the same"), .paths,
        ],
        options: [OutputOptions.only(.allWays, .places, .answerFormat)] + asking,
        examples: [
            ("query paths Home Payment", "in the specifications below the current folder"),
            ("query paths --all Home signIn Specs", "every way"),
        ],
        exits: answered
    ) { run throws(Failure) in
        try answer(run, operands: 2) { declarations, operands throws(Failure) in
            PathsQuery.answer(
                from: try find(operands[0], in: declarations), to: try find(operands[1], in: declarations),
                isAll: run.options.output.isComplete, in: declarations)
        }
    }

    private static let queryReach = queryOfOne(
        "reach", summary: "list what a view controller leads to",
        about: """
            Lists everything that a view controller, and the containers that it is in, open, present and
            push, directly or through others, by the number of presentations and pushes.
            """,
        example: "signIn", options: OutputOptions.only(.places, .answerFormat)
    ) { subject, _, declarations in ReachQuery.answer(of: subject, in: declarations) }

    private static let queryWhoPresents = queryOfOne(
        "who-presents", summary: "list the presentations that lead to a view controller",
        about: """
            Lists the presentations that show its family, with the real presenters of each and why they
            are that, and the families from which it can be shown through others: --all lists their
            presentations too.
            """,
        example: "Payment", options: OutputOptions.only(.allCallers, .places, .answerFormat)
    ) { subject, options, declarations in
        WhoPresentsQuery.answer(of: subject, isAll: options.output.isComplete, in: declarations)
    }

    private static let queryEnter = queryOfOne(
        "enter", summary: "list what leads into a view controller",
        about: """
            Lists what shows it, or a container of it: the launch of a window, presentations, pushes, and
            moves that select its tab or make its family the root.
            """,
        example: "Payment", options: OutputOptions.only(.places, .answerFormat)
    ) { subject, _, declarations in EnterQuery.answer(of: subject, in: declarations) }

    private static let queryLeave = queryOfOne(
        "leave", summary: "list how one gets out of a view controller",
        about: """
            Lists its moves and those of what it contains, those that dismiss its family or replace the
            root, the back button, and the swipe that closes a sheet.
            """,
        example: "Payment", options: OutputOptions.only(.places, .answerFormat)
    ) { subject, _, declarations in LeaveQuery.answer(of: subject, in: declarations) }

    /// Makes the command of a question about one view controller.
    private static func queryOfOne(
        _ kind: String, summary: String, about: String, example: String, options: Group,
        body: @escaping @Sendable (Subject, Options, Declarations) -> Answer
    ) -> Command {
        Command(
            name: "query \(kind)", summary: summary, usage: "ID [PATH…] [options]", about: about,
            operands: [
                Syntax.Operand(
                    name: "ID", isRequired: true, completion: .controllers,
                    about: "a controller, a screen (all its places), a family or a class"),
                .paths,
            ],
            options: [options] + asking,
            examples: [("query \(kind) \(example)", "in the specifications below the current folder")],
            exits: answered
        ) { run throws(Failure) in
            try answer(run, operands: 1) { declarations, operands throws(Failure) in
                body(try find(operands[0], in: declarations), run.options, declarations)
            }
        }
    }

    private static let queryDeadEnds = queryOfAll(
        "dead-ends", summary: "list view controllers from which nothing goes on",
        about: """
            Lists the plain view controllers from which users can neither go on nor back: nothing in them
            pushes or presents, they are first on their stack or on none, and nothing presents their
            family.
            """,
        body: DeadEndsQuery.answer)

    private static let queryDepth = queryOfAll(
        "depth", summary: "show the deepest chains of presentations",
        about: """
            Shows how many presentations can be on top of each other, and where. Families that present
            each other in a ring can go on without end; they are listed, and counted without going round.
            """,
        body: DepthQuery.answer)

    /// Makes the command of a question about everything.
    private static func queryOfAll(
        _ kind: String, summary: String, about: String, body: @escaping @Sendable (Declarations) -> Answer
    ) -> Command {
        Command(
            name: "query \(kind)", summary: summary, usage: "[PATH…] [options]", about: about, operands: [.paths],
            options: [OutputOptions.only(.places, .answerFormat)] + asking,
            examples: [("query \(kind)", "in the specifications below the current folder")], exits: answered
        ) { run throws(Failure) in
            try answer(run, operands: 0) { declarations, _ throws(Failure) in body(declarations) }
        }
    }

    private static let queryCoverage = Command(
        name: "query coverage", summary: "compare the specification with a list of classes",
        usage: "FILE [PATH…] [options]",
        about: """
            Lists the classes that FILE has and the specification doesn't, and the other way round. A line
            of FILE is the name of a class, with or without its module; empty lines and lines that start
            with # are skipped.
            """,
        operands: [
            Syntax.Operand(name: "FILE", isRequired: true, about: "a list of classes; - is standard input"), .paths,
        ],
        options: [OutputOptions.only(.answerFormat)] + asking,
        examples: [
            (
                "query coverage classes.txt",
                "which view controllers of an app the specification doesn't have"
            )
        ],
        exits: answered
    ) { run throws(Failure) in
        let file = run.options.operands[0]
        let dash = FileText.standardInput.argument
        if file == dash, run.options.operands.dropFirst().contains(dash) {
            throw run.options.wrong("standard input can be FILE or a specification, not both")
        }
        let classes = try ClassList.read(file, in: run.environment)
        return try answer(run, operands: 1) { declarations, _ throws(Failure) in
            CoverageQuery.answer(classes, from: file, in: declarations)
        }
    }

    // MARK: Answers

    private static func answer(
        _ run: Run, operands count: Int, body: (Declarations, [String]) throws(Failure) -> Answer
    ) throws(Failure) -> ExitCode {
        try run.answer(after: count) { session throws(Failure) in
            let operands = Array(run.options.operands.prefix(count))
            let graph = session.graph
            // In the whole, nothing that exists is unknown.
            let answer = try body(Declarations(graph, by: run.options.output.naming), operands)
            if run.options.output.format == "text" {
                return try run.environment.answer { out in
                    Answer.write(of: graph, to: &out) { own in
                        try? body(Declarations(own, by: run.options.output.naming), operands)
                    }
                }
            }
            try Destination.standardOutput.write(in: run.environment) { stream in
                graph.writeJSONParts(to: stream.write) { part, sink in
                    let own = try? body(Declarations(part, by: run.options.output.naming), operands)
                    (own ?? answer).writeJSON(to: ByteWriter(to: sink))
                }
            }
        }
    }

    /// The controllers that an ID names.
    private typealias Subject = (id: String, controllers: [ControllerID])

    private static func find(_ id: String, in declarations: Declarations) throws(Failure) -> Subject {
        let graph = declarations.graph
        guard let controllers = graph.subjects(named: id) else {
            throw Failure(.unknown(id, near: Explanation.near(id, in: graph, isOfControllers: true)))
        }
        return (id, controllers)
    }
}

/// A list of classes, a line each.
private enum ClassList {
    /// The byte order mark of UTF-8.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static func read(_ path: String, in environment: Environment) throws(Failure) -> [String] {
        let text: SourceText
        let standardInput = FileText.standardInput
        let shown = path == standardInput.argument ? standardInput.shown : path
        switch FileText.read(shown, in: environment).content {
        case .text(let read): text = read
        case .tooLarge: throw .environment("can't read '\(path)': it's too large for a list of classes")
        case .unreadable(let error): throw .environment("can't read '\(path)': \(error.reason)")
        }
        let bytes = text.bytes.starts(with: mark) ? text.bytes.dropFirst(mark.count) : text.bytes
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw .usage("'\(path)' isn't a list of classes: it isn't UTF-8 text")
        }
        return bytes.split(separator: 0x0A).compactMap { line in
            let name = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }
                .joined(separator: " ")
            return name.isEmpty || name.utf8.first == UInt8(ascii: "#") ? nil : name
        }
    }
}
