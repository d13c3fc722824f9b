import KindredDiagnostics
import KindredText
import KindredYAML

/// Keys of children that are misspelt, or that another kind has.
extension Decoder {
    /// Returns what has the keys of a node, with its article, and the keys.
    func nounAndKeys(of kind: Kind, index: Int32) -> (noun: String, keys: [String]) {
        if isOpenScreen(index) { return ("a screen", KindDefinition.wordsOfScreen) }
        return KindDefinition.nounsAndWords[Int(kind.rawValue)]
    }

    /// The key of another kind's children that a misspelt key is nearer to than to those that the node has.
    mutating func childrenElsewhere(_ key: Int, words: [String]) -> Key? {
        if diagnostics.isFull { return nil }
        let text = string(key)
        guard foreignKey(text, among: words) == nil,
            let near = nearest.word(text, among: words + KindDefinition.wordsOfChildren), !words.contains(near),
            nearest.isSurely(text, word: near), stands(Int(nodes[key].next), under: near)
        else { return nil }
        return Keyword(rawValue: near).map(Key.of)
    }

    /// A list in place of one node, which was reported: its first item most likely is that node.
    mutating func decodeFirstItem(of list: Int, role: Role, index: Int32) {
        document.declared.nodes[Int(index)].flags.insert(.hasTroubledChildren)
        markUnread(list)
        let item = list + 1
        if item < Int(nodes[list].next), kind(of: item) != .sequence { decodeNode(item, role: role) }
    }

    /// Returns the language's word for a key. One for children of any kind means those of a custom container.
    func foreignKey(_ text: String, among words: [String]) -> String? {
        ForeignWords.key(text, among: words.filter { !Self.several.contains($0) || !words.contains("children") })
            ?? ForeignWords.key(text, among: words)
    }

    private static let several = ["stack", "tabs", "pages"]
}
