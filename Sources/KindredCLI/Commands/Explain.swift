import KindredBase
import KindredEmit

extension Command {
    static let explain = Command(
        name: "explain", summary: "show every relation of one controller, screen, family or presentation, and why",
        usage: "ID [PATH…] [options]",
        about: """
            Shows what contains a controller, what each of UIKit's properties returns (its parent,
            navigation, tab bar and split view controller, who presents it, what it presents), and why.
            Does the same for a family, a presentation or a window. Of a screen, shows what all its places
            share, then why each exists. With a class, shows the controllers declared with it.
            """,
        operands: [
            ("ID", "the id of a controller, screen, family, presentation or window; a path or a class"), Command.paths,
        ],
        operandMinimum: 1, missingOperand: "the ID to explain", options: [.color] + Option.project,
        examples: [
            ("explain Payment", "in the specifications below the current folder"),
            ("explain Payment Specs/shop.kindred.yaml", "in one file"),
            ("explain SearchNav/Thread", "one place of a screen, and which pushes put it there"),
            ("explain PaymentViewController", "the controllers of a class"),
        ],
        exits: [
            (.done, "explained"), (.problems, "the specification has errors"),
            (.usage, "wrong usage, or nothing has that ID"),
            (.environment, "a path could not be read"),
        ]
    ) { arguments, environment throws(Failure) in
        let specification = try Specification(arguments.operands.dropFirst(), arguments, environment)
        guard specification.writingVerdict == .done else {
            specification.explain(arguments, environment)
            return specification.writingVerdict
        }
        let id = arguments.operands[0]
        var isKnown = false
        try environment.answer { isKnown = Explanation.write(id, in: specification.hierarchy, to: &$0) }
        guard isKnown else { throw .unknown(id, near: Explanation.near(id, in: specification.hierarchy)) }
        return .done
    }
}
