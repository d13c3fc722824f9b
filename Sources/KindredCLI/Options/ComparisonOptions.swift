import KindredDumps
import KindredSession

/// The options of commands that compare a specification with something else.
struct ComparisonOptions: OptionGroup {
    static let heading = "Comparison"
    static let options: [Option] = [.compare, .drawnGit, .whole]

    /// The path of the earlier specification or graph.
    let old: String?
    let range: GitRange?
    /// Whether a picture shows the whole with marks, and not only what differs.
    let drawsWhole: Bool
    /// Whether differences decide about the exit code.
    let failsOnDifferences: Bool
    let window: String?
    /// Whether Swift code is compared with the specification, instead of dumps.
    let readsCode: Bool
    let listsCoverage: Bool
    let minimums: [CoverageMinimum]
    let judgesCallbacks: Bool
    /// The path of the file that facts are added to.
    let evidence: String?
    let readEvidence: String?
    /// Whether the coverage is written as Markdown.
    let writesMarkdown: Bool

    init(arguments: Arguments) throws(Failure) {
        old = arguments.value(.compare)
        range = try arguments.value(.git).map { text throws(Failure) in try GitRange(text) }
        drawsWhole = arguments.showsWhole
        failsOnDifferences = arguments.has(.exitCode)
        window = arguments.value(.window)
        readsCode = arguments.has(.code)
        listsCoverage = arguments.has(.coverage)
        minimums = try arguments.values(.minCoverage).map { text throws(Failure) in
            guard let minimum = CoverageMinimum(text) else {
                throw arguments.syntax.wrong(
                    "--min-coverage must be a number from 0 to 100, presentations=N or pushes=N, not '\(text)'")
            }
            return minimum
        }
        if Set(minimums.map(\.part)).count < minimums.count {
            throw arguments.syntax.wrong("--min-coverage is given twice for the same")
        }
        judgesCallbacks = arguments.has(.callbacks)
        (evidence, readEvidence) = (arguments.value(.writeEvidence), arguments.value(.evidence))
        writesMarkdown = arguments.writesMarkdown
    }
}

extension Arguments {
    /// Whether the result of `verify` is Markdown.
    var writesMarkdown: Bool { takes(.verifyFormat) && value(.verifyFormat) == "markdown" }
    /// Whether anything is said about coverage.
    var asksForCoverage: Bool { has(.coverage) || has(.minCoverage) }
    /// Whether a specification comes from standard input.
    var readsInput: Bool { operands.contains(FileText.standardInput.argument) || has(.stdinFilename) }
    /// Whether what differs is marked in the whole: always in a page.
    var showsWhole: Bool { has(.whole) || word(.pictureFormat) == "html" }
    /// Whether standard input is compared with.
    var comparesInput: Bool { value(.compare) == FileText.standardInput.argument }
}

extension Option {
    static let compare = Option(
        name: "--compare", value: .text("OLD"),
        conditions: [
            .changes, .alone,
            .refuses(
                { _ in "standard input can be OLD or a specification, not both" },
                where: { $0.comparesInput && $0.readsInput }),
        ],
        about: "draw only what differs from OLD, a folder, a specification or a graph as JSON")
    static let drawnGit = Option(
        name: git.name, value: git.value,
        conditions: git.conditions + [.changes, .alone, .excludes(.compare, .depfile)],
        about: "draw only what differs between revisions: REV and the files as they are, OLD..NEW, or BASE...NEW")
    static let whole = Option(
        name: "--whole",
        conditions: [
            .marks, .requires("--compare OLD or --git REV[...REV]") { $0.has(.compare) || $0.has(.git) },
        ],
        about: "draw the map of all places, and mark and list what differs")
    static let git = Option(
        name: "--git", value: .text("REV[...REV]"),
        conditions: [
            .refuses({ "option '\($0.name)' compares files, not standard input" }, where: { $0.readsInput })
        ],
        about: "compare revisions: REV with the files as they are, OLD..NEW, or BASE...NEW from their merge base on")
    static let exitCode = Option(name: "--exit-code", about: "exit with 4 if there are differences")
    static let window = Option(
        name: "--window", value: .text("ID"), completion: .names([.window]),
        about: "the window that the dump belongs to; by default the one that fits best")
    static let code = Option(
        name: "--code",
        conditions: [
            .excludes(.window, .dump, .minCoverage, .callbacks),
            .refuses({ _ in "a Swift file or folder is missing" }, where: \.operands.isEmpty),
        ],
        about: "compare Swift code, files and folders, instead of dumps")
    static let coverage = Option(
        name: "--coverage",
        about: "list what no dump shows, or the classes that one side lacks, on standard output")
    static let callbacks = Option(
        name: "--callbacks", about: "compare the callbacks in recordings with the facts of UIKit")
    static let writeEvidence = Option(
        name: "--write-evidence", value: .path("FILE"), conditions: [.requires(.callbacks)],
        about: "add to FILE which facts were observed or contradicted, and on which system")
    static let evidence = Option(
        name: "--evidence", value: .path("FILE"), about: "show what this file says of each fact, too")
    static let minCoverage = Option(
        name: "--min-coverage", value: .text("N"), repeats: true,
        about:
            "fail if less than N % of the view controllers are shown; presentations=N and pushes=N demand others; may be repeated"
    )
}
