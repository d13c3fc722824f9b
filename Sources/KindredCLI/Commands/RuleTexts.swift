import Kindred
import KindredDiagnostics
import KindredProject
import KindredSession
import KindredText

/// Rules as `kindred rules` shows them.
enum RuleTexts {
    static func writeList(_ rules: [RuleInfo], project: LoadedProject?, to out: inout ByteWriter) {
        for area in RuleInfo.Area.allCases {
            writeList(
                area.rawValue, rules: rules.filter { $0.area == area }.map { ($0, $0.severity.rawValue) }, to: &out)
        }
        if let project {
            let rules = project.project.house.map { ($0.info, HouseTexts.level($0, project: project)) }
            writeList(TerminalText.text("House rules, in \(project.path)"), rules: rules, to: &out)
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
