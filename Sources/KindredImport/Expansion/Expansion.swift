import KindredBase
import KindredCore
import KindredYAML

/// What an app can put on screen: scenes are templates, these are the places that their controllers can have.
///
/// A family for each scene that starts something, and in it one instance of a scene for each place that it can hold.
struct Expansion: Sendable {
    struct Instance: Sendable {
        /// -1 for a navigation controller that UIKit inserts into a column.
        var scene: Int32
        var kind: Kind
        var role: Role
        var parent: Int32?
        var family: Int32
        var depth: Int32
        /// What a `show` from here pushes onto: itself if it is one, else the nearest above that a split view controller
        /// does not come before.
        var stack: Int32?
        /// The nearest split view controller above.
        var split: Int32?
        /// Inserted by UIKit, and nothing is pushed onto it: it need not be written.
        var isImplicit = false
        var children: [Int32] = []
    }

    /// Why there is a family.
    enum Reason: Sendable {
        /// A window starts with it.
        case window
        /// A segue presents it.
        case presented
        /// No segue leads to it: see `UnshownFamilies`.
        case code
    }

    struct Family: Sendable {
        var root: Int32
        var reason: Reason
    }

    /// One way of showing a family, by all instances of one scene.
    struct Presentation: Sendable {
        var from: [Int32]
        var family: Int32
        var look: PresentationLook
        /// The scene whose segue it is.
        var scene: Int32
        var links: [SceneGraph.Link]
        /// What the segue says was something else than to present.
        var wasShow: Bool
    }

    struct Push: Sendable {
        var from: Int32
        var to: Int32
        var kind: PushKind
        var links: [SceneGraph.Link]
    }

    struct Window: Sendable {
        var file: Int
        var family: Int32
    }

    let graph: SceneGraph
    var instances: [Instance] = []
    var families: [Family] = []
    var windows: [Window] = []
    var presentations: [Presentation] = []
    var pushes: [Push] = []
    /// Navigation controllers of a second detail that one in the column also represents.
    private(set) var standIns: [StandIn] = []
    private(set) var findings: ImportFindings
    /// The number of instances passed the limit, and the rest is missing.
    private(set) var isTooLarge = false

    var familyOfScene: [Int32: Int32] = [:]
    var isPlaced: [Bool]
    /// The member of a stack that is of a scene.
    var members: [Member: Int32] = [:]
    var presentationNumbers: [PresentationKey: Int] = [:]
    var pushNumbers: [PushKey: Int] = [:]
    private var knownStandIns: Set<StandIn> = []
    private var reported: Set<Reported> = []
    private var waiting = 0
    /// How often something is pushed or presented.
    var edges = 0 {
        didSet { if edges > Self.maximumEdges { tooLarge(ExpansionLimits.edges(graph.place(0))) } }
    }

    struct StandIn: Hashable, Sendable {
        var instance: Int32
        var scene: Int32
    }

    /// Each link is reported once with each severity, however many instances it starts from.
    private struct Reported: Hashable {
        var rule: String
        var severity: Severity
        var scene: Int32
        var declaration: SceneGraph.Declaration
    }

    struct Member: Hashable {
        var stack: Int32
        var scene: Int32
    }

    static let maximumInstances = 100_000
    static let maximumDepth: Int32 = 64
    static let maximumEdges = 1_000_000

    init(_ graph: SceneGraph, _ findings: ImportFindings) {
        self.graph = graph
        self.findings = findings
        isPlaced = Array(repeating: false, count: graph.scenes.count)
        openWindows()
        showAll()
        for scene in UnshownFamilies.order(graph) where !isPlaced[Int(scene)] {
            family(of: scene, .code)
            showAll()
        }
    }

    /// The family that starts with a scene, made now if there is none.
    @discardableResult
    mutating func family(of scene: Int32, _ reason: Reason) -> Int32 {
        if let known = familyOfScene[scene] { return known }
        let family = Int32(truncatingIfNeeded: families.count)
        familyOfScene[scene] = family
        families.append(Family(root: Int32(truncatingIfNeeded: instances.count), reason: reason))
        let root = append(scene, graph.scenes[Int(scene)].kind, as: .root, in: nil, family)
        fill(root)
        return family
    }

    mutating func report(
        _ rule: RuleInfo, _ link: SceneGraph.Link, of scene: Int32, as severity: Severity? = nil,
        _ diagnostic: (Place) -> Diagnostic
    ) {
        let severity = severity ?? rule.severity
        let news = Reported(rule: rule.id, severity: severity, scene: scene, declaration: link.declaration)
        guard reported.insert(news).inserted else { return }
        let place = graph.place(link, of: scene)
        if severity == rule.severity {
            findings.add(rule, diagnostic(place))
        } else {
            findings.add(rule, as: severity, diagnostic(place))
        }
    }

    mutating func report(_ rule: RuleInfo, _ diagnostic: Diagnostic) { findings.add(rule, diagnostic) }

    /// Makes a navigation controller represent another scene as well.
    mutating func stand(_ instance: Int32, for scene: Int32) {
        let standIn = StandIn(instance: instance, scene: scene)
        guard knownStandIns.insert(standIn).inserted else { return }
        standIns.append(standIn)
        isPlaced[Int(scene)] = true
    }

    /// Works through what each instance shows. New instances are appended and handled in turn.
    private mutating func showAll() {
        while waiting < instances.count, !isTooLarge {
            show(from: Int32(truncatingIfNeeded: waiting))
            waiting += 1
        }
    }
}

// MARK: Placing

extension Expansion {
    /// Adds an instance without what is in it.
    mutating func append(_ scene: Int32, _ kind: Kind, as role: Role, in parent: Int32?, _ family: Int32) -> Int32 {
        let number = Int32(truncatingIfNeeded: instances.count)
        var instance = Instance(
            scene: scene, kind: kind, role: role, parent: parent, family: family, depth: 0, stack: nil, split: nil)
        if let parent {
            let above = instances[Int(parent)]
            instance.depth = above.depth + 1
            instance.stack = above.kind == .split ? nil : above.stack
            instance.split = above.kind == .split ? parent : above.split
            instances[Int(parent)].children.append(number)
            if role == .stack, scene >= 0 { members[Member(stack: parent, scene: scene)] = number }
        }
        if kind == .navigation { instance.stack = number }
        instances.append(instance)
        if scene >= 0 { isPlaced[Int(scene)] = true }
        checkLimits(instance)
        return number
    }

    private mutating func checkLimits(_ instance: Instance) {
        guard instances.count > Self.maximumInstances || instance.depth > Self.maximumDepth else { return }
        let scene = instance.scene >= 0 ? instance.scene : instances[Int(instance.parent ?? 0)].scene
        let place = graph.place(scene)
        tooLarge(
            instance.depth > Self.maximumDepth ? ExpansionLimits.depth(place) : ExpansionLimits.instances(place))
    }

    private mutating func tooLarge(_ diagnostic: Diagnostic) {
        if !isTooLarge { findings.add(LimitExceeded.info, diagnostic) }
        isTooLarge = true
    }

    /// Puts everything that scenes contain into an instance, to any depth.
    mutating func fill(_ instance: Int32) {
        var open = [instance]
        while let parent = open.popLast(), !isTooLarge {
            let scene = instances[Int(parent)].scene
            var added: [Int32] = []
            for number in graph.scenes[Int(scene)].links {
                let link = graph.links[Int(number)]
                guard case .child(let role) = link.kind else { continue }
                if isWithin(link.target, parent) {
                    report(ContainsItself.info, link, of: scene, ContainsItself.found)
                } else {
                    added.append(place(link.target, as: role, in: parent))
                }
            }
            open += added.reversed()
        }
    }

    /// Adds a child; in a column, within the navigation controller that UIKit inserts there.
    mutating func place(_ scene: Int32, as role: Role, in parent: Int32) -> Int32 {
        let kind = graph.scenes[Int(scene)].kind
        let family = instances[Int(parent)].family
        guard role.isColumn, role != .compact, isColumned(parent), !kind.standsBare(in: role) else {
            return append(scene, kind, as: role, in: parent, family)
        }
        let inserted = append(-1, .navigation, as: role, in: parent, family)
        instances[Int(inserted)].isImplicit = true
        return append(scene, kind, as: .stack, in: inserted, family)
    }

    /// Whether a split view controller has columns (iOS 14) rather than being a classic one.
    func isColumned(_ split: Int32) -> Bool {
        let scene = instances[Int(split)].scene
        guard let controller = graph.controller(scene) else { return false }
        if controller.allowsDoubleColumnStyle == true { return true }
        return graph.scenes[Int(scene)].links.contains { number in
            switch graph.links[Int(number)].kind {
            case .child(.supplementary), .child(.compact), .child(.inspector): true
            default: false
            }
        }
    }

    /// Whether an instance is of that scene, or anything that holds it is.
    func isWithin(_ scene: Int32, _ instance: Int32) -> Bool {
        var next: Int32? = instance
        while let current = next {
            if instances[Int(current)].scene == scene { return true }
            next = instances[Int(current)].parent
        }
        return false
    }
}
