import KindredDiagnostics

/// The copy of anchored nodes that an alias brings, at the place of the alias.
extension TreeBuilder {
    /// Returns how many levels a finished subtree nests.
    func height(_ node: Int, end: Int) -> Int {
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

    /// Returns how many nodes an anchor names: none while the collection that it names is open.
    func size(of anchor: Anchors.Anchor) -> Int {
        let end = anchor.isSetAside ? anchors.aside[anchor.node].next : nodes[anchor.node].next
        return end == 0 ? 0 : Int(end) - anchor.node
    }

    /// Appends a copy of what an anchor names.
    mutating func append(_ anchor: Anchors.Anchor, size: Int, broughtBy alias: ByteRange) {
        let shift = Int32(nodes.count - anchor.node)
        for index in anchor.node..<anchor.node + size {
            let node = anchor.isSetAside ? anchors.aside[index] : nodes[index]
            nodes.append(SyntaxNode(written: brought(node.written, by: alias), next: node.next + shift))
        }
    }

    /// Sets aside what follows `mapping`, before merges rearrange it: what anchors name there is still to be had as written.
    mutating func setAside(after mapping: Int) {
        guard anchors.areAny(after: mapping) else { return }
        let shift = anchors.aside.count - (mapping + 1)
        for index in mapping + 1..<nodes.count {
            let node = nodes[index]
            anchors.aside.append(SyntaxNode(written: node.written, next: node.next + Int32(shift)))
        }
        anchors.setAside(after: mapping, shift: shift)
    }

    private mutating func brought(_ written: SourceValue, by alias: ByteRange) -> SourceValue {
        switch written.form {
        case .absent:
            return written
        case .plain, .quoted:
            let inset = written.form == .quoted ? 1 : 0
            let text = Int32(written.start + inset)..<Int32(max(written.end - inset, written.start + inset))
            let origin = ByteRange(start: written.start, end: written.end)
            let isPlain = written.form == .plain
            return special(
                IndirectValue(place: alias, origin: origin, text: text, isPooled: false, isPlain: isPlain),
                kind: written.kind
            )
        case .special:
            var copy = wording.specials[written.start]
            copy.origin = copy.origin ?? copy.place
            copy.place = alias
            return special(copy, kind: written.kind)
        }
    }
}
