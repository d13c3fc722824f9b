import KindredDiagnostics
import KindredYAML

/// The declarations of one file as the author wrote them, before any name is looked up.
struct Document: Sendable {
    /// The values that the graph keeps.
    var declared: DeclaredFile
    var windows: [WindowDeclaration] = []
    var families: [FamilyDeclaration] = []
    /// The nodes of screens, each declared with the screen's id.
    var screens: [Int32] = []
    /// Whether it declares screens or has nodes that can only be places of one.
    var usesScreens = false
    /// Whether a `from` is a selector, which is answered when all documents are there.
    var usesSelectors = false
    /// Whether a `from` is `any`, which stands for whatever is on top if no controller has that name.
    var usesAny = false
    var pushProducts: [PushProduct] = []
    /// The keys of `expect`.
    var expectedControllers: [SourceValue] = []
    /// Texts in what could not be read: they may declare what others refer to.
    var lost: [SourceValue] = []

    init(texts: SourceTexts) {
        declared = DeclaredFile(texts: texts)
    }
}

struct WindowDeclaration: Sendable {
    var key: SourceValue
    var hasValidID: Bool
    /// The window's families, in `DeclaredFile.references`.
    var families: Range<Int32>
    /// Whether the families are those of several configurations, which conditions of the window name.
    var isByConfiguration = false
}

struct FamilyDeclaration: Sendable {
    var key: SourceValue
    var hasValidID: Bool
    /// The node at its root; -1 where the author wrote none.
    var root: Int32
}

/// The number of pushes that the lists in both `from` and `to` of one mapping declare.
struct PushProduct: Sendable {
    /// The first character of the mapping.
    var place: SourceRange
    var count: Int
}
