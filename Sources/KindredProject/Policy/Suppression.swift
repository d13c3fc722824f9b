import KindredDiagnostics

/// A comment that silences rules: `# kindred:ignore rule-id, rule-id -- reason`.
///
/// It belongs to a file that is read alone, and doesn't know which number the file has among others.
package struct Suppression: Sendable {
    /// What it silences.
    package enum Reach: Sendable, Equatable {
        /// What starts on its line.
        case line(ByteRange)
        /// The next node, with everything in it.
        case node(ByteRange)
        case file
        /// Nothing, because nothing follows that it could silence.
        case nothing
        /// Nothing, because it speaks of the whole file behind the file's start.
        case late
    }

    /// A rule as the comment names it.
    package struct Name: Sendable {
        package let text: String
        package let range: ByteRange

        package init(text: String, range: ByteRange) {
            self.text = text
            self.range = range
        }
    }

    package let reach: Reach
    /// From `kindred:` to the end of the comment.
    package let range: ByteRange
    package let names: [Name]
    package let reason: String?

    package init(reach: Reach, range: ByteRange, names: [Name], reason: String? = nil) {
        self.reach = reach
        self.range = range
        self.names = names
        self.reason = reason
    }
}

/// What the comments of a file silence.
package struct Suppressions: Sendable {
    /// In the order of the file.
    package let comments: [Suppression]
    /// What is wrong with comments that silence nothing as they are written.
    package let mistakes: DiagnosticBag

    package init(comments: [Suppression] = [], mistakes: DiagnosticBag = DiagnosticBag()) {
        self.comments = comments
        self.mistakes = mistakes
    }

    package var isEmpty: Bool { comments.isEmpty && mistakes.total == 0 }
}
