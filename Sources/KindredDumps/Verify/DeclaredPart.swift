import KindredGraph

/// The declarations of one configuration, and the numbers that all configurations together have for them.
struct DeclaredPart: Sendable {
    var declared: Declared
    let configurations: ConfigurationSet
    private let restriction: Restriction
    private let controllers: [Int32]
    private let families: [Int32]
    private let presentations: [Int32]

    init(part: ConfiguredGraphs.Part, of whole: ResolvedGraph) {
        declared = Declared(part.graph)
        (configurations, restriction) = (part.configurations, part.restriction)
        controllers = Self.originals(restriction.controllers)
        families = Self.originals(restriction.families)
        presentations = Self.originals(restriction.presentations)
    }

    /// Whether a window of the whole is in it.
    func has(_ window: WindowID?) -> Bool { window.map { number(of: $0) >= 0 } ?? true }

    private func number(of window: WindowID) -> Int {
        ConfiguredGraphs.number(Int(window.index), restriction.windows)
    }

    /// Whether a push of the whole is in it.
    func has(push: Int32) -> Bool { ConfiguredGraphs.number(Int(push), restriction.pushes) >= 0 }

    func compare(_ dump: Dump, window: WindowID?, isOther: Bool, prepared: Matcher.Prepared) -> Comparison {
        let own = window.map { WindowID(index: Int32(number(of: $0))) }
        var result = declared.compare(
            dump, window: own, isOther: isOther, horizontal: nil, prepared: prepared.part(configurations))
        result.matches = result.matches.map { $0.map { ControllerID(index: Self.original($0.index, controllers)) } }
        result.family = result.family.map { FamilyID(index: Self.original($0.index, families)) }
        for index in result.presented.indices {
            result.presented[index].presentations = result.presented[index].presentations.map {
                PresentationID(index: Self.original($0.index, presentations))
            }
        }
        return result
    }

    /// The first number of the whole for each of the part; empty where they are the same.
    private static func originals(_ numbers: [Int32]) -> [Int32] {
        var originals = Array(repeating: Int32(-1), count: Int(numbers.max() ?? -1) + 1)
        for (index, number) in numbers.enumerated().reversed() where number >= 0 {
            originals[Int(number)] = Int32(index)
        }
        return originals
    }

    private static func original(_ number: Int32, _ originals: [Int32]) -> Int32 {
        originals.isEmpty ? number : originals[Int(number)]
    }
}

extension Comparison {
    fileprivate var rank: (Int, Int, Int) { (startsAsDeclared ? 1 : 0, tally.found, -diagnostics.total) }
}

extension Declared {
    /// Compares with each of some configurations; returns what fits best: with the same root, then with most controllers found,
    /// then with least that differs.
    func compare(
        _ dump: Dump, parts: [DeclaredPart], window: WindowID?, isOther: Bool, prepared: Matcher.Prepared
    ) -> Comparison? {
        var best: Comparison?
        for part in parts {
            let comparison = part.compare(dump, window: window, isOther: isOther, prepared: prepared)
            if let known = best, comparison.rank <= known.rank { continue }
            best = comparison
            best?.configurations = part.configurations
        }
        return best
    }

    /// The pushes that may have led to what is on stacks, of the configuration that was compared.
    func pushes(in dump: Dump, of comparison: Comparison) -> [[Int32]] {
        let found = LivePushes.find(in: dump, matches: comparison.matches, declared: self)
        guard let part = parts.first(where: { $0.configurations == comparison.configurations }) else { return found }
        return found.map { $0.filter { part.has(push: $0) } }
    }
}
