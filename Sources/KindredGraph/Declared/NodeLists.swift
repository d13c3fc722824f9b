import KindredYAML

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
