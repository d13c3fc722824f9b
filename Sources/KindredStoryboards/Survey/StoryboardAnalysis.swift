import KindredDiagnostics
import KindredGraph
import KindredYAML

/// An analysis of what an app can show: its families, and what each scene contains, pushes and presents.
///
/// The places that a scene can have aren't counted out: the compiler does that. What matters here is that the segues of a scene
/// don't mean the same everywhere.
struct StoryboardAnalysis: Sendable {
    /// A scene under containers where all its segues mean the same. Most scenes have one.
    struct Variant: Sendable {
        var scene: Int32
        /// Whether a `show` pushes; nil if nothing depends on it.
        var hasStack: Bool?
        /// The scene of the split view controller that shows details; nil if there is none, or nothing depends on it.
        var split: Int32?
        var children: [Child] = []
        var pushes: [Push] = []
        var presentations: [Presentation] = []
        /// The number of the first state.
        var state: Int
    }

    struct Child: Hashable, Sendable {
        var variant: Int32
        var role: Role
        /// Whether UIKit inserts a navigation controller around it.
        var isWrapped: Bool
    }

    struct Push: Sendable {
        var to: Int32
        var kind: PushKind
        /// The scene of the split view controller, for a detail.
        var split: Int32?
        var links: [SceneGraph.Link]
    }

    struct Presentation: Sendable {
        var family: Int32
        var look: PresentationLook
        var links: [SceneGraph.Link]
        /// Whether the segue says something other than to present.
        var wasShow: Bool
    }

    /// The reason why there is a family.
    enum Reason: Sendable {
        /// A window starts with it.
        case window
        /// A segue presents it.
        case presented
        /// Code alone shows it: see `UnshownFamilies`.
        case code
    }

    struct Family: Sendable {
        var root: Int32
        var reason: Reason
    }

    struct Window: Sendable {
        var file: Int
        var family: Int32
    }

    /// A scene and all that its segues may ask for.
    struct State: Hashable, Sendable {
        var scene: Int32
        /// Whether there is a navigation controller at or above it that no split view controller comes before.
        var hasStack: Bool
        /// The scene of the nearest split view controller above; nil if nothing depends on it.
        var split: Int32?
        /// Whether only code shows the family.
        var isGuess: Bool
    }

    let graph: SceneGraph
    let needs: SegueNeeds
    var variants: [Variant] = []
    private(set) var families: [Family] = []
    var windows: [Window] = []
    /// The first detail that is shown in each split view controller without a secondary column.
    var details: [Int32: Int32] = [:]
    /// The navigation controllers of details that the one in a split view controller's column also represents.
    var standIns: [Int32: [Int32]] = [:]
    private(set) var importDiagnostics: ImportDiagnostics
    /// The work passed the limit, and the rest is missing.
    private(set) var isTooLarge = false

    var states: [(state: State, variant: Int32)] = []
    /// The first state and the first variant of each scene, most often the only ones; -1 for none.
    var first: [(state: Int32, variant: Int32)]
    /// All other states and variants.
    var known: [State: Int] = [:]
    var variantOf: [Key: Int32] = [:]
    var variantsOf: [Int32: [Int32]] = [:]
    private var familyOfScene: [Int32: Int32] = [:]
    var isPlaced: [Bool]
    /// The scenes in secondary columns, as far as they were asked for.
    var columns: [Int32: Int32] = [:]
    var rings: ContainmentRings
    private var reported: Set<Reported> = []
    private var work = 0

    var pushNumbers: [PushKey: Int] = [:]
    var presentationNumbers: [PresentationKey: Int] = [:]

    struct PushKey: Hashable {
        var from: Int32
        var to: Int32
        var kind: PushKind
    }

    struct PresentationKey: Hashable {
        var from: Int32
        var family: Int32
        var look: PresentationLook
        var wasShow: Bool
    }

    struct Key: Hashable {
        var scene: Int32
        var hasStack: Bool?
        var split: Int32?
    }

    /// Each link is reported once with each severity, however many states it starts from.
    private struct Reported: Hashable {
        var rule: String
        var severity: Severity
        var scene: Int32
        var declaration: SceneGraph.Declaration
    }

    /// States and their links. Unless split view controllers share scenes, four times those that are declared are enough.
    private var maximumWork: Int { 1_000_000 + 4 * (graph.scenes.count + graph.links.count) }

    init(graph: SceneGraph, importDiagnostics: ImportDiagnostics) {
        self.graph = graph
        self.importDiagnostics = importDiagnostics
        needs = SegueNeeds(graph: graph)
        rings = ContainmentRings(graph: graph)
        isPlaced = Array(repeating: false, count: graph.scenes.count)
        first = Array(repeating: (-1, -1), count: graph.scenes.count)
        openWindows()
        var next = 0
        showAll(&next)
        for scene in UnshownFamilies.order(graph) where !isPlaced[Int(scene)] {
            family(of: scene, reason: .code)
            showAll(&next)
        }
    }

    /// Works through what each state shows. New states are appended and handled in turn.
    private mutating func showAll(_ next: inout Int) {
        while next < states.count, !isTooLarge {
            let (state, variant) = states[next]
            if !count(1 + graph.scenes[Int(state.scene)].links.count, at: state.scene) { return }
            show(from: state, of: variant, isFirst: variants[Int(variant)].state == next)
            next += 1
        }
    }

    /// - Returns: Whether so much work may still be done.
    mutating func count(_ work: Int, at scene: Int32) -> Bool {
        self.work += work
        if self.work > maximumWork, !isTooLarge {
            isTooLarge = true
            let diagnostic = Diagnostic(
                rule: LimitExceeded.info,
                message: "too many split view controllers share the same scenes, counted up to this one",
                at: graph.place(of: scene), help: "import fewer files at once")
            importDiagnostics.add(LimitExceeded.info, diagnostic: diagnostic)
        }
        return !isTooLarge
    }

    /// The family that starts with a scene, made now if there is none.
    @discardableResult
    mutating func family(of scene: Int32, reason: Reason) -> Int32 {
        if let known = familyOfScene[scene] { return known }
        let family = Int32(truncatingIfNeeded: families.count)
        familyOfScene[scene] = family
        let root = visit(State(scene: scene, hasStack: false, split: nil, isGuess: reason == .code))
        families.append(Family(root: root, reason: reason))
        return family
    }

    // MARK: Diagnostics

    mutating func report(
        _ rule: RuleInfo, link: SceneGraph.Link, of scene: Int32, as severity: Severity? = nil,
        diagnostic: (SourceRange) -> Diagnostic
    ) {
        let severity = severity ?? rule.severity
        let news = Reported(rule: rule.id, severity: severity, scene: scene, declaration: link.declaration)
        guard reported.insert(news).inserted else { return }
        let place = graph.place(link: link, of: scene)
        if severity == rule.severity {
            importDiagnostics.add(rule, diagnostic: diagnostic(place))
        } else {
            importDiagnostics.add(rule, as: severity, diagnostic: diagnostic(place))
        }
    }

    mutating func report(_ rule: RuleInfo, diagnostic: Diagnostic) {
        importDiagnostics.add(rule, diagnostic: diagnostic)
    }
}
