/// Words that one can choose from, as a sentence lists them.
package enum Alternatives {
    /// Returns words as a list with "or" before the last: `text, json or dot`.
    package static func text(_ words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "") + (words.last ?? "")
    }
}
