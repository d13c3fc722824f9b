/// Parts of sentences that depend on a number or on a word that was meant.
package enum English {
    /// Returns the form of a word that goes with a count.
    ///
    /// - Parameter many: The form for other counts than one, if it isn't the one with an `s`.
    package static func form(_ one: String, for count: Int, many: String? = nil) -> String {
        count == 1 ? one : many ?? one + "s"
    }

    /// Returns a count with its noun, such as `3 warnings`.
    package static func count(_ count: Int, of one: String, many: String? = nil) -> String {
        "\(count) \(form(one, for: count, many: many))"
    }

    /// Returns a question after a word that was meant; nil if there is none.
    ///
    /// - Parameter end: What follows the word, such as `, the class of 'Home'`.
    package static func didYouMean(_ word: String?, end: String = "") -> String? {
        word.map { "did you mean '\($0)'\(end)?" }
    }

    /// Returns the same as the end of a sentence; nothing if there is no such word.
    package static func suggestion(_ word: String?) -> String { didYouMean(word).map { "; " + $0 } ?? "" }
}
