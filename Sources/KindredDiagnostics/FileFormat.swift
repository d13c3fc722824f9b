/// A format that a file can be written in: the word that options have for it, and what the names of its files end in.
package protocol FileFormat: RawRepresentable<String>, CaseIterable, Sendable where AllCases == [Self] {
    /// The suffixes of its files, without the dot; the usual one first.
    var suffixes: [String] { get }
}

extension FileFormat {
    package static var words: [String] { allCases.map { $0.rawValue } }

    package init?(suffix: String) {
        guard let format = Self.allCases.first(where: { $0.suffixes.contains(suffix) }) else { return nil }
        self = format
    }

    /// All suffixes, as help names them: `.json; .dot, .gv`.
    package static var suffixList: String {
        let lists = allCases.map { $0.suffixes }
        return lists.filter { !$0.isEmpty }
            .map { suffixes in suffixes.map { "." + $0 }.joined(separator: ", ") }
            .joined(separator: "; ")
    }
}
