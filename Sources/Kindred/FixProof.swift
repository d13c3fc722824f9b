import KindredDiagnostics
import KindredText
import KindredYAML

/// Whether edits of a text changed nothing but what they replaced: reads both texts, and compares the trees node by node.
struct FixProof {
    private let edits: [Diagnostic.Fix]
    /// The number of bytes by which the text has grown before each edit, and after the last one.
    private var growth = [0]

    /// - Parameter edits: In their order, and apart from each other.
    static func holds(_ old: SourceText, edits: [Diagnostic.Fix], new: SourceText) -> Bool {
        let (old, new) = (SourceFile(path: "", text: old), SourceFile(path: "", text: new))
        let (before, after) = (YAMLReader.read(old), YAMLReader.read(new))
        guard before.isWhole, after.isWhole else { return false }
        return FixProof(edits: edits).agree(before.tree, new: after.tree)
    }

    private init(edits: [Diagnostic.Fix]) {
        self.edits = edits
        for edit in edits {
            let length = Int(edit.place.range.end - edit.place.range.start)
            growth.append(growth[growth.count - 1] + edit.replacement.utf8.count - length)
        }
    }

    private func agree(_ old: SyntaxTree, new: SyntaxTree) -> Bool {
        guard old.nodes.count == new.nodes.count, old.documents == new.documents else { return false }
        return old.wording.withTexts { oldTexts in
            new.wording.withTexts { newTexts in
                (0..<old.nodes.count).allSatisfy { index in
                    let (one, other) = (old.nodes[index].written, new.nodes[index].written)
                    guard old.nodes[index].next == new.nodes[index].next, one.kind == other.kind else { return false }
                    let (place, newPlace) = (old.wording.place(of: one), new.wording.place(of: other))
                    if one.isAbsent || other.isAbsent { return one.isAbsent && other.isAbsent }
                    guard moved(place.range) == newPlace.range, place.origin.map(moved) == newPlace.origin else {
                        return false
                    }
                    if !one.isScalar { return true }
                    if isEdited(place.origin ?? place.range) {
                        return place.origin == nil && !Self.isBlock(oldTexts[place.range])
                            && isEqual(newTexts[other], other: Self.unquoted(newTexts[newPlace.range]))
                    }
                    return isEqual(oldTexts[one], other: newTexts[other])
                }
            }
        }
    }

    /// The number of edits that end at an offset or before it.
    private func count(before offset: Int32) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].place.range.end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func moved(_ range: ByteRange) -> ByteRange {
        func moved(_ offset: Int32) -> Int { Int(offset) + growth[count(before: offset)] }
        return ByteRange(start: moved(range.start), end: moved(range.end))
    }

    private func isEdited(_ range: ByteRange) -> Bool {
        let next = count(before: range.start)
        return next < edits.count && edits[next].place.range.start < range.end
    }

    /// Whether a text is written behind `|` or `>`: it may have a comment, and ends with its line break.
    private static func isBlock(_ text: UnsafeRawBufferPointer) -> Bool {
        text.first == UInt8(ascii: "|") || text.first == UInt8(ascii: ">")
    }

    private static func unquoted(_ text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard text.count > 1, text[0] == UInt8(ascii: "\"") || text[0] == UInt8(ascii: "'") else { return text }
        return UnsafeRawBufferPointer(rebasing: text[1..<text.count - 1])
    }
}
