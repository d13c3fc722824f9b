import KindredYAML

/// A presentation as its author wrote it, but for the texts that few have. What takes a byte comes last: files may hold very many.
package struct DeclaredPresentation: Sendable {
    /// The mapping; its first character is the location. In a node it may be the family's id alone.
    package var mapping: SourceValue
    package var id: SourceValue = .absent
    var idKey: SourceValue = .absent
    package var from: SourceValue = .absent
    package var present: SourceValue = .absent
    /// Values, for their places; that of `anchor` may be an unknown word.
    var styleValue: SourceValue = .absent
    var transitionValue: SourceValue = .absent
    var anchorValue: SourceValue = .absent
    package var style = PresentationStyle.automatic
    package var transition = PresentationTransition.coverVertical
    package var presentsInFullscreen: Bool?
    package var anchor: PopoverAnchor?
    package var swipe: Bool?
    /// Whether it is in the node that presents; then `from` is the node's id.
    package var isInNode = false
    /// Whether it is of a push of kind `show`: callers without a container present then. `present` is what is shown.
    package var isShow = false
    /// Whether it contains an error, which was reported.
    package var isDoubtful = false
    /// Whether an earlier presentation of lists in `from` and `present` has the same item, so that its errors were reported.
    var repeatsFrom = false
    var repeatsPresent = false
}

/// A push as its author wrote it.
package struct DeclaredPush: Sendable {
    /// The mapping; in a node it may be the id of `to` alone.
    package var mapping: SourceValue
    /// Whether it is in the node that pushes; then `from` is the node's id.
    package var isInNode = false
    package var from: SourceValue = .absent
    package var to: SourceValue = .absent
    package var kind = PushKind.push
    /// Whether the author wrote no kind, or one that there is.
    package var isKindKnown = true
    /// Whether an earlier push of lists in `from` and `to` has the same item, so that its errors were reported.
    var repeatsFrom = false
    var repeatsTo = false
}

/// Texts that few presentations or pushes have: those of some that one mapping declares.
package struct CallTexts: Sendable {
    /// The presentations or pushes among those of the file.
    var elements: Range<Int32>
    /// The texts, in `DeclaredFile.references`.
    var texts: Range<Int32>
}

extension [CallTexts] {
    /// Adds texts of what was declared from `first` on, unless there are none.
    mutating func add(_ texts: Range<Int32>, from first: Int, to end: Int) {
        if !texts.isEmpty { append(CallTexts(elements: Int32(first)..<Int32(end), texts: texts)) }
    }

    /// Returns the texts of a presentation or a push. They are in the order of their elements.
    package func texts(of element: Int32) -> Range<Int32> {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].elements.upperBound <= element { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].elements.contains(element) ? self[low].texts : 0..<0
    }
}

/// A move as its author wrote it.
package struct DeclaredMove: Sendable {
    /// The mapping; in a node it may be the kind alone.
    package var mapping: SourceValue
    /// Whether it is in the node that moves; then `from` is the node's id.
    package var isInNode = false
    package var from: SourceValue = .absent
    /// A controller, or a family with `setRoot`.
    package var to: SourceValue = .absent
    package var kind = MoveKind.dismiss
    package var after: MovePrelude?
    /// Whether an earlier move of lists in `from` and `to` has the same item, so that its errors were reported.
    var repeatsFrom = false
    var repeatsTo = false
}
