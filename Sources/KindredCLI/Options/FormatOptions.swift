import KindredDiagnostics
import KindredFormats
import KindredSession
import KindredSystem

/// The option `--format` of each command that has several: a word that is given, or that the name of the file stands for.
extension Option {
    static let graphFormat = Option(
        name: "--format", value: .word(GraphFormat.words),
        inference: { arguments throws(Failure) in
            let suffix = arguments.destination.suffix ?? ""
            if let picture = PictureFormat(rawValue: suffix), picture.isDrawn {
                throw .usage(
                    "'compile' writes \(GraphFormat.words.joined(separator: ", ")); for a picture use 'kindred render'",
                    "see 'kindred help render'")
            }
            return (GraphFormat(suffix: suffix) ?? .json).rawValue
        },
        about: "by default what the suffix of FILE names (\(GraphFormat.suffixList)), else json")
    static let pictureFormat = Option(
        name: "--format", value: .word(PictureFormat.allCases.map(\.rawValue)), inference: PictureFormat.inferred,
        about: "by default what the suffix of FILE names, else svg; layout is the map's geometry as JSON")
    static let traceFormat = inferred(
        TraceFormat.self, usual: .text,
        about: "by default what the suffix of FILE names (\(TraceFormat.suffixList)), else text")
    static let differenceFormat = inferred(
        DifferenceFormat.self, usual: .text,
        about: "by default what the suffix of FILE names (\(DifferenceFormat.suffixList)), else text")
    static let answerFormat = Option(
        name: "--format", value: .word(["text", "json"]), inference: { _ in "text" }, about: "by default text")
    static let reportFormat = Option(
        name: "--format", value: .word(ReportFormat.forFormatOption.map(\.rawValue)),
        about: "text on standard error, the default, or json on standard output instead")
    static let verifyFormat = Option(
        name: "--format", value: .word(ReportFormat.forFormatOption.map(\.rawValue) + ["markdown"]),
        conditions: [
            .refuses(
                { _ in "--format markdown requires --coverage" }, where: { $0.writesMarkdown && !$0.has(.coverage) })
        ],
        about:
            "text on standard error, the default; or, on standard output instead, json, or the coverage as markdown")
    static let importFormat = Option(
        name: "--format", value: .word(["spec"] + GraphFormat.words), inference: ofImport,
        about:
            "spec, the specification; json or dot, its resolved graph. By default what the suffix of -o names, else spec"
    )
    static let storyboardFormat = Option(
        name: "--format", value: .word(["spec", "edges"] + GraphFormat.words),
        inference: { arguments throws(Failure) in
            let file = arguments.value(.destination) ?? ""
            if ["yaml", "yml"].contains(PathText.suffix(of: file)) {
                throw .usage(
                    "'\(file)' looks like a file, but the import writes several",
                    "name a folder, or redirect standard output to the file")
            }
            return ofImport(arguments)
        },
        about:
            "spec, the specification; edges, what each file declares, as JSON; json or dot, the resolved graph. By default what the suffix of -o names, else spec"
    )

    @Sendable private static func ofImport(_ arguments: Arguments) -> String {
        GraphFormat(suffix: arguments.destination.suffix ?? "")?.rawValue ?? "spec"
    }

    private static func inferred<Format: FileFormat>(_ format: Format.Type, usual: Format, about: String) -> Option {
        Option(
            name: "--format", value: .word(Format.words),
            inference: { (Format(suffix: $0.destination.suffix ?? "") ?? usual).rawValue }, about: about)
    }
}

/// The format of a picture.
enum PictureFormat: String, CaseIterable {
    case svg, html, png, pdf, dot, layout

    /// Reads the format off the suffix of a file's name.
    init?(suffix: String?) {
        let format = suffix == "gv" ? .dot : suffix.flatMap(Self.init(rawValue:))
        guard let format, format != .layout else { return nil }
        self = format
    }

    /// The suffix of the files for views.
    var suffix: String { self == .layout ? "json" : rawValue }

    /// Whether only `render` writes it.
    var isDrawn: Bool { self != .dot && self != .layout }

    /// Whether graphviz draws it.
    func needsGraphviz(isMap: Bool) -> Bool { !isMap && (self == .png || self == .pdf || self == .svg) }

    @Sendable static func inferred(_ arguments: Arguments) throws(Failure) -> String? {
        if arguments.has(.allViews) { return svg.rawValue }
        guard let file = arguments.value(.destination) else {
            throw arguments.syntax.wrong(
                "say what to write: '-o FILE' with .svg, .html, .png, .pdf or .dot, or --format")
        }
        if file == "-" { return svg.rawValue }
        let suffix = arguments.destination.suffix
        if let format = PictureFormat(suffix: suffix) { return format.rawValue }
        if suffix == "json" {
            throw .usage(
                "'render' draws pictures; for '\(file)' use 'kindred compile'", "see 'kindred help compile'")
        }
        throw arguments.syntax.wrong("'\(file)' must end in .svg, .html, .png, .pdf or .dot")
    }
}

/// The result that an import writes: the specification, what the files declare, or the resolved graph.
enum ImportFormat: Equatable {
    case spec, edges
    case graph(GraphFormat)

    init(_ word: String) {
        self = word == "edges" ? .edges : GraphFormat(rawValue: word).map { .graph($0) } ?? .spec
    }
}
