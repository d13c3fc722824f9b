import KindredDiagnostics
import KindredYAML

/// The contents of a project file: which specifications belong together, and what becomes of their diagnostics.
///
/// What others have to look at again, such as paths and selectors, is kept as it was written, with its place.
package struct Project: Sendable {
    /// A file of known diagnostics.
    package struct Baseline: Sendable {
        /// The path of the file, relative to the project file.
        package let file: SourceValue
        /// The level for entries that nothing matches; nil if the file doesn't say.
        package var stale: Policy.Level?
    }

    /// A report that every command writes, to a file relative to the project file.
    package struct Report: Sendable {
        package let format: String
        package let file: String
        package let place: SourceRange
    }

    /// A named part of the graph.
    package struct View: Sendable {
        package let name: SourceValue
        /// The text of a selector.
        package let select: SourceValue
        package var title: SourceValue?
    }

    /// A function that shows a controller.
    package struct Helper: Sendable {
        /// The name with the labels of the arguments: `showMenu(_:)`.
        package var call = ""
        package var kind = ""
        /// The number of the argument that is shown; -1 is `self`.
        package var to = -1
        /// The argument with the controller that shows it.
        package var from = -1
    }

    /// The name of every project file.
    package static let fileName = "kindred.yaml"

    /// The title of pictures.
    package var title: SourceValue?
    /// Files and folders, relative to the project file; nil if the file doesn't say.
    package var sources: [SourceValue]?
    /// The levels of rules, by their ids.
    package var levels: [String: Policy.Level] = [:]
    package var failsOn: Policy.Threshold?
    package var reports: [Report] = []
    package var baseline: Baseline?
    /// The path of a file of evidence, relative to the project file.
    package var evidence: SourceValue?
    /// Whether a comment that silences a rule has to say why.
    package var requiresReason = false
    /// The views, in the order of the file.
    package var views: [View] = []
    /// The house rules, in the order of the file.
    package var house: [HouseRule] = []
    /// The functions of the app that show controllers, in the order of the file.
    package var helpers: [Helper] = []
    /// Patterns of Swift files that aren't read.
    package var codeExcludes: [String] = []
    package let tree: SyntaxTree
    /// The path of a file as seen from the project's folder; nil if nobody knows.
    package var pathInside: (@Sendable (String) -> String)?

    init(tree: SyntaxTree) { self.tree = tree }

    package var file: SourceFile { tree.wording.file }

    package func text(_ written: SourceValue) -> String { tree.wording.string(written) }

    /// A place in the project file alone.
    package func place(of written: SourceValue) -> SourceRange { tree.wording.place(of: written) }
}
