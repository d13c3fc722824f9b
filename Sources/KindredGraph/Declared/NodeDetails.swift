import KindredYAML

/// A word to find a node by.
package struct Tag: Sendable {
    package let written: SourceValue
    let sketch: TextSketch
}

/// Details that only some nodes have.
package struct NodeDetails: Sendable {
    package var title: SourceValue = .absent
    package var tags: Range<Int32>?
    package var splitStyle: SplitStyle?
    package var rareDetails: Int32 = -1
}

/// Details that hardly any node has.
package struct RareDetails: Sendable {
    /// The texts that few nodes have, in the order of their keys.
    package private(set) var texts: [(key: NodeText, value: SourceValue)] = []
    /// Texts in `DeclaredFile.references`; none if it isn't declared.
    package var sources: Range<Int32> = 0..<0
    /// The flags that keep their places.
    private var flags: [(flag: NodeFlag, value: SourceValue)] = []
    /// `as`, of a place.
    package var alias: SourceValue = .absent
    /// The words that few nodes have.
    private var words: [(key: Keyword, word: String)] = []

    /// The value of a key; absent for those that are kept elsewhere.
    subscript(_ key: Keyword) -> SourceValue {
        if key == .as { return alias }
        return texts.first { $0.key.keyword == key }?.value ?? flags.first { $0.flag.keyword == key }?.value ?? .absent
    }

    func word(_ key: Keyword) -> String? { words.first { $0.key == key }?.word }

    mutating func add(_ word: String, key: Keyword) { words.append((key, word)) }

    mutating func add(_ text: SourceValue, key: NodeText) {
        texts.removeAll { $0.key == key }
        texts.insert((key, text), at: texts.firstIndex { $0.key.rawValue > key.rawValue } ?? texts.endIndex)
    }

    /// Adds where a flag is written.
    mutating func add(_ flag: NodeFlag, value: SourceValue) { flags.append((flag, value)) }
}

/// Whatever is in a list of a node, and the place where it is kept: nodes with tags are many, those with a source are few.
extension NodeDetails {
    /// Returns the items of a list, as `DeclaredFile.value(of:in:)` finds them; nil if it isn't declared. Only tags may be none.
    package func items(of list: NodeList, rareDetails: RareDetails?) -> Range<Int32>? {
        switch list {
        case .source: rareDetails.flatMap { $0.sources.isEmpty ? nil : $0.sources }
        case .tags: tags
        }
    }
}

extension DeclaredFile {
    mutating func set(_ items: Range<Int32>, of list: NodeList, at node: Int32) {
        switch list {
        case .source: withRareDetails(node) { $0.sources = items }
        case .tags: withDetails(node) { $0.tags = items }
        }
    }

    /// Returns an item of a list that a node declares.
    package func value(of item: Int32, in list: NodeList) -> SourceValue {
        list.isOfIDs ? tags[Int(item)].written : references[Int(item)]
    }

    mutating func withDetails(_ node: Int32, change: (inout NodeDetails) -> Void) {
        if nodes[Int(node)].details < 0 {
            nodes[Int(node)].details = Int32(details.count)
            details.append(NodeDetails())
        }
        change(&details[Int(nodes[Int(node)].details)])
    }

    mutating func withRareDetails(_ node: Int32, change: (inout RareDetails) -> Void) {
        let next = Int32(rareDetails.count)
        var number = next
        withDetails(node) { details in
            if details.rareDetails < 0 { details.rareDetails = next }
            number = details.rareDetails
        }
        if number == next { rareDetails.append(RareDetails()) }
        change(&rareDetails[Int(number)])
    }
}
