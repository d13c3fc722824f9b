import Kindred
import KindredSession

/// The options that select the part of a specification that a command is about; they share the language of selectors.
struct SelectionOptions: OptionGroup {
    static let heading = "Selection"
    static let options: [Option] = [.select, .exclude, .view, .around, .hops]

    let part: Selection
    /// The only thing around which a picture is drawn.
    let centre: String?
    /// The number of presentations and pushes to follow from there.
    let hops: Int
    /// The patterns of files that are left out of folders.
    let excludedFiles: [String]
    /// The number of a hierarchy in a text, counted from 1.
    let dump: Int?

    init(arguments: Arguments) throws(Failure) {
        let views = arguments.values(.view).map { Selection.Source(view: $0, option: Option.view.name) }
        hops = arguments.count(.hops) ?? 1
        part = Selection(
            try Self.selectors(.select, arguments: arguments) + views,
            excluded: arguments.takes(.exclude) ? try Self.selectors(.exclude, arguments: arguments) : [],
            around: arguments.values(.around), hops: hops)
        let isAlone = ![Option.select, .exclude, .view].contains(where: { arguments.takes($0) && arguments.has($0) })
        let around = arguments.values(.around)
        centre = isAlone && around.count == 1 && hops > 0 ? around[0] : nil
        excludedFiles = arguments.takes(.excludeFiles) ? arguments.values(.excludeFiles) : []
        dump = arguments.count(.dump)
    }

    /// Whether a command line leaves anything out.
    @Sendable static func isGiven(_ arguments: Arguments) -> Bool {
        [Option.select, .exclude, .view, .around].contains(where: arguments.has)
    }

    private static func selectors(_ option: Option, arguments: Arguments) throws(Failure) -> [Selection.Source] {
        do throws(Selection.Failure) {
            return try arguments.values(option).map { text throws(Selection.Failure) in
                try Selection.Source(text, option: option.name)
            }
        } catch {
            throw Failure(error)
        }
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
        about: "how many presentations and pushes to follow; by default 1")
    static let excludeFiles = Option(
        name: "--exclude", value: .text("GLOB"), repeats: true,
        about:
            "skip what matches below a PATH that is a folder, counted from there: * and ? stand for letters of a name, ** for any number of folders; may be repeated"
    )
    static let dump = Option(
        name: "--dump", value: .count("N"),
        about: "which of several hierarchies in the text, counted from 1; by default the last")
}
