import KindredText

/// The manual page, made of the texts of help.
enum ManPage {
    static func write(to out: inout ByteWriter) {
        out.write(".TH KINDRED 1 \"\" \"Kindred \(Release.version)\" \"User Commands\"\n")
        section("NAME", to: &out)
        out.write("kindred \\- \(roff(Manual.purpose))\n")
        section("SYNOPSIS", to: &out)
        out.write(".B kindred\n.I command\n[\\fIpath\\fR ...] [\\fIoptions\\fR]\n" as StaticString)
        section("DESCRIPTION", to: &out)
        paragraph(Manual.start, to: &out)
        section("COMMANDS", to: &out)
        for command in Command.all {
            write(command, to: &out)
            for member in command.members { write(member, to: &out) }
        }
        section("SHARED OPTIONS", to: &out)
        for group in Options.shared { list(group, to: &out) }
        section("FILES", to: &out)
        entry(
            "kindred.yaml",
            about: "the project file: which specifications belong together, and what becomes of diagnostics", to: &out
        )
        entry("*.kindred.yaml, *.kindred.yml", about: "specifications", to: &out)
        section("ENVIRONMENT", to: &out)
        entry("NO_COLOR", about: "turns colors off", to: &out)
        entry("GITHUB_ACTIONS", about: "if it is 'true', diagnostics also annotate lines", to: &out)
        entry("GITHUB_STEP_SUMMARY", about: "the file that '--report summary' adds to", to: &out)
        section("SEE ALSO", to: &out)
        out.write(".BR dot (1)\n" as StaticString)
    }

    private static func write(_ command: Command, to out: inout ByteWriter) {
        out.write(".SS \(quoted("kindred \(command.name) \(command.usage)"))\n")
        paragraph(command.about, to: &out)
        for operand in command.syntax.operands { entry(operand.name, about: operand.about, to: &out) }
        for group in command.syntax.groups.compactMap(\.own) { list(group, to: &out) }
        let shared = command.syntax.groups.flatMap { group in group.options.filter(group.isShared) }
        if !shared.isEmpty { paragraph("Shared options: \(shared.map(\.name).joined(separator: ", "))", to: &out) }
        list(title: "Examples:", entries: command.examples.map { ("kindred \($0.line)", $0.about) }, to: &out)
        list(title: "Exit codes:", entries: command.exits.map { ("\($0.code.rawValue)", $0.about) }, to: &out)
    }

    private static func list(_ group: Group, to out: inout ByteWriter) {
        list(title: group.heading + ":", entries: group.options.map { ($0.form, $0.description) }, to: &out)
    }

    private static func list(title: String, entries: [(String, String)], to out: inout ByteWriter) {
        if entries.isEmpty { return }
        out.write(".PP\n\(title)\n")
        for (name, about) in entries { entry(name, about: about, to: &out) }
    }

    private static func section(_ title: String, to out: inout ByteWriter) { out.write(".SH \(quoted(title))\n") }

    private static func entry(_ name: String, about: String, to out: inout ByteWriter) {
        out.write(".TP\n.B \(quoted(name))\n\(roff(joined(about)))\n")
    }

    private static func paragraph(_ text: String, to out: inout ByteWriter) {
        out.write(".PP\n\(roff(joined(text)))\n")
    }

    /// Joins a text into one line: the reader's screen decides where lines end.
    private static func joined(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String { "\"\(roff(text))\"" }

    /// Escapes a text so that roff shows it as it is: no character starts a request or an escape, or ends an argument.
    private static func roff(_ text: String) -> String {
        var result = text.first == "." || text.first == "'" ? "\\&" : ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "~": result += "\\(ti"
            case "^": result += "\\(ha"
            case "`": result += "\\(ga"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)]"
            }
        }
        return result
    }
}
