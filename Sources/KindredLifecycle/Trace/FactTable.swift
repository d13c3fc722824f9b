extension Fact {
    /// All facts that an event may rest on; at most 64.
    package static let all: [Fact] = [
        // Containment
        Fact(
            "R4", .medium,
            "A child that gets another parent leaves the old one first, with willMove(nil) and didMove(nil)."),
        Fact("R14", .medium, "Stack members under the top get didMove at once, the top one when it has appeared."),
        Fact("R15", .medium, "A page view controller's children are the pages on show and those in transit."),
        Fact("R16", .high, "All tabs are children from the start; a tab's view loads when it is first selected."),
        Fact("R20", .high, "All columns of a split view controller are its children."),
        Fact("R68", .high, "addChild sends willMove(parent); didMove(parent) is left to the container's own code."),
        Fact("R69", .high, "removeFromParent sends didMove(nil); willMove(nil) is left to the container's own code."),
        Fact("R73", .high, "What did not come to stay leaves with willMove(nil) and didMove(nil)."),
        Fact("R78", .high, "Whoever touches a view first loads it, and viewDidLoad runs."),
        // Appearance
        Fact(
            "R79", .high, "A container's appearance callback reaches the children that it shows, the container first."),
        Fact("R80", .high, "A view that enters or leaves a live window brings its controller the callbacks."),
        Fact("R80.3", .high, "Added to a parent that is appearing, a child leaves viewDidAppear to that parent."),
        Fact("R81", .high, "A child added after its view, while the container appears, hears viewDidAppear twice."),
        Fact("R82", .high, "A container that forwards by hand begins and ends its children's appearances itself."),
        Fact("R83", .high, "A begin by hand sends its callback, whatever automatic ones came before."),
        Fact("R84", .high, "Begins and ends nest by a counter; a begin of the other direction turns round at once."),
        Fact(
            "R85", .high, "viewIsAppearing comes once an appearance, after viewWillAppear, with the view in the window."
        ),
        Fact("via", .low, contested: true, "viewIsAppearing runs from the outer to the inner controllers."),
        // Containers
        Fact(
            "R86", .high, "A navigation controller says goodbye to the old one first, and has the new one appear last."),
        Fact("R87", .medium, "A page view controller greets the new page first; the rest depends on its transition."),
        Fact(
            "R88", .medium, contested: true,
            "A tab bar controller greets the new tab before it says goodbye to the old one."),
        Fact("R91", .high, "transition(from:to:): the old child goes first, the new one has appeared first."),
        Fact("R92", .high, "A window's root and what it shows appear from the outer to the inner."),
        Fact("setRoot", .low, contested: true, "An old root has disappeared before the new one appears."),
        Fact("unfinished", .low, contested: true, "A transition that did not finish sends the same callbacks."),
        // Presentations
        Fact(
            "R43", .medium, contested: true,
            "With the style automatic, a view controller of the system picks its own style; here it's shown as a sheet."
        ),
        Fact("R66", .high, "Only fullScreen and currentContext make the presenter disappear and appear again."),
        Fact("R67", .medium, "What is presented in a context follows its presenter's later appearances."),
        Fact("R89", .high, "A full-screen presentation has the new one appear before the old one has disappeared."),
        Fact(
            "chain", .low, contested: true, "Of a dismissed chain those between disappear at once, the uppermost first."
        ),
        // Cases
        Fact("D05", .high, "A cancelled pop sends the newcomer away before the old one appears again."),
        Fact("D07", .high, "A new top's didMove waits until it has appeared."),
        Fact("D12", .high, "A sheet ends after the commit even when it is not animated."),
        Fact("D16", .medium, "viewWillAppear comes inside addSubview, viewDidAppear after the commit."),
        Fact("D25", .high, "Pages that are set in viewDidLoad appear before the page view controller does."),
    ]

    /// The position of each in `all`.
    fileprivate static let positions = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
}

extension FactSet {
    /// Those with these numbers.
    package init(_ ids: String...) {
        self.init(rawValue: ids.reduce(0) { bits, id in bits | (Fact.positions[id].map { 1 << UInt64($0) } ?? 0) })
    }

    static let movedAway = FactSet("R4")
    static let stackMoves = FactSet("R14")
    static let topWaits = FactSet("R14", "D07")
    static let pageMoves = FactSet("R15")
    static let tabMoves = FactSet("R16")
    static let columnMoves = FactSet("R20")
    static let addChild = FactSet("R68")
    static let removeFromParent = FactSet("R69")
    static let cameInVain = FactSet("R73")
    static let load = FactSet("R78")
    static let forwarding = FactSet("R79")
    static let follower = FactSet("R67")
    static let nested = FactSet("R84")
    static let byHand = FactSet("R83", "R84")
    static let notBegun = FactSet("R81")
    static let isAppearing = FactSet("R85", "via")
    static let leftToParent = FactSet("R80.3")
    static let chain = FactSet("chain")
    static let ownStyle = FactSet("R43")
    static let unfinished = FactSet("unfinished")
}
