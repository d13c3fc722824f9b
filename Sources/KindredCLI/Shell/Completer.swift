import Kindred
import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredProject
import KindredSystem
import KindredText

/// The words that could complete the last one of a command line: `kindred __complete WORD…`, which shells call.
struct Completer {
    /// The name under which scripts call it. No help lists it.
    static let command = "__complete"

    struct Candidate {
        let word: String
        let about: String

        /// The word and its explanation on one line, whatever is in them.
        var line: String {
            let about = about.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
            return TerminalText.line(word) + "\t" + TerminalText.line(about)
        }
    }

    private let environment: Environment

    init(_ environment: Environment) { self.environment = environment }

    /// - Parameter words: The words after `kindred`; the last one is the one to complete, and may be empty.
    /// - Returns: The candidates; none where only names of files fit.
    func candidates(_ words: [String]) -> [Candidate] {
        guard let last = words.last else { return [] }
        if let (option, start) = Self.attached(last, words: words) {
            let prefix = "\(option.name)="
            return values(of: option, words: words.dropLast(), start: start).filter { $0.word.hasPrefix(start) }
                .map { Candidate(word: prefix + $0.word, about: $0.about) }
        }
        return everything(words.dropLast(), last: last).filter { $0.word.hasPrefix(last) }
    }

    /// Splits `--option=value`.
    private static func attached(_ word: String, words: [String]) -> (option: Option, start: String)? {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "="), let command = command(words)?.command,
            let option = command.option(String(word[..<equals]))
        else { return nil }
        return (option, String(word[word.index(after: equals)...]))
    }

    /// The command that some words begin with, and how many of them name it.
    private static func command(_ words: [String]) -> (command: Command, count: Int)? {
        guard let first = words.first, let command = Command.named(first) else { return nil }
        if command.members.isEmpty { return (command, 1) }
        guard words.count > 1, let member = Command.named("\(first) \(words[1])") else { return nil }
        return (member, 2)
    }

    private func everything(_ before: ArraySlice<String>, last: String) -> [Candidate] {
        guard let first = before.first else {
            return Command.all.map { Candidate(word: $0.name, about: $0.summary) } + Self.topOptions
        }
        if let group = Command.named(first), !group.members.isEmpty, before.count == 1 {
            return group.members.map { member in
                Candidate(word: String(member.name.dropFirst(group.name.count + 1)), about: member.summary)
            }
        }
        guard let (command, count) = Self.command(Array(before)) else { return [] }
        let given = before.dropFirst(count)
        if let option = given.last.flatMap(command.option), option.takesValue {
            return values(of: option, words: before, start: last)
        }
        if last.hasPrefix("-"), !given.contains("--") {
            return (command.options + [.help]).map { Candidate(word: $0.name, about: $0.about) }
        }
        return operands(command, before: operands(in: given, of: command), words: before)
    }

    private static let topOptions = [
        Candidate(word: "--help", about: "show help"), Candidate(word: "--version", about: "show the version"),
    ]

    /// The words that are no options and no values of options.
    private func operands(in words: ArraySlice<String>, of command: Command) -> [String] {
        var operands: [String] = []
        var isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if word.hasPrefix("-"), word != "-" {
                isValue = command.option(word)?.takesValue ?? false
            } else {
                operands.append(word)
            }
        }
        return operands
    }

    private func operands(_ command: Command, before: [String], words: ArraySlice<String>) -> [Candidate] {
        guard before.count < command.operands.count, before.count < command.operandLimit else { return [] }
        switch (command.name, command.operands[before.count].name) {
        case ("rules", _): return (RuleRegistry.all + house).map { Candidate(word: $0.id, about: $0.summary) }
        case ("facts", _): return Fact.all.map { Candidate(word: $0.id, about: $0.headline) }
        case ("schema", _): return Schemas.all.map { Candidate(word: $0.name, about: "a JSON Schema") }
        case ("help", _): return Command.all.map { Candidate(word: $0.name, about: $0.summary) }
        case ("completions", _): return CompletionScript.allCases.map { Candidate(word: $0.rawValue, about: "a shell") }
        case (_, "ID"), (_, "FROM"), (_, "TO"): return names(words) { $0.controllers + $0.families + $0.screens }
        default: return []
        }
    }

    /// - Parameter start: The part of the value that is typed already.
    private func values(of option: Option, words: ArraySlice<String>, start: String) -> [Candidate] {
        switch option.value {
        case .word(let values): return values.map { Candidate(word: $0, about: "") }
        case .text, .path, .count, .factor, .none: break
        }
        switch option.name {
        case "--select", "--exclude":
            if let colon = start.firstIndex(of: ":") { return labels(words, name: String(start[..<colon])) }
            return names(words) { $0.controllers + $0.families + $0.screens }
        case "--around": return names(words) { $0.controllers + $0.families + $0.screens }
        case "--family": return names(words) { $0.families }
        case "--window": return names(words) { $0.windows }
        case "--scenario": return names(words) { $0.scenarios }
        case "--view": return names(words) { $0.views }
        case "--report": return ReportFormat.allCases.map { Candidate(word: $0.rawValue, about: "") }
        case "--events": return Callback.allCases.map { Candidate(word: $0.rawValue, about: "") }
        default: return []
        }
    }

    /// The house rules, in the project of the current folder.
    private var house: [RuleInfo] {
        guard let arguments = try? Arguments(words: [], of: .rules) else { return [] }
        let project = try? LoadedProject.ofCurrentFolder(arguments, in: environment, isNeeded: false)
        return project?.project.house.map(\.info) ?? []
    }

    // MARK: Names of the specification

    private struct Names {
        var controllers: [Candidate] = []
        var families: [Candidate] = []
        var screens: [Candidate] = []
        var windows: [Candidate] = []
        var scenarios: [Candidate] = []
        var views: [Candidate] = []
    }

    /// Reads what the command line names, else the project of the current folder. Errors in it don't matter.
    private func specification(_ words: ArraySlice<String>) -> (Specification, Arguments)? {
        guard let (command, count) = Self.command(Array(words)) else { return nil }
        let paths = operands(in: words.dropFirst(count), of: command).filter { environment.files.exists($0) }
        guard let arguments = try? Arguments(words: [], of: .check),
            let specification = try? Specification(paths: paths, for: .graph, arguments: arguments, in: environment)
        else { return nil }
        return (specification, arguments)
    }

    /// Returns completions of a selector: `KEY:` and each text that controllers have for the key.
    private func labels(_ words: ArraySlice<String>, name: String) -> [Candidate] {
        if name == "view" {
            return names(words) { $0.views }.map { Candidate(word: "view:\($0.word)", about: $0.about) }
        }
        guard let key = Selector.Key(rawValue: name), let (specification, _) = specification(words) else { return [] }
        return Labels(key: key, of: specification.hierarchy).texts.filter { !$0.isEmpty }
            .map { Candidate(word: "\(name):\($0)", about: "") }
    }

    private func names(_ words: ArraySlice<String>, choice: (Names) -> [Candidate]) -> [Candidate] {
        guard let (specification, arguments) = specification(words) else { return [] }
        let hierarchy = specification.hierarchy
        func all(_ names: some Sequence<String>, _ about: String) -> [Candidate] {
            names.filter { !$0.isEmpty }.map { Candidate(word: $0, about: about) }
        }
        var found = Names()
        found.controllers = hierarchy.controllerIDs.map { id in
            Candidate(word: hierarchy.name(of: id), about: hierarchy.className(id))
        }.filter { !$0.word.isEmpty }
        found.families = all(hierarchy.familyIDs.map { hierarchy.name(of: $0) }, "a family")
        found.screens = all(
            (hierarchy.screens?.templates ?? []).indices.map { hierarchy.name(template: Int32($0)) }, "a screen")
        found.windows = all(hierarchy.windowIDs.map { hierarchy.name(of: $0) }, "a window")
        found.scenarios = all(specification.pipeline.scripts.map(\.name), "a scenario")
        found.views = ((try? SelectionOptions(arguments).views(of: specification).all) ?? [])
            .map { Candidate(word: $0.name, about: $0.title ?? "a view") }
        return choice(found)
    }
}

extension Option {
    fileprivate var takesValue: Bool {
        if case .none = value { return false }
        return true
    }
}
