import KindredQuestions
import KindredSession

extension Command {
    static let explain = Command(
        name: "explain", summary: "show every relation of one controller, screen, family or presentation, and why",
        usage: "[ID] [PATH…] [options]",
        about: """
            Shows what contains a controller, what each of UIKit's properties returns (its parent,
            navigation, tab bar and split view controller, who presents it, what it presents), and why.
            Does the same for a family, a presentation or a window. Of a screen, shows what all its places
            share, then why each exists; a path shows one of them. With a class, shows the controllers
            declared with it. With a selection there is no ID: every argument is a PATH, and each selected
            controller is shown. Lists have a row for each screen.
            """,
        operands: [
            Syntax.Operand(
                name: "ID", completion: .controllers,
                about: "the id of a controller, screen, family, presentation or window; a path or a class"),
            .paths,
        ],
        options: [
            OutputOptions.only(.places), SelectionOptions.all, CheckOptions.only(.baseline), ProjectOptions.all,
            GeneralOptions.only(.color),
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
    ) { run throws(Failure) in
        let part = run.options.selection.part
        guard let id = run.options.operands.first ?? (part.isAll ? nil : "") else {
            throw run.options.wrong("the ID to explain is missing")
        }
        return try run.answer(after: part.isAll ? 1 : 0) { session throws(Failure) in
            let (graph, naming) = (session.graph, run.options.output.naming)
            if let selected = try session.controllers(part) {
                return try run.environment.answer { Explanation.write(selected, in: graph, by: naming, to: &$0) }
            }
            var isKnown = false
            try run.environment.answer { isKnown = Explanation.write(id, in: graph, by: naming, to: &$0) }
            if !isKnown { throw Failure(.unknown(id, near: Explanation.near(id, in: graph))) }
        }
    }
}
