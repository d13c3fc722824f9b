import KindredSystem

/// The patterns of `--exclude`, which leave files out of the folders that a command line names.
struct Exclusion: Sendable {
    private let patterns: [Glob]
    private var isUsed: [Bool]

    package init(_ patterns: [String]) {
        self.patterns = patterns.map(Glob.init)
        isUsed = patterns.map { _ in false }
    }

    /// Patterns that have left nothing out.
    var unused: [String] { zip(patterns, isUsed).filter { !$0.1 }.map(\.0.text) }

    /// Whether a file or folder below `root` is left out, with all that is in it.
    package mutating func covers(_ path: String, below root: String) -> Bool {
        guard !patterns.isEmpty, let inside = PathText.part(of: path, inside: root) else { return false }
        let matching = patterns.indices.filter { patterns[$0].matches(inside) }
        for index in matching { isUsed[index] = true }
        return !matching.isEmpty
    }
}
