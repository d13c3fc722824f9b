import KindredText

/// What a misspelt word of the command line was to be.
enum Nearby {
    static func word(_ written: String, among words: [String]) -> String? {
        var nearest = Nearest(budget: 1_000_000)
        return nearest.word(written, among: words)
    }
}
