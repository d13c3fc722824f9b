/// The presenters and what they present, beside the graph that both were worked out from.
///
/// Every list is stored once, where it changes; all else are numbers of lists, of which -1 is the empty one.
struct Relations: Sendable {
    /// Lists of presenters, of which presentations and families have numbers.
    var presenterLists = PackedLists<Presenter>()
    /// Lists of controllers, of which controllers and families have numbers.
    var controllerLists = PackedLists<ControllerID>()
    /// The presenters of each presentation; none while its caller is unknown.
    var presenters: [Int32]
    /// The presentingViewControllers of every member of each family.
    var presenting: [Int32]
    /// The presentedViewControllers of each controller; empty if none has any.
    var presented: [Int32] = []
    /// Whether there are more than anyone reads: those that are missing prove nothing.
    var isOverLimit = false

    init(_ graph: borrowing LinkedGraph) {
        presenters = Array(repeating: -1, count: graph.presentations.count)
        presenting = Array(repeating: -1, count: graph.families.count)
    }
}

/// The controller that really becomes presentingViewController, and why.
package struct Presenter: Sendable, Equatable {
    package enum Reason: String, Sendable {
        case context
        case noContext = "no-context"
        case familyRoot = "family-root"
        case rerouted
    }

    package let controller: ControllerID
    package let reason: Reason
}
