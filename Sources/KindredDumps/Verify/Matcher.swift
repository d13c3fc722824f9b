import KindredDraft
import KindredGraph
import KindredText

/// Says how well a live controller, with what it contains, fits a declared one.
///
/// Of several ways to match, the one that explains most counts; the search is bounded, and ends with the first way.
struct Matcher {
    /// The depth to which the search looks before it takes one place for another.
    private static let maximumLevels = 16

    let graph: ResolvedGraph
    let live: LiveTree
    let classes: DeclaredClasses
    let forms: ClassForms
    let shown: ShownFamilies
    let memory = Memory()
    let prepared: Prepared
    /// The number of pairs that may be looked at before the first that fits is taken: so many for each controller, so that
    /// the work grows with the input alone.
    var budget: Int
    static let maximumBudget = 5_000_000

    /// The results so far. A class, for a copy of the matcher must not make a copy of this.
    final class Memory {
        /// The weights of what is below, by live and declared controller.
        var fits: [UInt64: Int32] = [:]
        /// The positions by the first live member of a stack and the declared stack.
        var walks: [UInt64: [Int]] = [:]
    }

    /// Tables that depend on the declarations alone: all snapshots of a recording share them.
    final class Prepared {
        var slots: [Int32: Slots] = [:]
        /// The families that each presenter shows, by their roots.
        var roots: [Int32: RootIndex] = [:]
        /// The facts of live classes.
        var facts: [Int32: SystemControllers.Facts] = [:]
        private var parts: [(configurations: ConfigurationSet, prepared: Prepared)] = []

        /// The same of some configurations, which have their own numbers.
        func part(_ configurations: ConfigurationSet) -> Prepared {
            if let known = parts.first(where: { $0.configurations == configurations }) { return known.prepared }
            parts.append((configurations, Prepared()))
            return parts[parts.count - 1].prepared
        }
    }

    init(dump: Dump, declared: Declared, prepared: Prepared) {
        self.prepared = prepared
        var forms = declared.forms
        graph = declared.graph
        classes = declared.classes
        shown = declared.shown
        live = LiveTree(dump: dump, forms: &forms, known: &prepared.facts)
        self.forms = forms
        budget = min(Self.maximumBudget, 100_000 + 100 * (live.count + graph.controllers.count))
    }

    /// The weight of the two by themselves, without their children; 0 if they can't be the same.
    ///
    /// A place counts most: one more controller with a place is worth more than better places for others.
    func weight(_ index: Int32, id: ControllerID) -> Int32 {
        let declared = classes[id]
        if declared >= 0 { return forms.match(declared, other: live.classNumber(index)) ? Self.found + 8 : 0 }
        guard isLoose(index), live.kinds(index).contains(KindSet(graph[id].kind)) else { return 0 }
        let known: Int32 = live.kinds(index).only == nil ? 4 : 5
        return Self.found + (resembles(id, index: index) ? known + 2 : known)
    }

    private static let found: Int32 = 256

    /// Whether the class or the id is evidence for it.
    func isNamed(_ index: Int32, id: ControllerID) -> Bool {
        let weight = weight(index, id: id)
        return weight > 0 && (classes[id] >= 0 || resembles(id, index: index))
    }

    /// Whether it may match a declaration without a class.
    private func isLoose(_ index: Int32) -> Bool {
        switch live.treatment(index) {
        case .screen, .hosting: true
        case .passing, .wrapper: false
        }
    }

    /// Whether the class is the id with the usual ending: `ProductViewController` of `Product`.
    private func resembles(_ id: ControllerID, index: Int32) -> Bool {
        guard !graph[id].name.isNone, !graph[id].isImplicit else { return false }
        let base = forms.baseText(live.classNumber(index))
        return graph.names.withBytes(of: graph[id].name.index) { name in
            let bytes = base.utf8
            guard bytes.starts(with: name) else { return false }
            return Self.endings.contains(String(Substring(bytes.dropFirst(name.count))))
        }
    }

    private static let endings: Set = [
        "", "ViewController", "Controller", "VC", "NavigationController", "TabBarController", "SplitViewController",
        "Screen",
    ]

    // MARK: With what they contain and present

    /// The weight of all live controllers that find a place; 0 where the two cannot be the same.
    mutating func fit(_ index: Int32, id: ControllerID, levels: Int = maximumLevels) -> Int32 {
        let own = weight(index, id: id)
        return own == 0 ? 0 : own + below(index, id: id, levels: levels)
    }

    private mutating func below(_ index: Int32, id: ControllerID, levels: Int) -> Int32 {
        guard levels > 0, budget > 0 else { return 0 }
        let key = UInt64(UInt32(bitPattern: index)) << 32 | UInt64(UInt32(bitPattern: id.index))
        if let answer = memory.fits[key] { return answer }
        let sum = inner(index, id: id, levels: levels) + presented(index, id: id, levels: levels)
        memory.fits[key] = sum
        return sum
    }

    /// The weight of what a live controller contains, as far as it finds a place.
    mutating func inner(_ index: Int32, id: ControllerID, levels: Int = maximumLevels) -> Int32 {
        guard levels > 0, budget > 0, graph[id].end > id.index + 1 else { return 0 }
        let list = members(of: index, in: id)
        budget -= 1 + list.count
        let members = slots(of: id).members
        var sum: Int32 = 0
        var missing = members.count
        for (child, position) in zip(list, assign(list, in: id, levels: levels - 1)) where position >= 0 {
            sum += fit(child, id: members[position], levels: levels - 1)
            missing -= 1
        }
        switch graph[id].kind.definition.presence {
        // Of two places, the one where nothing is missing fits better.
        case .all, .columns: return sum - Int32(min(missing, 32) * 4)
        case .stacked, .some, .repeated: return sum
        }
    }

    /// The weight of what it presents, as far as that can come from the declared one.
    private mutating func presented(_ index: Int32, id: ControllerID, levels: Int) -> Int32 {
        var sum: Int32 = 0
        for child in live.presented(by: index) {
            var best: Int32 = 0
            for family in families(by: id, for: child) {
                guard let root = graph[family.family].root else { continue }
                budget -= 1
                let weight = fit(child, id: root, levels: levels - 1)
                best = max(best, weight == 0 ? 0 : weight + style(of: child, family: family))
            }
            sum += best
        }
        return sum
    }

    /// The weight that the style of a presentation has for a family: less than one controller.
    func style(of index: Int32, family: ShownFamilies.Shown) -> Int32 {
        switch styleMatch(of: index, presentations: family.presentations) {
        case .same, .open: 64
        case .adapted: 32
        case .other: 0
        }
    }

    /// The families that a presenter shows and that may begin with a live controller.
    func families(by presenter: ControllerID, for index: Int32) -> [ShownFamilies.Shown] {
        let all = shown.families(by: presenter)
        if all.isEmpty { return [] }
        if prepared.roots[presenter.index] == nil {
            var roots = RootIndex()
            for (position, each) in all.enumerated() {
                guard let root = graph[each.family].root else { continue }
                roots.add(Int32(position), root: root, graph: graph, classes: classes, forms: forms)
            }
            prepared.roots[presenter.index] = roots
        }
        return prepared.roots[presenter.index]?.candidates(for: index, live: live, forms: forms).map { all[Int($0)] }
            ?? []
    }

    func slots(of id: ControllerID) -> Slots {
        if let found = prepared.slots[id.index] { return found }
        let made = Slots(of: id, in: graph, classes: classes, forms: forms)
        prepared.slots[id.index] = made
        return made
    }

    /// The lists of the members that a live controller fits.
    func fitting(_ index: Int32, slots: Slots) -> [Int] {
        slots.fitting(live.classNumber(index), kinds: isLoose(index) ? live.kinds(index) : [], forms: forms)
    }

    /// The first member from `start` on that a live controller fits.
    func next(_ index: Int32, in slots: Slots, from start: Int) -> Int? {
        slots.next(fitting(index, slots: slots), from: start)
    }

    // MARK: Members of a live container

    /// The children that are to be found in the declared container: without what passes, with what wrappers hold, and
    /// for a split view controller with the columns that UIKit nests while there is room for one only.
    func members(of index: Int32, in id: ControllerID) -> [Int32] {
        let slots = slots(of: id)
        let column = column(id)
        var found: [Int32] = []
        var waiting = Array(live.dump.children(of: index).reversed())
        while let child = waiting.popLast() {
            if let column, isNested(child, in: column) { continue }
            if slots.names(base: forms.base(live.classNumber(child))) {
                found.append(child)
                continue
            }
            switch live.treatment(child) {
            case .screen: found.append(child)
            case .passing: continue
            case .hosting where next(child, in: slots, from: 0) != nil: found.append(child)
            case .wrapper, .hosting: waiting += live.dump.children(of: child).reversed()
            }
        }
        if graph[id].kind.hasColumns { addNested(to: &found, split: id) }
        return found
    }

    /// The split view controller that has this navigation controller in a column.
    private func column(_ id: ControllerID) -> ControllerID? {
        graph[id].role.isColumn && graph[id].kind == .navigation ? graph[id].parent : nil
    }

    /// A navigation controller on the stack of another: the column of a collapsed split view controller (R23).
    private func isNested(_ child: Int32, in split: ControllerID) -> Bool {
        if live.treatment(child) == .passing { return false }
        return live.kinds(child).only == .navigation
            || live.kinds(child).contains(KindSet(.navigation))
                && slots(of: split).names(base: forms.base(live.classNumber(child)))
    }

    /// A tab bar controller in a column has a view like a navigation controller's, and tabs of its own.
    private func isNavigation(_ column: Int32, in slots: Slots) -> Bool {
        if let only = live.kinds(column).only { return only == .navigation }
        guard live.kinds(column).contains(KindSet(.navigation)) else { return false }
        let named = slots.next(slots.fitting(live.classNumber(column), kinds: [], forms: forms), from: 0)
        return named.map { graph[slots.members[$0]].kind == .navigation } ?? false
    }

    private func addNested(to columns: inout [Int32], split: ControllerID) {
        let slots = slots(of: split)
        var position = 0
        while position < columns.count {
            if isNavigation(columns[position], in: slots) {
                for child in live.dump.children(of: columns[position]) where isNested(child, in: split) {
                    columns.append(child)
                }
            }
            position += 1
        }
    }
}
