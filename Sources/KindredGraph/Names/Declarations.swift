import KindredText

/// The declarations by which an answer is written, each with its places: the names of screens and of what is in them.
///
/// By places, and without screens, each controller is a declaration of its own, and its name is its id. It is a class, so that
/// what has it copies a reference instead of a graph.
package final class Declarations: Sendable {
    /// The number of a declaration, in the order of their first places.
    package typealias Number = Int32

    package let naming: Naming
    package let graph: ResolvedGraph
    /// The declaration of each controller; empty if each is one.
    private let numbers: [Number]
    private let lists: PackedLists<ControllerID>

    package init(_ graph: ResolvedGraph, by naming: Naming = .screens) {
        (self.graph, self.naming) = (graph, naming)
        guard naming == .screens, graph.screens != nil else {
            (numbers, lists) = ([], PackedLists())
            return
        }
        var numbers: [Number] = []
        numbers.reserveCapacity(graph.controllers.count)
        var known: [Key: Number] = [:]
        for id in graph.controllerIDs {
            let next = Number(known.count)
            let key = Key(id, in: graph, numbers: numbers)
            let number = known[key] ?? next
            if number == next { known[key] = next }
            numbers.append(number)
        }
        self.numbers = numbers
        lists = PackedLists(count: known.count) { add in
            for (index, number) in numbers.enumerated() { add(number, ControllerID(index: Int32(index))) }
        }
    }

    /// A key that places of one declaration share.
    private enum Key: Hashable {
        /// A screen, or a node in one.
        case template(Int32)
        /// The navigation controller that UIKit inserts in a column.
        case column(of: Number, role: Role)
        case itself(Int32)

        init(_ id: ControllerID, in graph: ResolvedGraph, numbers: [Number]) {
            let controller = graph[id]
            if let template = graph.origin(of: id)?.template, template >= 0 {
                self = .template(template)
            } else if controller.isImplicit, let split = controller.parent {
                self = .column(of: numbers[Int(split.index)], role: controller.role)
            } else {
                self = .itself(id.index)
            }
        }
    }

    /// Whether each controller is a declaration of its own.
    package var areControllers: Bool { numbers.isEmpty }
    package var count: Int { areControllers ? graph.controllers.count : lists.count }
    package var all: Range<Number> { 0..<Number(count) }

    package subscript(_ id: ControllerID) -> Number { areControllers ? id.index : numbers[Int(id.index)] }

    /// The places of a declaration, in the order of controllers.
    package func places(of number: Number) -> ArraySlice<ControllerID> {
        areControllers ? [ControllerID(index: number)] : lists[number]
    }

    package func first(of number: Number) -> ControllerID {
        areControllers ? ControllerID(index: number) : places(of: number)[places(of: number).startIndex]
    }

    package func name(of number: Number) -> String { name(of: first(of: number)) }

    package func name(of id: ControllerID) -> String {
        areControllers ? graph.name(of: id) : graph.declaredName(id)
    }

    package func name(of id: PresentationID) -> String {
        areControllers ? graph.name(of: id) : graph.declaredName(id)
    }

    /// The declarations of some controllers, each once, in their order.
    package func numbers(of controllers: some Sequence<ControllerID>) -> [Number] {
        var seen: Set<Number> = []
        return controllers.lazy.map { self[$0] }.filter { seen.insert($0).inserted }
    }

    /// The same controllers by declaration, each group where its first one is.
    package func groups(of controllers: some Sequence<ControllerID>) -> [[ControllerID]] {
        var (groups, known) = ([[ControllerID]](), [Number: Int]())
        for id in controllers {
            let index = known[self[id], default: groups.count]
            known[self[id]] = index
            if index == groups.count { groups.append([]) }
            groups[index].append(id)
        }
        return groups
    }

    /// The names of some controllers, each once, in the order of the controllers.
    package func names(of controllers: some Sequence<ControllerID>) -> [String] {
        numbers(of: controllers).map { name(of: $0) }
    }

    /// The first names of some controllers, each of which is there once, and the number of places where they stand for more:
    /// `Home, Thread and Profile (21 places)`, or `Thread in 3 of 21 places` if not all are meant.
    package func phrase(
        for controllers: some Collection<ControllerID>, name shown: (String) -> String = { $0 }
    ) -> String {
        let numbers = numbers(of: controllers)
        let names = English.list(numbers.map { shown(name(of: $0)) })
        let places = numbers.reduce(0) { $0 + self.places(of: $1).count }
        if controllers.count < places { return "\(names) in \(controllers.count) of \(places) places" }
        return places > numbers.count ? "\(names) (\(places) places)" : names
    }
}

extension ResolvedGraph {
    /// Returns a function from the id of a place, or of a presentation from one, to its name; any other text stays.
    package func declaredNames() -> @Sendable (String) -> String {
        if screens == nil { return { $0 } }
        let presentations = Dictionary(
            presentationIDs.map { (name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        return { [self] text in
            controller(named: text).map { declaredName($0) } ?? presentations[text].map { declaredName($0) } ?? text
        }
    }
}
