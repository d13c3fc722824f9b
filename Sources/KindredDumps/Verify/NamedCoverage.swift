import KindredDiagnostics
import KindredGraph

/// The same coverage by names: a screen is shown if one of its places is.
package struct NamedCoverage: Sendable {
    /// Something that no hierarchy shows, together with what follows from that.
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
    package let gaps: [Gap]
    package let declarations: Declarations

    package init(_ coverage: Coverage, of hierarchy: ResolvedGraph) {
        let finder = GapFinder(coverage, of: hierarchy)
        declarations = finder.homes.declarations
        let declared = declarations.all.filter(finder.isDeclared)
        controllers = Coverage.Part(declared: declared.count, notShown: declared.filter { !finder.isShown($0) })
        let named = finder.presentations { [declarations] in declarations.name(of: $0) }
        presentations = Coverage.Part(
            declared: named.count, notShown: named.filter { !$0.contains(where: coverage.shows) })
        gaps = finder.families + finder.controllers + finder.presentations
    }
}

/// Finds what no hierarchy shows.
private struct GapFinder {
    let homes: Homes
    private let hierarchy: ResolvedGraph
    private let coverage: Coverage
    private let shownNames: [Bool]

    init(_ coverage: Coverage, of hierarchy: ResolvedGraph) {
        (self.coverage, self.hierarchy) = (coverage, hierarchy)
        homes = Homes(Declarations(hierarchy))
        var shownNames = Array(repeating: false, count: homes.declarations.count)
        for id in hierarchy.controllerIDs where coverage.shows(id) { shownNames[Int(homes.declarations[id])] = true }
        self.shownNames = shownNames
    }

    func isShown(_ number: Declarations.Number) -> Bool { shownNames[Int(number)] }

    func isDeclared(_ number: Declarations.Number) -> Bool {
        !hierarchy[homes.declarations.first(of: number)].isImplicit
    }

    private func isShown(_ family: FamilyID) -> Bool {
        hierarchy.members(of: family).contains { coverage.shows(ControllerID(index: $0)) }
    }

    /// The number of names without a shown place among some rows.
    private func count(_ rows: [Homes.Row]) -> Int {
        rows.count { row in row.homeNumber.map { isDeclared($0) && !isShown($0) } ?? false }
    }

    var families: [NamedCoverage.Gap] {
        hierarchy.familyIDs.filter { !isShown($0) }.map { .family($0, members: count(homes.rows(of: $0))) }
    }

    var controllers: [NamedCoverage.Gap] {
        homes.declarations.all.filter { !isShown($0) && isDeclared($0) && hasShownContainer($0) }
            .map { .controller($0, members: count(homes.rows(of: $0)) - 1) }
    }

    private func hasShownContainer(_ number: Declarations.Number) -> Bool {
        homes.declarations.places(of: number).contains { place in
            hierarchy.ancestors(of: place).first { !hierarchy[$0].isImplicit }.map(coverage.shows) ?? false
        }
    }

    var presentations: [NamedCoverage.Gap] {
        let shownFamilies = hierarchy.familyIDs.map(isShown)
        return presentations { hierarchy.place(of: $0) }.filter { group in
            let callers = group.lazy.compactMap { hierarchy[$0].from }
            return !group.contains(where: coverage.shows) && callers.contains { isShown(homes.declarations[$0]) }
                && hierarchy[group[0]].family.map { shownFamilies[Int($0.index)] } ?? false
        }.map { .presentations($0) }
    }

    /// All presentations, those with equal keys together.
    func presentations<Key: Hashable>(by key: (PresentationID) -> Key) -> [[PresentationID]] {
        var (groups, known) = ([[PresentationID]](), [Key: Int]())
        for id in hierarchy.presentationIDs {
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
}
