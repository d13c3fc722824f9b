import KindredGraph
import KindredSystem

/// The option `--all-views`: a file for each view, all or none.
struct AllViews {
    private let folder: String
    private let environment: Environment

    /// Reads the option; nil without it.
    init?(_ options: Options, in environment: Environment) {
        guard options.output.writesAllViews, let folder = options.output.destination.path else { return nil }
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
