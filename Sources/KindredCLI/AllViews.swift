import KindredGraph
import KindredSystem

/// The option `--all-views`: a file for each view, all or none.
struct AllViews {
    static let option = Option(
        name: "--all-views",
        about: "write a file for each view, into the folder that -o names: NAME and the format's suffix")

    private let folder: String
    private let environment: Environment

    /// Reads the option; nil without it.
    init?(arguments: Arguments, in environment: Environment) throws(Failure) {
        guard arguments.has(Self.option) else { return nil }
        for other in [Option.select, .view, DependencyFile.option] where arguments.has(other) {
            throw arguments.conflict(Self.option, other: other)
        }
        guard let folder = Destination(arguments.value(.destination)).path else {
            throw arguments.wrong("option '\(Self.option.name)' requires -o DIR")
        }
        (self.folder, self.environment) = (folder, environment)
    }

    /// - Parameters:
    ///   - selections: The views with what they select.
    ///   - specification: What was read: nothing is written over it.
    ///   - body: Writes one of them.
    func write(
        _ selections: [(view: Views.View, selected: ControllerSet)], of specification: Specification, suffix: String,
        reports: Reports, body: (Views.View, ControllerSet, Stream) throws(Failure) -> Void
    ) throws(Failure) {
        let shown = PathText.shown(folder, from: environment.files.currentFolders)
        try reports.change.makeFolder(shown)
        for each in selections {
            let path = PathText.joined(shown, name: "\(each.view.name).\(suffix)")
            try Destination(file: path).check(against: specification.identities, in: environment)
            try reports.change.stage(path) { stream throws(Failure) in try body(each.view, each.selected, stream) }
        }
    }
}
