import KindredText

/// The range that `--git` names: two revisions, or one and the files as they are.
package struct GitRange {
    /// The old revision, as it is written.
    package let old: String
    /// The new revision, as it is written; nil for the files as they are.
    package let new: String?
    /// Whether the newest commit that both have in common takes the place of the old one.
    let isFromMergeBase: Bool

    package init(_ text: String) throws(Failure) {
        for (mark, isMergeBase) in [("...", true), ("..", false)] {
            guard let range = text.firstRange(of: mark) else { continue }
            // As git has it, nothing means HEAD.
            let (one, other) = (text[..<range.lowerBound], text[range.upperBound...])
            if one.isEmpty && other.isEmpty || other.contains("..") {
                throw .usage("'\(text)' is not a range: write REV, OLD..NEW or BASE...NEW")
            }
            (old, new) = (one.isEmpty ? "HEAD" : String(one), other.isEmpty ? "HEAD" : String(other))
            isFromMergeBase = isMergeBase
            return
        }
        (old, new, isFromMergeBase) = (text, nil, false)
    }
}
