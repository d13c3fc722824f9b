import KindredText

/// A report that is asked for: `FORMAT` or `FORMAT=FILE`, on the command line and in the project file.
package struct ReportRequest: Sendable {
    package enum Failure: Error, Equatable {
        case unknownFormat(String, valid: [String])
        case noFile(String)

        /// The message, which continues the name of what is wrong: `--report must be …`.
        package var message: String {
            switch self {
            case .unknownFormat(let word, let words):
                let near = English.suggestion(NearWords.word(word, among: words))
                return "must be \(Alternatives.text(words)), not '\(word)'" + near
            case .noFile(let format): return "needs the name of a file after '\(format)='"
            }
        }
    }

    package let format: String
    /// The path of the file; nil for standard output, and for `summary` where GitHub Actions wants it.
    package let file: String?

    package init(format: String, file: String?) {
        (self.format, self.file) = (format, file)
    }

    /// - Parameter formats: The words that there are.
    package init(_ text: String, formats: [String]) throws(Failure) {
        let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        format = String(Substring(parts[0]))
        if !formats.contains(format) { throw .unknownFormat(format, valid: formats) }
        file = parts.count == 2 ? String(Substring(parts[1])) : nil
        if file?.isEmpty == true { throw .noFile(format) }
    }
}
