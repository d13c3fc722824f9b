import KindredText
import KindredYAML

/// The families that windows reach, which decide where `from: any` pushes screens.
///
/// An object, because it changes while it is read.
final class ReachedFamilies {
    /// The pushes of screens from any, by their number among all.
    fileprivate(set) var pushes: [Int32] = []
    /// Presentations: the family and where they are.
    fileprivate var presentations: [(family: Int32, set: ConfigurationSet)] = []
    fileprivate var outgoing = PackedLists<Int32>()
    fileprivate var fromAny: [Int32] = []
    /// The configurations in which each family is reached, and any is.
    fileprivate var reached: [ConfigurationSet] = []
    private var together: ConfigurationSet = 0
    /// The families that are reached in more configurations than when what is in them was looked at.
    fileprivate(set) var waiting: [Int32] = []

    fileprivate func reach(_ family: Int32, in set: ConfigurationSet) {
        if set & ~reached[Int(family)] == 0 { return }
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

    func next() -> Int32? { waiting.popLast() }
}

extension Expander {
    /// Finds what is needed to follow pushes from any; nil if there are none of screens.
    mutating func reachFamilies(_ families: [(root: NodeReference, name: Int32)], callers: [Int32]) {
        guard let conditions, let any = names.number(of: Caller.any), Int(any) >= owners.count || owners[Int(any)] == -1
        else { return }
        let reach = ReachedFamilies()
        reach.pushes = callers.indices.filter { callers[$0] == any && pushes[$0].screen >= 0 }.map { Int32($0) }
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
                for (index, presentation) in document.declared.presentations.enumerated() {
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

    /// Begins with the families of windows; without windows each is reached.
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
        let ofWindows = isLost ? 0 : known.reduce(0) { $0 | $1.set }
        for family in reach.reached.indices { reach.reach(Int32(family), in: conditions.all & ~ofWindows) }
        for (family, set) in known { reach.reach(family, in: set) }
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
        }
        guard here.kind == .navigation, isLookedInto(spot) else { return }
        let ofTops = tops(on: spot, within: set)
        for push in ofTops == 0 ? [] : reach.pushes where result.excess == nil {
            followAny(push, onto: spot, where: ofTops)
        }
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
    private func tops(on container: Int32, within set: ConfigurationSet) -> ConfigurationSet {
        var (entered, found) = (ConfigurationSet(0), ConfigurationSet(0))
        for first in [spots[Int(container)].firstChild, spots[Int(container)].firstDerived] {
            var next = first
            while next >= 0, found != set {
                let child = spots[Int(next)]
                let own = child.configurations & ~child.unshown & set
                entered |= own
                if child.kind == .tab { found |= tops(on: next, within: own) }
                if !child.kind.leadsToMembersOnTop { found |= own }
                next = child.next
            }
        }
        return found | set & ~entered
    }
}
