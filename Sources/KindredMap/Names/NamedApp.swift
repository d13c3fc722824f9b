import KindredGraph

/// A graph by names: who presents and pushes what, each once.
struct NamedApp {
    typealias Number = Declarations.Number

    /// A style, and the real presenters other than the root of the caller's family; or that the family becomes the root.
    struct Variant: Hashable {
        let style: PresentationStyle
        let isUnknown: Bool
        let presenters: [Number]
        var isRoot = false
        /// The configurations that have it; 0 if it is wherever its caller is shown.
        var on = ConfigurationSet(0)

        var sign: StyleSign { isRoot ? .root : StyleSign(style, isUnknown: isUnknown) }
        /// The word for the style; empty if it need not be said.
        var word: String { style == .automatic ? "" : style.rawValue }
        /// The kind of its lines.
        var kind: String { sign.kindOfLines }
    }

    struct Presentation {
        struct Key: Hashable {
            let from: Number
            let family: FamilyID
            let variant: Variant
        }

        var from: Number
        let family: FamilyID
        let variant: Variant
        /// The number of presentations that are drawn as this one.
        var count = 1

        var key: Key { Key(from: from, family: family, variant: variant) }
    }

    /// A push, or a selection of a tab.
    struct Push: Hashable {
        /// The block or the container that has the target.
        let frame: Homes.Home
        let from: Number
        let to: Number
        var isSelection = false
        /// The configurations that have it; 0 if it is wherever its caller is shown.
        var on = ConfigurationSet(0)

        /// The kind of its lines.
        var kind: String { isSelection ? MoveKind.select.rawValue : "pushes" }
    }

    let graph: ResolvedGraph
    let declarations: Declarations
    let homes: Homes
    let windowFamilies: [FamilyID]
    var presentations: [Presentation] = []
    var pushes: [Push] = []
    /// Families that whatever is on top presents or makes the root.
    private(set) var fromAny: [(family: FamilyID, variant: Variant)] = []
    /// The pairs of pushes, in whatever frame.
    private(set) var pushCount = 0
    /// The part that is drawn; nil for all.
    var part: NamedPart?
    /// The pushes from what is drawn to what isn't.
    var leaving: [Push] = []
    /// The presentations, and the pairs of pushes, of which no end is drawn.
    var outsidePresentations = 0
    var outsidePushes = 0

    init(_ graph: ResolvedGraph, by naming: Naming = .screens) {
        self.graph = graph
        declarations = Declarations(graph, by: naming)
        homes = Homes(declarations)
        var seen: Set<Int32> = []
        windowFamilies = graph.windows.flatMap { $0.families.map(\.family) }
            .filter { graph[$0].root != nil && seen.insert($0.index).inserted }
        addPresentations()
        addPushes()
        addMoves()
    }

    private struct Key: Hashable {
        let from: Number
        let family: Int32
        let style: PresentationStyle
    }

    private mutating func addPresentations() {
        var known: [Key: Int] = [:]
        var groups: [(key: Key, ids: [PresentationID])] = []
        for id in graph.presentationIDs where !graph.isRepeated(id) {
            let presentation = graph[id]
            if presentation.isFromAny, let family = presentation.family, graph[family].root != nil {
                fromAny.append((family, variant(of: [id], style: presentation.style)))
            }
            guard let from = presentation.from, let family = presentation.family, graph[family].root != nil
            else { continue }
            let key = Key(from: declarations[from], family: family.index, style: presentation.style)
            let index = known[key, default: groups.count]
            if index == groups.count {
                known[key] = index
                groups.append((key, []))
            }
            groups[index].ids.append(id)
        }
        for (key, ids) in groups {
            presentations.append(
                Presentation(
                    from: key.from, family: FamilyID(index: key.family), variant: variant(of: ids, style: key.style)))
        }
    }

    private func variant(of ids: [PresentationID], style: PresentationStyle) -> Variant {
        var presenters: [Number] = []
        for id in ids {
            guard let from = graph[id].from else { continue }
            let root = graph.root(of: from)
            for presenter in graph.firstPresenters(of: id) where presenter != root {
                let number = declarations[presenter]
                if !presenters.contains(number) { presenters.append(number) }
            }
        }
        let isUnknown = style == .automatic && ids.allSatisfy { graph[$0].isStyleUnknown }
        let on = configurations(
            ids.reduce(0) { $0 | graph.set(having: $1) }, within: ids.first.flatMap { graph[$0].from })
        return Variant(style: style, isUnknown: isUnknown, presenters: presenters, on: on)
    }

    /// The configurations that have what a name calls; 0 if all do that show the name.
    func configurations(_ set: ConfigurationSet, within caller: ControllerID?) -> ConfigurationSet {
        let own = caller.map { graph.set(showing: declarations.places(of: declarations[$0])) }
        return (own ?? graph.configured?.all ?? 0) & ~set == 0 ? 0 : set
    }

    private mutating func addPushes() {
        var known: [Push: Int] = [:]
        var pairs: Set<Int64> = []
        var sets: [ConfigurationSet] = []
        for (index, push) in graph.pushes.enumerated() {
            guard let from = push.from, let to = push.to, let container = push.container else { continue }
            let number = declarations[to]
            var frame = homes[number]
            if case .block = frame {
            } else {
                let parent = graph[to].parent.flatMap { graph[$0].kind == .navigation ? $0 : nil }
                frame = .container(declarations[parent ?? container])
            }
            let next = Push(frame: frame, from: declarations[from], to: number)
            let position = known[next, default: pushes.count]
            if position == pushes.count {
                known[next] = position
                pushes.append(next)
                sets.append(0)
            }
            sets[position] |= graph.set(havingPush: Int32(index))
            pairs.insert(Int64(next.from) << 32 | Int64(number))
        }
        pushCount = pairs.count
        for (index, set) in sets.enumerated() where set != 0 {
            pushes[index].on = configurations(set, within: homes.place(of: pushes[index].from))
        }
    }

    /// Adds the tabs that are selected, and the roots that are set: by whom, each once, with all configurations that have it.
    private mutating func addMoves() {
        struct Root: Hashable {
            let from: Number?
            let family: FamilyID
        }
        var (roots, tabs): ([Root: ConfigurationSet], [Push: ConfigurationSet]) = ([:], [:])
        var (orderOfRoots, orderOfTabs): ([Root], [Push]) = ([], [])
        for id in graph.moveIDs where graph[id].kind.isStep {
            let from = graph[id].from.map { declarations[$0] }
            let set = graph.set(having: id)
            for target in graph.arrivals(of: id) {
                if graph[id].kind == .setRoot {
                    let root = Root(from: from, family: graph[target].family)
                    if roots[root] == nil { orderOfRoots.append(root) }
                    roots[root, default: 0] |= set
                } else if let from, let tabBar = graph[target].parent {
                    let push = Push(
                        frame: .container(declarations[tabBar]), from: from, to: declarations[target], isSelection: true
                    )
                    if tabs[push] == nil { orderOfTabs.append(push) }
                    tabs[push, default: 0] |= set
                }
            }
        }
        for root in orderOfRoots {
            let on = configurations(roots[root] ?? 0, within: root.from.map(homes.place))
            let variant = Variant(style: .automatic, isUnknown: false, presenters: [], isRoot: true, on: on)
            if let from = root.from {
                presentations.append(Presentation(from: from, family: root.family, variant: variant))
            } else {
                fromAny.append((root.family, variant))
            }
        }
        for var push in orderOfTabs {
            push.on = configurations(tabs[push] ?? 0, within: homes.place(of: push.from))
            pushes.append(push)
        }
    }

    // MARK: Questions

    /// The sets of configurations that lines and references are said to be in.
    var conditions: [ConfigurationSet] {
        (presentations.map(\.variant.on) + pushes.map(\.on) + fromAny.map(\.variant.on)).filter { $0 != 0 }
    }

    /// The signs of all that is presented or becomes the root.
    var signs: [StyleSign] {
        var signs = presentations.map { $0.variant.sign }
        for each in fromAny where isDrawn(each.family) { signs.append(each.variant.sign) }
        return signs
    }

    func isDrawn(_ number: Number) -> Bool { part?.isDrawn(number) ?? true }
    func isDrawn(_ family: FamilyID) -> Bool { part?.isDrawn(family) ?? true }
    func name(_ number: Number) -> String { declarations.name(of: number) }
    /// The name on a row: by places the last component of a path.
    func label(_ number: Number) -> String { name(number).tail(behind: "/") }
    func controller(_ number: Number) -> Controller { graph[homes.place(of: number)] }
    func title(_ number: Number) -> String? { graph.text(of: .title, in: homes.place(of: number)) }

    /// Whether UIKit inserts all of its places.
    func isImplicit(_ number: Number) -> Bool {
        declarations.places(of: number).allSatisfy { graph[$0].isImplicit }
    }

    func isWindowFamily(_ family: FamilyID) -> Bool { graph.hasWindow(family) }

    /// Whether a push puts a controller there, or something around it: no push does that with the root of a family.
    func isPushed(_ id: ControllerID) -> Bool {
        ([id] + graph.ancestors(of: id)).contains { graph[$0].parent != nil && graph.isDerived($0) }
    }

    /// `over A`, `over A, B` or `over A and 2 more`; empty if the usual one presents.
    func over(_ variant: Variant) -> String {
        let names = variant.presenters.map { label($0) }
        if names.isEmpty { return "" }
        return "over " + (names.count < 3 ? names.joined(separator: ", ") : "\(names[0]) and \(names.count - 1) more")
    }

    /// The words on a line: the style, unless it is automatic, and the presenters.
    func words(_ variant: Variant) -> String {
        let over = over(variant)
        return [variant.word, over].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The words at a head: the style, the presenters and the configurations.
    func headWords(_ variant: Variant) -> String {
        let style = variant.isUnknown ? "chosen by the system" : variant.style.rawValue
        let words = [variant.isRoot ? variant.kind : style, over(variant), on(variant.on)]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The words for how a line presents: at a root the configurations alone.
    func how(_ variant: Variant) -> String { variant.isRoot ? on(variant.on) : headWords(variant) }

    /// The configurations that have something, such as `on phone`; empty if they need not be said.
    func on(_ set: ConfigurationSet) -> String { set == 0 ? "" : graph.phrase(of: set) ?? "" }

    func words(_ words: String, on set: ConfigurationSet) -> String { set == 0 ? words : "\(words) \(on(set))" }

    /// The members that say how a line or a reference presents.
    func members(_ variant: Variant, count: Int = 1) -> [Record.Member] {
        let presented: [Record.Member] = [
            ("style", .text(variant.style.rawValue)), ("presenters", .texts(variant.presenters.map { name($0) })),
        ]
        return (variant.isRoot ? [] : presented) + (count > 1 ? [("count", .number(count))] : [])
            + members(on: variant.on)
    }

    func members(on set: ConfigurationSet) -> [Record.Member] {
        set == 0 ? [] : [("on", .texts(graph.names(of: set)))]
    }

    var counts: Record.Counts {
        var counts = Record.Counts()
        counts.families = graph.families.count
        counts.controllers = declarations.all.count { !isImplicit($0) }
        counts.places = graph.controllers.count { !$0.isImplicit }
        counts.presentations =
            presentations.reduce(outsidePresentations) { $0 + ($1.variant.isRoot ? 0 : $1.count) }
            + fromAny.count { !$0.variant.isRoot && isDrawn($0.family) }
        counts.pushes = pushCount
        (counts.outsidePresentations, counts.outsidePushes) = (outsidePresentations, outsidePushes)
        return counts
    }
}
