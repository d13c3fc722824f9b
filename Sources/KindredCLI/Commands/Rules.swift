import Kindred
import KindredBase

extension Command {
    static let rules = Command(
        name: "rules", summary: "list the rules, or describe one in detail", usage: "[ID]",
        about: """
            Every problem names its rule in brackets. Lists all rules or, with an ID, describes one: when
            it reports a problem, why, what UIKit prints, and two specifications, one that it reports and
            one that it doesn't.
            """,
        operands: [("ID", "a rule, as in the brackets: navigation-in-stack; or a fact: R25")],
        operandLimit: 1,
        examples: [("rules", "list all rules, by area"), ("rules navigation-in-stack", "describe one in detail")],
        exits: [(.done, "shown"), (.usage, "wrong usage, or no such rule")]
    ) { arguments, environment throws(Failure) in
        let all = RuleList.all
        guard let id = arguments.operands.first else {
            try environment.answer { RuleTexts.writeList(all, to: &$0) }
            return .done
        }
        if let fact = Fact.named(id) {
            try environment.answer { FactTexts.write(fact, to: &$0) }
            return .done
        }
        guard let rule = all.first(where: { $0.id == id }) else {
            let near = Nearby.word(id, among: all.map(\.id) + Fact.all.map(\.id))
            throw .usage(
                "there is no rule '\(id)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), "see 'kindred rules'")
        }
        try environment.answer { RuleTexts.write(rule, to: &$0) }
        return .done
    }
}

/// Rules as `kindred rules` shows them.
private enum RuleTexts {
    static func writeList(_ rules: [RuleInfo], to out: inout ByteWriter) {
        let column = rules.map(\.id.utf8.count).max() ?? 0
        for area in RuleInfo.Area.allCases {
            let members = rules.filter { $0.area == area }
            if members.isEmpty { continue }
            out.write("\(area.rawValue):\n")
            Manual.rows(
                members.map { rule in
                    let gap = String(repeating: " ", count: column - rule.id.utf8.count + 2)
                    return (rule.id + gap + padded(rule.severity.rawValue, 7), Printable.text(rule.summary))
                }, to: &out)
            out.write(byte: 0x0A)
        }
        out.write("'kindred rules ID' describes one in detail.\n" as StaticString)
    }

    static func write(_ rule: RuleInfo, to out: inout ByteWriter) {
        out.write("\(rule.id): \(rule.severity.rawValue)\n\n")
        paragraph("When", rule.summary, to: &out)
        paragraph("Why", rule.why, to: &out)
        let facts = rule.facts.map { "\($0.id): \($0.headline)" }
        if !facts.isEmpty { paragraph("Facts", facts.joined(separator: "\n"), to: &out) }
        if let uikit = rule.uikit { paragraph("UIKit", uikit, to: &out) }
        example("Reported", rule.bad, to: &out)
        example("Not reported", rule.good, to: &out)
    }

    private static func paragraph(_ title: String, _ text: String, to out: inout ByteWriter) {
        let indent = 7
        let text = text.utf8.split(separator: 0x0A).map { Printable.text(String(Substring($0))) }
        for (index, line) in text.enumerated() {
            out.write(index == 0 ? padded(title, indent) : padded("", indent))
            out.write(Manual.wrapped(line, indent: indent) + "\n")
        }
    }

    private static func example(_ title: String, _ text: String, to out: inout ByteWriter) {
        out.write("\n\(title):\n\n")
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
        while lines.last == "" { lines.removeLast() }
        for line in lines { out.write(line.isEmpty ? "\n" : "    \(shortened(Printable.text(line)))\n") }
    }

    /// Some examples are about text that is too long.
    private static func shortened(_ line: String) -> String {
        line.unicodeScalars.count <= 160 ? line : String(line.unicodeScalars.prefix(120)) + "…"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
}
