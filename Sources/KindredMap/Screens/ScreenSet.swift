import KindredGraph

/// Callers with the same presentations, which a box has once: three callers and more with at least three.
struct ScreenSet {
    typealias Number = NamedApp.Number

    struct Key: Hashable {
        let family: FamilyID
        let variant: NamedApp.Variant

        init(_ presentation: NamedApp.Presentation) {
            (family, variant) = (presentation.family, presentation.variant)
        }
    }

    let letter: String
    let keys: Set<Key>
    var callers: [Number] = []
    var node: ScreenNode?

    static func all(of app: NamedApp) -> [ScreenSet] {
        var order: [Number] = []
        var keys: [Number: Set<Key>] = [:]
        for presentation in app.presentations where app.isDrawn(presentation.from) {
            if keys[presentation.from] == nil { order.append(presentation.from) }
            keys[presentation.from, default: []].insert(Key(presentation))
        }
        var counts: [Set<Key>: Int] = [:]
        for caller in order where keys[caller]?.count ?? 0 >= 3 { counts[keys[caller] ?? [], default: 0] += 1 }
        var candidates: [Set<Key>] = []
        var known: Set<Set<Key>> = []
        for caller in order {
            guard let list = keys[caller], counts[list] ?? 0 >= 3, known.insert(list).inserted else { continue }
            candidates.append(list)
        }
        if candidates.isEmpty { return [] }
        var sets: [ScreenSet] = []
        var index: [Set<Key>: Int] = [:]
        for caller in order {
            guard let list = keys[caller] else { continue }
            // Of equals, the first: `max` would take the last.
            var best: Set<Key>?
            for candidate in candidates where candidate.count > best?.count ?? 0 && candidate.isSubset(of: list) {
                best = candidate
            }
            guard let best else { continue }
            let number = index[best, default: sets.count]
            index[best] = number
            if number == sets.count { sets.append(ScreenSet(letter: Homes.letters(number), keys: best)) }
            sets[number].callers.append(caller)
        }
        return sets
    }
}

/// Indents what only one member of a frame pushes below that member.
enum ScreenIndents {
    static func arrange(_ frame: ScreenNode) {
        typealias Number = NamedApp.Number
        let members = Set(frame.kids.compactMap(\.number))
        var caller: [Number: Number] = [:]
        for bundle in frame.bundles where bundle.callers.count == 1 && members.contains(bundle.callers[0]) {
            for target in bundle.targets where members.contains(target) && target != bundle.callers[0] {
                caller[target] = bundle.callers[0]
            }
        }
        breakRings(&caller, order: frame.kids.compactMap(\.number))
        var below: [Number: [ScreenNode]] = [:]
        var waiting: [(node: ScreenNode, level: Int)] = []
        for kid in frame.kids {
            guard let number = kid.number, let caller = caller[number] else {
                waiting.append((kid, 0))
                continue
            }
            below[caller, default: []].append(kid)
        }
        waiting.reverse()
        var kids: [ScreenNode] = []
        while let (node, level) = waiting.popLast() {
            node.indent = min(level, ScreenMeasures.mostIndents)
            kids.append(node)
            let list = node.number.flatMap { below[$0] } ?? []
            waiting += list.reversed().map { ($0, level + 1) }
        }
        frame.kids = kids
        for index in frame.bundles.indices {
            let bundle = frame.bundles[index]
            frame.bundles[index].isIndented =
                bundle.callers.count == 1
                && bundle.targets.allSatisfy { target in
                    caller[target] == bundle.callers[0] && isBelow(target, caller: bundle.callers[0], frame: frame)
                }
        }
    }

    /// Whether the elbow to a member passes no other that is less indented.
    private static func isBelow(_ target: NamedApp.Number, caller: NamedApp.Number, frame: ScreenNode) -> Bool {
        guard let from = frame.kids.first(where: { $0.number == caller }),
            let to = frame.kids.first(where: { $0.number == target })
        else { return false }
        return to.indent > from.indent
    }

    private static func breakRings(_ caller: inout [NamedApp.Number: NamedApp.Number], order: [NamedApp.Number]) {
        var isDone: Set<NamedApp.Number> = []
        for number in order {
            var path: Set<NamedApp.Number> = []
            var next = number
            while let above = caller[next], !isDone.contains(next) {
                path.insert(next)
                if path.contains(above) {
                    caller[next] = nil
                    break
                }
                next = above
            }
            isDone.formUnion(path)
        }
    }
}
