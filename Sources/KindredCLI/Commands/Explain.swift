import KindredQuestions
import KindredSystem

extension Command {
    static let explain = Command(
        name: "explain", summary: "show every relation of one controller, screen, family or presentation, and why",
        usage: "[ID] [PATH…] [options]",
        about: """
            Shows what contains a controller, what each of UIKit's properties returns (its parent,
            navigation, tab bar and split view controller, who presents it, what it presents), and why.
            Does the same for a family, a presentation or a window. Of a screen, shows what all its places
            share, then why each exists. With a class, shows the controllers declared with it. With a
            selection there is no ID: every argument is a PATH, and each selected controller is shown.
            """,
        operands: [
            Syntax.Operand(
                name: "ID", completion: .controllers,
                about: "the id of a controller, screen, family, presentation or window; a path or a class"),
            .paths,
        ],
        options: [
            SelectionOptions.all, CheckOptions.only(.baseline), ProjectOptions.all, GeneralOptions.only(.color),
        ],
        examples: [
            ("explain Payment", "in the specifications below the current folder"),
            ("explain Payment Specs/shop.kindred.yaml", "in one file"),
            ("explain SearchNav/Thread", "one place of a screen, and which pushes put it there"),
            ("explain PaymentViewController", "the controllers of a class"),
            ("explain --select tag:payment Specs", "each controller with a tag"),
        ],
        exits: [
            (.done, "explained"), (.errors, "the specification has errors"),
            (.usage, "wrong usage, or nothing has that ID"),
            (.environment, "a path could not be read"),
        ]
    ) { options, environment throws(Failure) in
        let selecting = options.selection
        guard !selecting.isAll || !options.operands.isEmpty else {
            throw options.wrong("the ID to explain is missing")
        }
        let paths = options.operands.dropFirst(selecting.isAll ? 1 : 0)
        let specification = try Specification(paths: paths, for: .graph, options: options, in: environment)
        guard specification.writingVerdict == .done else {
            specification.explain(options, in: environment)
            return specification.writingVerdict
        }
        if let selected = try selecting.controllers(in: specification, environment: environment) {
            try environment.answer { Explanation.write(selected, in: specification.hierarchy, to: &$0) }
            return .done
        }
        let id = options.operands[0]
        var isKnown = false
        try environment.answer { isKnown = Explanation.write(id, in: specification.hierarchy, to: &$0) }
        guard isKnown else { throw .unknown(id, near: Explanation.near(id, in: specification.hierarchy)) }
        return .done
    }
}
