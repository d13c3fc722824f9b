import KindredText

/// A report that is asked for: `FORMAT` or `FORMAT=FILE`, on the command line and in the project file.
package struct ReportRequest: Sendable {
    package enum Failure: Error, Equatable {
        case unknownFormat(String)
        case noFile(ReportFormat)

        /// The message, which continues the name of what is wrong: `--report must be …`.
        package var message: String {
            switch self {
            case .unknownFormat(let word):
                let near = English.suggestion(NearWords.word(word, among: ReportFormat.words))
                let words = ReportFormat.words
                return "must be \(Alternatives.text(words)), not '\(word)'" + near
            case .noFile(let format): return "needs the name of a file after '\(format.rawValue)='"
            }
        }
    }

    package let format: ReportFormat
    /// The path of the file; nil for standard output, and for `summary` where GitHub Actions wants it.
    package let file: String?

    package init(format: ReportFormat, file: String?) {
        (self.format, self.file) = (format, file)
    }

    package init(_ text: String) throws(Failure) {
        let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let word = String(Substring(parts[0]))
        guard let format = ReportFormat(rawValue: word) else { throw .unknownFormat(word) }
        self.format = format
        file = parts.count == 2 ? String(Substring(parts[1])) : nil
        if file?.isEmpty == true { throw .noFile(format) }
    }
}
