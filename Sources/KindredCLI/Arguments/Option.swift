import KindredProject

/// An option of a command, as it is read and as it is explained.
struct Option: Sendable {
    enum Value: Sendable {
        /// No value: the option is given or not.
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

    /// With its dashes.
    let name: String
    let value: Value
    let about: String
    /// Whether each of several values counts.
    let repeats: Bool

    init(_ name: String, _ value: Value, repeats: Bool = false, _ about: String) {
        self.name = name
        self.value = value
        self.about = about
        self.repeats = repeats
    }

    /// One without a value.
    init(_ name: String, _ about: String) {
        self.init(name, .none, about)
    }

    /// As the manual writes it.
    var form: String {
        switch value {
        case .none: name
        case .word(let words): "\(name) \(words.joined(separator: "|"))"
        case .text(let what), .path(let what), .count(let what), .factor(let what): "\(name) \(what)"
        }
    }
}

extension Option {
    static let help = Option("--help", "show this help; also -h")
    static let notes = Option("--notes", "show notes too: worth knowing, but not wrong")
    static let color = Option(
        "--color", .word(["auto", "always", "never"]),
        "color the diagnostics; auto, the default, only on a terminal. NO_COLOR turns colors off")
    static let timings = Option("--timings", "show how long each part took")
    static let failOn = Option(
        "--fail-on", .word(Policy.Threshold.allCases.map(\.rawValue)),
        "the lowest severity that fails (exit code 1); by default error. Errors always keep a graph from being written")
    /// Those that say which project a command is about.
    static let project: [Option] = [.config, .noConfig, .stdinFilename]
    /// Those of commands that only ask what the graph is.
    static let asking: [Option] = [.baseline, .color] + project
    /// Those of every command that compiles.
    static let common: [Option] = reporting + [.baseline, .failOn, .notes, .color, .timings] + project
    static let family = Option(
        "--family", .text("NAME"), repeats: true, "draw only this family; may be repeated")
    static let depth = Option(
        "--depth", .count("N"), "draw N levels below the root of each family; 0 draws only the roots")
    static let clusters = Option("--clusters", "in DOT, a node for each controller; the default up to 60")
    static let tables = Option("--tables", "in DOT, a table for each family; the default for more")
    static let linkBase = Option(
        "--link-base", .text("URL"), "link every node to URL + file + #L + line")
    static let legend = Option("--legend", "explain shapes and lines in the picture")
}
