import KindredGraph

/// A relation that may differ in an element of both graphs: a word of the graph's JSON, or one that only a comparison has.
package struct ComparedRelation: Hashable, Sendable, CaseIterable {
    private let number: UInt8

    package var rawValue: String { Self.words[Int(number)] }

    package init?(rawValue: String) {
        guard let number = Self.numbers[rawValue] else { return nil }
        self.number = number
    }

    private init(number: UInt8) { self.number = number }

    /// A relation that is listed: all that are named below are, by test.
    init(_ word: String) { number = Self.numbers[word] ?? 0 }

    /// The words, in the order in which differences of an element are shown.
    private static let words: [String] =
        ["kind"]
        // Declared of a controller by its author, or by UIKit's default.
        + GraphField<ControllerID>.all.filter { !$0.isAlways || $0.values.isFlag }.map(\.key)
        // Relations that follow from the whole.
        + ["family", "places"] + ["navigationController", "tabBarController", "splitViewController"]
        + ["presentingViewControllers", "presentedViewControllers", "order"]
        // Relations of families and windows.
        + ["root", "families", "firstFamily", "rootViewControllers"]
        // Relations of presentations and pushes.
        + ["from", "presented", "effectiveStyle", "presentsInFullscreen", "anchor", "swipe", "detents", "presenters"]
        + ["removesPresenterView", "container"]
        // Relations of moves.
        + ["to", "after"]

    private static let numbers = Dictionary(
        uniqueKeysWithValues: words.enumerated().map { ($1, UInt8($0)) })

    package static let allCases = words.indices.map { ComparedRelation(number: UInt8($0)) }
}

/// The relations that a comparison asks for. The others that authors declare are compared by their values alone.
extension ComparedRelation {
    package static let kind = Self("kind")
    package static let implicit = Self("implicit")
    static let screen = Self("screen")
    static let derived = Self("derived")
    static let shown = Self("shown")
    package static let className = Self("class")
    package static let source = Self("source")
    package static let tags = Self("tags")
    package static let style = Self("style")
    package static let transition = Self("transition")
    package static let family = Self("family")
    /// The places of a name.
    package static let places = Self("places")
    package static let navigation = Self("navigationController")
    package static let tabBar = Self("tabBarController")
    package static let split = Self("splitViewController")
    package static let presenting = Self("presentingViewControllers")
    package static let presented = Self("presentedViewControllers")
    /// The order of the children that a container has in both graphs, where the order means something.
    package static let order = Self("order")
    package static let root = Self("root")
    package static let families = Self("families")
    package static let firstFamily = Self("firstFamily")
    package static let roots = Self("rootViewControllers")
    package static let from = Self("from")
    package static let presentedRoot = Self("presented")
    package static let effectiveStyle = Self("effectiveStyle")
    package static let presentsInFullscreen = Self("presentsInFullscreen")
    package static let anchor = Self("anchor")
    package static let swipe = Self("swipe")
    package static let detents = Self("detents")
    package static let presenters = Self("presenters")
    package static let removesPresenterView = Self("removesPresenterView")
    package static let container = Self("container")
    package static let arrivals = Self("to")
    package static let prelude = Self("after")
}
