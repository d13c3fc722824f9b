import KindredProject

/// An option of a command, as it is read and as it is explained.
struct Option: Sendable {
    enum Value: Sendable {
        /// The option has no value: it is given or not.
        case none
        case word([String])
        /// Any text, with the name that the manual has for it.
        case text(String)
        /// A file with a name: `-` doesn't mean standard input or output there.
        case path(String)
        case count(String)
        /// A number above 0, with up to two decimals.
        case factor(String)
    }

    /// The name, with its dashes.
    let name: String
    let value: Value
    let about: String
    /// Whether each of several values counts.
    let repeats: Bool

    init(name: String, value: Value, repeats: Bool = false, about: String) {
        self.name = name
        self.value = value
        self.about = about
        self.repeats = repeats
    }

    /// Makes an option without a value.
    init(name: String, about: String) {
        self.init(name: name, value: .none, about: about)
    }

    /// The option as the manual writes it.
    var form: String {
        switch value {
        case .none: name
        case .word(let words): "\(name) \(words.joined(separator: "|"))"
        case .text(let what), .path(let what), .count(let what), .factor(let what): "\(name) \(what)"
        }
    }
}

extension Option {
    static let help = Option(name: "--help", about: "show this help; also -h")
    static let notes = Option(name: "--notes", about: "show notes too: worth knowing, but not wrong")
    static let color = Option(
        name: "--color", value: .word(["auto", "always", "never"]),
        about: "color the diagnostics; auto, the default, only on a terminal. NO_COLOR turns colors off")
    static let timings = Option(name: "--timings", about: "show how long each part took")
    static let failOn = Option(
        name: "--fail-on", value: .word(Policy.Threshold.allCases.map(\.rawValue)),
        about:
            "the lowest severity that fails (exit code 1); by default error. Errors always keep a graph from being written"
    )
    /// The options that say which project a command is about.
    static let project: [Option] = [.config, .noConfig, .stdinFilename]
    /// The options of commands that only ask what the graph is.
    static let asking: [Option] = [.baseline, .color] + project
    /// The options of every command that compiles.
    static let common: [Option] = reporting + [.baseline, .failOn, .notes, .color, .timings] + project
    static let family = Option(
        name: "--family", value: .text("NAME"), repeats: true, about: "draw only this family; may be repeated")
    static let depth = Option(
        name: "--depth", value: .count("N"),
        about: "draw N levels below the root of each family; 0 draws only the roots")
    static let clusters = Option(name: "--clusters", about: "in DOT, a node for each controller; the default up to 60")
    static let tables = Option(name: "--tables", about: "in DOT, a table for each family; the default for more")
    static let linkBase = Option(
        name: "--link-base", value: .text("URL"), about: "link every node to URL + file + #L + line")
    static let legend = Option(name: "--legend", about: "explain shapes and lines in the picture")
}
