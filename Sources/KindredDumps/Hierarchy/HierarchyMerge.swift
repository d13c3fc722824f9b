import KindredDiagnostics
import KindredDraft
import KindredGraph

/// Printed hierarchies of one app laid on top of each other: what has the same class in the same place is one controller.
struct HierarchyMerge {
    struct Node {
        let kind: Kind
        let role: Role
        let shape: Int32
        /// The last component of the class, and the class if it has to be written.
        let base: String
        let className: String?
        let isClassic: Bool
        var pageTransition: PageTransition?
        /// Whether it is a member of a stack, or inside of one.
        let isInStack: Bool
        /// The root of a place's screen; -1 for what isn't a place.
        var screen: Int32 = -1
        let place: SourceRange
        var children: [Int32] = []
        /// The controllers that it pushes, in the order seen, each once.
        var pushes: [Int32] = []
        /// The member seen first at the bottom of a navigation controller's stack, else -1.
        var bottom: Int32 = -1
        var definesContext = false
        var comments: [String] = []

        /// Whether the class is the app's own, so that it says what the controller is.
        var isOwn: Bool { className != nil && !base.hasPrefix("UI") && !base.hasPrefix("_") }
    }

    struct Showing {
        let from: Int32
        let root: Int32
        var way: FamilyReach.Way
        let place: SourceRange
        /// Further styles that were seen.
        var otherStyles: [PresentationStyle] = []
    }

    private(set) var nodes: [Node] = []
    /// Roots of families in the order seen, and those of them that a dump began with.
    private(set) var roots: [Int32] = []
    private(set) var windowRoots: [(root: Int32, idiom: String?)] = []
    private(set) var screens: [Int32] = []
    private(set) var showings: [Showing] = []

    /// The key by which a controller is found: its container, and its place there.
    private struct Key: Hashable {
        let parent: Int32
        let role: Role
        let shape: Int32
        var number: Int32 = 0
    }

    private static let family: Int32 = -1
    private static let screen: Int32 = -2
    /// The most comments on one column: nobody reads more.
    private static let maximumComments = 8
    private let shared: Set<Int32>
    private var known: [Key: Int32] = [:]
    private var pushes: Set<[Int32]> = []
    private var shown: [[Int32]: Int] = [:]
    private var isWindowRoot: Set<WindowRoot> = []

    private struct WindowRoot: Hashable {
        let root: Int32
        let idiom: String?
    }

    /// - Parameter shared: The shapes of screens.
    init(plans: [ImportPlan], shapes: [[Int32]], shared: Set<Int32> = []) {
        self.shared = shared
        for (plan, shapes) in zip(plans, shapes) { add(plan, shapes: shapes) }
    }

    private mutating func add(_ plan: ImportPlan, shapes: [Int32]) {
        var ids = Array(repeating: Int32(-1), count: plan.live.count)
        let numbers = Self.numbers(plan, shapes: shapes)
        for index in plan.declared {
            let key = key(of: index, plan: plan, shape: shapes[Int(index)], number: numbers[Int(index)], ids: ids)
            if let key { ids[Int(index)] = self.id(key, shape: shapes[Int(index)], index: index, plan: plan) }
        }
        for index in plan.declared where ids[Int(index)] >= 0 && plan.kinds[Int(index)] == .navigation {
            addStack(ids[Int(index)], members: plan.children[Int(index)].map { ids[Int($0)] })
        }
        let idiom = plan.live.dump.idiom
        if let root = ids.first, root >= 0, isWindowRoot.insert(WindowRoot(root: root, idiom: idiom)).inserted {
            windowRoots.append((root, idiom))
        }
        let reach = FamilyReach(plan: plan)
        for root in reach.roots where plan.presenter[Int(root)] >= 0 {
            let presenter = ids[Int(plan.presenter[Int(root)])]
            guard presenter >= 0 else { continue }
            let way = reach.way(to: root)
            let caller = ids[Int(plan.caller(of: root, way: way))]
            add(
                way, presenter: presenter, from: caller < 0 ? presenter : caller, root: ids[Int(root)],
                at: plan.live.dump.place(of: root))
        }
    }

    // MARK: Controllers

    /// The position of each tab, and among equal children that of each child.
    private static func numbers(_ plan: ImportPlan, shapes: [Int32]) -> [Int32] {
        var numbers = Array(repeating: Int32(0), count: plan.live.count)
        for container in plan.declared {
            var counts: [Int32: Int32] = [:]
            for (position, child) in plan.children[Int(container)].enumerated() {
                if plan.roles[Int(child)] == .tab {
                    numbers[Int(child)] = Int32(position)
                } else {
                    numbers[Int(child)] = counts[shapes[Int(child)], default: 0]
                    counts[shapes[Int(child)], default: 0] += 1
                }
            }
        }
        return numbers
    }

    /// The key of a controller, or nil inside of what has no node.
    private func key(
        of index: Int32, plan: ImportPlan, shape: Int32, number: Int32, ids: [Int32]
    ) -> Key? {
        let (role, container) = (plan.roles[Int(index)], plan.container[Int(index)])
        if container < 0 { return Key(parent: Self.family, role: .root, shape: shape) }
        let parent = ids[Int(container)]
        if parent < 0 { return nil }
        switch role {
        case .stack where shared.contains(shape) && !nodes[Int(parent)].isInStack:
            return Key(parent: Self.screen, role: .stack, shape: shape)
        case .tab where !plan.isUnderMore(index): return Key(parent: parent, role: .tab, shape: -1, number: number)
        case .child: return Key(parent: parent, role: .child, shape: shape, number: number)
        case _ where role.isColumn: return Key(parent: parent, role: role, shape: -1)
        default: return Key(parent: parent, role: role, shape: shape)
        }
    }

    /// The node for a controller, which of a place is its screen's; -1 if another is where only one can be.
    private mutating func id(_ key: Key, shape: Int32, index: Int32, plan: ImportPlan) -> Int32 {
        if plan.kinds[Int(index)] == .tab, shared.contains(shape) {
            let own = Key(parent: Self.screen, role: .root, shape: shape)
            let screen = node(own, shape: shape, index: index, plan: plan)
            if key.role == .stack { return screen }
            let found = known[key] ?? addPlace(of: screen, at: key)
            return nodes[Int(found)].screen == screen ? screen : other(found, index: index, plan: plan)
        }
        let found = node(key, shape: shape, index: index, plan: plan)
        let isSame =
            nodes[Int(found)].screen < 0
            && (!key.role.isColumn
                || nodes[Int(found)].kind == plan.kinds[Int(index)]
                    && nodes[Int(found)].className == plan.writtenClass(index))
        return isSame ? found : other(found, index: index, plan: plan)
    }

    /// A comment on what is there already, and no node.
    private mutating func other(_ found: Int32, index: Int32, plan: ImportPlan) -> Int32 {
        let place = nodes[Int(found)].role.isColumn ? "in this column" : "here"
        let (comment, comments) = ("Also seen \(place): \(plan.className(index)).", nodes[Int(found)].comments)
        if comments.count < Self.maximumComments, !comments.contains(comment) {
            nodes[Int(found)].comments.append(comment)
        }
        return -1
    }

    private mutating func node(_ key: Key, shape: Int32, index: Int32, plan: ImportPlan) -> Int32 {
        if let found = known[key] {
            if plan.definesContext(index) { nodes[Int(found)].definesContext = true }
            return found
        }
        let id = Int32(nodes.count)
        let isInStack = key.role == .stack || key.parent >= 0 && nodes[Int(key.parent)].isInStack
        nodes.append(
            Node(
                kind: plan.kinds[Int(index)], role: key.parent == Self.screen ? .root : key.role, shape: shape,
                base: plan.forms.baseText(plan.live.classNumber(index)), className: plan.writtenClass(index),
                isClassic: plan.isClassic[Int(index)], isInStack: isInStack, place: plan.live.dump.place(of: index)))
        nodes[Int(id)].pageTransition = plan.pageTransition(index)
        nodes[Int(id)].definesContext = plan.definesContext(index)
        enter(id, at: key)
        return id
    }

    private mutating func addPlace(of screen: Int32, at key: Key) -> Int32 {
        let id = appendPlace(of: screen, as: key.role)
        enter(id, at: key)
        return id
    }

    private mutating func appendPlace(of screen: Int32, as role: Role) -> Int32 {
        let root = nodes[Int(screen)]
        nodes.append(
            Node(
                kind: root.kind, role: role, shape: root.shape, base: root.base, className: nil, isClassic: false,
                isInStack: role == .stack, screen: screen, place: root.place))
        return Int32(nodes.count - 1)
    }

    private mutating func enter(_ id: Int32, at key: Key) {
        known[key] = id
        switch key.parent {
        case Self.family: roots.append(id)
        case Self.screen: screens.append(id)
        default: nodes[Int(key.parent)].children.append(id)
        }
    }

    // MARK: Pushes

    /// Adds the pushes of a stack: what is right above another was pushed by it, as far as anybody can know.
    private mutating func addStack(_ stack: Int32, members: [Int32]) {
        guard let first = members.first, first >= 0 else { return }
        if nodes[Int(stack)].bottom < 0 {
            nodes[Int(stack)].bottom = first
            if nodes[Int(first)].role == .root {
                nodes[Int(stack)].children.insert(appendPlace(of: first, as: .stack), at: 0)
            }
        } else if nodes[Int(stack)].bottom != first {
            push(from: stack, to: first)
        }
        for (below, above) in zip(members, members.dropFirst()) { push(from: below, to: above) }
    }

    private mutating func push(from one: Int32, to other: Int32) {
        if pushes.insert([one, other]).inserted { nodes[Int(one)].pushes.append(other) }
    }

    // MARK: Presentations

    private mutating func add(
        _ way: FamilyReach.Way, presenter: Int32, from: Int32, root: Int32, at place: SourceRange
    ) {
        if way.needsContext { nodes[Int(presenter)].definesContext = true }
        let style = way.isRecorded ? way.style.flatMap { PresentationStyle.allCases.firstIndex(of: $0) } ?? 0 : -1
        let key = [from, root, Int32(style)]
        guard let found = shown[key] else {
            shown[key] = showings.count
            showings.append(Showing(from: from, root: root, way: way, place: place))
            return
        }
        let first = showings[found].way
        let seen = way.replaced ?? way.style
        if first.style == nil, way.style != nil {
            showings[found].way = way
        } else if let seen, seen != first.replaced ?? first.style, !showings[found].otherStyles.contains(seen) {
            showings[found].otherStyles.append(seen)
        }
    }
}
