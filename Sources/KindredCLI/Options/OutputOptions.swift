import KindredGraph
import KindredQuestions
import KindredSession

/// The options that say what is written, and where.
struct OutputOptions: OptionGroup {
    static let heading = "Output"
    static let options: [Option] = [.destination, .allViews, .depfile]

    /// The word of the format: the one that is given, or else the one that follows from the file's name.
    let format: String
    let destination: Destination
    let isCompact: Bool
    /// Whether each view gets a file, in the folder that `destination` is.
    let writesAllViews: Bool
    let dependencies: DependencyFile?
    /// Whether files that exist are overwritten.
    let isForced: Bool
    /// Whether nothing is written, only listed.
    let isDry: Bool
    /// Whether an import writes controllers of the system.
    let showsSystem: Bool
    /// Whether facts of Swift files are kept for the next run.
    let usesCache: Bool
    /// Whether a question is answered with all that there is.
    let isComplete: Bool
    /// Whether rows are declarations or places.
    let naming: Naming

    init(arguments: Arguments) throws(Failure) {
        format = arguments.word(.graphFormat) ?? ""
        destination = arguments.destination
        isCompact = arguments.has(.compact)
        writesAllViews = arguments.has(.allViews)
        dependencies = try arguments.value(.depfile).flatMap { file throws(Failure) in
            try DependencyFile(file: file, target: arguments.destination)
        }
        isForced = arguments.has(.force)
        isDry = arguments.has(.dryRun)
        showsSystem = arguments.has(.system)
        usesCache = !arguments.has(.noCache)
        isComplete = arguments.has(.allWays)
        naming = arguments.has(.places) ? .places : .screens
    }
}

extension Arguments {
    /// The destination that `-o` names.
    var destination: Destination { Destination(value(.destination)) }
}

extension Option {
    static let destination = Option(
        name: "-o", value: .text("FILE"), about: "the file to write; - is standard output")
    static let picture = Option(
        name: destination.name, value: destination.value,
        about: "the picture to write: .svg, .html, .png, .pdf or .dot; - is standard output")
    static let folder = Option(
        name: destination.name, value: .text("DIR"),
        about: "the folder to write to, created if needed; with edges, json and dot a file; - is standard output")
    static let compact = Option(
        name: "--compact", conditions: [.requires(.graphFormat, "json")], about: "JSON on one line")
    static let allViews = Option(
        name: "--all-views",
        conditions: [
            .excludes(.select, .view, .depfile), .requires("-o DIR") { $0.destination.path != nil },
        ],
        about: "write a file for each view, into the folder that -o names: NAME and the format's suffix")
    static let depfile = Option(
        name: "--depfile", value: .path("DEPS"),
        conditions: [
            .requires("-o with a file") { $0.destination.path != nil },
            Condition { option, arguments in
                guard let path = arguments.destination.path, let obstacle = DependencyFile.obstacle(path) else {
                    return nil
                }
                return "option '\(option.name)' can't name '\(path)', because of its \(obstacle)"
            },
        ],
        about: "list for make and ninja what FILE was made of, folders included")
    static let force = Option(
        name: "--force", conditions: [.requires(.importFormat, "spec")], about: "overwrite existing files")
    static let removingForce = Option(
        name: force.name, conditions: force.conditions,
        about: "overwrite existing files, and remove those of an earlier import that are no longer written")
    static let system = Option(
        name: "--system", about: "write alerts, pickers and other controllers of the system, too")
    static let noCache = Option(
        name: "--no-cache", about: "read every file anew, and keep nothing for the next run")
    static let dryRun = Option(
        name: "--dry-run", conditions: force.conditions, about: "write nothing, only list what would be written")
    static let allCallers = Option(
        name: allWays.name, about: "the presentations that show the callers' families too, and so on")
    static let places = Option(
        name: "--places", about: "a row for each place of a screen, not one for all of them")
    static let listedPlaces = Option(
        name: places.name,
        conditions: [
            .requires("--format tree, markdown or mermaid") { arguments in
                ["tree", "markdown", "mermaid"].contains(arguments.word(.graphFormat) ?? "")
            }
        ],
        about: "in tree, markdown and mermaid, a row for each place of a screen; the other formats always list places")
    static let drawnPlaces = Option(
        name: places.name, conditions: [.excludes(.overview)],
        about: "draw a screen at each of its places, not once")
    static let coveredPlaces = Option(name: places.name, conditions: [.requires(.coverage)], about: places.about)
    static let allWays = Option(
        name: "--all", about: "every way that enters nothing twice, the shortest first, up to \(PathsQuery.mostWays)")
}
