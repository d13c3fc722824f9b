import KindredDiagnostics
import KindredGraph

/// The same coverage by names: a screen is shown if one of its places is.
package struct NamedCoverage: Sendable {
    /// A gap: something that no hierarchy shows, together with what follows from that.
    package enum Gap: Sendable {
        /// A family of which nothing is shown, and how many controllers are at home there.
        case family(FamilyID, members: Int)
        /// A name in a container that is shown, and how many others are missing because they are at home in it.
        case controller(Declarations.Number, members: Int)
        /// The presentations of one declaration, though a caller and the family are shown.
        case presentations([PresentationID])
    }

    /// The names of controllers, without those that UIKit inserts.
    package let controllers: Coverage.Part<Declarations.Number>
    /// The names of presentations, each with all that have it.
    package let presentations: Coverage.Part<[PresentationID]>
    /// The pushes from one name to another, each with all that are.
    package let pushes: Coverage.Part<[CountedPush]>
    package let gaps: [Gap]
    package let declarations: Declarations

    package init(coverage: Coverage, of graph: ResolvedGraph) {
        let finder = GapFinder(coverage: coverage, of: graph)
        let declarations = finder.homes.declarations
        self.declarations = declarations
        controllers = Coverage.Part(of: declarations.all.filter(finder.isDeclared)) {
            finder.isShown($0) ? .happened : .never
        }
        presentations = Coverage.Part(of: finder.presentations { declarations.name(of: $0) }) {
            $0.map { coverage.state(of: $0) }.max() ?? .never
        }
        pushes = Coverage.Part(of: finder.pushes) { $0.map { coverage.state(of: $0) }.max() ?? .never }
        gaps = finder.families + finder.controllers + finder.presentations
    }
}

/// Finds what no hierarchy shows.
private final class GapFinder {
    let homes: Homes
    private let graph: ResolvedGraph
    private let coverage: Coverage
    private let shownNames: [Bool]

    init(coverage: Coverage, of graph: ResolvedGraph) {
        (self.coverage, self.graph) = (coverage, graph)
        homes = Homes(Declarations(graph))
        var shownNames = Array(repeating: false, count: homes.declarations.count)
        for id in graph.controllerIDs where coverage.shows(id) { shownNames[Int(homes.declarations[id])] = true }
        self.shownNames = shownNames
    }

    func isShown(_ number: Declarations.Number) -> Bool { shownNames[Int(number)] }

    func isDeclared(_ number: Declarations.Number) -> Bool {
        !graph[homes.declarations.first(of: number)].isImplicit
            && homes.declarations.places(of: number).contains(where: coverage.counts)
    }

    private func isShown(_ family: FamilyID) -> Bool {
        graph.members(of: family).contains { coverage.shows(ControllerID(index: $0)) }
    }

    /// The number of names without a shown place among some rows.
    private func count(_ rows: [Homes.Row]) -> Int {
        rows.count { row in row.homeNumber.map { isDeclared($0) && !isShown($0) } ?? false }
    }

    var families: [NamedCoverage.Gap] {
        graph.familyIDs.filter { family in
            !isShown(family) && graph.members(of: family).contains { coverage.counts(ControllerID(index: $0)) }
        }.compactMap { family in
            let members = count(homes.rows(of: family))
            // Nobody wrote a derived one: the push that needs it counts instead.
            return members == 0 && graph.isDerived(family) ? nil : .family(family, members: members)
        }
    }

    var controllers: [NamedCoverage.Gap] {
        homes.declarations.all.filter { !isShown($0) && isDeclared($0) && hasShownContainer($0) }
            .map { .controller($0, members: count(homes.rows(of: $0)) - 1) }
    }

    private func hasShownContainer(_ number: Declarations.Number) -> Bool {
        homes.declarations.places(of: number).contains { place in
            graph.ancestors(of: place).first { !graph[$0].isImplicit }.map(coverage.shows) ?? false
        }
    }

    var presentations: [NamedCoverage.Gap] {
        let shownFamilies = graph.familyIDs.map(isShown)
        return presentations { graph.place(of: $0) }.filter { group in
            let isShown = group.contains { id in
                graph[id].from.map { self.isShown(homes.declarations[$0]) } ?? graph[id].isFromAny
            }
            return !group.contains(where: coverage.shows) && isShown
                && graph[group[0]].family.map { shownFamilies[Int($0.index)] } ?? false
        }.map { .presentations($0) }
    }

    /// All presentations, those with equal keys together.
    func presentations<Key: Hashable>(by key: (PresentationID) -> Key) -> [[PresentationID]] {
        var (groups, known) = ([[PresentationID]](), [Key: Int]())
        for id in graph.presentationIDs
        where !graph.isShow(id) && graph[id].from.map(coverage.counts) ?? true {
            let key = key(id)
            if let index = known[key] {
                groups[index].append(id)
            } else {
                known[key] = groups.count
                groups.append([id])
            }
        }
        return groups
    }

    /// All pushes, those between the same names and of one kind together.
    var pushes: [[CountedPush]] {
        var (groups, known) = ([[CountedPush]](), [[Int32]: Int]())
        for push in CountedPush.all(of: graph) {
            guard push.from.map(coverage.counts) ?? push.isFromAny, let to = push.to else { continue }
            let kind = Int32(PushKind.allCases.firstIndex(of: push.kind) ?? 0)
            let key = [push.from.map { homes.declarations[$0] } ?? -1, homes.declarations[to], kind]
            let index = known[key] ?? groups.count
            if index == groups.count { groups.append([]) }
            known[key] = index
            groups[index].append(push)
        }
        return groups
    }
}
