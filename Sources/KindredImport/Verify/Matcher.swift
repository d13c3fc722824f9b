import KindredBase
import KindredCore

/// Says how well a live controller, with what it contains, fits a declared one.
///
/// Of several ways to match, the one that explains most counts; the search is bounded, and ends with the first way.
struct Matcher {
    /// How far down the search looks before it takes one place for another.
    private static let maximumLevels = 16

    let hierarchy: Hierarchy
    let live: LiveTree
    let classes: DeclaredClasses
    let forms: ClassForms
    private var slots: [Int32: Slots] = [:]
    private var known: [UInt64: Int32] = [:]
    /// How many pairs may be looked at before the first that fits is taken.
    var budget = 5_000_000

    init(_ dump: Dump, _ hierarchy: Hierarchy) {
        var forms = ClassForms()
        self.hierarchy = hierarchy
        live = LiveTree(dump, &forms)
        classes = DeclaredClasses(hierarchy, &forms)
        self.forms = forms
    }

    /// How much speaks for it, by what the two are themselves; 0 where they cannot be the same.
    func weight(_ index: Int32, _ id: ControllerID) -> Int32 {
        let declared = classes[id]
        if declared >= 0 { return forms.match(declared, live.classNumber(index)) ? 8 : 0 }
        guard isLoose(index), live.kinds(index).contains(KindSet(hierarchy[id].kind)) else { return 0 }
        let known: Int32 = live.kinds(index).only == nil ? 4 : 5
        return resembles(id, index) ? known + 2 : known
    }

    /// Whether the class speaks for it, or the id.
    func isNamed(_ index: Int32, _ id: ControllerID) -> Bool {
        let weight = weight(index, id)
        return weight > 0 && (classes[id] >= 0 || resembles(id, index))
    }

    /// Whether it may stand for a declaration without a class.
    private func isLoose(_ index: Int32) -> Bool {
        switch live.treatment(index) {
        case .screen, .hosting: true
        case .passing, .wrapper: false
        }
    }

    /// Whether the class is the id with the usual ending: `ProductViewController` of `Product`.
    private func resembles(_ id: ControllerID, _ index: Int32) -> Bool {
        guard !hierarchy[id].name.isNone, !hierarchy[id].isImplicit else { return false }
        let base = forms.baseText(live.classNumber(index))
        return hierarchy.names.withBytes(of: hierarchy[id].name.index) { name in
            let bytes = base.utf8
            guard bytes.starts(with: name) else { return false }
            return Self.endings.contains(String(Substring(bytes.dropFirst(name.count))))
        }
    }

    private static let endings: Set = [
        "", "ViewController", "Controller", "VC", "NavigationController", "TabBarController", "SplitViewController",
        "Screen",
    ]

    // MARK: With what they contain

    /// How many live controllers find a place, weighted; 0 where the two cannot be the same.
    mutating func fit(_ index: Int32, _ id: ControllerID, levels: Int = maximumLevels) -> Int32 {
        let own = weight(index, id)
        return own == 0 ? 0 : own + inner(index, id, levels: levels)
    }

    /// The same for what they contain alone.
    mutating func inner(_ index: Int32, _ id: ControllerID, levels: Int = maximumLevels) -> Int32 {
        guard levels > 0, budget > 0, hierarchy[id].end > id.index + 1 else { return 0 }
        let key = UInt64(UInt32(bitPattern: index)) << 32 | UInt64(UInt32(bitPattern: id.index))
        if let answer = known[key] { return answer }
        budget -= 1
        let list = members(of: index, in: id)
        var sum: Int32 = 0
        if !list.isEmpty {
            let members = slots(of: id).members
            for (child, position) in zip(list, assign(list, in: id, levels: levels - 1)) where position >= 0 {
                sum += fit(child, members[position], levels: levels - 1)
            }
        }
        known[key] = sum
        return sum
    }

    mutating func slots(of id: ControllerID) -> Slots {
        if let found = slots[id.index] { return found }
        let made = Slots(of: id, in: hierarchy, classes, forms)
        slots[id.index] = made
        return made
    }

    /// The first member from `start` on that a live controller fits.
    func next(_ index: Int32, in slots: Slots, from start: Int) -> Int? {
        var start = start
        let kinds = isLoose(index) ? live.kinds(index) : []
        let base = forms.base(live.classNumber(index))
        while let position = slots.next(base: base, kinds: kinds, from: start) {
            if weight(index, slots.members[position]) > 0 { return position }
            start = position + 1
        }
        return nil
    }

    // MARK: Who stands in a live container

    /// The children that are to be found in the declared container: without what passes, with what wrappers hold, and
    /// for a split view controller with the columns that UIKit nests while there is room for one only.
    mutating func members(of index: Int32, in id: ControllerID) -> [Int32] {
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
        if hierarchy[id].kind.hasColumns { addNested(to: &found, id) }
        return found
    }

    /// The split view controller in one of whose columns a navigation controller stands.
    private func column(_ id: ControllerID) -> ControllerID? {
        hierarchy[id].role.isColumn && hierarchy[id].kind == .navigation ? hierarchy[id].parent : nil
    }

    /// A navigation controller on the stack of another: the column of a collapsed split view controller (R23).
    private mutating func isNested(_ child: Int32, in split: ControllerID) -> Bool {
        if live.treatment(child) == .passing { return false }
        return live.kinds(child).only == .navigation
            || live.kinds(child).contains(KindSet(.navigation))
                && slots(of: split).names(base: forms.base(live.classNumber(child)))
    }

    private mutating func addNested(to columns: inout [Int32], _ split: ControllerID) {
        var position = 0
        while position < columns.count {
            if live.kinds(columns[position]).contains(KindSet(.navigation)) {
                for child in live.dump.children(of: columns[position]) where isNested(child, in: split) {
                    columns.append(child)
                }
            }
            position += 1
        }
    }
}
