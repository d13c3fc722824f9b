import Kindred
import KindredDiagnostics
import KindredProject
import KindredSession
import KindredText

extension Command {
    static let rules = Command(
        name: "rules", summary: "list the rules, or describe one in detail", usage: "[ID]",
        about: """
            Every problem names its rule in brackets. Lists all rules, those of the project file too, or, with
            an ID, describes one: when it reports a problem, why, what UIKit prints, and two specifications,
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

/// Rules as `kindred rules` shows them.
enum RuleTexts {
    static func writeList(_ rules: [RuleInfo], project: LoadedProject?, to out: inout ByteWriter) {
        for area in RuleInfo.Area.allCases {
            writeList(
                area.rawValue, rules: rules.filter { $0.area == area }.map { ($0, $0.severity.rawValue) }, to: &out)
        }
        if let project {
            let rules = project.project.house.map { ($0.info, HouseTexts.level($0, project: project)) }
            writeList(TerminalText.text("Rules of the house, in \(project.path)"), rules: rules, to: &out)
        }
        out.write("'kindred rules ID' describes one in detail.\n" as StaticString)
    }

    private static func writeList(_ title: String, rules: [(RuleInfo, level: String)], to out: inout ByteWriter) {
        if rules.isEmpty { return }
        out.write("\(title):\n")
        Manual.rows(
            rules.map { rule, level in
                (
                    padded(TerminalText.text(rule.id), width: column + 2) + padded(level, width: 7),
                    TerminalText.text(rule.summary)
                )
            }, to: &out)
        out.write(byte: 0x0A)
    }

    /// The width of the first column of lists, for Kindred's own rules.
    private static let column = RuleRegistry.all.map(\.id.utf8.count).max() ?? 0

    static func write(_ rule: RuleInfo, to out: inout ByteWriter) {
        out.write("\(rule.id): \(rule.severity.rawValue)\n\n")
        paragraph("When", text: rule.summary, to: &out)
        paragraph("Why", text: rule.why, to: &out)
        let facts = rule.facts.map { "\($0.id): \($0.headline)" }
        if !facts.isEmpty { paragraph("Facts", text: facts.joined(separator: "\n"), to: &out) }
        if let uikit = rule.uikit { paragraph("UIKit", text: uikit, to: &out) }
        example("Reported", text: rule.bad, to: &out)
        example("Not reported", text: rule.good, to: &out)
    }

    static func paragraph(_ title: String, text: String, indent: Int = 7, to out: inout ByteWriter) {
        let text = text.utf8.split(separator: 0x0A).map { TerminalText.text(String(Substring($0))) }
        for (index, line) in text.enumerated() {
            out.write(index == 0 ? padded(title, width: indent) : padded("", width: indent))
            out.write(Manual.wrapped(line, indent: indent) + "\n")
        }
    }

    private static func example(_ title: String, text: String, to out: inout ByteWriter) {
        out.write("\n\(title):\n\n")
        indented(text, to: &out)
    }

    static func indented(_ text: String, to out: inout ByteWriter) {
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
        while lines.last == "" { lines.removeLast() }
        for line in lines { out.write(line.isEmpty ? "\n" : "    \(shortened(TerminalText.text(line)))\n") }
    }

    /// Shortens a line: some examples are about text that is too long.
    private static func shortened(_ line: String) -> String {
        line.unicodeScalars.count <= 160 ? line : String(line.unicodeScalars.prefix(120)) + "…"
    }

    private static func padded(_ text: String, width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
}

/// House rules as `kindred rules` shows them.
enum HouseTexts {
    /// The severity that a rule has, or `off`.
    static func level(_ rule: HouseRule, project: LoadedProject) -> String {
        project.project.levels[rule.info.id]?.word ?? rule.info.severity.rawValue
    }

    static func write(_ rule: HouseRule, project: LoadedProject, to out: inout ByteWriter) {
        let file = project.project.file
        out.write(TerminalText.text(rule.info.id) + ": \(level(rule, project: project))\n\n")
        if let because = rule.because { RuleTexts.paragraph("Why", text: because, to: &out) }
        RuleTexts.paragraph("Place", text: rule.location(in: file), to: &out)
        out.write(byte: 0x0A)
        RuleTexts.indented(rule.text(in: file), to: &out)
    }
}
