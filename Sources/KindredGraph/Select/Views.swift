import KindredText

/// Selectors with names, which other selectors can use.
package struct Views: Sendable {
    package struct View: Sendable {
        package let name: String
        package let title: String?
        package let selector: Selector

        package init(name: String, title: String? = nil, selector: Selector) {
            (self.name, self.title, self.selector) = (name, title, selector)
        }
    }

    /// All views in order of declaration; each name once.
    package private(set) var all: [View] = []
    private var numbers: [ExactText: Int] = [:]

    package init() {}

    /// Adds a view, unless there is one of its name.
    package mutating func add(_ view: View) {
        let name = ExactText(view.name)
        if numbers[name] != nil { return }
        numbers[name] = all.count
        all.append(view)
    }

    package func number(of name: String) -> Int? { numbers[ExactText(name)] }

    /// The first name in a selector that no view has.
    package func failure(in selector: Selector) -> Selector.Failure? {
        guard let unknown = selector.views.first(where: { number(of: $0.name) == nil }) else { return nil }
        let names = all.map(\.name)
        return Selector.Failure(
            range: unknown.range, message: "there is no view '\(unknown.name)'",
            nearest: NearWords.word(unknown.name, among: names),
            help: names.isEmpty
                ? "add one to a specification, under 'views'" : "the views are \(Suggestion.list(valid: names))")
    }

    /// The unknown names in the views themselves, and each ring of views that refer to each other, reported at its first view.
    package var failures: [(view: Int, failure: Selector.Failure)] {
        let components = Components(references)
        var sizes = [Int](repeating: 0, count: Int(components.count))
        for number in components.numbers { sizes[Int(number)] += 1 }
        var isListed = [Bool](repeating: false, count: sizes.count)
        return all.indices.compactMap { index in
            let selector = all[index].selector
            if let failure = failure(in: selector) { return (index, failure) }
            let component = Int(components.numbers[index])
            let next = selector.views.first { name in
                number(of: name.name).map { $0 == index || components.numbers[$0] == component } ?? false
            }
            guard let next, !isListed[component] else { return nil }
            isListed[component] = true
            let message =
                sizes[component] == 1
                ? "view '\(all[index].name)' refers to itself"
                : "views '\(all[index].name)' and '\(next.name)' refer to each other"
            let help = sizes[component] == 1 ? "write what it selects" : "write in one of them what the other selects"
            return (index, Selector.Failure(range: next.range, message: message, help: help, isRing: true))
        }
    }

    /// The views that each view refers to.
    private var references: PackedLists<Int32> {
        PackedLists(count: all.count) { add in
            for (index, view) in all.enumerated() {
                for name in view.selector.views { number(of: name.name).map { add(Int32(index), Int32($0)) } }
            }
        }
    }

    /// The order in which views can be evaluated.
    struct Order: Sendable {
        fileprivate let references: PackedLists<Int32>
        /// The rank of each view: after those that it needs itself; -1 for views in a ring.
        fileprivate var ranks: [Int]
    }

    var order: Order {
        let references = references
        let components = Components(references)
        var sizes = [Int](repeating: 0, count: Int(components.count))
        for number in components.numbers { sizes[Int(number)] += 1 }
        var order = Order(references: references, ranks: Array(repeating: -1, count: all.count))
        for (rank, view) in components.order.enumerated()
        where sizes[Int(components.numbers[Int(view)])] == 1 && !references[view].contains(view) {
            order.ranks[Int(view)] = rank
        }
        return order
    }

    /// The numbers of all views that a selector needs, each after those that it needs itself; those in a ring are left out, and
    /// so is what is known already, with what only that needs.
    func needed(by selector: Selector, in order: Order, isKnown: (Int) -> Bool) -> [Int] {
        var needed: Set<Int> = []
        var open = selector.views.compactMap { number(of: $0.name) }
        while let view = open.popLast() {
            if isKnown(view) || !needed.insert(view).inserted { continue }
            open += order.references[Int32(view)].map { Int($0) }
        }
        return needed.filter { order.ranks[$0] >= 0 }.sorted { order.ranks[$0] < order.ranks[$1] }
    }
}
