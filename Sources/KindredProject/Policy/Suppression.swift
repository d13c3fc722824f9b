import KindredDiagnostics

/// A comment that silences rules: `# kindred:ignore rule-id, rule-id -- reason`.
///
/// It belongs to a file that is read alone, and doesn't know which number the file has among others.
package struct Suppression: Sendable {
    /// The part of a file that a comment silences.
    package enum Reach: Sendable, Equatable {
        /// All that starts on its line.
        case line(ByteRange)
        /// The next node, with everything in it.
        case node(ByteRange)
        case file
        /// An empty reach, because nothing follows that it could silence.
        case nothing
        /// An empty reach, because it is about the whole file but comes after the file's start.
        case late
    }

    /// A rule as the comment names it.
    package struct Name: Sendable {
        package let text: String
        package let range: ByteRange
    }

    package let reach: Reach
    /// The range from `kindred:` to the end of the comment.
    package let range: ByteRange
    package let names: [Name]
    package let reason: String?
}

/// The comments of a file that silence rules.
package struct Suppressions: Sendable {
    /// The comments, in the order of the file.
    package let comments: [Suppression]
    /// The errors in comments that silence nothing as they are written.
    package let diagnostics: DiagnosticBag

    package var isEmpty: Bool { comments.isEmpty && diagnostics.total == 0 }
}
