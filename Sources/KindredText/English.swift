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

    /// Returns tenths of a per cent, such as `77.5 %`.
    package static func percent(tenths: Int) -> String {
        "\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") %"
    }

    /// Returns the first few of a list, such as `Home, Thread, Hashtag and 7 more`; all of a short one, such as `Home and Thread`.
    package static func list(_ words: [String], atMost limit: Int = 3) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        let isWhole = words.count <= limit
        let shown = isWhole ? words.dropLast() : words.prefix(limit)
        return "\(shown.joined(separator: ", ")) and \(isWhole ? last : "\(words.count - limit) more")"
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
