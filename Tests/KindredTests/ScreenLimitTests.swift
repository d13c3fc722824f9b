import Kindred
import Testing

/// Screens at their limits, and just beyond.
@Suite struct ScreenLimitTests {
    private static func compile(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))])
    }

    private static func errors(_ text: String) -> [String] {
        compile(text).diagnostics.filter { $0.severity == .error }.map { "\($0.id): \($0.message)" }
    }

    /// Stacks with one screen each, which pushes the next in a ring of all.
    private static func stacks(_ count: Int, screens: Int) -> String {
        let declared = (0..<screens).map { "  S\($0): {pushes: [S\(($0 + 1) % screens)]}\n" }.joined()
        let families = (0..<count).map { "  f\($0): {navigation: N\($0), stack: [S\($0 % screens)]}\n" }.joined()
        return "kindred: 1\nscreens:\n\(declared)families:\n\(families)"
    }

    @Test("100,000 controllers from screens, and one more")
    func controllers() throws {
        let graph = try #require(Self.compile(Self.stacks(1_000, screens: 100)).graph)
        #expect(graph.controllers.count == 101_000)
        #expect(graph.pushes.count == 100_000)
        #expect(graph.screens.map(\.places.count) == Array(repeating: 1_000, count: 100))
        // Derived places come after the written one, in the order in which screens are declared.
        let ninth = graph.controllers.filter { $0.navigationController == "N8" }.map(\.id)
        let order = ["S8", "S0", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S9"]
        #expect(Array(ninth.prefix(10)) == order.map { "N8/\($0)" })
        #expect(
            Self.errors(Self.stacks(1_000, screens: 100) + "  more: S5\n") == [
                "limit-exceeded: screens make more than 100,000 controllers, counted up to this one"
            ])
    }

    /// One stack on which so many places of a screen push each other.
    private static func twins(_ count: Int) -> String {
        let places = (0..<count).map { "{screen: S, as: A\($0)}" }.joined(separator: ", ")
        return "kindred: 1\nscreens:\n  S: {pushes: [S]}\nfamilies:\n  f: {navigation: N, stack: [\(places)]}\n"
    }

    @Test("A million pushes of screens, and more")
    func links() throws {
        let graph = try #require(Self.compile(Self.twins(1_000)).graph)
        #expect(graph.pushes.count == 1_000_000)
        #expect(
            Self.errors(Self.twins(1_001)) == [
                "limit-exceeded: screens make more than a million pushes and presentations, counted up to this one"
            ])
    }

    private static func chain(_ levels: Int) -> String {
        let screens = (1..<levels).map { "  S\($0): {children: [S\($0 + 1)]}\n" }.joined()
        return "kindred: 1\nscreens:\n\(screens)  S\(levels): Last\nfamilies:\n  f: S1\n"
    }

    @Test("512 levels, and one more")
    func levels() {
        #expect(Self.compile(Self.chain(512)).graph?.controllers.count == 512)
        #expect(
            Self.errors(Self.chain(513)) == [
                "limit-exceeded: screens are nested more than 512 levels deep, counted up to this one"
            ])
    }

    @Test("A path of 4,096 bytes, and one more")
    func paths() {
        // Keys of YAML have 1,024 bytes at most: seven screens within each other, of 511 bytes each.
        let names = (0..<7).map { "S\($0)" + String(repeating: "x", count: 509) }
        let screens = zip(names, names.dropFirst()).map { "  \($0): {children: [\($1)]}\n" }.joined()
        func text(_ family: Int) -> String {
            let id = String(repeating: "f", count: family)
            return "kindred: 1\nscreens:\n\(screens)  \(names[6]): Last\nfamilies:\n  \(id): \(names[0])\n"
        }
        #expect(Self.compile(text(512)).graph?.controllers.last?.id.utf8.count == 4_096)
        #expect(
            Self.errors(text(513)) == [
                "limit-exceeded: a place has a path of more than 4,096 bytes, counted up to this one"
            ])
    }

    @Test("Screens that multiply without end are refused, and nothing else is said of their places")
    func bombs() {
        let doubling = (0..<60).map {
            "  S\($0): {children: [{screen: S\($0 + 1), as: A}, {screen: S\($0 + 1), as: B}]}\n"
        }
        // Each has a stack of its own and pushes all others: as many orders as there are.
        let names = (0..<12).map { "S\($0)" }
        let orders = names.map { name in
            "  \(name): {children: [{navigation: N\(name), stack: [R\(name)]}]}\n  R\(name): {pushes: [\(names.joined(separator: ", "))]}\n"
        }
        for screens in [doubling, orders] {
            let text =
                "kindred: 1\nscreens:\n\(screens.joined())  S60: Last\nfamilies:\n  f: S0\n  g: {tab: T, tabs: []}\n"
            let found = Self.compile(text).diagnostics.filter { $0.severity != .note }
            #expect(found.map(\.id) == ["limit-exceeded"])
        }
    }
}
