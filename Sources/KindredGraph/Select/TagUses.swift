import KindredText
import KindredYAML

/// Every tag of every controller, in order: many controllers have none, so several patterns had better not look at all of them.
struct TagUses: Sendable {
    private struct Use {
        let controller: Int32
        let file: Int32
        let tag: SourceValue
    }

    private var uses: [Use] = []
    /// The sketch of each use. In an array of their own, because most patterns need nothing else.
    private var sketches: [TextSketch] = []

    init(of graph: ResolvedGraph) {
        let count = graph.declared.reduce(0) { $0 + $1.tags.count }
        uses.reserveCapacity(count)
        sketches.reserveCapacity(count)
        graph.forEachWritten { index, node, document in
            let number = document.nodes[node].details
            if number < 0 { return }
            guard let tags = document.details[Int(number)].tags else { return }
            for tag in tags {
                let tag = document.tags[Int(tag)]
                uses.append(Use(controller: index, file: document.file, tag: tag.written))
                sketches.append(tag.sketch)
            }
        }
    }

    /// The controllers that have a tag which a pattern describes.
    func controllers(_ pattern: Wildcards, of graph: ResolvedGraph) -> ControllerSet {
        var set = ControllerSet(of: graph)
        let sketch = pattern.isExact ? pattern.bytes.withUnsafeBytes { TextSketch($0) } : nil
        var next = first(from: 0, like: sketch)
        while next < uses.count {
            let file = uses[next].file
            graph.declared[Int(file)].texts.withTexts { texts in
                while next < uses.count, uses[next].file == file {
                    if pattern.matches(texts[uses[next].tag]) {
                        set.insert(ControllerID(index: uses[next].controller))
                    }
                    next = first(from: next + 1, like: sketch)
                }
            }
        }
        return set
    }

    /// The next use of a tag that may be the right one, if not of any; their count if there is none.
    private func first(from start: Int, like sketch: TextSketch?) -> Int {
        guard let sketch else { return start }
        return sketches.withUnsafeBufferPointer { sketches in
            var next = start
            while next < sketches.count, sketches[next] != sketch { next += 1 }
            return next
        }
    }
}
