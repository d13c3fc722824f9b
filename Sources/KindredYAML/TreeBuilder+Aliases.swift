import KindredBase

/// What an alias brings: a copy of the anchored nodes, standing at the alias.
extension TreeBuilder {
    /// How many levels a finished subtree nests.
    func height(_ node: Int, _ end: Int) -> Int {
        var ends: [Int] = []
        var highest = 0
        for index in node..<end {
            while let last = ends.last, last <= index { ends.removeLast() }
            switch nodes[index].written.kind {
            case .mapping, .sequence: ends.append(Int(nodes[index].next))
            case .scalar, .tagged: break
            }
            highest = max(highest, ends.count)
        }
        return highest
    }

    /// Appends a copy of a finished subtree.
    mutating func copy(_ range: Range<Int>, broughtBy alias: ByteRange) {
        let shift = Int32(nodes.count - range.lowerBound)
        for index in range {
            let node = nodes[index]
            nodes.append(SyntaxNode(written: brought(node.written, by: alias), next: node.next + shift))
        }
    }

    private mutating func brought(_ written: Written, by alias: ByteRange) -> Written {
        switch written.form {
        case .absent:
            return written
        case .plain, .quoted:
            let inset = written.form == .quoted ? 1 : 0
            let text = Int32(written.start + inset)..<Int32(max(written.end - inset, written.start + inset))
            let origin = ByteRange(written.start, written.end)
            let isPlain = written.form == .plain
            return special(
                Special(place: alias, origin: origin, text: text, isPooled: false, isPlain: isPlain), written.kind)
        case .special:
            var copy = wording.specials[written.start]
            copy.origin = copy.origin ?? copy.place
            copy.place = alias
            return special(copy, written.kind)
        }
    }
}
