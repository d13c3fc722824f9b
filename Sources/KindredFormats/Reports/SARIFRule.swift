import KindredDiagnostics
import KindredProject
import KindredText

/// A rule as SARIF describes it to those who read its diagnostics.
struct SARIFRule {
    /// GitHub takes no longer description.
    private static let longest = 1_000

    let id: String
    /// The rule; nil for one that the program doesn't know.
    let info: RuleInfo?

    /// - Parameter documentation: Where the pages of the rules are; nil if nowhere.
    func write(_ documentation: String?, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", text: id)
            let summary = info.map { Self.sentence($0.summary) } ?? id
            write("shortDescription", text: Self.cut(summary), to: &json)
            // A house rule may have no reason.
            let why = info.flatMap { $0.why.isEmpty ? nil : $0.why } ?? summary
            write("fullDescription", text: Self.cut(why), to: &json)
            json.object("help") { json in
                json.member("text", text: why)
                if let info {
                    json.member("markdown", text: markdown(info, why: why))
                }
            }
            if let documentation, let info, !isOfHouse {
                json.key("helpUri")
                let page = info.area.rawValue.split(separator: " ").joined(separator: "-")
                json.string("\(documentation)/Rules/\(page).md#\(id)")
            }
            if let info { writeSettings(info, to: &json) }
        }
    }

    private func write(_ key: StaticString, text: String, to json: inout JSONWriter) {
        json.key(key)
        json.lineObject { json in
            json.member("text", text: text)
        }
    }

    private func writeSettings(_ info: RuleInfo, to json: inout JSONWriter) {
        json.lineObject("defaultConfiguration") { $0.member("level", text: info.severity.rawValue) }
        json.lineObject("properties") { json in
            json.member("precision", text: "very-high")
            json.member("problem.severity", text: info.severity == .note ? "recommendation" : info.severity.rawValue)
            json.array("tags") { $0.string(info.area.rawValue) }
        }
    }

    /// Whether it is a house rule: only Kindred's own rules have a page and examples.
    private var isOfHouse: Bool { id.utf8.starts(with: Policy.housePrefix.utf8) }

    private func markdown(_ info: RuleInfo, why: String) -> String {
        if isOfHouse { return why + "\n" }
        var parts = [why]
        if let uikit = info.uikit { parts += ["UIKit says:", "```text\n\(uikit)\n```"] }
        parts += ["Bad:", Self.block(info.bad), "Good:", Self.block(info.good)]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func block(_ text: String) -> String { "```yaml\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```" }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
    }

    private static func cut(_ text: String) -> String {
        text.utf8.count <= longest ? text : String(text.unicodeScalars.prefix(longest / 4)) + " …"
    }
}

/// The message of a diagnostic: its places are links to related locations.
enum SARIFMessage {
    static func text(_ diagnostic: Diagnostic, labels: ArraySlice<Diagnostic.Label>) -> String {
        var lines = [plain(diagnostic.message)]
        if let uikit = diagnostic.uikit { lines.append("UIKit: \(plain(uikit))") }
        if let help = diagnostic.help { lines.append("\(diagnostic.helpTitle): \(plain(help))") }
        for (index, label) in labels.enumerated() { lines.append("[\(escaped(label.text))](\(index + 1))") }
        return lines.joined(separator: "\n")
    }

    /// Text in which nothing is a link: only where something could be taken for one is anything escaped.
    private static func plain(_ text: String) -> String { text.contains("](") ? escaped(text) : text }

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\\" || scalar == "[" || scalar == "]" { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
