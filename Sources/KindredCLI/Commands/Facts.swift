import Kindred
import KindredDiagnostics
import KindredLifecycle
import KindredSession
import KindredText

extension Command {
    static let facts = Command(
        name: "facts", summary: "list the facts of UIKit behind the rules, or show one in detail", usage: "[ID]",
        about: """
            Rules, explanations and traces cite facts of UIKit by id, such as R45. Lists all facts or, with
            an ID, shows one: the fact, what UIKit prints, its source, how sure it is, and the rules and
            orders of callbacks based on it.
            """,
        operands: [
            Syntax.Operand(
                name: "ID", completion: .list { Fact.all.map { ($0.id, $0.headline) } },
                about: "a fact, as cited in messages and traces: R45, D12, PD4, SB6")
        ],
        operandLimit: 1,
        examples: [("facts", "list all facts, by section"), ("facts R45", "show one in detail")],
        exits: [(.done, "shown"), (.usage, "wrong usage, or no such fact")]
    ) { run throws(Failure) in
        guard let id = run.options.operands.first else {
            try run.environment.answer { FactTexts.writeList(to: &$0) }
            return .done
        }
        guard let fact = Fact.named(id) else {
            let near = NearWords.word(id, among: Fact.all.map(\.id))
            throw .usage(
                "there is no fact '\(id)'" + English.suggestion(near), "see 'kindred facts'")
        }
        try run.environment.answer { FactTexts.write(fact, to: &$0) }
        return .done
    }
}

/// Facts as `kindred facts` shows them.
enum FactTexts {
    static func writeList(to out: inout ByteWriter) {
        for section in Fact.Section.allCases {
            out.write("\(section.rawValue):\n")
            Manual.rows(Fact.all.filter { $0.section == section }.map { ($0.id, $0.headline) }, to: &out)
            out.write(byte: 0x0A)
        }
        out.write("'kindred facts ID' shows one in detail.\n" as StaticString)
    }

    static func write(_ fact: Fact, to out: inout ByteWriter) {
        out.write("\(fact.id): \(fact.section.rawValue)\n\n")
        paragraph("Fact", text: fact.statement, to: &out)
        if let uikit = fact.uikit { paragraph("UIKit", text: uikit, to: &out) }
        paragraph("Source", text: fact.source.rawValue, to: &out)
        paragraph("Sure", text: fact.sureness, to: &out)
        if let doubt = fact.doubt { paragraph("Doubt", text: doubt, to: &out) }
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
