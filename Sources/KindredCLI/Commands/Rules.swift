import Kindred
import KindredDiagnostics
import KindredProject
import KindredSession
import KindredText

extension Command {
    static let rules = Command(
        name: "rules", summary: "list the rules, or describe one in detail", usage: "[ID]",
        about: """
            Every diagnostic names its rule in brackets. Lists all rules, those of the project file too, or, with
            an ID, describes one: when it reports something, why, what UIKit prints, and two specifications,
            one that it reports and one that it doesn't. A rule of the project file is shown as it is written.
            """,
        operands: [
            Syntax.Operand(
                name: "ID", completion: .rules,
                about: "a rule, as in the brackets: navigation-in-stack, house/NAME; or a fact: R25")
        ],
        operandLimit: 1, options: [ProjectOptions.only(.config)],
        examples: [
            ("rules", "list all rules, by area"), ("rules navigation-in-stack", "describe one in detail"),
            ("rules house/layers", "show a rule of the project file"),
        ],
        exits: [
            (.done, "shown"), (.usage, "wrong usage, no such rule, or a mistake in the project file"),
            (.environment, "the project file can't be read"),
        ]
    ) { run throws(Failure) in
        guard let id = run.options.operands.first else {
            let choice = run.options.project.choice
            let project = try LoadedProject.ofCurrentFolder(choice, in: run.environment, isNeeded: choice.file != nil)
            try run.environment.answer { RuleTexts.writeList(RuleRegistry.all, project: project, to: &$0) }
            return .done
        }
        if let fact = Fact.named(id) {
            try run.environment.answer { FactTexts.write(fact, to: &$0) }
            return .done
        }
        if let rule = RuleRegistry.all.first(where: { $0.id == id }) {
            try run.environment.answer { RuleTexts.write(rule, to: &$0) }
            return .done
        }
        let isHouse = id.utf8.starts(with: Policy.housePrefix.utf8)
        let project = try LoadedProject.ofCurrentFolder(
            run.options.project.choice, in: run.environment, isNeeded: isHouse)
        guard let project, let rule = project.project.house.first(where: { $0.info.id == id }) else {
            throw unknownRule(id, project: project, isHouse: isHouse)
        }
        try run.environment.answer { HouseTexts.write(rule, project: project, to: &$0) }
        return .done
    }

    private static func unknownRule(_ id: String, project: LoadedProject?, isHouse: Bool) -> Failure {
        let house = project?.project.house.map(\.info.id) ?? []
        if isHouse, project == nil {
            return .usage(
                "there is no rule '\(id)', because there is no project file",
                "run it below the folder of kindred.yaml, or name the file with --config FILE")
        }
        let full = Policy.housePrefix + id
        let near =
            house.contains(full)
            ? full
            : NearWords.word(id, among: isHouse ? house : RuleRegistry.all.map(\.id) + Fact.all.map(\.id) + house)
        let place = isHouse ? project.map { " in '\($0.path)'" } : nil
        return .usage(
            "there is no rule '\(id)'" + (place ?? "") + English.suggestion(near),
            "see 'kindred rules'")
    }
}
