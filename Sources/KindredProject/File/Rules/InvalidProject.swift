import KindredDiagnostics
import KindredText
import KindredYAML

/// An error in a project file.
package enum InvalidProject {
    package static let info = RuleInfo(
        "invalid-project", .error, .project, canBeSilenced: false,
        summary: "a project file has an unknown key, word or rule, or a value of the wrong type",
        why: """
            A project file says which specifications belong together and which diagnostics fail. If Kindred ignored a mistake in it, \
            a check could pass that should fail. So nothing is compiled, and the exit code is 2.
            """,
        bad: "project: 1\nrules:\n  navigation-in-stak: warning\n",
        good: "project: 1\nrules:\n  navigation-in-stack: warning\n")

    package static func found(message: String, at place: SourceRange, help: String, fix: String? = nil) -> Diagnostic {
        let fixes = place.origin == nil ? fix.map { [Diagnostic.Fix(at: place, replacement: $0)] } ?? [] : []
        return Diagnostic(rule: info, message: message, at: place, help: help, fixes: fixes)
    }

    static func empty(at place: SourceRange) -> Diagnostic {
        found(message: "this project file is empty", at: place, help: "start it with 'project: 1'")
    }

    static func furtherDocument(at place: SourceRange) -> Diagnostic {
        found(
            message: "a project file is a single document", at: place,
            help: "remove this one, or add its keys to the first")
    }

    static func specification(in file: SourceFile, at place: SourceRange) -> Diagnostic {
        let isNamedSo = file.path.utf8.suffix(Project.fileName.utf8.count).elementsEqual(Project.fileName.utf8)
        return found(
            message: "this is a specification, not a project file", at: place,
            help: isNamedSo && !file.path.hasSuffix(".\(Project.fileName)")
                ? "give it another name, such as app.kindred.yaml" : "name a file that starts with 'project: 1'")
    }

    static func missing(_ key: String, in noun: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "\(noun) needs '\(key)'", at: place,
            help: key == ProjectKey.project.rawValue ? "start it with 'project: 1'" : "add '\(key)'")
    }

    static func version(_ written: String, at place: SourceRange) -> Diagnostic {
        if ["1", "1.0", "01"].contains(written) {
            return found(
                message: "the version must be a plain 1", at: place,
                help: written == "1" ? "write the version without quotes: `project: 1`" : "write `project: 1`", fix: "1"
            )
        }
        return found(
            message: "version '\(written)' isn't supported", at: place,
            help: "the only version is 1: write 'project: 1'")
    }

    static func unknownKey(_ key: String, in noun: String, valid: [String], nearest: String?, at place: SourceRange)
        -> Diagnostic
    {
        let ignored = noun == "a project file" ? ", or start its name with 'x-' to have it ignored" : ""
        return found(
            message: "\(noun) has no key '\(key)'; its keys are \(valid.joined(separator: ", "))", at: place,
            help: English.didYouMean(nearest) ?? "remove it" + ignored, fix: nearest)
    }

    static func keyType(at place: SourceRange) -> Diagnostic {
        found(message: "a key must be text", at: place, help: "write one word before the colon")
    }

    static func type(_ what: String, expected: String, found kind: SourceValue.Kind, at place: SourceRange)
        -> Diagnostic
    {
        if kind == .tagged {
            return found(message: "a project file can't have tags", at: place, help: "remove the tag")
        }
        return found(
            message: "\(what) must be \(expected), not \(kind.described)", at: place, help: "write \(expected) here")
    }

    static func quoted(_ what: String, expected: String, at place: SourceRange) -> Diagnostic {
        found(message: "\(what) must be \(expected), not text", at: place, help: "remove the quotes")
    }

    static func word(_ word: String, of what: String, valid: [String], nearest: String?, at place: SourceRange)
        -> Diagnostic
    {
        found(
            message: "\(what) must be \(Alternatives.text(valid)), not '\(word)'", at: place,
            help: English.didYouMean(nearest) ?? "write one of these words", fix: nearest)
    }

    static func empty(_ what: String, at place: SourceRange, help: String = "write something, or remove it")
        -> Diagnostic
    {
        found(message: "\(what) is empty", at: place, help: help)
    }

    static func unknownRule(_ id: String, nearest: String?, at place: SourceRange) -> Diagnostic {
        let help = English.didYouMean(nearest) ?? "'kindred rules' lists the rules"
        return found(message: "there is no rule '\(id)'", at: place, help: help, fix: nearest)
    }

    static func unknownHouseRule(_ id: String, nearest: String?, at place: SourceRange) -> Diagnostic {
        let help = English.didYouMean(nearest) ?? "add it to 'house', or remove this line"
        return found(message: "there is no rule '\(id)' in 'house'", at: place, help: help, fix: nearest)
    }

    static func fixedLevel(_ rule: RuleInfo, word: String, at place: SourceRange) -> Diagnostic {
        found(
            message: word == "off"
                ? "'\(rule.id)' can't be turned off" : "'\(rule.id)' can't be less than an \(rule.severity.rawValue)",
            at: place, help: "fix what it reports: the graph means nothing before that")
    }

    static func report(_ text: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "a report must be FORMAT=FILE, not '\(text)'", at: place,
            help: "for example: sarif=build/kindred.sarif")
    }

    static func reportWithoutFile(_ format: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "a report of the project needs a file, not '-'", at: place,
            help: "write \(format)=FILE here, or use '--report \(format)' for standard output")
    }

    /// A path that the system would take for its beginning.
    static func zero(_ what: String, at place: SourceRange) -> Diagnostic {
        found(message: "\(what) has the character U+0000, which no path has", at: place, help: "remove it")
    }

    static func dash(_ what: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "\(what) must be a path, not '-'", at: place,
            help: "name a file; standard input isn't part of a project")
    }

    static func call(_ text: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "'call' must be a name with the labels of its arguments, not '\(text)'", at: place,
            help: "for example: \"showMenu(_:animated:)\"")
    }

    static func argument(_ word: String, _ what: String, count: Int, at place: SourceRange) -> Diagnostic {
        found(
            message: "\(what) must be self or the number of an argument, not '\(word)'", at: place,
            help: count == 0 ? "'call' has no arguments" : "the arguments of 'call' are 0 to \(count - 1)")
    }

    static func viewName(_ name: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "'\(name)' can't be the name of a view", at: place,
            help: "a name starts with a letter or _ and contains letters, digits, _, - and periods")
    }

    /// A source that isn't there, once it's needed.
    package static func missingSource(_ path: String, at place: SourceRange) -> Diagnostic {
        found(message: "there is no '\(path)'", at: place, help: "paths are relative to the project file")
    }
}

extension SourceValue.Kind {
    fileprivate var described: String {
        switch self {
        case .scalar: "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .tagged: "an explicit tag"
        }
    }
}
