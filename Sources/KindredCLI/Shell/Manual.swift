import KindredText

/// The text that `kindred help` prints.
enum Manual {
    private static let width = 92
    private static let widestName = 44

    /// The purpose of the program, in one line.
    static let purpose = "check the view controllers of an iOS app: who contains, presents and pushes whom"
    /// The way to begin.
    static let start = """
        A PATH is a specification or a folder of them; by default the 'sources' of kindred.yaml, or
        else the current folder.
        Start with 'kindred init', then 'kindred check'. 'kindred help COMMAND' describes a command,
        'kindred help options' what many commands share.
        """

    /// Writes the list of all commands.
    static func write(to out: inout ByteWriter) {
        out.write(
            """
            Kindred checks the view controllers of an iOS app: who contains, presents and pushes whom.

            Usage: kindred COMMAND [PATH…] [options]

            Commands:

            """ as StaticString)
        rows(Command.all.map { ($0.name, $0.summary) }, to: &out)
        out.write("\nOptions:\n" as StaticString)
        rows(
            [("--help", "show this help; after a command, its help"), ("--version", "show the version")], to: &out)
        out.write("\n\(start)\n")
    }

    static func write(_ command: Command, to out: inout ByteWriter) {
        let usage = ["kindred", command.name, command.usage].filter { !$0.isEmpty }.joined(separator: " ")
        out.write("\(sentence(command.summary))\n\nUsage: \(usage)\n\n\(command.about)\n")
        section("Commands", entries: command.members.map { ($0.name, $0.summary) }, to: &out)
        section("Arguments", entries: command.syntax.operands.map { ($0.name, $0.about) }, to: &out)
        options(of: command, to: &out)
        section("Examples", entries: command.examples.map { ("kindred \($0.line)", $0.about) }, to: &out)
        section("Exit codes", entries: command.exits.map { ("\($0.code.rawValue)", $0.about) }, to: &out)
    }

    /// Writes the options group by group, in the same columns, and of those that many commands share the names.
    private static func options(of command: Command, to out: inout ByteWriter) {
        let groups = command.groups
        write(groups.compactMap(\.own), to: &out)
        let shared = groups.map { group in
            (group.heading, group.options.filter(group.isShared).map(\.name).joined(separator: ", "))
        }
        section(
            "Shared by many commands, see 'kindred help options'", entries: shared.filter { !$0.1.isEmpty }, to: &out)
    }

    /// Writes the options that many commands share.
    static func writeSharedOptions(to out: inout ByteWriter) {
        out.write("Options that many commands share. The help of each names those that it takes.\n" as StaticString)
        write(Options.shared, to: &out)
    }

    private static func write(_ groups: [Group], to out: inout ByteWriter) {
        let column = width(of: groups.flatMap(\.options).map(\.form))
        for group in groups {
            out.write("\n\(group.heading):\n")
            rows(group.options.map { ($0.form, $0.description) }, column: column, to: &out)
        }
    }

    private static func section(_ title: String, entries: [(String, String)], to out: inout ByteWriter) {
        if entries.isEmpty { return }
        out.write("\n\(title):\n")
        rows(entries, to: &out)
    }

    /// Writes names on the left, and their meanings in a column on the right, or below a name that is too long.
    ///
    /// - Parameter column: The width of the names; nil for that of the widest.
    static func rows(_ entries: [(name: String, about: String)], column: Int? = nil, to out: inout ByteWriter) {
        let column = column ?? width(of: entries.map(\.name))
        for entry in entries {
            let length = entry.name.unicodeScalars.count
            out.write("  " + entry.name)
            if length > widestName { out.write(byte: 0x0A) }
            out.write(byte: 0x20, times: length > widestName ? column + 4 : column - length + 2)
            out.write(wrapped(entry.about, indent: column + 4) + "\n")
        }
    }

    private static func width(of names: [String]) -> Int {
        names.map(\.unicodeScalars.count).filter { $0 <= widestName }.max() ?? 4
    }

    /// Breaks text into lines; all but the first get the indent.
    static func wrapped(_ text: String, indent: Int) -> String {
        var lines: [String] = []
        var line = ""
        var length = 0
        // What UIKit prints has two spaces in places.
        var gap = 0
        for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\n" }) {
            gap += 1
            if word.isEmpty { continue }
            let count = word.unicodeScalars.count
            if length > 0, indent + length + gap + count > width {
                lines.append(line)
                (line, length) = ("", 0)
            }
            if length == 0 { gap = 0 }
            line += String(repeating: " ", count: gap) + word
            length += gap + count
            gap = 0
        }
        lines.append(line)
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }
}
