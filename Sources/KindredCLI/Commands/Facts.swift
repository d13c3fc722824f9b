import Kindred
import KindredDiagnostics
import KindredDumps
import KindredLifecycle
import KindredSession
import KindredText

extension Command {
    static let facts = Command(
        name: "facts", summary: "list the facts of UIKit behind the rules, or show one in detail",
        usage: "[ID] [--evidence FILE]",
        about: """
            Rules, explanations and traces cite facts of UIKit by id, such as R45. Lists all facts or, with
            an ID, shows one: the fact, what UIKit prints, its source, how sure it is, and the rules and
            orders of callbacks based on it. Evidence that 'kindred verify --callbacks' has written says
            where it was observed or contradicted; the project file may name some, too.
            """,
        operands: [
            Syntax.Operand(
                name: "ID", completion: .list { Fact.all.map { ($0.id, $0.headline) } },
                about: "a fact, as cited in messages and traces: R45, D12, PD4, SB6")
        ],
        operandLimit: 1,
        options: [ComparisonOptions.only(.evidence), ProjectOptions.only(.config, .noConfig)],
        examples: [
            ("facts", "list all facts, by section"), ("facts R45", "show one in detail"),
            ("facts R86 --evidence evidence.json", "with the systems where recordings confirm it"),
        ],
        exits: [
            (.done, "shown"), (.usage, "wrong usage, no such fact, or a file that is no evidence"),
            (.environment, "a file could not be read"),
        ]
    ) { run throws(Failure) in
        let evidence = try evidence(run)
        guard let id = run.options.operands.first else {
            try run.environment.answer { FactTexts.writeList(evidence, to: &$0) }
            return .done
        }
        guard let fact = Fact.named(id) else {
            let near = NearWords.word(id, among: Fact.all.map(\.id))
            throw .usage(
                "there is no fact '\(id)'" + English.suggestion(near), "see 'kindred facts'")
        }
        try run.environment.answer { FactTexts.write(fact, evidence, to: &$0) }
        return .done
    }

    /// Kindred's own evidence, that of the command line and that of the project.
    private static func evidence(_ run: Run) throws(Failure) -> Evidence {
        let choice = run.options.project.choice
        let project = try LoadedProject.ofCurrentFolder(choice, in: run.environment, isNeeded: choice.file != nil)
        var evidence = Evidence.own
        for path in [run.options.comparison.readEvidence, project?.evidencePath].compactMap(\.self) {
            evidence.add(try EvidenceFile(path: path, in: run.environment).read())
        }
        return evidence
    }
}

/// Facts as `kindred facts` shows them.
enum FactTexts {
    static func writeList(_ evidence: Evidence, to out: inout ByteWriter) {
        for section in Fact.Section.allCases {
            out.write("\(section.rawValue):\n")
            let rows = Fact.all.filter { $0.section == section }.map { fact in
                (
                    fact.id,
                    ([fact.headline] + seen(fact, evidence).map { "\($0.title): \($0.text)." }).joined(separator: " ")
                )
            }
            Manual.rows(rows, to: &out)
            out.write(byte: 0x0A)
        }
        out.write("'kindred facts ID' shows one in detail.\n" as StaticString)
    }

    /// The systems where a fact was observed, and those where it was contradicted.
    private static func seen(_ fact: Fact, _ evidence: Evidence) -> [(title: String, text: String)] {
        [("Observed", false), ("Contradicted", true)].compactMap { title, contradicted in
            let places = evidence.places(of: fact, contradicted: contradicted)
            return places.isEmpty ? nil : (title, TerminalText.line(places.joined(separator: ", ")))
        }
    }

    static func write(_ fact: Fact, _ evidence: Evidence = Evidence(), to out: inout ByteWriter) {
        out.write("\(fact.id): \(fact.section.rawValue)\n\n")
        paragraph("Fact", text: fact.statement, to: &out)
        if let uikit = fact.uikit { paragraph("UIKit", text: uikit, to: &out) }
        paragraph("Source", text: fact.source.rawValue, to: &out)
        paragraph("Sure", text: fact.sureness, to: &out)
        if let doubt = fact.doubt { paragraph("Doubt", text: doubt, to: &out) }
        for (title, text) in seen(fact, evidence) { out.write("\(title): \(text)\n") }
        let rules = RuleRegistry.resting(on: fact)
        if !rules.isEmpty { paragraph("Rules", text: rules.map(\.id).joined(separator: ", "), to: &out) }
        let orders = OrdersOfFact.operations(fact)
        if !orders.isEmpty { paragraph("Orders", text: orders.joined(separator: ", "), to: &out) }
        if orders.isEmpty, OrdersOfFact.isTraced(fact) { paragraph("Traces", text: "events can cite it", to: &out) }
    }

    private static func paragraph(_ title: String, text: String, to out: inout ByteWriter) {
        RuleTexts.paragraph(title, text: text, indent: 8, to: &out)
    }
}
