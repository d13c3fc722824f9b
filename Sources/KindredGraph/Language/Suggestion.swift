import KindredDiagnostics
import KindredText

/// The phrases by which messages name the valid words and the most likely one.
package enum Suggestion {
    private static let maxListed = 10

    /// The first ten words, in their order.
    package static func list(valid: [String]) -> String {
        let listed = valid.prefix(maxListed).joined(separator: ", ")
        return valid.count > maxListed ? listed + ", …" : listed
    }

    /// Returns the help with a word that was meant, which people may know by another name.
    static func help(nearest: String?, isForeign: Bool) -> String? {
        isForeign ? nearest.map { "write '\($0)'" } : English.didYouMean(nearest)
    }

    /// Returns a fix that replaces what was written; none for text from an alias or a merge, because it is written elsewhere.
    package static func fixes(_ replacement: String?, at place: SourceRange, isSafe: Bool = false) -> [Diagnostic.Fix] {
        guard let replacement, place.origin == nil else { return [] }
        return [Diagnostic.Fix(at: place, replacement: replacement, isSafe: isSafe)]
    }

    /// Returns a fix that replaces a word of a closed set; safe if no other word of it is as near, and this one is near enough.
    static func fixes(
        _ replacement: String?, for written: String, among valid: [String], at place: SourceRange
    ) -> [Diagnostic.Fix] {
        fixes(
            replacement, at: place,
            isSafe: replacement.map { NearWords.isCertain(written, word: $0, among: valid) } ?? false)
    }
}
