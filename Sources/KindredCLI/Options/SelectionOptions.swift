import KindredGraph
import KindredText

/// The options that select the part of a specification that a command is about; they share the language of selectors.
struct SelectionOptions: OptionGroup {
    static let heading = "Selection"
    static let options: [Option] = [.select, .exclude, .view, .around, .hops]

    let wanted: [(text: String, selector: Selector)]
    let excluded: [(text: String, selector: Selector)]
    var views: [String]
    let around: [String]
    let hops: Int
    /// The patterns of files that are left out of folders.
    let excludedFiles: [String]
    /// The number of a hierarchy in a text, counted from 1.
    let dump: Int?

    init(_ arguments: Arguments) throws(Failure) {
        wanted = try Self.selectors(.select, arguments: arguments)
        excluded = arguments.takes(.exclude) ? try Self.selectors(.exclude, arguments: arguments) : []
        views = arguments.values(.view)
        around = arguments.values(.around)
        hops = arguments.count(.hops) ?? 1
        excludedFiles = arguments.takes(.excludeFiles) ? arguments.values(.excludeFiles) : []
        dump = arguments.count(.dump)
    }

    /// Whether nothing is left out.
    var isAll: Bool { wanted.isEmpty && excluded.isEmpty && views.isEmpty && around.isEmpty }

    /// Whether a command line leaves anything out.
    @Sendable static func isGiven(_ arguments: Arguments) -> Bool {
        [Option.select, .exclude, .view, .around].contains(where: arguments.has)
    }

    private static func selectors(
        _ option: Option, arguments: Arguments
    ) throws(Failure) -> [(text: String, selector: Selector)] {
        var selectors: [(text: String, selector: Selector)] = []
        for text in arguments.values(option) {
            do throws(Selector.Failure) {
                selectors.append((text, try Selector(text)))
            } catch {
                throw .selector(text, of: option.name, failure: error)
            }
        }
        return selectors
    }
}

extension Option {
    static let select = Option(
        name: "--select", value: .text("S"), repeats: true, completion: .selector,
        about:
            "only the view controllers that a selector describes, such as 'tag:payment or family:help'; may be repeated"
    )
    static let exclude = Option(
        name: "--exclude", value: .text("S"), repeats: true, completion: .selector,
        about: "not those that a selector describes; may be repeated")
    static let view = Option(
        name: "--view", value: .text("NAME"), repeats: true, completion: .names([.view]),
        about: "only those of a view, a selector with a name; may be repeated")
    static let around = Option(
        name: "--around", value: .text("ID"), repeats: true, completion: .controllers,
        about: "only this controller, screen or family, what leads there, and what it leads to; may be repeated")
    static let hops = Option(
        name: "--hops", value: .count("N"), conditions: [.requires(.around)],
        about: "with --around: how many presentations and pushes to follow; by default 1")
    static let excludeFiles = Option(
        name: "--exclude", value: .text("GLOB"), repeats: true,
        about:
            "skip what matches below a PATH that is a folder, counted from there: * and ? stand for letters of a name, ** for any number of folders; may be repeated"
    )
    static let dump = Option(
        name: "--dump", value: .count("N"),
        about: "which of several hierarchies in the text, counted from 1; by default the last")
}
