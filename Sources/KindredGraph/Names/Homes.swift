/// The homes of all names: where an answer shows each, once.
///
/// A screen that pushes put on several stacks is *shared*: its home is the block of all stacks that have it. Any other
/// name is at home in its first written container, else where it is derived. What is in a screen comes along. By places,
/// and without screens, everything is at home where it is.
package struct Homes: Sendable {
    package typealias Number = Declarations.Number

    package enum Home: Hashable, Sendable {
        case root(of: FamilyID)
        case container(Number)
        /// The block with that index.
        case block(Int)
    }

    /// The shared screens that the same stacks have.
    package struct Block: Sendable {
        /// A name such as `shared A`.
        package let name: String
        package let stacks: [Number]
        /// The screens, in the order of their first places.
        package fileprivate(set) var screens: [Number] = []
    }

    package let declarations: Declarations
    var graph: ResolvedGraph { declarations.graph }
    /// The blocks in the order of their first screens.
    package private(set) var blocks: [Block] = []
    /// The home of each name, and the place there; empty if everything is at home where it is.
    private var homes: [(home: Home, place: ControllerID)] = []
    private var blocksByStack: [Number: [Int]] = [:]

    package init(_ declarations: Declarations) {
        self.declarations = declarations
        if declarations.areControllers { return }
        var known: [[Number]: Int] = [:]
        homes.reserveCapacity(declarations.count)
        for number in declarations.all {
            let places = declarations.places(of: number)
            guard let stacks = sharedStacks(of: places) else {
                let place = places.first { !graph.isDerived($0) } ?? declarations.first(of: number)
                homes.append((container(of: place), place))
                continue
            }
            let block = known[stacks, default: blocks.count]
            if block == blocks.count {
                known[stacks] = block
                blocks.append(Block(name: "shared \(Self.letters(block))", stacks: stacks))
                for stack in stacks { blocksByStack[stack, default: []].append(block) }
            }
            blocks[block].screens.append(number)
            let derived = places.first { graph.isDerived($0) }
            homes.append((.block(block), derived ?? declarations.first(of: number)))
        }
    }

    /// The stacks that have a screen, in order, if it is derived on more than one of them.
    private func sharedStacks(of places: ArraySlice<ControllerID>) -> [Number]? {
        if places.count < 2 { return nil }
        var stacks: Set<Number> = []
        var derived: Set<Number> = []
        for place in places {
            guard let parent = graph[place].parent, graph[place].role == .stack else { continue }
            stacks.insert(declarations[parent])
            if graph.isDerived(place) { derived.insert(declarations[parent]) }
        }
        return derived.count < 2 ? nil : stacks.sorted()
    }

    private func container(of place: ControllerID) -> Home {
        graph[place].parent.map { .container(declarations[$0]) } ?? .root(of: graph[place].family)
    }

    /// Returns `A` to `Z`, then `AA` and so on.
    package static func letters(_ index: Int) -> String {
        let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
        return index < 26 ? last : letters(index / 26 - 1) + last
    }

    package subscript(_ number: Number) -> Home {
        homes.isEmpty ? container(of: declarations.first(of: number)) : homes[Int(number)].home
    }

    /// The place where a name is at home; the first derived one if that is a block.
    package func place(of number: Number) -> ControllerID {
        homes.isEmpty ? declarations.first(of: number) : homes[Int(number)].place
    }

    /// The indices of the blocks that a stack has.
    package func blocks(of stack: Number) -> [Int] { blocksByStack[stack] ?? [] }

    /// The name of a place in its container, if it isn't that of its screen. Ids have it anyway.
    package func alias(of place: ControllerID) -> String? {
        guard !declarations.areControllers, let origin = graph.origin(of: place), origin.isPlace, !origin.isDerived,
            let alias = graph.text(of: .as, at: origin.location), alias != declarations.name(of: place)
        else { return nil }
        return alias
    }

    /// Whether each name is one of those of some controllers, or is at home around one.
    package func withContainers(_ controllers: some Sequence<ControllerID>) -> [Bool] {
        var isShown = Array(repeating: false, count: declarations.count)
        for controller in controllers {
            var next: Number? = declarations[controller]
            while let number = next, !isShown[Int(number)] {
                isShown[Int(number)] = true
                next = if case .container(let container) = self[number] { container } else { nil }
            }
        }
        return isShown
    }
}
