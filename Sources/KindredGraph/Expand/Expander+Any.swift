import KindredText
import KindredYAML

/// The families that windows reach, which decide where `from: any` pushes screens.
///
/// An object, because it changes while it is read.
final class ReachedFamilies {
    /// The pushes of screens from any, and those of them that present where no container takes them, by their number among all.
    fileprivate var pushes: [Int32] = []
    fileprivate var shows: [Int32] = []
    /// The root of each family, the derived ones last, and these by their screen.
    var roots: [Int32] = []
    fileprivate var derived: [Int32: Int32] = [:]
    /// Presentations: the family and where they are.
    fileprivate var presentations: [(family: Int32, set: ConfigurationSet)] = []
    fileprivate var outgoing = PackedLists<Int32>()
    fileprivate var fromAny: [Int32] = []
    /// The configurations in which each family is reached, and any is.
    fileprivate var reached: [ConfigurationSet] = []
    private var together: ConfigurationSet = 0
    /// The configurations without windows, until what windows reach is known: in these is only what they never reach.
    fileprivate var withoutWindows: ConfigurationSet = 0
    private var ofWindows: [Bool] = []
    /// The families that are reached in more configurations than when what is in them was looked at.
    fileprivate(set) var waiting: [Int32] = []

    fileprivate func reach(_ family: Int32, in set: ConfigurationSet) {
        if set & ~reached[Int(family)] == 0 || family < ofWindows.count && ofWindows[Int(family)] { return }
        reached[Int(family)] |= set
        waiting.append(family)
        if set & ~together == 0 { return }
        // A family that presents itself was reached before.
        together |= set
        for index in fromAny {
            let presentation = presentations[Int(index)]
            reach(presentation.family, in: presentation.set & together)
        }
    }

    func next() -> Int32? {
        if waiting.isEmpty, withoutWindows != 0 {
            ofWindows = reached.map { $0 != 0 }
            for family in reached.indices { reach(Int32(family), in: withoutWindows) }
            withoutWindows = 0
        }
        return waiting.popLast()
    }

    /// Adds a derived family.
    func add(screen: Int32, root: Int32) -> Int32 {
        roots.append(root)
        reached.append(0)
        derived[screen] = Int32(roots.count - 1)
        return Int32(roots.count - 1)
    }
}

extension Expander {
    /// Finds what is needed to follow pushes from any; nil if there are none of screens.
    mutating func reachFamilies(_ families: [(root: NodeReference, name: Int32)], callers: [Int32]) {
        guard let conditions, let any = names.number(of: Caller.any), Int(any) >= owners.count || owners[Int(any)] == -1
        else { return }
        let reach = ReachedFamilies()
        reach.pushes = callers.indices.lazy.map { Int32($0) }.filter { number in
            let push = pushes[Int(number)]
            return callers[Int(number)] == any && push.screen >= 0 && push.kind != .showDetail
        }
        reach.shows = reach.pushes.filter { pushes[Int($0)].kind == .show }
        if reach.pushes.isEmpty { return }
        var numbers: [Int32: Int32] = [:]
        for (index, family) in families.enumerated() where family.name >= 0 { numbers[family.name] = Int32(index) }
        reach.reached = Array(repeating: 0, count: families.count)
        let presenting = readPresentations(numbers, conditions: conditions, into: reach)
        reach.outgoing = PackedLists(count: names.count) { add in
            for (index, caller) in presenting.enumerated() where caller != any && caller >= 0 {
                add(caller, Int32(index))
            }
        }
        reach.fromAny = presenting.indices.filter { presenting[$0] == any }.map { Int32($0) }
        reachByWindows(numbers, conditions: conditions, reach: reach)
        self.reach = reach
    }

    /// Returns the names of the callers.
    private func readPresentations(
        _ numbers: [Int32: Int32], conditions: Conditions, into reach: ReachedFamilies
    ) -> [Int32] {
        var callers: [Int32] = []
        for (file, document) in documents.enumerated() {
            document.declared.texts.withTexts { texts in
                for (index, presentation) in document.declared.presentations.enumerated() where !presentation.isShow {
                    let name = names.number(of: texts[presentation.present])
                    guard let family = name.flatMap({ numbers[$0] }) else { continue }
                    let set = conditions.set(of: .presentation, number: Int32(index), in: Int32(file))
                    reach.presentations.append((family, set))
                    callers.append(names.number(of: texts[presentation.from]) ?? -1)
                }
            }
        }
        return callers
    }

    /// Begins with the families of windows.
    private func reachByWindows(_ numbers: [Int32: Int32], conditions: Conditions, reach: ReachedFamilies) {
        var (known, isLost) = ([(family: Int32, set: ConfigurationSet)](), false)
        for (file, document) in documents.enumerated() {
            if !document.declared.losses.isDisjoint(with: [.windows, .presentations]) { isLost = true }
            document.declared.texts.withTexts { texts in
                for reference in document.windows.lazy.flatMap(\.families) {
                    let name = names.number(of: texts[document.declared.references[Int(reference)]])
                    let set = conditions.set(of: .window, number: reference, in: Int32(file))
                    if let family = name.flatMap({ numbers[$0] }) { known.append((family, set)) } else { isLost = true }
                }
            }
        }
        if isLost { known = [] }
        for (family, set) in known { reach.reach(family, in: set) }
        reach.withoutWindows = known.reduce(conditions.all) { $0 & ~$1.set }
    }

    /// Looks at all in a family that is reached in more configurations.
    mutating func visit(family: Int32, root: Int32) {
        var waiting = [root]
        while let spot = waiting.popLast() {
            if spot < 0 { continue }
            visit(spot, family: family)
            if spot != root { waiting.append(spots[Int(spot)].next) }
            waiting += [spots[Int(spot)].firstDerived, spots[Int(spot)].firstChild]
        }
    }

    /// Follows what a controller presents, and what any pushes onto its stack.
    mutating func visit(_ spot: Int32, family: Int32? = nil) {
        guard let reach, let family = family ?? self.family(of: spot) else { return }
        let here = spots[Int(spot)]
        let set = reach.reached[Int(family)] & here.configurations & ~here.unshown
        if set == 0 { return }
        let template = here.template < 0 ? -1 : result.templates[Int(here.template)].name
        for name in here.name == template ? [here.name] : [here.name, template]
        where name >= 0 && Int(name) < reach.outgoing.count {
            for index in reach.outgoing[name] {
                let presentation = reach.presentations[Int(index)]
                reach.reach(presentation.family, in: presentation.set & set)
            }
            for push in here.isBare && Int(name) < linkCounts.count ? outgoing[name] : [][...]
            where pushes[Int(push)].kind == .show {
                reachShown(push, in: set)
            }
        }
        if !isLookedInto(spot) { return }
        if here.kind == .navigation {
            let (ofPushes, ofShows) = (
                tops(on: spot, within: set, kind: .push), tops(on: spot, within: set, kind: .show)
            )
            pushAny(onto: spot, pushedIn: ofPushes, shownIn: ofShows)
        } else if here.isDerived, here.parent >= 0 {
            let (ofPushes, ofShows) = (
                topSet(of: spot, within: set, kind: .push), topSet(of: spot, within: set, kind: .show)
            )
            pushAny(onto: here.parent, pushedIn: ofPushes, shownIn: ofShows)
        }
        let ofTop = here.isBare ? (here.kind == .tab ? set & ~entered(spot, within: set) : set) : 0
        for push in ofTop == 0 ? [] : reach.shows where result.excess == nil { showAny(push, from: spot, where: ofTop) }
    }

    /// Pushes onto a stack what any pushes.
    private mutating func pushAny(
        onto stack: Int32, pushedIn ofPushes: ConfigurationSet, shownIn ofShows: ConfigurationSet
    ) {
        for push in reach?.pushes ?? [] where result.excess == nil {
            let set = pushes[Int(push)].kind == .show ? ofShows : ofPushes
            if set != 0 { followAny(push, onto: stack, where: set) }
        }
    }

    /// Presents what any shows where no container takes it.
    private mutating func showAny(_ push: Int32, from spot: Int32, where set: ConfigurationSet) {
        let screen = pushes[Int(push)].screen
        var root = spot
        while spots[Int(root)].parent >= 0 { root = spots[Int(root)].parent }
        // Members of the presented family don't present it.
        if (result.shownFamilies[screen].map { roots[Int($0)] } ?? onStacks[-1, screen]) == root { return }
        show(screen, push: push, from: spot, where: set)
        reachShown(push, in: set)
    }

    private func reachShown(_ push: Int32, in set: ConfigurationSet) {
        let screen = pushes[Int(push)].screen
        guard let reach, let family = result.shownFamilies[screen] ?? reach.derived[screen] else { return }
        reach.reach(family, in: sets[Int(push)] & set)
    }

    private func family(of spot: Int32) -> Int32? {
        var root = spot
        while spots[Int(root)].parent >= 0 { root = spots[Int(root)].parent }
        return familyOfRoot[root]
    }

    /// Whether what is on top is looked for in a controller.
    private func isLookedInto(_ spot: Int32) -> Bool {
        var next = spots[Int(spot)].parent
        while next >= 0 {
            if !spots[Int(next)].kind.leadsToMembersOnTop { return false }
            next = spots[Int(next)].parent
        }
        return true
    }

    /// Returns where something on top is on a stack, not on one of a navigation controller within it.
    private func tops(on container: Int32, within set: ConfigurationSet, kind: PushKind) -> ConfigurationSet {
        var found = set & ~entered(container, within: set)
        forEachChild(of: container) { child in
            if found != set { found |= topSet(of: child, within: set, kind: kind) }
        }
        return found
    }

    /// Returns where a member, or what it leads to, is on top and asks the stack. To show something, a split view controller asks
    /// nobody.
    private func topSet(of spot: Int32, within set: ConfigurationSet, kind: PushKind) -> ConfigurationSet {
        let member = spots[Int(spot)]
        let own = member.configurations & ~member.unshown & set
        if member.kind == .tab { return tops(on: spot, within: own, kind: kind) }
        return member.kind == .navigation || member.kind == .split && kind == .show ? 0 : own
    }

    /// Returns where a container has a member that is shown.
    private func entered(_ container: Int32, within set: ConfigurationSet) -> ConfigurationSet {
        var entered = ConfigurationSet(0)
        forEachChild(of: container) { entered |= spots[Int($0)].configurations & ~spots[Int($0)].unshown & set }
        return entered
    }

    private func forEachChild(of container: Int32, _ body: (Int32) -> Void) {
        for first in [spots[Int(container)].firstChild, spots[Int(container)].firstDerived] {
            var next = first
            while next >= 0 {
                body(next)
                next = spots[Int(next)].next
            }
        }
    }
}
