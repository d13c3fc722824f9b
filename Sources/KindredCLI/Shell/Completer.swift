import Kindred
import KindredDiagnostics
import KindredGraph
import KindredSession
import KindredSystem
import KindredText

/// The words that could complete the last one of a command line: `kindred __complete WORD…`, which shells call.
struct Completer {
    /// The name under which scripts call it. No help lists it.
    static let command = "__complete"

    typealias Candidate = Completion.Candidate

    /// Writes a word and its explanation on one line, whatever is in them.
    static func write(_ candidate: Candidate, to out: inout ByteWriter) {
        let about = candidate.about.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
        out.write(TerminalText.line(candidate.word) + "\t" + TerminalText.line(about) + "\n")
    }

    private let environment: Environment

    init(environment: Environment) { self.environment = environment }

    /// - Parameter words: The words after `kindred`; the last one is the one to complete, and may be empty.
    /// - Returns: The candidates; none where only names of files fit.
    func candidates(_ words: [String]) -> [Candidate] {
        guard let last = words.last else { return [] }
        if let (option, start) = Self.attached(last, words: words) {
            let prefix = "\(option.name)="
            return values(of: option, words: words.dropLast(), start: start).filter { $0.word.hasPrefix(start) }
                .map { (word: prefix + $0.word, about: $0.about) }
        }
        return everything(words.dropLast(), last: last).filter { $0.word.hasPrefix(last) }
    }

    /// Splits `--option=value`.
    private static func attached(_ word: String, words: [String]) -> (option: Option, start: String)? {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "="), let command = command(words)?.command,
            let option = command.syntax.option(String(word[..<equals]))
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
            return Command.all.map { (word: $0.name, about: $0.summary) } + Self.topOptions
        }
        if let group = Command.named(first), !group.members.isEmpty, before.count == 1 {
            return zip(group.memberNames, group.members).map { (word: $0, about: $1.summary) }
        }
        guard let (command, count) = Self.command(Array(before)) else { return [] }
        let given = before.dropFirst(count)
        if let option = given.last.flatMap(command.syntax.option), option.takesValue {
            return values(of: option, words: before, start: last)
        }
        if last.hasPrefix("-"), !given.contains("--") {
            return command.groups.flatMap(\.options).map { (word: $0.name, about: $0.about) }
        }
        return operands(command, before: operands(in: given, of: command), words: before)
    }

    private static let topOptions = [
        (word: "--help", about: "show help"), (word: "--version", about: "show the version"),
    ]

    /// The words that are no options and no values of options.
    private func operands(in words: ArraySlice<String>, of command: Command) -> [String] {
        var operands: [String] = []
        var isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if word.hasPrefix("-"), word != "-" {
                isValue = command.syntax.option(word)?.takesValue ?? false
            } else {
                operands.append(word)
            }
        }
        return operands
    }

    private func operands(_ command: Command, before: [String], words: ArraySlice<String>) -> [Candidate] {
        let syntax = command.syntax
        guard before.count < syntax.operands.count, before.count < syntax.operandLimit,
            let completion = syntax.operands[before.count].completion
        else { return [] }
        return candidates(completion, words: words, start: "")
    }

    /// - Parameter start: The part of the value that is typed already.
    private func values(of option: Option, words: ArraySlice<String>, start: String) -> [Candidate] {
        if case .word(let values) = option.value { return values.map { (word: $0, about: "") } }
        return option.completion.map { candidates($0, words: words, start: start) } ?? []
    }

    private func candidates(_ completion: Completion, words: ArraySlice<String>, start: String) -> [Candidate] {
        switch completion {
        case .list(let list): return list()
        case .rules: return (RuleRegistry.all + house).map { (word: $0.id, about: $0.summary) }
        case .names(let wanted): return names(words, of: wanted)
        case .selector:
            guard let colon = start.firstIndex(of: ":") else {
                return candidates(.controllers, words: words, start: "")
            }
            return labels(words, name: String(start[..<colon]))
        }
    }

    /// The house rules, in the project of the current folder.
    private var house: [RuleInfo] {
        let project = try? LoadedProject.ofCurrentFolder(ProjectChoice(), in: environment, isNeeded: false)
        return project?.project.house.map(\.info) ?? []
    }

    // MARK: Names of the specification

    /// Reads what the command line names, else the project of the current folder. Errors in it don't matter.
    private func session(_ words: ArraySlice<String>) -> Session? {
        guard let (command, count) = Self.command(Array(words)) else { return nil }
        let paths = operands(in: words.dropFirst(count), of: command).filter { environment.files.exists($0) }
        return try? Session(paths: paths, for: .graph, choices: Choices(), in: environment)
    }

    /// Returns completions of a selector: `KEY:` and each text that controllers have for the key.
    private func labels(_ words: ArraySlice<String>, name: String) -> [Candidate] {
        if name == "view" {
            return names(words, of: [.view]).map { (word: "view:\($0.word)", about: $0.about) }
        }
        guard let key = Selector.Key(rawValue: name), let session = session(words) else { return [] }
        return Labels(key: key, of: session.graph).texts.filter { !$0.isEmpty }
            .map { (word: "\(name):\($0)", about: "") }
    }

    private func names(_ words: ArraySlice<String>, of wanted: [Completion.Name]) -> [Candidate] {
        guard let session = session(words) else { return [] }
        return Completion.Name.allCases.filter(wanted.contains).flatMap { names(of: $0, in: session) }
    }

    private func names(of name: Completion.Name, in session: Session) -> [Candidate] {
        let graph = session.graph
        func all(_ names: some Sequence<String>, _ about: String) -> [Candidate] {
            names.filter { !$0.isEmpty }.map { (word: $0, about: about) }
        }
        switch name {
        case .controller:
            return graph.controllerIDs.map { id in
                (word: graph.name(of: id), about: graph.className(id))
            }.filter { !$0.word.isEmpty }
        case .family: return all(graph.familyIDs.map { graph.name(of: $0) }, "a family")
        case .screen:
            return all(
                (graph.screens?.templates ?? []).indices.map { graph.name(template: Int32($0)) }, "a screen")
        case .window: return all(graph.windowIDs.map { graph.name(of: $0) }, "a window")
        case .scenario: return all(session.pipeline.scripts.map(\.name), "a scenario")
        case .configuration:
            return all(graph.configured.map { $0.names(of: $0.all) } ?? [], "a configuration")
        case .view:
            return ((try? session.views().all) ?? [])
                .map { (word: $0.name, about: $0.title ?? "a view") }
        }
    }
}
