import KindredBase
import KindredYAML

/// Every tag of every controller, in order: many controllers have none, so several patterns had better not look at all of them.
struct TagUses: Sendable {
    private struct Use {
        let controller: Int32
        let file: Int32
        let tag: Written
        let sketch: UInt32
    }

    private var uses: [Use] = []

    init(of hierarchy: Hierarchy) {
        hierarchy.forEachWritten { index, node, document in
            let number = document.nodes[node].details
            if number < 0 { return }
            guard let tags = document.details[Int(number)].tags else { return }
            for tag in tags {
                let written = document.references[Int(tag)]
                let sketch = Self.sketch(document.texts[written])
                uses.append(Use(controller: index, file: document.file, tag: written, sketch: sketch))
            }
        }
    }

    /// The length and some bytes of a text: most differ in them, so few have to be looked up.
    private static func sketch(_ text: UnsafeRawBufferPointer) -> UInt32 {
        guard let first = text.first, let last = text.last else { return 0 }
        let middle = text[text.count / 2]
        return UInt32(truncatingIfNeeded: text.count) << 24 | UInt32(first) << 16 | UInt32(middle) << 8 | UInt32(last)
    }

    /// The controllers that have a tag which a pattern describes.
    func controllers(_ pattern: Wildcards, of hierarchy: Hierarchy) -> ControllerSet {
        var set = ControllerSet(of: hierarchy)
        let sketch = pattern.isExact ? pattern.bytes.withUnsafeBytes { Self.sketch($0) } : nil
        uses.withUnsafeBufferPointer { uses in
            var next = 0
            while next < uses.count {
                let file = uses[next].file
                hierarchy.documents[Int(file)].wording.withTexts { texts in
                    while next < uses.count, uses[next].file == file {
                        if sketch ?? uses[next].sketch == uses[next].sketch, pattern.matches(texts[uses[next].tag]) {
                            set.insert(ControllerID(index: uses[next].controller))
                        }
                        next += 1
                    }
                }
            }
        }
        return set
    }
}
