import KindredYAML

/// A presentation as far as it is read: what it declares, and the keys that it has.
struct ParsedPresentation {
    var declaration: DeclaredPresentation
    /// The references in `from`, and those in a list in `present`.
    var from = Int32(0)..<Int32(0)
    var present = Int32(0)..<Int32(0)
    /// The keys; -1 for one that it doesn't have.
    var fromKey = -1
    var presentKey = -1
    var idKey = -1
    var fullscreenKey = -1
    var swipeKey = -1
    var detentsKey = -1
    /// The key `from` or `present`, if its value is a list.
    var listKey = -1
    var styleIsKnown = true
    /// Texts that few presentations have, in `DeclaredFile.references`.
    var detents = Int32(0)..<Int32(0)
    var sources = Int32(0)..<Int32(0)
    /// The configurations that it is limited to, and its styles by configuration.
    var on: Range<Int32>?
    var styles: [DeclaredConditions.Style] = []
    var saysSomething = false
    var hasStranger = false
}
