import KindredDiagnostics

/// A draft as YAML, in the style in which a person would write it.
package struct SpecificationYAML: Sendable {
    package let bytes: [UInt8]
    /// The start of each declaration in the text and its origin, by ascending offset.
    private let landmarks: [Landmark]

    struct Landmark: Sendable {
        var offset: Int
        var place: SourceRange?
    }

    package init(_ draft: Draft) {
        var writer = SpecificationWriter(draft: draft)
        writer.write()
        bytes = writer.lines.bytes
        landmarks = writer.landmarks
    }

    /// The origin of the text at an offset, to map a diagnostic back.
    package func origin(of offset: Int) -> SourceRange? {
        var (low, high) = (0, landmarks.count)
        while low < high {
            let middle = (low + high) / 2
            if landmarks[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? landmarks[low - 1].place : nil
    }
}
