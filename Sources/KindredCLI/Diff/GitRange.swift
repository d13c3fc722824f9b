import KindredText

/// What `--git` names: two revisions, or one and the files as they are.
struct GitRange {
    /// As it is written.
    let old: String
    /// Nil for the files as they are.
    let new: String?
    /// Whether the newest commit of both stands for the old one.
    let isFromMergeBase: Bool

    init(_ text: String) throws(Failure) {
        for (mark, isMergeBase) in [("...", true), ("..", false)] {
            guard let range = text.firstRange(of: mark) else { continue }
            // As git has it, nothing stands for HEAD.
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
